/* Dense layers as an engineer writes them: plain loops, and with the instructions of the DSP extension. */
#include <arm_acle.h>
#include <stdint.h>

void c_dense_f32(const float *w, const float *x, float *y) {
  for (int o = 0; o < 64; o++) {
    float sum = 0;
    for (int i = 0; i < 40; i++) sum += w[o * 40 + i] * x[i];
    y[o] = sum;
  }
}

static int8_t finish(int32_t sum) {
  int32_t y = (int32_t)(((int64_t)sum * 1374389535 + ((int64_t)1 << 39)) >> 40) - 5;
  if (y < -5) y = -5;
  if (y > 127) y = 127;
  return (int8_t)y;
}

void c_dense_i8(const int8_t *w, const int8_t *x, const int32_t *b, int8_t *y) {
  for (int o = 0; o < 64; o++) {
    int32_t sum = b[o];
    for (int i = 0; i < 40; i++) sum += w[o * 40 + i] * (x[i] - 3);
    y[o] = finish(sum);
  }
}

static uint32_t four(const int8_t *p) {
  uint32_t word;
  __builtin_memcpy(&word, p, 4);
  return word;
}

static uint32_t turned(uint32_t x) { return x >> 8 | x << 24; }

/* Two rows at a time, so that what is read of the input serves both. */
void c_dense_i8_dsp(const int8_t *w, const int8_t *x, const int32_t *b, int8_t *y) {
  const int16x2_t zeros = (int16x2_t)0xFFFDFFFD;
  for (int o = 0; o < 64; o += 2) {
    const int8_t *w0 = w + o * 40, *w1 = w0 + 40;
    int32_t sum0 = b[o], sum1 = b[o + 1];
    for (int i = 0; i < 40; i += 4) {
      uint32_t xs = four(x + i), a = four(w0 + i), c = four(w1 + i);
      int16x2_t even = __sxtab16(zeros, xs), odd = __sxtab16(zeros, turned(xs));
      sum0 = __smlad(even, __sxtb16(a), sum0);
      sum0 = __smlad(odd, __sxtb16(turned(a)), sum0);
      sum1 = __smlad(even, __sxtb16(c), sum1);
      sum1 = __smlad(odd, __sxtb16(turned(c)), sum1);
    }
    y[o] = finish(sum0);
    y[o + 1] = finish(sum1);
  }
}

// Times of Fastor for the products of `beside`: name and microseconds, one a line.
#include <Fastor/Fastor.h>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <regex>
#include <string>
#include <time.h>

static std::string want;

// Seconds of the processor, which other programs do not lengthen.
static double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

template <typename F> void row(const std::string &name, F f) {
    if (!std::regex_search(name, std::regex(want))) return;
    auto seconds = [&](long times) {
        double begin = now();
        for (long i = 0; i < times; i++) {
            f();
            asm volatile("" ::: "memory");
        }
        return (now() - begin) / times;
    };
    double once = (seconds(1), seconds(1)), best = 1e9;
    long times = std::clamp<long>(2e-3 / std::max(once, 1e-9), 1, 1000000);
    for (int i = 0; i < 15; i++) best = std::min(best, seconds(times));
    std::printf("%s\t%.5f\n", name.c_str(), best * 1e6);
}

template <size_t M, size_t K, size_t N> void product(const std::string &name) {
    Fastor::Tensor<float, M, K> a;
    Fastor::Tensor<float, K, N> b;
    Fastor::Tensor<float, M, N> x;
    a.random();
    b.random();
    // Whoever has their addresses may write them, and read the product, between two products.
    void *all[] = {&a, &b, &x};
    asm volatile("" ::"r"(all) : "memory");
    row(name, [&] { x = a % b; });
    x = a % b;
    for (size_t i = 0; i < M; i++)
        for (size_t j = 0; j < N; j++) {
            float sum = 0;
            for (size_t l = 0; l < K; l++) sum += a(i, l) * b(l, j);
            if (std::abs(x(i, j) - sum) > 1e-4f * K) std::fprintf(stderr, "wrong: %s\n", name.c_str()), std::exit(1);
        }
}
template <size_t... N> void products() { (product<N, N, N>("matmul f32 " + std::to_string(N)), ...); }

int main(int argc, char **argv) {
    want = argc > 1 ? argv[1] : "";
    products<2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 32>();
}

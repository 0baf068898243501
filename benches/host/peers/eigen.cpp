// Times of Eigen for the rows of `beside`: name and microseconds, one a line.
#include <Eigen/Dense>
#include <algorithm>
#include <cstdio>
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

// Sizes that Eigen knows when it compiles, as ours.
template <int N> void product() {
    using Fixed = Eigen::Matrix<float, N, N, Eigen::RowMajor>;
    Fixed a = Fixed::Random(), b = Fixed::Random(), x;
    Fixed *all[] = {&a, &b, &x};
    // Whoever has their addresses may write them between two products.
    asm volatile("" ::"r"(all) : "memory");
    row("matmul f32 " + std::to_string(N), [&] { x.noalias() = a * b; });
}
template <int... N> void products() { (product<N>(), ...); }

using Row = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

int main(int argc, char **argv) {
    want = argc > 1 ? argv[1] : "";
    for (int n : {1024, 65536, 4194304}) {
        Eigen::ArrayXf a = Eigen::ArrayXf::Random(n), b = Eigen::ArrayXf::Random(n), d = Eigen::ArrayXf::Random(n), x(n);
        auto name = "pointwise f32 " + std::to_string(n);
        row(name + " a + b", [&] { x = a + b; });
        row(name + " (a * 2 + b - d) * a", [&] { x = (a * 2.0f + b - d) * a; });
    }
    for (int n : {1000, 1024}) {
        Row a = Row::Random(n, n), b = Row::Random(n, n), x(n, n);
        row("transposed copy " + std::to_string(n) + "²", [&] { x = a.transpose(); });
        row("transposed add " + std::to_string(n) + "²", [&] { x = a + b.transpose(); });
    }
    Row m = Row::Random(1000, 1000);
    Eigen::Map<Eigen::ArrayXf> a(m.data(), 1000000);
    Eigen::RowVectorXf x(1000);
    Eigen::VectorXf y(1000);
    volatile float kept;
    volatile long place;
    row("sum of 1M f32", [&] { kept = a.sum(); });
    row("mean of 1M f32", [&] { kept = a.mean(); });
    row("max of 1M f32", [&] { kept = a.maxCoeff<Eigen::PropagateNaN>(); });
    row("argmax of 1M f32", [&] { Eigen::Index i; kept = a.maxCoeff(&i); place = i; });
    row("variance of 1M f32", [&] { kept = (a - a.mean()).square().sum() / 999999.0f; });
    row("sum of [1000, 1000] along 0", [&] { x = m.colwise().sum(); });
    row("sum of [1000, 1000] along 1", [&] { y = m.rowwise().sum(); });
    row("max of [1000, 1000] along 0", [&] { x = m.colwise().maxCoeff(); });
    products<2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 32>();
    for (int n : {64, 128, 256, 512, 1024}) {
        Row a = Row::Random(n, n), b = Row::Random(n, n), x(n, n);
        row("matmul f32 " + std::to_string(n), [&] { x.noalias() = a * b; });
    }
    Eigen::ArrayXf b = Eigen::ArrayXf::Random(1000000);
    row("dot of 1M f32", [&] { kept = (a * b).sum(); });
    row("mv f32 1000", [&] { y.noalias() = m * x.transpose(); });
    row("mv f32 1000, transposed", [&] { y.noalias() = m.transpose() * x.transpose(); });
}

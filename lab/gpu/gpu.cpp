// SPDX-License-Identifier: Apache-2.0
#include "lab/gpu/gpu.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>

#include "common/files.h"
#include "lab/gpu/kernels.h"
#include "lab/gpu/orders.h"

namespace fg::lab {
namespace {

using gpu::Address;
using gpu::Driver;
using gpu::Function;
using gpu::Orders;
using gpu::Status;

// Numbers of the driver's interface.
constexpr int jit_error_text = 5, jit_error_room = 6;
constexpr int unsupported_ptx = 222, out_of_memory = 2;
constexpr int attribute_processors = 16, attribute_is_watched = 17;
constexpr int function_memory_carveout = 9;
constexpr unsigned stream_beside_others = 1;
constexpr int limit_stack = 0;
// Bytes of each thread. No function calls itself; the largest game needs two thirds of it.
constexpr std::size_t stack_size = 16384;

constexpr int default_threads = 128;
// Tallies that the threads share: more of them, less waiting for one another.
constexpr u64 tally_copies = 64;
// A portion should take about so long. A few threads play the last games of it while the others have nothing to do, so that
// each should play many games in it. A card that draws a screen, too, must not be busy for long, not even the first time, when
// nobody knows how fast it is.
constexpr std::chrono::duration<double> portion_time{2}, watched_portion_time{0.3};
constexpr u64 first_portion = u64{1} << 16, first_watched_portion = u64{1} << 10;
constexpr u64 largest_portion = u64{1} << 28, fastest_growth = 8;

// Fewer registers leave room for more threads, more of them keep a thread out of the card's memory; which is better was
// measured on an H200 with `lab speed --device gpu --registers N`.
int good_registers(std::string_view game) {
    if (game == "king_thief_minister") return 255;
    return game == "huzzah" ? 96 : 128;
}

// What the driver is given to compile, or machine code for one kind of card, as a file.
std::string kernels_in(const std::string& folder, std::string_view name) {
    for (const char* ending : {".cubin", ".ptx"})
        if (Or<std::string> file = read_file(folder + "/" + std::string(name) + ending))
            return std::move(*file);
    return {};
}

// Memory of the card.
class Memory {
  public:
    Memory(const Driver& driver, std::size_t size) : driver_(driver), size_(size) {
        status_ = driver.allocate(&address_, size);
    }
    ~Memory() {
        if (status_ == 0) driver_.free(address_);
    }
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;
    Status status() const { return status_; }
    Address& address() { return address_; }
    Status clear() { return driver_.clear(address_, 0, size_); }
    Status copy_in(const void* from) { return driver_.copy_in(address_, from, size_); }
    Status copy_out(void* to) const { return driver_.copy_out(to, address_, size_); }

  private:
    const Driver& driver_;
    std::size_t size_;
    Address address_ = 0;
    Status status_;
};

// The first failure of several calls, and nothing after it.
class Calls {
  public:
    template <class Call>
    Calls& then(Call&& call) {
        if (status_ == 0) status_ = call();
        return *this;
    }
    Status status() const { return status_; }

  private:
    Status status_ = 0;
};

// The kernels of one game and one kind of player, made for the card.
struct Kernels {
    gpu::Module module = nullptr;
    Function plain = nullptr, closely = nullptr;
};

class Gpu final : public Device {
  public:
    Gpu(const Driver& driver, gpu::Card card, const GpuTuning& tuning)
        : driver_(driver),
          card_(card),
          tuning_(tuning),
          threads_(tuning.threads > 0 ? tuning.threads : default_threads),
          portion_(tuning.portion) {}
    ~Gpu() override {
        for (const auto& [name, kernels] : kernels_) driver_.unload_module(kernels.module);
        for (const gpu::Stream stream : streams_)
            if (stream != nullptr) driver_.free_stream(stream);
        if (has_context_) driver_.release_context(card_);
    }
    Gpu(const Gpu&) = delete;
    Gpu& operator=(const Gpu&) = delete;

    Or<Done> open() {
        gpu::Context context = nullptr;
        char text[128] = "";
        const Status status =
            Calls()
                .then([&] { return driver_.retain_context(&context, card_); })
                .then([&] { return driver_.use_context(context); })
                .then([&] { return driver_.set_limit(limit_stack, stack_size); })
                .then([&] { return driver_.card_name(text, sizeof text, card_); })
                .then([&] { return driver_.card_attribute(&processors_, attribute_processors, card_); })
                .then([&] { return driver_.card_attribute(&is_watched_, attribute_is_watched, card_); })
                .then([&] { return driver_.make_stream(&streams_[0], stream_beside_others); })
                .then([&] { return driver_.make_stream(&streams_[1], stream_beside_others); })
                .status();
        has_context_ = context != nullptr;
        if (status != 0) return failed("cannot be opened", status);
        name_ = text;
        if (portion_ == 0) portion_ = is_watched_ != 0 ? first_watched_portion : first_portion;
        return Done{};
    }

    std::string name() const override { return name_; }
    u64 portion() const override { return portion_; }

    Or<Done> play(const GameLab& lab, const StudyPlan& plan, GameRange range, std::span<u64> sums) override {
        const Or<Kernels> kernels = kernels_of(lab.id(), plan.player);
        if (!kernels) return kernels.refusal();
        const auto start = std::chrono::steady_clock::now();
        std::vector<u64> words(sums.size() * tally_copies);
        const Status status = play(*kernels, lab.rules_bytes(plan.table), plan, range, words);
        if (status == out_of_memory) return failed("has too little memory for this game", status);
        if (status != 0) return failed("has broken off", status);
        for (std::size_t i = 0; i < words.size(); ++i) sums[i % sums.size()] += words[i];
        adapt(std::chrono::steady_clock::now() - start, range.games);
        return Done{};
    }

  private:
    // Both kinds of games side by side: the games that are looked at closely begin, and the others fill what these leave.
    Status play(const Kernels& kernels, const std::string& rules_bytes, const StudyPlan& plan,
                GameRange range, std::vector<u64>& words) {
        const Orders orders{
            .study = plan.study, .first = range.first, .end = range.end(), .copies = tally_copies};
        Memory rules(driver_, rules_bytes.size()), tallies(driver_, words.size() * sizeof(u64));
        Memory next_close(driver_, sizeof(u64)), next_plain(driver_, sizeof(u64));
        return Calls()
            .then([&] { return rules.status(); })
            .then([&] { return tallies.status(); })
            .then([&] { return next_close.status(); })
            .then([&] { return next_plain.status(); })
            .then([&] { return rules.copy_in(rules_bytes.data()); })
            .then([&] { return tallies.clear(); })
            .then([&] { return next_close.copy_in(&orders.first); })
            .then([&] { return next_plain.copy_in(&orders.first); })
            .then([&] { return driver_.wait(); })
            .then(
                [&] { return launch(kernels.closely, streams_[0], orders, {&rules, &next_close, &tallies}); })
            .then([&] { return launch(kernels.plain, streams_[1], orders, {&rules, &next_plain, &tallies}); })
            .then([&] { return driver_.wait(); })
            .then([&] { return tallies.copy_out(words.data()); })
            .status();
    }
    struct Arguments {
        Memory *rules, *next, *tallies;
    };
    // As many threads as the card has room for at once; each takes one game after the other.
    Status launch(Function kernel, gpu::Stream stream, Orders orders, const Arguments& on_card) {
        int blocks = 0;
        void* arguments[] = {&on_card.rules->address(), &orders, &on_card.next->address(),
                             &on_card.tallies->address()};
        return Calls()
            .then([&] { return driver_.blocks_at_once(&blocks, kernel, threads_, 0); })
            .then([&] {
                const auto all = static_cast<unsigned>(std::max(1, blocks) * processors_);
                return driver_.launch(kernel, all, 1, 1, static_cast<unsigned>(threads_), 1, 1, 0, stream,
                                      arguments, nullptr);
            })
            .status();
    }
    void adapt(std::chrono::duration<double> took, u64 games) {
        if (games < portion_ || took.count() <= 0) return;
        const auto good =
            static_cast<double>(games) * ((is_watched_ != 0 ? watched_portion_time : portion_time) / took);
        const double most = static_cast<double>(std::min(portion_ * fastest_growth, largest_portion));
        portion_ = static_cast<u64>(std::clamp(good, static_cast<double>(block_size), most));
    }

    // Made when first asked for: the driver compiles them, which takes it some seconds, and keeps them for the next time.
    Or<Kernels> kernels_of(std::string_view game, lab::Player player) {
        const std::string name = std::string(game) + "_" + std::string(name_of(player));
        const auto found = kernels_.find(name);
        if (found != kernels_.end()) return found->second;
        const std::string text =
            tuning_.kernels.empty() ? gpu::kernels_of(game, player) : kernels_in(tuning_.kernels, name);
        if (text.empty()) return failed("cannot play " + std::string(game) + ": there are no kernels of it");
        const Or<Kernels> made =
            made_for_card(text, tuning_.registers > 0 ? tuning_.registers : good_registers(game));
        if (made) kernels_.emplace(name, *made);
        return made;
    }
    Or<Kernels> made_for_card(std::string text, int registers) {
        for (const char* kernel : {gpu::plain, gpu::closely})
            text = gpu::with_registers(std::move(text), kernel, registers);
        char log[512] = "";
        int options[] = {jit_error_text, jit_error_room};
        void* values[] = {log, number_as_pointer(sizeof log)};
        Kernels kernels;
        Calls calls;
        calls.then([&] { return driver_.load_module(&kernels.module, text.c_str(), 2, options, values); });
        const auto find = [&](const char* name, Function& function) {
            calls.then([&] { return driver_.function(&function, kernels.module, name); });
            // Nothing is shared within a block: all of its fast memory is for what its threads keep.
            calls.then([&] { return driver_.set_function_attribute(function, function_memory_carveout, 0); });
        };
        find(gpu::plain, kernels.plain);
        find(gpu::closely, kernels.closely);
        if (calls.status() != 0 && kernels.module != nullptr) driver_.unload_module(kernels.module);
        if (calls.status() == unsupported_ptx) return failed("has a driver that is too old", calls.status());
        if (calls.status() != 0) return failed("refuses the kernels", calls.status(), log);
        return kernels;
    }
    static void* number_as_pointer(std::intptr_t number) { return reinterpret_cast<void*>(number); }

    Refusal failed(const std::string& what, Status status = 0, const char* more = "") const {
        std::string text = "The card " + (name_.empty() ? "" : name_ + " ") + what;
        if (status != 0) text += ": " + driver_.words(status);
        if (*more != '\0') text += std::string(" (") + more + ")";
        return {gpu::gpu_failed, text + ".", ""};
    }

    const Driver& driver_;
    const gpu::Card card_;
    const GpuTuning tuning_;
    const int threads_;
    std::string name_;
    int processors_ = 1;
    int is_watched_ = 0;
    gpu::Stream streams_[2]{};
    bool has_context_ = false;
    u64 portion_;
    std::map<std::string, Kernels, std::less<>> kernels_;
};

}  // namespace

Or<std::unique_ptr<Device>> open_gpu(const GpuTuning& tuning) {
    if (gpu::packed_kernels().empty() && tuning.kernels.empty())
        return Refusal{gpu::no_gpu,
                       "This program was built without clang-19, and so without kernels for a GPU.", ""};
    const Or<const Driver*> driver = gpu::driver();
    if (!driver) return driver.refusal();
    return open_gpu(**driver, tuning);
}

Or<std::unique_ptr<Device>> open_gpu(const Driver& driver, const GpuTuning& tuning) {
    gpu::Card card = 0;
    if (driver.card(&card, 0) != 0) return Refusal{gpu::gpu_failed, "NVIDIA's driver finds no card.", ""};
    auto opened = std::make_unique<Gpu>(driver, card, tuning);
    if (const Or<Done> done = opened->open(); !done) return done.refusal();
    return std::unique_ptr<Device>(std::move(opened));
}

}  // namespace fg::lab

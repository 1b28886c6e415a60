// SPDX-License-Identifier: Apache-2.0
// What of the GPU can be tried without one: the loop that its threads run, on one lane of a processor; a driver of our own whose
// card is that lane; and what is said where there is no card, or one that fails. `lab devices` compares the rest on a machine
// that has one.
#include "lab/gpu/gpu.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "common/files.h"
#include "games/all_games.h"
#include "lab/devices.h"
#include "lab/game_labs.h"
#include "lab/gpu/kernels.h"
#include "lab/gpu/warp.h"
#include "lab/run_study.h"

namespace fg::lab {
namespace {

struct LoneLane {
    using Add = PlainAdd;
    u64 next;
    unsigned vote(bool yes) const { return yes ? 1 : 0; }
    unsigned same(int) const { return 1; }
    unsigned most(unsigned number) const { return number; }
    u64 take() { return next++; }
};

template <Game G, class Hand, class Look>
void play_lane(const typename G::Rules& rules, const gpu::Orders& orders, Tally<G>& tally) {
    LoneLane lane{orders.first};
    gpu::Place<G, Look> places[3];
    gpu::Player<G, Hand, Look, LoneLane, 3>(rules, orders, lane, places, tally).play_all();
}

template <Game G, class Hand>
void expect_same_sums(int players) {
    const auto rules = std::make_unique<typename G::Rules>(G::make_rules(players, {}, {}));
    const gpu::Orders orders{.study = {.seed = 5, .close_every = 2}, .first = 40, .end = 200, .copies = 1};
    const auto plain = std::make_unique<Tally<G>>(), lane = std::make_unique<Tally<G>>();
    for (u64 number = orders.first; number < orders.end; ++number)
        play_game<G, Hand>(*rules, orders.study, number, *plain);
    play_lane<G, Hand, NoCloseLook<G>>(*rules, orders, *lane);
    play_lane<G, Hand, CloseLook<G>>(*rules, orders, *lane);
    const auto* expected = reinterpret_cast<const u64*>(plain.get());
    const auto* found = reinterpret_cast<const u64*>(lane.get());
    for (int i = 0; i < tally_words<G>; ++i) ASSERT_EQ(found[i], expected[i]) << G::id << ", word " << i;
    EXPECT_EQ(plain->all.games, orders.end - orders.first);
}

TEST(Gpu, a_thread_that_deals_anew_counts_the_same_games) {
    for_each_game([]<Game G, class A>() {
        expect_same_sums<G, SageHand<G, A>>(G::max_players);
        expect_same_sums<G, RandomHand<G>>(G::min_players);
    });
}

TEST(Gpu, every_game_has_its_kernels_if_any_has) {
    if (gpu::packed_kernels().empty()) {
        EXPECT_EQ(gpu::kernels_of("huzzah", Player::sage), "");
        return;
    }
    for_each_game([]<Game G, class A>() {
        for (const Player player : {Player::sage, Player::random}) {
            const std::string text = gpu::kernels_of(G::id, player);
            for (const char* kernel : {gpu::plain, gpu::closely})
                EXPECT_NE(text.find(std::string(".visible .entry ") + kernel + "("), std::string::npos)
                    << G::id << " " << name_of(player) << " " << kernel;
        }
    });
    EXPECT_EQ(gpu::kernels_of("chess", Player::sage), "");
}

TEST(Gpu, a_limit_of_registers_is_for_one_kernel) {
    const std::string text =
        ".visible .entry plain(\n\t.param .u64 a\n)\n{\n}\n.visible .entry closely(\n)\n{\n}\n";
    EXPECT_EQ(
        gpu::with_registers(text, "closely", 64),
        ".visible .entry plain(\n\t.param .u64 a\n)\n{\n}\n.visible .entry closely(\n)\n.maxnreg 64\n{\n}\n");
    EXPECT_EQ(gpu::with_registers("machine code", "plain", 64), "machine code");
}

TEST(Gpu, says_in_a_sentence_why_there_is_none) {
    const Or<std::unique_ptr<Device>> device = open_gpu();
    if (device) {
        EXPECT_NE((*device)->name(), "");
        return;
    }
    EXPECT_TRUE(device.refusal().message.ends_with(".")) << device.refusal().message;
}

TEST(Gpu, tells_a_missing_driver_from_an_old_one) {
    EXPECT_EQ(gpu::open_driver("libnowhere.so.1").refusal().message,
              "There is no NVIDIA driver on this machine (libnowhere.so.1).");
    EXPECT_EQ(gpu::open_driver("libm.so.6").refusal().message,
              "NVIDIA's driver is too old for this program.");
}

// What is said of a driver in a library by whoever asks for a device with that word.
std::string note_of_device(std::string_view word, const char* library) {
    const Or<FoundDevice> found = device_named(word, [&]() -> Or<std::unique_ptr<Device>> {
        const Or<gpu::Driver> driver = gpu::open_driver(library);
        return driver ? Refusal{"", "it works", ""} : driver.refusal();
    });
    EXPECT_TRUE(found && found->device == nullptr);
    return found->note;
}
TEST(Gpu, where_a_card_cannot_be_used_it_is_said_and_the_cores_go_on) {
    const std::string too_old = "NVIDIA's driver is too old for this program. The processor's cores go on.",
                      missing =
                          "There is no NVIDIA driver on this machine (libnowhere.so.1). The processor's "
                          "cores go on.";
    EXPECT_EQ(note_of_device("gpu", "libm.so.6"), too_old);
    EXPECT_EQ(note_of_device("auto", "libm.so.6"), too_old);
    EXPECT_EQ(note_of_device("gpu", "libnowhere.so.1"), missing);
    EXPECT_EQ(note_of_device("auto", "libnowhere.so.1"), "") << "who did not ask for one misses none";
    EXPECT_EQ(note_of_device("cpu", "libm.so.6"), "");
    EXPECT_FALSE(device_named("abacus"));
}

// A driver whose card is one lane of this processor, for King Thief Minister and sages. The call that is to fail is named.
struct FakeDriver {
    using G = ktm::Game;
    static inline std::string failing;
    static inline int status = 0,
                      calls_before = 0;  // with that status, and after so many calls that do not fail
    static inline int allocated = 0;
    static inline bool is_watched = false;  // the card draws a screen, too

    static gpu::Status outcome(const std::string& call) {
        return call == failing && calls_before-- <= 0 ? status : 0;
    }
    static gpu::Function numbered(std::intptr_t number) { return reinterpret_cast<gpu::Function>(number); }
    static void play(gpu::Function kernel, void** arguments) {
        const auto* rules = *static_cast<const G::Rules* const*>(arguments[0]);
        const auto& orders = *static_cast<const gpu::Orders*>(arguments[1]);
        auto* tallies = *static_cast<Tally<G>* const*>(arguments[3]);
        using Hand = SageHand<G, ktm::Advice>;
        if (kernel == numbered(1))
            play_lane<G, Hand, NoCloseLook<G>>(*rules, orders, tallies[orders.copies - 1]);
        else
            play_lane<G, Hand, CloseLook<G>>(*rules, orders, tallies[0]);
    }
    static gpu::Driver table() {
        using gpu::Status;
        gpu::Driver all{};
        all.describe = [](Status, const char** text) -> Status { return *text = "it smells of smoke", 0; };
        all.card = [](gpu::Card* card, int) -> Status { return *card = 0, outcome("card"); };
        all.card_name = [](char* name, int room, gpu::Card) -> Status {
            return std::strncpy(name, "Toy", static_cast<std::size_t>(room)), 0;
        };
        all.card_attribute = [](int* value, int attribute, gpu::Card) -> Status {
            return *value = attribute == 16 ? 2 : attribute == 17 ? is_watched : 0, 0;
        };
        all.retain_context = [](gpu::Context*, gpu::Card) -> Status { return outcome("context"); };
        all.release_context = [](gpu::Card) -> Status { return 0; };
        all.use_context = [](gpu::Context) -> Status { return 0; };
        all.set_limit = [](int, std::size_t) -> Status { return outcome("limit"); };
        all.load_module = [](gpu::Module*, const void*, unsigned, int*, void**) -> Status {
            return outcome("load");
        };
        all.unload_module = [](gpu::Module) -> Status { return 0; };
        all.function = [](gpu::Function* function, gpu::Module, const char* name) -> Status {
            return *function = numbered(name == std::string_view("plain") ? 1 : 2), outcome("function");
        };
        all.set_function_attribute = [](gpu::Function, int, int) -> Status { return 0; };
        all.blocks_at_once = [](int* blocks, gpu::Function, int, std::size_t) -> Status {
            return *blocks = 1, 0;
        };
        all.make_stream = [](gpu::Stream*, unsigned) -> Status { return 0; };
        all.free_stream = [](gpu::Stream) -> Status { return 0; };
        all.allocate = [](gpu::Address* address, std::size_t size) -> Status {
            if (const Status failed = outcome("allocate")) return failed;
            ++allocated;
            return *address = reinterpret_cast<gpu::Address>(std::malloc(size)), 0;
        };
        all.free = [](gpu::Address address) -> Status {
            --allocated;
            return std::free(reinterpret_cast<void*>(address)), 0;
        };
        all.clear = [](gpu::Address address, unsigned char value, std::size_t size) -> Status {
            return std::memset(reinterpret_cast<void*>(address), value, size), 0;
        };
        all.copy_in = [](gpu::Address to, const void* from, std::size_t size) -> Status {
            return std::memcpy(reinterpret_cast<void*>(to), from, size), 0;
        };
        all.copy_out = [](void* to, gpu::Address from, std::size_t size) -> Status {
            return std::memcpy(to, reinterpret_cast<const void*>(from), size), outcome("copy_out");
        };
        all.launch = [](gpu::Function function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                        unsigned, gpu::Stream, void** arguments, void**) -> Status {
            if (const Status failed = outcome("launch")) return failed;
            return play(function, arguments), 0;
        };
        all.wait = []() -> Status { return outcome("wait"); };
        return all;
    }
};

class FakeGpu : public testing::Test {
  protected:
    FakeGpu() {
        std::filesystem::create_directories(folder);
        EXPECT_TRUE(write_file(folder + "/king_thief_minister_sage.ptx", "any text"));
        FakeDriver::failing = "";
        FakeDriver::is_watched = false;
    }
    ~FakeGpu() override {
        std::filesystem::remove_all(folder);
        EXPECT_EQ(FakeDriver::allocated, 0);
    }
    const std::string folder =
        testing::TempDir() + "fairground_kernels_" + std::to_string(::getpid());  // tests run side by side
    const gpu::Driver driver = FakeDriver::table();
    const GameLab& lab = *find_lab("king_thief_minister");
    const StudyPlan plan{.table = {.players = 3}, .study = {.seed = 4, .close_every = 3}};

    Or<std::unique_ptr<Device>> device() const {
        return open_gpu(driver, {.portion = 100, .kernels = folder});
    }
    static void fail(const std::string& call, int status, int calls_before = 0) {
        FakeDriver::failing = call;
        FakeDriver::status = status;
        FakeDriver::calls_before = calls_before;
    }
    // What is said of a study on that card; its sums must be those of the cores, whatever happens.
    std::string note_of(GameRange range = {10, 500}) const {
        std::string notes;
        const Or<std::unique_ptr<Device>> card = device();
        if (!card) return card.refusal().message;
        const Sums sums =
            run_study(lab, plan, range,
                      {.device = card->get(), .gave_up = [&](const std::string& note) { notes += note; }});
        const Sums expected = run_study(lab, plan, range);
        EXPECT_EQ(sums.words, expected.words);
        EXPECT_EQ(sums.ranges, expected.ranges);
        return notes;
    }
};

TEST_F(FakeGpu, counts_what_the_cores_count) { EXPECT_EQ(note_of(), ""); }

// Its driver ends what takes long, and of the slow games a few thousand do.
TEST_F(FakeGpu, a_card_that_draws_a_screen_begins_with_little) {
    EXPECT_EQ((*open_gpu(driver, {}))->portion(), 65'536u);
    FakeDriver::is_watched = true;
    EXPECT_EQ((*open_gpu(driver, {}))->portion(), 1024u);
    EXPECT_EQ((*device())->portion(), 100u) << "as it was asked for";
}

TEST_F(FakeGpu, a_card_that_cannot_be_opened_is_refused) {
    fail("context", 2);
    EXPECT_EQ(note_of(), "The card cannot be opened: it smells of smoke.");
    fail("limit", 2);
    EXPECT_EQ(note_of(), "The card cannot be opened: it smells of smoke.");
    fail("card", 100);
    EXPECT_EQ(note_of(), "NVIDIA's driver finds no card.");
}

TEST_F(FakeGpu, is_the_device_of_whoever_asks_for_one_or_leaves_it_open) {
    for (const char* word : {"gpu", "auto"}) {
        const Or<FoundDevice> found = device_named(word, [&] { return device(); });
        ASSERT_TRUE(found);
        ASSERT_NE(found->device, nullptr);
        EXPECT_EQ(found->device->name(), "Toy");
        EXPECT_EQ(found->note, "");
    }
    fail("context", 2);
    EXPECT_EQ(device_named("auto", [&] { return device(); })->note,
              "The card cannot be opened: it smells of smoke. The processor's cores go on.");
}

TEST_F(FakeGpu, the_cores_go_on_where_the_card_is_too_small) {
    fail("allocate", 2);
    EXPECT_EQ(
        note_of(),
        "The card Toy has too little memory for this game: it smells of smoke. The processor's cores go on.");
    fail("launch", 2);
    EXPECT_EQ(
        note_of(),
        "The card Toy has too little memory for this game: it smells of smoke. The processor's cores go on.");
}

TEST_F(FakeGpu, the_cores_go_on_where_the_driver_is_too_old) {
    fail("load", 222);
    EXPECT_EQ(note_of(),
              "The card Toy has a driver that is too old: it smells of smoke. The processor's cores go on.");
    fail("load", 218);
    EXPECT_EQ(note_of(),
              "The card Toy refuses the kernels: it smells of smoke. The processor's cores go on.");
    fail("function", 500, 1);
    EXPECT_EQ(note_of(),
              "The card Toy refuses the kernels: it smells of smoke. The processor's cores go on.");
}

TEST_F(FakeGpu, the_cores_go_on_from_the_last_portion_that_was_added) {
    for (const char* call : {"wait", "copy_out"}) {
        fail(call, 719, call == std::string_view("wait") ? 3 : 1);
        EXPECT_EQ(note_of({0, 1000}),
                  "The card Toy has broken off: it smells of smoke. The processor's cores go on.")
            << call;
    }
}

TEST_F(FakeGpu, a_game_without_kernels_is_played_by_the_cores) {
    std::filesystem::remove_all(folder);
    EXPECT_EQ(note_of(),
              "The card Toy cannot play king_thief_minister: there are no kernels of it. The processor's "
              "cores go on.");
}

}  // namespace
}  // namespace fg::lab

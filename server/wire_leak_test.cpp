// SPDX-License-Identifier: Apache-2.0
// The leak test on real sockets. Two servers play the same scripted games; in the second one, what a seat
// must not know is changed in mid-game. Every byte that seats, a spectator and a stranger get is kept, from
// sockets and from HTTP, and must be the same in both as long as that viewer is told the same
// (wire_script_test.h). People also leave and come back, with an answer owed or without, ask for chairs, try to send others away or to put bots in their place,
// ask for hints and for the server's counts. What tables say of that within a round of sealed answers, bots that take over included,
// is in chairs_test.cpp, where time stands still.
//
// What is random or time is made equal before comparing, as narrowly as can be:
//   - ids of the table and its people, the invitation and the commitment: values handed out before the deal,
//     which never change after it, so they cannot carry news. Each is replaced wherever it stands, whole.
//   - a deadline: replaced by whether it came with another view or question, or was kept or moved under the
//     same ones; less `clockOf` it must be a moment of this test.
//   - the time of a chat line and the date of an answer, which must be moments of this test.
//   - what is drawn from the table's secret for a game of skill or an act: the same for all who play, and no secret of theirs.
#include <gtest/gtest.h>

#include <atomic>
#include <ctime>
#include <filesystem>
#include <mutex>
#include <thread>

#include "bots/roster.h"
#include "games/all.h"
#include "server/loop.h"
#include "server/server.h"
#include "server/shared_house_test.h"
#include "server/toy_game_test.h"
#include "server/wire_world_test.h"

namespace fg::server {
namespace {

namespace json = boost::json;

// Makes equal what is random or time, and nothing else; see the top of this file.
class Canon {
  public:
    Canon(const std::vector<std::string>& constants, Millis begun) : constants_(constants), begun_(begun) {}

    std::string of(std::string text) {
        if (text.starts_with("{\"push\":\"play\"")) mask_deadline(text);
        mask_value(text, ",\"skill\":{", '}');
        if (text.starts_with("{\"push\":\"stage\"")) mask_value(text, ",\"word\":\"", '"');
        if (text.starts_with("{\"push\":\"chat\"")) mask_time(text);
        if (text.starts_with("HTTP/")) mask_date(text);
        for (std::size_t i = 0; i < constants_.size(); ++i) {
            const std::string name = "<" + std::to_string(i) + ">";
            for (std::size_t at = text.find(constants_[i]); at != std::string::npos;
                 at = text.find(constants_[i], at + name.size()))
                text.replace(at, constants_[i].size(), name);
        }
        return text;
    }

  private:
    static std::string number_after(const std::string& text, std::string_view key) {
        const std::size_t at = text.rfind(key);
        if (at == std::string::npos) return {};
        const std::size_t begin = at + key.size();
        return text.substr(begin, text.find_first_not_of("0123456789", begin) - begin);
    }
    void expect_now(Millis time) const {
        EXPECT_GE(time, begun_ - 1000);
        EXPECT_LE(time, house_clock() + 1000);
    }
    void mask_deadline(std::string& text) {
        const std::string deadline = number_after(text, ",\"deadline\":");
        if (deadline.empty()) return;  // no clock
        expect_now(std::stoll(deadline) - std::stoll(number_after(text, ",\"clockOf\":")));
        const std::size_t viewer = text.find(",\"viewer\":"), end = text.rfind(",\"deadline\":");
        const std::string key = text.substr(viewer, end - viewer);
        const bool is_view_the_same = text.find("\"changes\":[],\"viewer\"") != std::string::npos;
        const char* word = key != key_ || !is_view_the_same ? "new"
                           : deadline == deadline_          ? "kept"
                                                            : "moved";
        key_ = key;
        deadline_ = deadline;
        text.replace(end + 12, deadline.size(), word);
    }
    static void mask_value(std::string& text, std::string_view key, char end) {
        const std::size_t at = text.rfind(key);
        if (at == std::string::npos) return;
        const std::size_t begin = at + key.size();
        text.replace(begin, text.find(end, begin) - begin, "drawn");
    }
    void mask_time(std::string& text) const {
        const std::string at = number_after(text, ",\"at\":");
        expect_now(std::stoll(at));
        text.replace(text.size() - 1 - at.size(), at.size(), "now");
    }
    void mask_date(std::string& text) const {
        constexpr std::string_view key = "\r\nDate: ";
        const std::size_t at = text.find(key) + key.size();
        std::tm parts{};
        const char* end = strptime(text.c_str() + at, "%a, %d %b %Y %H:%M:%S GMT", &parts);
        ASSERT_NE(end, nullptr) << text;
        expect_now(Millis{timegm(&parts)} * 1000);
        text.replace(at, static_cast<std::size_t>(end - text.c_str()) - at, "now");
    }

    const std::vector<std::string>& constants_;
    const Millis begun_;
    std::string key_, deadline_;
};

std::string joined(const Side& side, std::size_t who, std::size_t end, bool is_permuted, Millis begun) {
    Canon canon(side.constants(), begun);
    std::string all;
    for (std::size_t i = 0; i < end; ++i) {
        if (!is_permuted) all += "-- " + std::to_string(i) + '\n';
        for (const std::string& text : side.tap(who).heard()[i]) all += canon.of(text) + '\n';
    }
    return all;
}
std::string first_difference(const std::string& a, const std::string& b) {
    const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto at = static_cast<std::size_t>(x - a.begin()), from = at < 300 ? 0 : at - 300;
    return "one world:   ..." + a.substr(from, 600) + "\nanother world: ..." + b.substr(from, 600);
}

// What led there, for whoever has to find out why two worlds differ.
std::string last_of(const Script& script, std::size_t end) {
    std::string said;
    for (std::size_t i = end < 8 ? 0 : end - 8; i < std::min(end, script.entries.size()); ++i) {
        const Entry& entry = script.entries[i];
        said += std::to_string(i);
        for (const Act& act : entry.acts)
            said += "  " + std::to_string(index_of(act.seat)) + ' ' + act.choice;
        said += "  besides " + std::to_string(static_cast<int>(entry.extra.kind)) + " by " +
                std::to_string(entry.extra.who) + '\n';
    }
    return said;
}

struct Totals {
    std::atomic<int> games = 0;
    std::atomic<std::size_t> compared = 0, messages = 0, bytes = 0, again = 0, stood_in = 0;
};

void compare(const Script& script, const Side& first, const Side& second, Millis begun, Totals& totals) {
    for (std::size_t who = 0; who < first.size(); ++who) {
        std::size_t end = script.until[std::min(who, script.until.size() - 1)];
        totals.again += script.is_whole_for(who);
        end += script.is_whole_for(who);
        const std::string a = joined(first, who, end, script.is_permuted, begun),
                          b = joined(second, who, end, script.is_permuted, begun);
        totals.bytes += a.size();
        totals.messages += static_cast<std::size_t>(std::count(a.begin(), a.end(), '\n'));
        if (!script.is_permuted) totals.messages -= end;  // the headings
        EXPECT_EQ(a == b, true) << script.name << ", " << script.game->id() << ", viewer " << who << " of "
                                << script.players << ":\n"
                                << first_difference(a, b) << '\n'
                                << last_of(script, end);
    }
    ++totals.games;
    totals.compared += script.compared();
    totals.stood_in += script.stood_in();
}

class WireLeak {
  public:
    WireLeak(std::vector<const AnyGame*> games, int count, bool is_elsewhere) : is_elsewhere_(is_elsewhere) {
        for (const AnyGame* game : games)
            for (auto& list : twins_) list.push_back(std::make_unique<TwinGame>(*game));
        for (int i = 0; i < count; ++i) scripts_.push_back(write(i));
        for (std::size_t world = 0; world < 2; ++world) open(world);
    }
    ~WireLeak() {
        for (auto* list : {&servers_, &makers_})
            for (auto& server : *list) server.reset();
        makers_of_ports().clear();
        for (const std::string& path : paths_)
            for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path + ending);
    }
    WireLeak(const WireLeak&) = delete;
    WireLeak& operator=(const WireLeak&) = delete;

    void run(int threads) {
        std::vector<std::thread> crew;
        for (int t = 0; t < threads; ++t)
            crew.emplace_back([this] {
                for (std::size_t i = next_.fetch_add(batch); i < scripts_.size(); i = next_.fetch_add(batch))
                    play(i, std::min(i + batch, scripts_.size()));
            });
        for (std::thread& thread : crew) thread.join();
    }
    const Totals& totals() const { return totals_; }

  private:
    static constexpr std::size_t batch = 8;

    // Of a few tries, the one in which most can be compared after the twist.
    Script write(int i) {
        FastChance random(static_cast<u64>(i) * 7919 + 17);
        const auto& games = twins_[0];
        const TwinGame& game = *games[static_cast<std::size_t>(i) % games.size()];
        const int turn = i / static_cast<int>(games.size());
        static constexpr const char* clocks[] = {"none", "relaxed", "days"};
        Script frame{.name = "Anna " + std::to_string(i),
                     .game = &game,
                     .players = game.min_players() + turn % (game.max_players() - game.min_players() + 1),
                     .options = options_for(game, random),
                     .clock = clocks[random.below(3)],
                     .access = random.below(4) == 0 ? "invite" : "open",
                     .twist = {},
                     .is_permuted = random.below(3) == 0,
                     .entries = {},
                     .until = {}};
        Script best = frame;
        for (int attempt = 0; attempt < 12; ++attempt) {
            frame.twist = {.is_on = true,
                           .seat = random.below(5) == 0 ? no_seat : any_seat(frame.players, random),
                           .after = random.below(4) == 0 ? 0 : random.below(60),
                           .seed = random.bits()};
            Script script = ScriptWriter(frame, sage_of(game), random.bits()).write();
            if (attempt == 0 || script.compared() > best.compared()) best = std::move(script);
        }
        for (auto& list : twins_)
            list[static_cast<std::size_t>(i) % games.size()]->plan(
                best.name, &list == &twins_[0] ? Twist{} : best.twist);
        return best;
    }
    static std::unique_ptr<bots::AnyBot> make_steady_bot(const AnyGame& game, std::string_view name) {
        auto sage = game.id() == toy_game().id() ? toy_game_and_bots().make_bot(game, name)
                                                 : bots::make_bot(game, name);
        return std::make_unique<SteadySage>(std::move(sage));
    }
    bots::AnyBot& sage_of(const AnyGame& game) {
        auto& sage = sages_[game.id()];
        if (!sage) sage = make_steady_bot(game, "sage");
        return *sage;
    }
    static Seat any_seat(int players, FastChance& random) {
        return seat_of(static_cast<int>(random.below(static_cast<u32>(players))));
    }
    // Each option at any of its values, as often as not the usual one.
    static json::object options_for(const AnyGame& game, FastChance& random) {
        json::object options;
        for (const OptionInfo& option : game.options()) {
            if (random.flip()) continue;
            json::value value;
            switch (option.type) {
                case OptionInfo::Type::toggle: value = random.flip(); break;
                case OptionInfo::Type::choice:
                    value = option.values[random.below(static_cast<u32>(option.values.size()))];
                    break;
                case OptionInfo::Type::number:
                    value = option.least +
                            static_cast<int>(random.below(static_cast<u32>(option.most - option.least + 1)));
                    break;
                case OptionInfo::Type::set:
                    value = json::array{};
                    for (const std::string_view name : option.values)
                        if (random.flip()) value.as_array().emplace_back(name);
                    break;
            }
            json::object with = options;
            with[option.key] = std::move(value);
            if (game.start({.players = game.max_players(),
                            .options = with,
                            .content = {},
                            .seed = {},
                            .chance = {},
                            .names = {}}) &&
                game.start({.players = game.min_players(),
                            .options = with,
                            .content = {},
                            .seed = {},
                            .chance = {},
                            .names = {}}))
                options = std::move(with);
        }
        return options;
    }

    void open(std::size_t world) {
        paths_[world] = testing::TempDir() + "fairground_leak_" + std::to_string(getpid()) + '_' +
                        std::to_string(world) + ".db";
        Config config;
        config.port = 0;
        config.database = paths_[world];
        config.web = "/nowhere";
        config.threads = 2;
        config.bot_threads = 1;
        Limits& limits = config.limits;
        limits.guests_per_minute = limits.messages_per_second = limits.message_burst = 1e9;
        limits.requests_per_second = limits.request_burst = 1e9;
        limits.sockets_per_address = limits.sockets;
        limits.tables_per_address = 10'000;
        limits.rows_per_hour = 1e9;
        bots::GamesAndBots offered;
        for (const auto& twin : twins_[world]) offered.games.push_back(twin.get());
        offered.bots = {"sage"};
        offered.make_bot = make_steady_bot;
        if (is_elsewhere_) return open_two(world, config, offered);
        auto started = Server::start(config, std::move(offered));
        ASSERT_TRUE(started) << started.refusal().message;
        servers_[world] = std::move(*started);
    }
    // Everybody is at one server, and the tables at another.
    void open_two(std::size_t world, const Config& config, const bots::GamesAndBots& offered) {
        const auto house = std::make_shared<SharedHouse>(config.database);
        for (auto* server : {&makers_[world], &servers_[world]}) {
            auto started = Server::start(config, offered, house->door());
            ASSERT_TRUE(started) << started.refusal().message;
            *server = std::move(*started);
        }
        makers_of_ports()[servers_[world]->port()] = makers_[world]->port();
    }
    // Both worlds of some scripts at a time.
    void play(std::size_t from, std::size_t to) try {
        const Millis begun = house_clock();
        std::vector<std::array<std::unique_ptr<Side>, 2>> sides(to - from);
        for (std::size_t i = from; i < to; ++i)
            for (std::size_t world = 0; world < 2; ++world)
                sides[i - from][world] =
                    std::make_unique<Side>(servers_[world]->port(), paths_[world], scripts_[i], world);
        // Who is there is told at most once a second; after that nothing comes by itself.
        std::this_thread::sleep_for(std::chrono::milliseconds(1300));
        for (auto& pair : sides) {
            for (auto& side : pair) side->start();
            for (auto& side : pair) side->play();
            for (auto& side : pair) side->come_again();
        }
        for (std::size_t i = from; i < to; ++i)
            compare(scripts_[i], *sides[i - from][0], *sides[i - from][1], begun, totals_);
    } catch (const std::exception& fault) {
        ADD_FAILURE() << fault.what();
    }

    std::array<std::vector<std::unique_ptr<TwinGame>>, 2> twins_;
    std::map<std::string_view, std::unique_ptr<bots::AnyBot>> sages_;
    std::vector<Script> scripts_;
    std::array<std::string, 2> paths_;
    const bool is_elsewhere_;
    std::array<std::unique_ptr<Server>, 2> makers_, servers_;
    std::atomic<std::size_t> next_ = 0;
    Totals totals_;
};

void expect_tight(const std::vector<const AnyGame*>& games, int count, bool is_elsewhere = false) {
    WireLeak leak(games, count, is_elsewhere);
    leak.run(4);
    const Totals& totals = leak.totals();
    std::cout << totals.games << " games in two worlds: " << totals.messages << " messages, "
              << totals.bytes / 1000 << " kB the same; after the secrets changed " << totals.compared
              << " entries of one viewer each, " << totals.again << " came again; bots answered "
              << totals.stood_in << " times for who had left\n";
    EXPECT_EQ(totals.games, count);
    EXPECT_GT(totals.compared, static_cast<std::size_t>(count) * 5);
    EXPECT_GT(totals.again, static_cast<std::size_t>(count));
    EXPECT_GT(totals.stood_in, static_cast<std::size_t>(count) / 20);
}

// Everything takes ten times as long there.
#ifdef FG_SLOW_BUILD
constexpr int real_games = 40, toy_games = 12;
#else
constexpr int real_games = 240, toy_games = 24;
#endif

TEST(WireLeakSlow, NoByteOnAnySocketDependsOnWhatItsReaderMustNotKnow) {
    const auto games = all_games();
    expect_tight({games.begin(), games.end()}, real_games);
}
TEST(WireLeakThreads, TheToyIsTightOnItsSocketsToo) { expect_tight({&toy_game()}, toy_games); }
TEST(WireLeakThreads, ATableOnAnotherServerIsAsTight) { expect_tight({&toy_game()}, toy_games, true); }
TEST(WireLeakSlow, NoByteFromAnotherServerDependsOnWhatItsReaderMustNotKnow) {
    const auto games = all_games();
    expect_tight({games.begin(), games.end()}, real_games / 4, true);
}

}  // namespace
}  // namespace fg::server

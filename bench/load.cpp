// SPDX-License-Identifier: Apache-2.0
// Loads a server with scripted clients on loopback: so many tables, every seat a socket that answers each
// question at once with a random offer. Prints moves a second, the time from a client's send to every seat's
// receipt, and the server's memory. With --spectators it measures what idle watchers cost instead.
//
//   bench_load --program build/release/cli/fairground [--tables 500] [--seats 3] [--seconds 15] [--game ID]
//              [--spectators N] [--database FILE] [--threads N]
//              [--postgres] [--servers N] [--apart] [--compare [--rounds N]]
//
// --postgres keeps the games in a PostgreSQL that is started for it and syncs as it should; --servers is how many serve
// them. Everybody at a table comes to the server that has it, with --apart each to another one. --compare does four
// in a row, SQLite, PostgreSQL, three servers, and three servers with everybody apart, so many rounds of them, and prints the middle of
// each as the table of docs/capacity.md; then what a spectator costs.
//
// One thread and one epoll for all sockets, and no parsing of JSON: the clients share the machine with the
// server.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/args.h"
#include "server/databases/temporary_postgres.h"

namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void fail(const std::string& why) {
    std::cerr << "bench_load: " << why << '\n';
    std::exit(1);
}

struct Settings {
    std::string program, database, game = "king_thief_minister";
    int tables = 500, seats = 3, seconds = 15, spectators = 0, threads = 0, servers = 1, rounds = 1;
    bool is_postgres = false, is_apart = false, is_compared = false;
};

Settings read_settings(int count, char** words) {
    static constexpr fg::Flag flags[] = {{"--program", true},    {"--database", true}, {"--game", true},
                                         {"--tables", true},     {"--seats", true},    {"--seconds", true},
                                         {"--spectators", true}, {"--threads", true},  {"--servers", true},
                                         {"--postgres", false},  {"--apart", false},   {"--compare", false},
                                         {"--rounds", true}};
    fg::Or<fg::Args> args = fg::parse_args(std::vector<std::string>(words + 1, words + count), flags);
    if (!args) fail(args.refusal().message);
    if (!args->has("--program")) fail("--program PATH of fairground is needed");
    Settings settings;
    settings.program = args->value("--program");
    settings.database = args->value("--database", "/tmp/bench_load_" + std::to_string(getpid()) + ".db");
    settings.game = args->value("--game", settings.game);
    settings.tables = args->number("--tables", settings.tables, 1, 100'000);
    settings.seats = args->number("--seats", settings.seats, 1, 8);
    settings.seconds = args->number("--seconds", settings.seconds, 1, 86'400);
    settings.spectators = args->number("--spectators", settings.spectators, 0, 100'000);
    settings.threads = args->number("--threads", settings.threads, 0, 256);
    settings.servers = args->number("--servers", settings.servers, 1, 16);
    settings.rounds = args->number("--rounds", settings.rounds, 1, 99);
    settings.is_postgres = args->has("--postgres");
    settings.is_apart = args->has("--apart");
    settings.is_compared = args->has("--compare");
    if (!args->fault().empty()) fail(args->fault());
    if (settings.servers > 1 && !settings.is_postgres) fail("several servers need --postgres");
    return settings;
}

// The server as a child of ours, with limits that let one address load it.
class Child {
  public:
    Child(const Settings& settings, const std::string& database) : database_(database) {
        int ends[2];
        if (pipe(ends) != 0) fail("no pipe");
        pid_ = fork();
        if (pid_ == 0) {
            prctl(PR_SET_PDEATHSIG, SIGTERM);  // also when the clients fail half-way
            dup2(ends[1], STDOUT_FILENO);
            const std::string threads = std::to_string(settings.threads);
            execl(settings.program.c_str(), "fairground", "serve", "--listen", "127.0.0.1:0", "--database",
                  database.c_str(), "--threads", threads.c_str(), "--messages-per-second", "1000000",
                  "--message-burst", "1000000", "--requests-per-second", "1000000", "--request-burst",
                  "1000000", "--guests-per-minute", "1000000", "--tables-per-person", "1000000",
                  "--tables-per-address", "1000000", "--rows-per-hour", "1000000000", "--sockets", "18000",
                  "--sockets-per-address", "18000", nullptr);
            _exit(127);
        }
        close(ends[1]);
        std::string text;
        char c = 0;
        while (read(ends[0], &c, 1) == 1 && c != '\n') text += c;
        close(ends[0]);
        const std::size_t colon = text.rfind(':');
        if (colon == std::string::npos) fail("the server did not start");
        port_ = std::atoi(text.c_str() + colon + 1);
    }
    ~Child() {
        kill(pid_, SIGTERM);
        waitpid(pid_, nullptr, 0);
        for (const char* ending : {"", "-wal", "-shm"}) unlink((database_ + ending).c_str());
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    int port() const { return port_; }
    // Resident memory in MB.
    double memory() const {
        std::ifstream in("/proc/" + std::to_string(pid_) + "/status");
        for (std::string line; std::getline(in, line);)
            if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6) / 1024;
        return 0;
    }

    pid_t pid() const { return pid_; }

  private:
    std::string database_;
    pid_t pid_ = 0;
    int port_ = 0;
};

// Processor time used so far, in seconds: by a program itself, and by the system for it.
struct Processor {
    double own = 0, system = 0;

    Processor& operator+=(const Processor& more) {
        own += more.own;
        system += more.system;
        return *this;
    }
    double since(const Processor& before) const { return own - before.own + system - before.system; }
};
Processor processor_of(pid_t pid) {
    std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
    std::string word;
    Processor used;
    for (int i = 1; i <= 15 && in >> word; ++i) (i == 14 ? used.own : used.system) = std::atof(word.c_str());
    const auto second = static_cast<double>(sysconf(_SC_CLK_TCK));
    return {.own = used.own / second, .system = used.system / second};
}

// A program and those it has started.
Processor processor_of_family(pid_t parent) {
    Processor used = processor_of(parent);
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        const pid_t pid = std::atoi(entry.path().filename().c_str());
        std::ifstream in(entry.path() / "stat");
        std::string text;
        if (pid == 0 || !std::getline(in, text)) continue;
        const std::size_t name_end = text.rfind(')');  // then the state, then the parent
        if (name_end != std::string::npos && std::atoi(text.c_str() + name_end + 4) == parent)
            used += processor_of(pid);
    }
    return used;
}

// The servers and, if they need one, their database.
class House {
  public:
    explicit House(const Settings& settings) {
        if (settings.is_postgres) {
            postgres_.emplace("/tmp", "-c max_connections=200");
            if (!postgres_->fault().empty()) fail(postgres_->fault());
        }
        for (int i = 0; i < settings.servers; ++i)
            servers_.emplace_back(settings, postgres_ ? postgres_->address() : settings.database);
    }
    int port(int n) const { return servers_[static_cast<std::size_t>(n) % servers_.size()].port(); }
    double memory() const {
        double all = 0;
        for (const Child& server : servers_) all += server.memory();
        return all;
    }
    Processor of_servers() const {
        Processor all;
        for (const Child& server : servers_) all += processor_of(server.pid());
        return all;
    }
    Processor of_database() const { return postgres_ ? processor_of_family(postgres_->pid()) : Processor{}; }

  private:
    std::optional<fg::server::TemporaryPostgres> postgres_;
    std::deque<Child> servers_;
};

int connect_to(int port) {
    const int handle = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (handle < 0 || connect(handle, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
        fail(std::string("cannot connect: ") + std::strerror(errno));
    const int on = 1;
    setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return handle;
}

void send_all(int handle, std::string_view text) {
    while (!text.empty()) {
        const ssize_t sent = send(handle, text.data(), text.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EAGAIN) continue;
        if (sent <= 0) fail("the server closed a socket");
        text.remove_prefix(static_cast<std::size_t>(sent));
    }
}

// One request on a connection of its own; the whole answer.
std::string request(int port, const std::string& what, const std::string& cookie, const std::string& body) {
    const int handle = connect_to(port);
    const std::string host = "127.0.0.1:" + std::to_string(port);
    send_all(handle, what + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                         "\r\nConnection: close\r\nCookie: fairground=" + cookie +
                         "\r\nContent-Type: application/json\r\nContent-Length: " +
                         std::to_string(body.size()) + "\r\n\r\n" + body);
    std::string answer;
    char bytes[8192];
    for (ssize_t n = 0; (n = read(handle, bytes, sizeof bytes)) > 0;)
        answer.append(bytes, static_cast<std::size_t>(n));
    close(handle);
    return answer;
}
std::string between(std::string_view text, std::string_view start, char end) {
    const std::size_t at = text.find(start);
    if (at == std::string_view::npos) return {};
    const std::size_t from = at + start.size();
    return std::string(text.substr(from, text.find(end, from) - from));
}
std::string new_guest(int port) {
    const std::string cookie = between(request(port, "GET /api/me", "", ""), "fairground=", ';');
    if (cookie.empty()) fail("no cookie");
    return cookie;
}

// By all sockets together.
std::size_t bytes_received = 0;

// A WebSocket; the handshake blocks, what follows does not.
class Wire {
  public:
    Wire(int port, const std::string& cookie, const std::string& table) : handle_(connect_to(port)) {
        const std::string host = "127.0.0.1:" + std::to_string(port);
        send_all(handle_, "GET /api/socket?table=" + table + " HTTP/1.1\r\nHost: " + host +
                              "\r\nOrigin: http://" + host +
                              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: fairground=" +
                              cookie + "\r\n\r\n");
        while (buffer_.find("\r\n\r\n") == std::string::npos)
            if (!take()) fail("no socket");
        if (buffer_.find(" 101 ") == std::string::npos) fail("no socket: " + buffer_.substr(0, 80));
        buffer_.erase(0, buffer_.find("\r\n\r\n") + 4);
        fcntl(handle_, F_SETFL, O_NONBLOCK);
    }
    int handle() const { return handle_; }

    void say(std::string_view text) {
        std::string frame("\x81", 1);
        if (text.size() < 126) {
            frame += static_cast<char>(0x80 | text.size());
        } else {
            frame += static_cast<char>(0x80 | 126);
            frame += static_cast<char>(text.size() >> 8);
            frame += static_cast<char>(text.size() & 255);
        }
        frame.append(4, '\0');  // a mask of zeros leaves the text as it is
        frame += text;
        send_all(handle_, frame);
    }
    bool take() {
        char bytes[65536];
        const ssize_t n = read(handle_, bytes, sizeof bytes);
        if (n > 0)
            buffer_.append(bytes, static_cast<std::size_t>(n)), bytes_received += static_cast<std::size_t>(n);
        return n > 0 || (n < 0 && errno == EAGAIN);
    }
    // Calls `use` with the text of each whole frame.
    template <class Use>
    void each(Use&& use) {
        std::size_t at = 0;
        while (buffer_.size() - at >= 2) {
            const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(buffer_[at + i]); };
            std::size_t size = byte(1) & 127, head = 2;
            if (size == 126) head = 4;
            if (size == 127) head = 10;
            if (buffer_.size() - at < head) break;
            if (head > 2) size = 0;
            for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(i);
            if (buffer_.size() - at < head + size) break;
            if ((byte(0) & 15) == 1) use(std::string_view(buffer_).substr(at + head, size));
            if ((byte(0) & 15) == 9) pong();
            at += head + size;
        }
        buffer_.erase(0, at);
    }

  private:
    void pong() { send_all(handle_, std::string_view("\x8a\x80\0\0\0\0", 6)); }
    int handle_;
    std::string buffer_;
};

long number_after(std::string_view text, std::string_view key) {
    const std::size_t at = text.find(key);
    long number = -1;
    if (at != std::string_view::npos)
        std::from_chars(text.data() + at + key.size(), text.data() + text.size(), number);
    return number;
}

// The JSON object that begins at `at`.
std::string_view object_at(std::string_view text, std::size_t at) {
    int depth = 0;
    bool is_quoted = false;
    for (std::size_t i = at; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"' && text[i - 1] != '\\') is_quoted = !is_quoted;
        if (is_quoted) continue;
        if (c == '{') ++depth;
        if (c == '}' && --depth == 0) return text.substr(at, i - at + 1);
    }
    return {};
}

struct Seat {
    Wire wire;
    int table;
    long n = -1;               // events known
    long answered = 0;         // the last question answered
    Clock::time_point sent{};  // of the answer not yet seen to arrive
    bool is_waiting = false;
};
struct Closing {
    Clock::time_point sent;
    long n;
};
struct Table {
    std::string id;
    std::vector<int> seats;
    std::vector<Closing> closings;
    bool is_over = false;
    int ready = 0;  // for the rematch
};

class Load {
  public:
    Load(const Settings& settings, const House& house)
        : settings_(settings), house_(house), poll_(epoll_create1(0)) {}
    ~Load() {
        for (const Seat& seat : seats_) close(seat.wire.handle());
        close(poll_);
    }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

    void seat_everybody() {
        for (int t = 0; t < settings_.tables; ++t) {
            Table table;
            const int port = house_.port(t);
            std::vector<std::string> cookies;
            for (int s = 0; s < settings_.seats; ++s) cookies.push_back(new_guest(port));
            std::string nobody;
            for (int s = 1; s < settings_.seats; ++s) nobody += ",null";
            const std::string made = request(port, "POST /api/tables", cookies[0],
                                             R"({"game":")" + settings_.game + R"(","players":)" +
                                                 std::to_string(settings_.seats) +
                                                 R"(,"pace":"swift","seats":["me")" + nobody + "]}");
            table.id = between(made, "\"table\":\"", '"');
            if (table.id.empty()) fail("no table: " + made);
            for (int s = 0; s < settings_.seats; ++s) {
                const int index = static_cast<int>(seats_.size());
                seats_.push_back({.wire = Wire(house_.port(settings_.is_apart ? t + s : t),
                                               cookies[static_cast<std::size_t>(s)], table.id),
                                  .table = t});
                table.seats.push_back(index);
                epoll_event event{.events = EPOLLIN, .data = {.u32 = static_cast<std::uint32_t>(index)}};
                epoll_ctl(poll_, EPOLL_CTL_ADD, seats_.back().wire.handle(), &event);
                const std::string at = R"(","table":")" + table.id + '"';
                if (s > 0)
                    seats_.back().wire.say(R"({"do":"sit)" + at + R"(,"seat":)" + std::to_string(s) + '}');
                if (s > 0) seats_.back().wire.say(R"({"do":"ready)" + at + R"(,"ready":true})");
                seats_.back().wire.say(R"({"do":"watch)" + at + '}');
            }
            tables_.push_back(std::move(table));
        }
        run_for(1);
        for (const Table& table : tables_)
            seats_[static_cast<std::size_t>(table.seats[0])].wire.say(R"({"do":"start","table":")" +
                                                                      table.id + "\"}");
    }

    void run_for(double seconds) {
        const auto end = Clock::now() + std::chrono::duration<double>(seconds);
        std::vector<epoll_event> events(1024);
        while (Clock::now() < end) {
            const int count = epoll_wait(poll_, events.data(), static_cast<int>(events.size()), 100);
            for (int i = 0; i < count; ++i) {
                const int index = static_cast<int>(events[static_cast<std::size_t>(i)].data.u32);
                Seat& seat = seats_[static_cast<std::size_t>(index)];
                if (!seat.wire.take()) fail("the server closed a socket");
                seat.wire.each([&](std::string_view text) { hear(seat, text); });
            }
        }
    }
    void forget_times() {
        times_.clear();
        refused_ = 0;
    }
    std::vector<double>& times() { return times_; }
    int refused() const { return refused_; }
    int games_over() const { return over_; }

  private:
    void hear(Seat& seat, std::string_view text) {
        if (text.starts_with(R"({"ok":false)")) {
            ++refused_;
            seat.is_waiting = false;
            return;
        }
        Table& table = tables_[static_cast<std::size_t>(seat.table)];
        if (text.starts_with(R"({"ref":1,"ok":true)"))
            return lay_out_again(table, between(text, "\"table\":\"", '"'));
        if (text.starts_with(R"({"ref":2,"ok":true)") && ++table.ready == settings_.seats - 1)
            return first_of(table).wire.say(R"({"do":"start","table":")" + table.id + "\"}");
        if (!text.starts_with(R"({"push":"play")") || text.find(table.id) > 40) return;
        const long n = number_after(text.substr(0, 100), "\"n\":");
        const std::size_t asked = text.rfind(",\"question\":");
        const std::string_view question = text.substr(asked + 12);
        const bool is_answered = question.substr(0, 600).find("\"answered\":true") != std::string_view::npos;
        note(seat, table, n, is_answered);
        if (text.rfind("\"result\":null") == std::string_view::npos && !table.is_over) {
            table.is_over = true;
            ++over_;
            first_of(table).wire.say(R"({"do":"rematch","ref":1,"table":")" + table.id + "\"}");
        }
        if (question.starts_with("null") || is_answered || table.is_over) return;
        answer(seat, table, question);
    }
    Seat& first_of(const Table& table) { return seats_[static_cast<std::size_t>(table.seats[0])]; }
    void lay_out_again(Table& table, const std::string& id) {
        const std::string before = table.id;
        table = {.id = id, .seats = table.seats, .closings = {}};
        for (const int index : table.seats) {
            Seat& seat = seats_[static_cast<std::size_t>(index)];
            seat.n = -1;
            seat.answered = 0;
            seat.is_waiting = false;
            seat.wire.say(R"({"do":"unwatch","table":")" + before + "\"}");
            seat.wire.say(R"({"do":"watch","table":")" + id + "\"}");
            if (index != table.seats[0])
                seat.wire.say(R"({"do":"ready","ready":true,"ref":2,"table":")" + id + "\"}");
        }
    }
    // A sealed answer has arrived when its seat hears so; one that closes a round when all seats have the
    // news.
    void note(Seat& seat, Table& table, long n, bool is_answered) {
        const auto now = Clock::now();
        const bool is_news = n > seat.n;
        seat.n = n;
        if (seat.is_waiting && (is_answered || is_news)) {
            seat.is_waiting = false;
            if (is_news)
                table.closings.push_back({seat.sent, n});
            else
                times_.push_back(std::chrono::duration<double, std::milli>(now - seat.sent).count());
        }
        std::erase_if(table.closings, [&](const Closing& closing) {
            for (const int s : table.seats)
                if (seats_[static_cast<std::size_t>(s)].n < closing.n) return false;
            times_.push_back(std::chrono::duration<double, std::milli>(now - closing.sent).count());
            return true;
        });
    }
    void answer(Seat& seat, const Table& table, std::string_view question) {
        const long number = number_after(question.substr(0, 40), "\"number\":");
        if (number == seat.answered) return;  // news from others while the answer is under way
        seat.answered = number;
        offers_.clear();
        const std::size_t end =
            std::min(question.find(",\"barred\":["), question.size());  // what is not offered
        for (std::size_t at = question.find("{\"choice\":"); at < end;
             at = question.find("{\"choice\":", at + 1))
            offers_.push_back(at + 10);
        if (offers_.empty()) fail("no offers: " + std::string(question.substr(0, 200)));
        random_ = random_ * 6364136223846793005u + 1442695040888963407u;
        const std::size_t at = offers_[(random_ >> 33) % offers_.size()];
        seat.sent = Clock::now();
        seat.is_waiting = true;
        std::string message = R"({"do":"choose","table":")" + table.id + R"(","question":)";
        message += std::to_string(number) + ",\"choice\":";
        message += object_at(question, at);
        message += '}';
        seat.wire.say(message);
    }

    const Settings& settings_;
    const House& house_;
    int poll_;
    std::deque<Seat> seats_;
    std::vector<Table> tables_;
    std::vector<double> times_;
    std::vector<std::size_t> offers_;
    std::uint64_t random_ = 1;
    int refused_ = 0, over_ = 0;
};

struct Measured {
    double moves = 0, p99 = 0;                    // a second; in ms
    double server = 0, database = 0, client = 0;  // us of processor time for a move
};

// Processor time used so far by everybody.
struct Use {
    Processor servers, database, clients;
    static Use now(const House& house) {
        return {.servers = house.of_servers(),
                .database = house.of_database(),
                .clients = processor_of(getpid())};
    }
};

void print_uses(const Use& before, const Use& after, double moves) {
    const auto a_move = [&](double from, double to) { return 1e6 * (to - from) / moves; };
    std::printf(
        "for a move the server used %.0f us, the system %.0f us for it; the clients %.0f and %.0f us\n",
        a_move(before.servers.own, after.servers.own), a_move(before.servers.system, after.servers.system),
        a_move(before.clients.own, after.clients.own), a_move(before.clients.system, after.clients.system));
}

Measured measure_moves(const Settings& settings, const House& house) {
    Load load(settings, house);
    load.seat_everybody();
    load.run_for(2);
    load.forget_times();
    const Use before = Use::now(house);
    const std::size_t bytes_before = bytes_received;
    const auto start = Clock::now();
    load.run_for(settings.seconds);
    const Use after = Use::now(house);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    std::vector<double>& times = load.times();
    if (times.empty()) fail("no moves at all");
    std::sort(times.begin(), times.end());
    const auto moves = static_cast<double>(times.size());
    const auto part = [&](double share) { return times[static_cast<std::size_t>(share * (moves - 1))]; };
    std::printf(
        "%s, %d tables of %d: %.0f moves/s, p50 %.1f ms, p99 %.1f ms, worst %.1f ms, server %.0f MB\n",
        settings.game.c_str(), settings.tables, settings.seats, moves / seconds, part(0.5), part(0.99),
        times.back(), house.memory());
    std::printf("%zu moves in %.1f s, %d refused, %d games over; %.0f bytes on the wire for a move\n",
                times.size(), seconds, load.refused(), load.games_over(),
                static_cast<double>(bytes_received - bytes_before) / moves);
    print_uses(before, after, moves);
    return {.moves = moves / seconds,
            .p99 = part(0.99),
            .server = 1e6 * after.servers.since(before.servers) / moves,
            .database = 1e6 * after.database.since(before.database) / moves,
            .client = 1e6 * after.clients.since(before.clients) / moves};
}

// Of each figure the middle one.
Measured middle_of(const std::vector<Measured>& rounds) {
    Measured middle;
    for (double Measured::* figure :
         {&Measured::moves, &Measured::p99, &Measured::server, &Measured::database, &Measured::client}) {
        std::vector<double> values;
        for (const Measured& round : rounds) values.push_back(round.*figure);
        std::sort(values.begin(), values.end());
        middle.*figure = values[values.size() / 2];
    }
    return middle;
}

void measure_spectators(const Settings& settings, const House& house) {
    const int port = house.port(0);
    const std::string host = new_guest(port);
    std::string seats = "\"me\"";
    for (int s = 1; s < settings.seats; ++s) seats += ",\"sage\"";
    const std::string made =
        request(port, "POST /api/tables", host,
                R"({"game":")" + settings.game + R"(","players":)" + std::to_string(settings.seats) +
                    R"(,"seats":[)" + seats + R"(],"start":true})");
    const std::string table = between(made, "\"table\":\"", '"');
    if (table.empty()) fail("no table: " + made);
    const double before = house.memory();
    const std::string watcher = new_guest(port);
    std::deque<Wire> wires;
    for (int i = 0; i < settings.spectators; ++i) {
        wires.emplace_back(port, watcher, table);
        wires.back().say(R"({"do":"watch","table":")" + table + "\"}");
        if (i % 50 == 0)
            for (Wire& wire : wires) {
                wire.take();
                wire.each([](std::string_view) {});
            }
    }
    for (int round = 0; round < 30; ++round) {
        for (Wire& wire : wires) {
            wire.take();
            wire.each([](std::string_view) {});
        }
        usleep(100'000);
    }
    std::printf("%d idle spectators: %.1f MB more (%.1f MB in all)\n", settings.spectators,
                house.memory() - before, house.memory());
}

struct Kind {
    const char* name;
    bool is_postgres;
    int servers;
    bool is_apart;
};
constexpr std::array<Kind, 4> kinds{
    {{"SQLite, one server", false, 1, false},
     {"PostgreSQL, one server", true, 1, false},
     {"PostgreSQL, three servers, everybody at the right one", true, 3, false},
     {"PostgreSQL, three servers, everybody at another one", true, 3, true}}};

Measured measure_kind(Settings settings, const Kind& kind) {
    settings.is_postgres = kind.is_postgres;
    settings.servers = kind.servers;
    settings.is_apart = kind.is_apart;
    const House house(settings);
    return measure_moves(settings, house);
}

std::string in_microseconds(double time) { return std::to_string(std::lround(time)) + " µs"; }
// As it stands in docs/capacity.md. What passing on costs is what the servers use more when nobody comes to the right one.
void print_comparison(const std::array<Measured, kinds.size()>& all) {
    std::printf(
        "\n| | moves/s | to SQLite | p99 | servers | of it passing on | database | clients |\n"
        "|---|---|---|---|---|---|---|---|\n");
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Measured& one = all[i];
        const double passing_on = kinds[i].is_apart ? one.server - all[i - 1].server : 0;
        const std::string database = kinds[i].is_postgres ? in_microseconds(one.database) : "in the server's";
        std::printf("| %s | %.0f | %.2f | %.0f ms | %s | %s | %s | %s |\n", kinds[i].name, one.moves,
                    one.moves / all[0].moves, one.p99, in_microseconds(one.server).c_str(),
                    kinds[i].is_apart ? in_microseconds(passing_on).c_str() : "", database.c_str(),
                    in_microseconds(one.client).c_str());
    }
    std::printf("one server on PostgreSQL keeps %.2f of SQLite's moves: %s\n", all[1].moves / all[0].moves,
                all[1].moves >= 0.5 * all[0].moves ? "at least half" : "LESS THAN HALF");
}

// In turns, so that whatever else the machine does meets all of them.
void compare(Settings settings) {
    std::array<std::vector<Measured>, kinds.size()> rounds;
    for (int round = 0; round < settings.rounds; ++round)
        for (std::size_t i = 0; i < kinds.size(); ++i) rounds[i].push_back(measure_kind(settings, kinds[i]));
    std::array<Measured, kinds.size()> all;
    for (std::size_t i = 0; i < kinds.size(); ++i) all[i] = middle_of(rounds[i]);
    print_comparison(all);
    if (settings.spectators == 0) settings.spectators = 2000;
    const House house(settings);
    measure_spectators(settings, house);
}

}  // namespace

int main(int count, char** words) {
    const Settings settings = read_settings(count, words);
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    if (settings.is_compared) return compare(settings), 0;
    const House house(settings);
    if (settings.spectators > 0)
        measure_spectators(settings, house);
    else
        measure_moves(settings, house);
}

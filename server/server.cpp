// SPDX-License-Identifier: Apache-2.0
#include "server/server.h"

#include <sodium.h>

#include <filesystem>
#include <future>
#include <stdexcept>

#include "engine/check.h"
#include "server/actor.h"
#include "server/http.h"
#include "server/inner_port.h"

namespace fg::server {
namespace {

using tcp = boost::asio::ip::tcp;

// For what was said last to leave the house.
constexpr auto farewell = std::chrono::milliseconds(100);

// A fault in a game or a bot is thrown up to the table that met it.
void throw_fault(const char* what, const char* file, int line) {
    throw std::logic_error(std::string(file) + ':' + std::to_string(line) + ": " + what);
}

int count_of(int wanted) {
    if (wanted > 0) return wanted;
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

std::vector<Loop*> as_loops(const std::vector<std::unique_ptr<AsioLoop>>& loops) {
    std::vector<Loop*> list;
    for (const auto& loop : loops) list.push_back(loop.get());
    return list;
}

std::vector<std::unique_ptr<AsioLoop>> make_loops(int count) {
    std::vector<std::unique_ptr<AsioLoop>> loops;
    for (int i = 0; i < count; ++i) loops.push_back(std::make_unique<AsioLoop>());
    return loops;
}
// On one core two, too, if nothing else is asked for: while one of them plays on from a game that is over, the other serves tables.
int bot_threads_of(const Config& config) {
    return config.bot_threads > 0 ? config.bot_threads : std::max(2, count_of(0));
}

class AsioServer final : public Server {
  public:
    AsioServer(const Config& config, bots::GamesAndBots offered, std::unique_ptr<Storage> storage)
        : config_(config),
          offered_(std::move(offered)),
          storage_(std::move(storage)),
          loops_(make_loops(count_of(config_.threads))),
          workers_(std::make_unique<WorkerThreads>(offered_, bot_threads_of(config_))),
          hub_({.offered = offered_,
                .storage = *storage_,
                .workers = *workers_,
                .loops = as_loops(loops_),
                .limits = config_.limits}),
          api_(hub_, config_.public_url.starts_with("https://"), config_.ice),
          files_(config_.web),
          door_(config_.limits),
          front_{config_, hub_, api_, files_, door_, loops_},
          acceptor_(std::make_unique<Acceptor>(loops_.front()->context())) {}

    // Whatever could still call into the hub ends before the hub does.
    ~AsioServer() override {
        if (is_running_) stop_accepting();
        if (is_running_) hub_.hand_over();
        if (is_running_ && hub_.say_goodbye()) std::this_thread::sleep_for(farewell);
        if (is_running_) hub_.hang_up();
        hub_.close();
        for (const auto& loop : loops_) loop->stop();
        workers_.reset();
        acceptor_.reset();
        hub_.forget();
        if (cluster_) cluster_->forget();
        run_out();
        storage_.reset();  // commits what is queued
        run_out();
        inner_.reset();  // whoever was just about to come in has been turned away
        loops_.clear();
    }

    Or<Done> listen_on(const std::string& address, int port) {
        boost::system::error_code error;
        const auto ip = boost::asio::ip::make_address(address == "localhost" ? "127.0.0.1" : address, error);
        const tcp::endpoint endpoint(ip, static_cast<unsigned short>(port));
        if (!error) acceptor_->open(endpoint.protocol(), error);
        if (!error) acceptor_->set_option(Acceptor::reuse_address(true), error);
        if (!error) acceptor_->bind(endpoint, error);
        if (!error) acceptor_->listen(4096, error);
        if (error)
            return Refusal{
                "bad_config",
                "cannot listen on " + address + ":" + std::to_string(port) + ": " + error.message(), ""};
        return Done{};
    }
    // One of several servers, if the database is for such.
    Or<Done> join() {
        if (!storage_->is_shared()) return Done{};
        Or<std::unique_ptr<InnerPort>> inner = InnerPort::open(*loops_.front(), config_.inner);
        if (!inner) return inner.refusal();
        inner_ = std::move(*inner);
        cluster_ = std::make_unique<Cluster>(Cluster::Parts{.hub = hub_,
                                                            .storage = *storage_,
                                                            .loop = *loops_.front(),
                                                            .network = *inner_,
                                                            .address = inner_->address()});
        hub_.join(*cluster_);
        storage_->listen([this](const Notice& notice) { hub_.people().heard(notice); });
        return Done{};
    }
    Or<Done> run() {
        std::promise<Or<Done>> woken;
        for (const auto& loop : loops_) loop->start();
        if (const Or<Done> begun = begin_cluster(); !begun) return begun;
        is_running_ = true;
        hub_.wake_up([&](Or<Done> ready) { woken.set_value(std::move(ready)); });
        Or<Done> ready = woken.get_future().get();
        if (!ready) return ready;
        loops_.front()->post([this] {
            if (acceptor_) listen(front_, *acceptor_);  // unless the house closes at once
        });
        return Done{};
    }
    int port() const override { return acceptor_->local_endpoint().port(); }

  private:
    Or<Done> begin_cluster() {
        if (!cluster_) return Done{};
        std::promise<Or<Done>> begun;
        loops_.front()->post(
            [&] { cluster_->begin([&](Or<Done> ready) { begun.set_value(std::move(ready)); }); });
        return begun.get_future().get();
    }
    // Whoever comes now is sent to another server by the proxy.
    void stop_accepting() {
        if (!cluster_) return;
        loops_.front()->post([this] {
            boost::system::error_code ignored;
            acceptor_->close(ignored);
        });
    }
    // Tasks still posted hold sockets of other loops; they do nothing now but let go of them.
    void run_out() {
        for (int round = 0; round < 2; ++round)
            for (const auto& loop : loops_) loop->run_out();
    }

    const Config config_;
    const bots::GamesAndBots offered_;
    std::unique_ptr<Storage> storage_;
    std::vector<std::unique_ptr<AsioLoop>> loops_;
    std::unique_ptr<Workers> workers_;
    Hub hub_;
    std::unique_ptr<InnerPort> inner_;
    std::unique_ptr<Cluster> cluster_;
    Api api_;
    Files files_;
    Doorkeeper door_;
    Front front_;
    std::unique_ptr<Acceptor> acceptor_;
    bool is_running_ = false;
};

}  // namespace

Or<std::unique_ptr<Server>> Server::start(const Config& config, bots::GamesAndBots offered) {
    if (sodium_init() < 0) return Refusal{"bad_config", "libsodium cannot be used", ""};
    Or<std::unique_ptr<Storage>> storage = open_storage(config.database);
    if (!storage) return storage.refusal();
    return start(config, std::move(offered), std::move(*storage));
}
Or<std::unique_ptr<Server>> Server::start(const Config& config, bots::GamesAndBots offered,
                                          std::unique_ptr<Storage> storage) {
    if (sodium_init() < 0) return Refusal{"bad_config", "libsodium cannot be used", ""};
    set_check_handler(throw_fault);
    if (const Or<Done> sound = IceFile(config.ice).check(); !sound) return sound.refusal();
    auto server = std::make_unique<AsioServer>(config, std::move(offered), std::move(storage));
    if (const Or<Done> bound = server->listen_on(config.address, config.port); !bound) return bound.refusal();
    if (const Or<Done> joined = server->join(); !joined) return joined.refusal();
    if (const Or<Done> running = server->run(); !running) return running.refusal();
    return std::unique_ptr<Server>(std::move(server));
}

}  // namespace fg::server

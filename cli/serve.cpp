// SPDX-License-Identifier: Apache-2.0
#include "cli/serve.h"

#include <pthread.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "bots/roster.h"
#include "cli/welcome.h"
#include "common/args.h"
#include "server/server.h"

namespace fg::cli {
namespace {

// The built client: installed beside the program, or in the source tree it was built in.
std::string find_web() {
    namespace fs = std::filesystem;
    std::error_code error;
    fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (; !error && folder.has_relative_path(); folder = folder.parent_path())
        if (fs::exists(folder / "web/dist/index.html", error)) return folder / "web/dist";
    return "web/dist";
}

// Every visitor is an open file; the usual soft limit of 1024 is for programs that use select.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

sigset_t stop_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

int fail(std::ostream& err, const Refusal& refusal) {
    err << "fairground serve: " << refusal.message << '\n';
    return 1;
}

}  // namespace

int serve_main(std::span<const std::string> args, const terminal::Console& console) {
    std::ostream &out = console.out, &err = console.err;
    if (wants_help(args)) {
        out << server::config_help();
        return 0;
    }
    Or<server::Config> config = server::read_config(args, [](const char* name) { return std::getenv(name); });
    if (!config) {
        err << "fairground serve: " << config.refusal().message << "\nSee fairground serve --help.\n";
        return 2;
    }
    if (config->web.empty()) config->web = find_web();
    allow_many_files();
    // Blocked before any thread starts, so that only the wait below takes them.
    const sigset_t signals = stop_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    const Or<DatabaseKey> key = DatabaseKey::take(config->database);
    if (!key) return fail(err, key.refusal());
    Or<std::unique_ptr<server::Server>> running = server::Server::start(*config, console.offered);
    if (!running) return fail(err, running.refusal());
    const int port = (*running)->port();
    key->note(home_address(*config, port));
    out << welcome(*config, port, network_addresses()) << std::flush;
    int signal = 0;
    sigwait(&signals, &signal);
    out << "\nThe faire closes for the night; every game is kept.\n" << std::flush;
    return 0;
}

}  // namespace fg::cli

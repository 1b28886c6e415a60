// SPDX-License-Identifier: Apache-2.0
// A PostgreSQL of one's own, in a temporary folder, reached by a socket in it; never as root.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace fg::server {

class TemporaryPostgres {
  public:
    // `settings` as on the server's command line.
    TemporaryPostgres(const std::string& parent, std::string settings) : settings_(std::move(settings)) {
        make_folder(parent);
        run("initdb -D " + folder_ + "/data -A trust -U faire -N -E UTF8 --no-locale > /dev/null");
        start();
    }
    // A standby, which follows another one.
    TemporaryPostgres(const std::string& parent, const TemporaryPostgres& first, std::string settings)
        : settings_(std::move(settings)) {
        make_folder(parent);
        run("pg_basebackup -D " + folder_ + "/data -R -N -c fast -h " + first.folder() + " -U faire");
        start();
    }
    ~TemporaryPostgres() {
        stop();
        std::filesystem::remove_all(folder_);
    }
    TemporaryPostgres(const TemporaryPostgres&) = delete;
    TemporaryPostgres& operator=(const TemporaryPostgres&) = delete;

    std::string address(const std::string& database = "postgres") const {
        return "postgresql:///" + database + "?host=" + folder_ + "&user=faire";
    }
    const std::string& folder() const { return folder_; }
    // What could not be done, if anything.
    const std::string& fault() const { return fault_; }
    void start() {
        run("pg_ctl -D " + folder_ + "/data -w -l " + folder_ + "/log -o '-c listen_addresses= -k " +
            folder_ + " " + settings_ + "' start > /dev/null");
    }
    // Like a machine that dies.
    void stop() { run("pg_ctl -D " + folder_ + "/data -w -m immediate stop > /dev/null"); }
    // A standby follows nobody from now on.
    void promote() { run("pg_ctl -D " + folder_ + "/data -w promote > /dev/null"); }
    pid_t pid() const {
        pid_t pid = 0;
        std::ifstream(folder_ + "/data/postmaster.pid") >> pid;
        return pid;
    }

  private:
    void make_folder(const std::string& parent) {
        std::string name = parent + "/fairground_pg_XXXXXX";
        folder_ = mkdtemp(name.data());
        if (geteuid() == 0) run_plainly("chown postgres " + folder_);
    }
    static std::string programs() {
        std::string newest;
        std::error_code error;
        for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", error))
            newest = std::max(newest, version.path().string() + "/bin/");
        return newest;
    }
    void run(const std::string& command) {
        const std::string who =
            geteuid() == 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups " : "";
        run_plainly("cd " + folder_ + " && " + who + programs() + command);
    }
    void run_plainly(const std::string& command) {
        if (std::system(command.c_str()) != 0 && fault_.empty())
            fault_ = "PostgreSQL is needed (scripts/install_tools test); this failed: " + command;
    }

    const std::string settings_;
    std::string folder_, fault_;
};

}  // namespace fg::server

// SPDX-License-Identifier: Apache-2.0
// A line to a PostgreSQL that can be cut: what is said to it arrives, and the answers do not.
#pragma once

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

namespace fg::server {

class CutLine {
  public:
    // In the folder of a line of its own, to the socket in the other folder.
    CutLine(const std::string& folder, const std::string& to) : path_(folder + "/.s.PGSQL.5432"), to_(to) {
        std::filesystem::create_directories(folder);
        listener_ = make(path_, true);
        thread_ = std::thread([this] { work(); });
    }
    ~CutLine() {
        is_closing_ = true;
        thread_.join();
        for (const int end : ends_) close(end);
        close(listener_);
        unlink(path_.c_str());
    }
    CutLine(const CutLine&) = delete;
    CutLine& operator=(const CutLine&) = delete;

    // From now on answers are swallowed, and a line on which one was is broken.
    void cut() { is_cut_ = true; }
    void mend() { is_cut_ = false; }
    // Breaks what is open now, whatever is under way on it; the database goes on with that.
    void hang_up() { is_to_hang_up_ = true; }

  private:
    static int make(const std::string& path, bool is_listener) {
        const int handle = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path.copy(address.sun_path, sizeof address.sun_path - 1);
        const auto* raw = reinterpret_cast<const sockaddr*>(&address);
        if (is_listener) unlink(path.c_str());
        if (is_listener ? bind(handle, raw, sizeof address) != 0 || listen(handle, 50) != 0
                        : connect(handle, raw, sizeof address) != 0)
            return close(handle), -1;
        return handle;
    }
    // Ends come in pairs: a client's, then the database's.
    void work() {
        while (!is_closing_) {
            std::vector<pollfd> wanted{{.fd = listener_, .events = POLLIN, .revents = 0}};
            for (const int end : ends_) wanted.push_back({.fd = end, .events = POLLIN, .revents = 0});
            poll(wanted.data(), wanted.size(), 20);
            if (is_to_hang_up_.exchange(false))
                for (std::size_t i = 0; i < ends_.size(); i += 2) close_both(i);
            for (std::size_t i = 1; i < wanted.size(); ++i)
                if (wanted[i].revents != 0) pass_on(i - 1);
            if (wanted[0].revents == 0) continue;
            const int client = accept(listener_, nullptr, nullptr);
            ends_.push_back(client);
            ends_.push_back(make(to_ + "/.s.PGSQL.5432", false));
        }
    }
    void pass_on(std::size_t from) {
        const std::size_t to = from ^ 1;
        char bytes[65536];
        const ssize_t n = ends_[from] < 0 ? 0 : read(ends_[from], bytes, sizeof bytes);
        const bool is_answer = from % 2 == 1;
        if (n > 0 && !(is_answer && is_cut_)) {
            if (write(ends_[to], bytes, static_cast<std::size_t>(n)) == n) return;
        }
        close_both(from);
    }
    void close_both(std::size_t one) {
        for (const std::size_t end : {one, one ^ 1}) {
            if (ends_[end] >= 0) close(ends_[end]);
            ends_[end] = -1;
        }
    }

    const std::string path_, to_;
    int listener_ = -1;
    std::vector<int> ends_;
    std::atomic<bool> is_cut_ = false, is_to_hang_up_ = false, is_closing_ = false;
    std::thread thread_;
};

}  // namespace fg::server

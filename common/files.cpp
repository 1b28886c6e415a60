// SPDX-License-Identifier: Apache-2.0
#include "common/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace fg {
namespace {

constexpr std::size_t largest_file = std::size_t{64} << 20;

Refusal failure(const std::string& path, std::string_view what, int error) {
    return {"file", path + ": " + std::string(what) + ": " + std::strerror(error), ""};
}

// Closes what it holds; -1 is nothing.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }
    // The result of closing, which may be where a full disk shows.
    int close() {
        const int number = number_;
        number_ = -1;
        return ::close(number);
    }

  private:
    int number_;
};

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace

Or<std::string> read_file(const std::string& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.number() < 0) return failure(path, "cannot be opened", errno);
    struct stat about{};
    if (::fstat(file.number(), &about) == 0 && S_ISDIR(about.st_mode))
        return failure(path, "cannot be read", EISDIR);
    std::string text;
    char block[1 << 16];
    while (true) {
        const ssize_t got = ::read(file.number(), block, sizeof block);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failure(path, "cannot be read", errno);
        if (got == 0) return text;
        text.append(block, static_cast<std::size_t>(got));
        if (text.size() > largest_file) return failure(path, "cannot be read", EFBIG);
    }
}

Or<Done> write_file(const std::string& path, std::string_view text) {
    std::string beside = path + ".XXXXXX";
    Descriptor file(::mkstemp(beside.data()));
    if (file.number() < 0) return failure(path, "cannot be written", errno);
    const bool is_written =
        write_all(file.number(), text) && ::fchmod(file.number(), 0644) == 0 && ::fsync(file.number()) == 0;
    int error = is_written ? 0 : errno;
    if (file.close() != 0 && error == 0) error = errno;
    if (error == 0 && std::rename(beside.c_str(), path.c_str()) != 0) error = errno;
    if (error == 0) return Done{};
    ::unlink(beside.c_str());
    return failure(path, "cannot be written", error);
}

Or<boost::json::object> read_json_object(const std::string& path) {
    const Or<std::string> text = read_file(path);
    if (!text) return text.refusal();
    boost::json::stream_parser parser;
    boost::system::error_code error;
    const std::size_t parsed = parser.write_some(*text, error);
    if (!error && parsed == text->size()) parser.finish(error);
    if (error || parsed < text->find_last_not_of(" \t\r\n") + 1) {
        const auto line =
            1 + std::count(text->begin(), text->begin() + static_cast<std::ptrdiff_t>(parsed), '\n');
        return Refusal{"file",
                       path + ": is not JSON: line " + std::to_string(line) + ": " +
                           (error ? error.message() : std::string("something follows the object")),
                       ""};
    }
    boost::json::value value = parser.release();
    if (!value.is_object()) return Refusal{"file", path + ": must hold a JSON object", ""};
    return value.get_object();
}

}  // namespace fg

// SPDX-License-Identifier: Apache-2.0
// The web client's files, read and compressed once.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace fg::server {

struct File {
    std::string body;
    std::string gzip;  // empty if it would not be smaller
    std::string type;
    std::string etag;
    bool is_hashed = false;  // its name changes with its content, so it may be kept for ever
};

// Empty if it would not be smaller.
std::string gzipped(const std::string& text);

class Files {
  public:
    // Everything below a folder; an absent one gives a page that says so.
    explicit Files(const std::string& folder);
    // The page itself for a path of the client's own, null for a file that is not there.
    const File* find(std::string_view path) const;
    // Whether that path is one of the client's own, which shows the page.
    bool is_page(std::string_view path) const;
    // The page with more in its head.
    File page_with(std::string_view tags) const;

  private:
    std::map<std::string, File, std::less<>> files_;
};

}  // namespace fg::server

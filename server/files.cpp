// SPDX-License-Identifier: Apache-2.0
#include "server/files.h"

#include <zlib.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/token.h"

namespace fg::server {
namespace {

constexpr std::string_view absent =
    "<!doctype html><html lang=\"en\"><title>Fairground</title><h1>Fairground</h1>"
    "<p>The server runs, but the web client has not been built: see CONTRIBUTING.md.</p></html>";

std::string type_of(std::string_view path) {
    static constexpr std::pair<std::string_view, std::string_view> types[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".json", "application/json"},
        {".woff2", "font/woff2"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".txt", "text/plain; charset=utf-8"},
        {".webmanifest", "application/manifest+json"},
        {".wasm", "application/wasm"},
    };
    for (const auto& [ending, type] : types)
        if (path.ends_with(ending)) return std::string(type);
    return "application/octet-stream";
}

File file_of(std::string_view path, std::string body) {
    File file{.body = std::move(body), .gzip = {}, .type = type_of(path), .etag = {}};
    const bool is_packed = path.ends_with(".woff2") || path.ends_with(".png");
    if (!is_packed) file.gzip = gzipped(file.body);
    file.etag = '"' + hash_of_token(file.body).substr(0, 20) + '"';
    file.is_hashed = path.starts_with("/assets/");
    return file;
}

}  // namespace

std::string gzipped(const std::string& text) {
    z_stream stream{};
    constexpr int gzip_window = 15 + 16;
    if (deflateInit2(&stream, 9, Z_DEFLATED, gzip_window, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
    std::string out(deflateBound(&stream, text.size()) + 32, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int code = deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return code == Z_STREAM_END && out.size() < text.size() ? out : std::string();
}

Files::Files(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code fault;
    for (auto entry = fs::recursive_directory_iterator(folder, fault); !fault && entry != fs::end(entry);
         entry.increment(fault)) {
        if (!entry->is_regular_file()) continue;
        std::ifstream in(entry->path(), std::ios::binary);
        std::string body{std::istreambuf_iterator<char>(in), {}};
        const std::string path = "/" + fs::relative(entry->path(), folder).generic_string();
        files_.emplace(path, file_of(path, std::move(body)));
    }
    files_.try_emplace("/index.html", file_of("/index.html", std::string(absent)));
}

bool Files::is_page(std::string_view path) const {
    const std::string_view last = path.substr(path.rfind('/') + 1);
    return last.find('.') == std::string_view::npos && !path.starts_with("/assets/") &&
           !files_.contains(path);
}
const File* Files::find(std::string_view path) const {
    if (const auto found = files_.find(path); found != files_.end()) return &found->second;
    return is_page(path) ? &files_.find("/index.html")->second : nullptr;
}
File Files::page_with(std::string_view tags) const {
    std::string page = files_.find("/index.html")->second.body;
    if (const std::size_t end = page.find("</head>"); end != std::string::npos) page.insert(end, tags);
    return file_of("/index.html", std::move(page));
}

}  // namespace fg::server

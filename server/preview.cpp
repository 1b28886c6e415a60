// SPDX-License-Identifier: Apache-2.0
#include "server/preview.h"

#include "common/text.h"

namespace fg::server {
namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;
            default: out += c;
        }
    }
    return out;
}
void add_tag(std::string& out, std::string_view attribute, std::string_view name, std::string_view value) {
    ((((((out += "<meta ") += attribute) += "=\"") += name) += "\" content=\"") += escaped(value)) += "\" />";
}

// Anna, Ben and 2 bots; empty if nobody is there.
std::string company(const Table& table) {
    std::vector<std::string> names;
    for (const auto& [seat, person] : table.people()) names.push_back(person.name);
    const int bots = table.players() - static_cast<int>(names.size()) - table.free_seats();
    if (bots > 0) names.push_back(bots == 1 ? "a bot" : std::to_string(bots) + " bots");
    return joined(names, " and ");
}
std::string chairs_left(int free) {
    if (free == 0) return "Every chair is taken, and you may watch.";
    return free == 1 ? "One chair is still free." : std::to_string(free) + " chairs are still free.";
}

}  // namespace

Preview preview_of_table(const Table& table, std::string_view page) {
    const std::string title(table.game().title());
    Preview preview{.game = std::string(table.game().id())};
    if (table.access() == Access::invite) {
        preview.title = "You are invited to " + title;
        preview.sentence = table.game().blurb();
    } else if (table.phase() == Phase::gathering) {
        preview.title = "Come and play " + title;
        const std::string there = company(table);
        preview.sentence = (there.empty() ? "" : "With " + there + ". ") + chairs_left(table.free_seats());
    } else if (table.phase() == Phase::playing) {
        preview.title = "A game of " + title + " to watch";
        preview.sentence = "With " + company(table) + ". " + std::string(table.game().blurb());
    } else if (table.phase() == Phase::over) {
        preview.title = (page == "proof" ? "The proof of a game of " : "A finished game of ") + title;
        preview.sentence = "Played by " + company(table) + ". See it again, move by move.";
    } else {
        preview.title = title;
        preview.sentence = table.game().blurb();
    }
    return preview;
}

Preview preview_of_lesson(const AnyGame* game) {
    if (game == nullptr) return {};
    return {.title = "Learn " + std::string(game->title()) + " in five minutes",
            .sentence = std::string(game->blurb()),
            .game = std::string(game->id()),
            .page = "learn",
            .board = std::string(game->id())};
}

std::string preview_tags(const Preview& preview, std::string_view picture) {
    std::string out;
    add_tag(out, "property", "og:site_name", "Fairground");
    add_tag(out, "property", "og:type", "website");
    add_tag(out, "property", "og:title", preview.title);
    add_tag(out, "property", "og:description", preview.sentence);
    if (picture.empty()) return out;
    add_tag(out, "property", "og:image", picture);
    add_tag(out, "property", "og:image:width", "1200");
    add_tag(out, "property", "og:image:height", "630");
    add_tag(out, "name", "twitter:card", "summary_large_image");
    return out;
}

}  // namespace fg::server

// SPDX-License-Identifier: Apache-2.0
#include "terminal/story.h"

namespace fg::terminal {

void show_story(const AnyMatch& match, Terminal& terminal) {
    const std::optional<Story> story = match.story();
    if (!story) return;
    terminal.say("");
    for (const std::string& line : story_lines(*story, match.setup().names)) terminal.say(line, 2);
}

}  // namespace fg::terminal

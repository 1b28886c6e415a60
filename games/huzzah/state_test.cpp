// SPDX-License-Identifier: Apache-2.0
// A pawn's place as a text.
#include "games/huzzah/scene_test.h"

namespace fg::huzzah {
namespace {

TEST(HuzzahPlaces, a_place_is_written_as_a_stage_or_a_number) {
    for (int code = 0; code < path_steps + stage_count; ++code) {
        const Place place =
            code < path_steps ? Place::on_step(code) : Place::on_stage(stage_of(code - path_steps));
        char text[Place::max_text];
        const std::string_view written(text, static_cast<std::size_t>(place.write_text(text)));
        Place read;
        EXPECT_TRUE(read.read_text(written)) << written;
        EXPECT_EQ(read, place) << written;
    }
    Place place;
    for (std::string_view wrong : {"", "51", "-1", "1x", "999999999999", "Tournament Stand"})
        EXPECT_FALSE(place.read_text(wrong)) << wrong;
}

}  // namespace
}  // namespace fg::huzzah

// SPDX-License-Identifier: Apache-2.0
#include "common/files.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>

namespace fg {
namespace {

namespace fs = std::filesystem;

class Files : public ::testing::Test {
  protected:
    Files() {
        std::string name = fs::temp_directory_path() / "fairground_files_XXXXXX";
        folder = ::mkdtemp(name.data());
    }
    ~Files() override { fs::remove_all(folder); }
    std::string path(const std::string& name) const { return folder / name; }
    std::ptrdiff_t count() const {
        return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
    }

    fs::path folder;
};

TEST_F(Files, what_was_written_is_read_back) {
    ASSERT_TRUE(bool(write_file(path("a"), "one\n")));
    ASSERT_TRUE(bool(write_file(path("a"), "two\n")));
    EXPECT_EQ(*read_file(path("a")), "two\n");
    EXPECT_EQ(count(), 1);
}

TEST_F(Files, missing_files_and_folders_are_named) {
    EXPECT_EQ(read_file(path("none")).refusal().message,
              path("none") + ": cannot be opened: No such file or directory");
    EXPECT_EQ(write_file(path("no/such"), "x").refusal().message,
              path("no/such") + ": cannot be written: No such file or directory");
    EXPECT_FALSE(bool(read_file(folder)));
    EXPECT_FALSE(bool(write_file(folder, "x")));
}

TEST_F(Files, a_write_that_fails_leaves_the_old_file_whole) {
    ASSERT_TRUE(bool(write_file(path("a"), "the old game")));
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit tight = before;
    tight.rlim_cur = 8;  // as if the disk were full after eight bytes
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const Or<Done> done = write_file(path("a"), "the new game, which is longer");
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, old_handler);
    ASSERT_FALSE(bool(done));
    EXPECT_NE(done.refusal().message.find("cannot be written"), std::string::npos);
    EXPECT_EQ(*read_file(path("a")), "the old game");
    EXPECT_EQ(count(), 1) << "something was left beside it";
}

TEST_F(Files, content_must_be_one_json_object) {
    ASSERT_TRUE(bool(write_file(path("good"), "{\"tax\": 2}\n")));
    EXPECT_EQ(read_json_object(path("good"))->at("tax").as_int64(), 2);
    ASSERT_TRUE(bool(write_file(path("bad"), "{\"tax\": 2,\n\"oops\" 3}")));
    const std::string message = read_json_object(path("bad")).refusal().message;
    EXPECT_TRUE(message.starts_with(path("bad") + ": is not JSON: line 2")) << message;
    for (const char* text : {"", "[1]", "{} {}", "{", "\"x\""}) {
        ASSERT_TRUE(bool(write_file(path("odd"), text)));
        EXPECT_FALSE(bool(read_json_object(path("odd")))) << text;
    }
}

}  // namespace
}  // namespace fg

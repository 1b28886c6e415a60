// SPDX-License-Identifier: Apache-2.0
#include "cli/types.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "common/files.h"

namespace fg::cli {
namespace {

namespace fs = std::filesystem;

class Types : public ::testing::Test {
  protected:
    Types() {
        std::string name = fs::temp_directory_path() / "fairground_types_XXXXXX";
        folder = ::mkdtemp(name.data());
    }
    ~Types() override { fs::remove_all(folder); }

    int run(const std::vector<std::string>& words) {
        out.str("");
        err.str("");
        return types_main(words, {.in = in, .out = out, .err = err, .look = {}, .autosave = ""});
    }

    fs::path folder;
    std::istringstream in;
    std::ostringstream out, err;
};

TEST_F(Types, of_the_web_client_are_current) {
    EXPECT_EQ(run({"--check", "web/src/lib/generated"}), 0) << err.str();
}

TEST_F(Types, are_current_once_written) {
    ASSERT_EQ(run({"--out", folder}), 0) << err.str();
    EXPECT_EQ(run({"--check", folder}), 0) << err.str();
    const Or<std::string> text = read_file(folder / "huzzah.ts");
    ASSERT_TRUE(bool(text));
    EXPECT_TRUE(
        text->starts_with("// SPDX-License-Identifier: Apache-2.0\n// Written by `fairground types`"));
    for (const char* type :
         {"interface Options {", "interface Content {", "interface View {", "type Choice =", "type Event ="})
        EXPECT_NE(text->find("export " + std::string(type) + "\n"), std::string::npos) << type;
    const Or<std::string> wire = read_file(folder / "wire.ts");
    ASSERT_TRUE(bool(wire));
    for (const char* said :
         {"export type BotKind = \"random\" | \"sage\" | \"seer\";", "export interface Offer<C = Json> {",
          "export interface PlayPush<C = Json, E = Json> extends Changes {", "  | Choose\n",
          "  watch: Watching;\n", "  seats?: (\"me\" | BotKind | null)[];\n"})
        EXPECT_NE(wire->find(said), std::string::npos) << said;
}

TEST_F(Types, that_are_stale_missing_or_nobodys_are_named_with_the_command_to_run) {
    ASSERT_EQ(run({"--out", folder}), 0);
    ASSERT_TRUE(bool(write_file(folder / "huzzah.ts", read_file(folder / "huzzah.ts")->substr(1))));
    fs::rename(folder / "king_thief_minister.ts", folder / "ludo.ts");
    EXPECT_EQ(run({"--check", folder}), 1);
    for (const char* said : {"huzzah.ts: is not what", "king_thief_minister.ts: cannot be opened",
                             "ludo.ts: belongs to no game", "fairground types --out "})
        EXPECT_NE(err.str().find(said), std::string::npos) << said << " in\n" << err.str();
}

TEST_F(Types, fill_the_manual_of_the_wire_between_its_marks) {
    const fs::path manual = folder / "wire.md";
    const std::string current = *read_file("docs/wire.md");
    const std::size_t row = current.find("| no_seat |");
    ASSERT_NE(row, std::string::npos);
    ASSERT_TRUE(
        bool(write_file(manual, current.substr(0, row) + current.substr(current.find('\n', row) + 1))));
    EXPECT_EQ(run({"--manual", manual}), 0) << err.str();
    EXPECT_EQ(*read_file(manual), current);
}

TEST_F(Types, are_neither_written_nor_checked_unless_told_where) {
    EXPECT_EQ(run({}), 2);
    EXPECT_EQ(run({"--out", folder, "--check", folder}), 2);
    EXPECT_EQ(run({"--out", folder / "none"}), 1);
    EXPECT_EQ(run({"--manual", folder / "none.md"}), 1);
    EXPECT_EQ(run({"--help"}), 0);
    EXPECT_TRUE(fs::is_empty(folder));
}

}  // namespace
}  // namespace fg::cli

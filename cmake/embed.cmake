# SPDX-License-Identifier: Apache-2.0
# Puts a file's bytes into the program.
#
# As a module: fairground_embed(<out> <game> <file>) adds the rule that writes <out>, a .cpp that defines
# fg::rulebook::<game>(). As a script (cmake -P) it is that rule. The bytes are an array of numbers, because a string
# literal may not be longer than 64 KB.

if(CMAKE_SCRIPT_MODE_FILE)
    file(READ "${INPUT}" bytes HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
    string(REPEAT "0x..,"  20 line)
    string(REPLACE "." "[0-9a-f]" line "${line}")
    string(REGEX REPLACE "(${line})" "\\1\n" bytes "${bytes}")
    file(WRITE "${OUTPUT}" "#include \"games/rulebooks.h\"

namespace {
constexpr unsigned char bytes[] = {
${bytes}
};
}

std::string_view fg::rulebook::${GAME}() { return {reinterpret_cast<const char*>(bytes), sizeof(bytes)}; }
")
    return()
endif()

set(FAIRGROUND_EMBED ${CMAKE_CURRENT_LIST_FILE})

function(fairground_embed out game file)
    add_custom_command(
        OUTPUT ${out}
        COMMAND ${CMAKE_COMMAND} -DGAME=${game} -DINPUT=${file} -DOUTPUT=${out} -P ${FAIRGROUND_EMBED}
        DEPENDS ${file} ${FAIRGROUND_EMBED}
        COMMENT "Embedding the rules of ${game}"
        VERBATIM)
endfunction()

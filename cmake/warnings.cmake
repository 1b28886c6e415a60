# SPDX-License-Identifier: Apache-2.0
# Every target of the house links fairground_warnings; a warning is an error.

add_library(fairground_warnings INTERFACE)
target_compile_options(fairground_warnings INTERFACE
    -Wall -Wextra -Wconversion -Wshadow -Wpedantic -Werror -Wimplicit-fallthrough
    -Wno-missing-field-initializers -Wswitch-enum)

# g++ 12 reports a false overlap in std::string's operator+ (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(fairground_warnings INTERFACE -Wno-restrict)
endif()

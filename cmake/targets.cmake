# SPDX-License-Identifier: Apache-2.0
# How a folder of the house becomes a library and its tests.

# fairground_sources(<out> [FOLDER <dir>])
# The *.cpp files of a folder (this one unless told), tests left out.
function(fairground_sources out)
    cmake_parse_arguments(ARG "" "FOLDER" "" ${ARGN})
    if(NOT ARG_FOLDER)
        set(ARG_FOLDER ${CMAKE_CURRENT_SOURCE_DIR})
    endif()
    file(GLOB sources CONFIGURE_DEPENDS ${ARG_FOLDER}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    set(${out} ${sources} PARENT_SCOPE)
endfunction()

# fairground_library(<name> SOURCES <files...> LINKS <targets...>)
# A static library that sees the repository's root as its include directory; header-only while it has no sources.
function(fairground_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
    if(ARG_SOURCES)
        add_library(${name} STATIC ${ARG_SOURCES})
        target_link_libraries(${name} PUBLIC ${ARG_LINKS} PRIVATE fairground_warnings)
        target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
    else()
        add_library(${name} INTERFACE)
        target_link_libraries(${name} INTERFACE ${ARG_LINKS})
        target_include_directories(${name} INTERFACE ${PROJECT_SOURCE_DIR})
    endif()
endfunction()

# fairground_tests(<name> LINKS <targets...> [FOLDER <dir>])
# One GoogleTest program of a folder's *_test.cpp, if it has any, run from the repository's root. Each test has one label,
# by the name of its suite: "threads" (…Threads…), "slow" (…Slow…), else "quick".
function(fairground_tests name)
    cmake_parse_arguments(ARG "" "FOLDER" "LINKS" ${ARGN})
    if(NOT ARG_FOLDER)
        set(ARG_FOLDER ${CMAKE_CURRENT_SOURCE_DIR})
    endif()
    file(GLOB sources CONFIGURE_DEPENDS ${ARG_FOLDER}/*_test.cpp)
    if(FG_ONLY_THREADS)
        fairground_thread_tests(sources)
    endif()
    if(NOT sources OR NOT GTest_FOUND)
        return()
    endif()
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${ARG_LINKS} GTest::gtest GTest::gtest_main fairground_warnings)
    fairground_discover(${name} quick "*-*Threads*.*:*Slow*.*")
    fairground_discover(${name} slow "*Slow*.*-*Threads*.*")
    fairground_discover(${name} threads "*Threads*.*")
endfunction()

# Leaves of a list of files those with a suite of threads, that is, those that name one.
function(fairground_thread_tests list)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${${list}})
    set(kept)
    foreach(source ${${list}})
        file(STRINGS ${source} named REGEX "Threads" LIMIT_COUNT 1)
        if(named)
            list(APPEND kept ${source})
        endif()
    endforeach()
    set(${list} ${kept} PARENT_SCOPE)
endfunction()

function(fairground_discover name label filter)
    gtest_discover_tests(${name}
        TEST_FILTER "${filter}"
        TEST_LIST ${name}_${label}
        DISCOVERY_TIMEOUT 120
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        PROPERTIES LABELS ${label})
endfunction()

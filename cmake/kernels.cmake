# SPDX-License-Identifier: Apache-2.0
# The games for NVIDIA's cards: clang-19 makes a text of each, which the card's driver compiles when it is asked to; packed
# into the program. Built by clang whatever compiler the rest is built with, so the release build is enough.

# fairground_kernels(<out>): adds to <out> the source that brings the kernels, or the one that says there are none.
function(fairground_kernels out)
    find_program(CLANG_19 clang++-19)
    find_program(GZIP gzip)
    if(NOT (CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT FG_MEASURED
            AND CLANG_19 AND GZIP))
        set(${out} ${CMAKE_CURRENT_SOURCE_DIR}/gpu/without/no_kernels.cpp PARENT_SCOPE)
        return()
    endif()
    # The host's own headers: the rules use nothing of them that is not a template or a constant.
    set(host_headers)
    foreach(folder ${CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES})
        if(NOT folder MATCHES "/lib/gcc/")
            list(APPEND host_headers -isystem ${folder})
        endif()
    endforeach()
    set(assembly)
    set(list)
    set(packed)
    file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${PROJECT_SOURCE_DIR}/games/*)
    foreach(folder ${folders})
        if(NOT IS_DIRECTORY ${folder})
            continue()
        endif()
        cmake_path(GET folder FILENAME game)
        # With all calls dissolved the small games are half as fast again; of the large ones NVIDIA's compiler would then make
        # machine code for minutes (decision 40).
        set(inlining)
        if(game MATCHES "^(king_thief_minister|huzzah)$")
            set(inlining -mllvm -inline-threshold=2000)
        elseif(game MATCHES "^(ren_faire|monster_faire)$")
            set(inlining -mllvm -inline-threshold=20)
        endif()
        # A text for each kind of player, since who studies sages should not wait for the others to be compiled.
        foreach(player sage random)
            set(name ${game}_${player})
            set(ptx ${CMAKE_CURRENT_BINARY_DIR}/${name}.ptx)
            # No fused multiplication and addition: a card must reckon as a processor does.
            add_custom_command(
                OUTPUT ${ptx}.gz
                COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${CLANG_19} --target=nvptx64-nvidia-cuda -march=sm_70 -std=c++20 -O3
                    ${inlining} -ffp-contract=off -DFG_MEASURED -DFG_GPU_GAME=\"${game}\" -DFG_GPU_PLAYER=\"${player}\"
                    -fno-exceptions -fno-rtti -D__x86_64__ -D_GNU_SOURCE -nostdinc++ ${host_headers} -I${PROJECT_SOURCE_DIR} -MD -MF ${ptx}.d -MT ${ptx}.gz
                    -S -o ${ptx} ${CMAKE_CURRENT_SOURCE_DIR}/gpu/kernels/kernels.cpp
                COMMAND ${PROJECT_SOURCE_DIR}/tests/freestanding/check --ptx ${ptx}
                COMMAND ${GZIP} -9 -n -k -f ${ptx}
                DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/gpu/kernels/kernels.cpp
                DEPFILE ${ptx}.d
                COMMENT "Building ${game}, played by ${player}, for a GPU"
                VERBATIM)
            list(APPEND packed ${ptx}.gz)
            string(APPEND assembly "__asm__(\".section .rodata\\n\"
        \".global fg_kernels_${name}, fg_kernels_${name}_end\\n\"
        \"fg_kernels_${name}: .incbin \\\"${ptx}.gz\\\"\\n\"
        \"fg_kernels_${name}_end: .byte 0\\n.previous\");
extern \"C\" const char fg_kernels_${name}[], fg_kernels_${name}_end[];
")
            string(APPEND list "        {\"${game}\", fg::lab::Player::${player}, {fg_kernels_${name}, fg_kernels_${name}_end}},\n")
        endforeach()
    endforeach()
    set(source ${CMAKE_CURRENT_BINARY_DIR}/packed_kernels.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "#include \"lab/gpu/kernels.h\"

${assembly}
std::span<const fg::lab::gpu::PackedKernels> fg::lab::gpu::packed_kernels() {
    static const PackedKernels all[] = {
${list}    };
    return all;
}
")
    set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${packed}")
    set(${out} ${source} PARENT_SCOPE)
endfunction()

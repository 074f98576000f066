# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler settings shared by every target: warnings, sanitizers, and arithmetic that is the same everywhere.

add_library(hilltop_options INTERFACE)
target_compile_options(hilltop_options INTERFACE -Wall -Wextra -Wconversion -Wshadow -ffp-contract=off)
target_compile_definitions(hilltop_options INTERFACE QT_NO_FOREACH)
if(HILLTOP_WERROR)
  target_compile_options(hilltop_options INTERFACE -Werror)
endif()
if(HILLTOP_SANITIZE STREQUAL "address")
  set(flags -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  set(gcc_flags -Wno-maybe-uninitialized) # which GCC says of its own code for the sanitizer
elseif(HILLTOP_SANITIZE STREQUAL "thread")
  set(flags -fsanitize=thread -fno-omit-frame-pointer)
  set(gcc_flags -Wno-tsan) # fences in headers of Qt
elseif(NOT HILLTOP_SANITIZE STREQUAL "")
  message(FATAL_ERROR "HILLTOP_SANITIZE is '${HILLTOP_SANITIZE}'; use address, thread or nothing")
endif()
if(HILLTOP_FUZZ)
  list(APPEND flags -fsanitize=fuzzer-no-link)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND flags ${gcc_flags})
endif()
if(flags)
  add_compile_options(${flags})
  add_link_options(${flags})
endif()

# Names of files begin at the source tree, in debug information as in asserts and failed checks: else ccache finds nothing that
# another clone has compiled.
add_compile_options("-ffile-prefix-map=${CMAKE_SOURCE_DIR}=.")

# Unity builds and precompiled headers make a build three times as fast. The preset dev has neither, so that every file is
# known to compile by itself.
option(HILLTOP_FAST_BUILD "Unity builds and precompiled headers" ON)
set(CMAKE_UNITY_BUILD ${HILLTOP_FAST_BUILD})
if(HILLTOP_FAST_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fpch-preprocess) # lets ccache see through precompiled headers
endif()

# Compiling the same once more takes no time. ccache is told what it may overlook for precompiled headers, and to name files by
# their place in the source tree, so that two clones share what they have compiled.
option(HILLTOP_CCACHE "Compile through ccache where it is installed and works" ON)
find_program(HILLTOP_CCACHE_PROGRAM ccache)
if(HILLTOP_CCACHE AND HILLTOP_CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(launcher env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" sh "${CMAKE_SOURCE_DIR}/cmake/compile.sh" ${HILLTOP_CCACHE_PROGRAM})
  file(WRITE ${CMAKE_BINARY_DIR}/ccache/probe.cpp "int main() {}\n")
  execute_process(COMMAND ${launcher} ${CMAKE_CXX_COMPILER} -c probe.cpp -o probe.o
    WORKING_DIRECTORY ${CMAKE_BINARY_DIR}/ccache RESULT_VARIABLE failed OUTPUT_QUIET ERROR_VARIABLE why)
  if(failed)
    string(STRIP "${why}" why)
    message(STATUS "ccache is not used, because it does not work here: ${why}")
  else()
    set(CMAKE_CXX_COMPILER_LAUNCHER ${launcher})
  endif()
endif()

option(HILLTOP_ALL_TESTS "With AddressSanitizer, build all tests and checks instead of what compiles fast" OFF)
if(HILLTOP_SANITIZE STREQUAL "address" AND NOT HILLTOP_ALL_TESTS)
  set(HILLTOP_QUICK_ASAN ON)
  # UBSan makes compiling half as long again. Half of that is these: most of what they find ends in AddressSanitizer, too.
  add_compile_options(-fno-sanitize=null,alignment,object-size,vptr,pointer-overflow)
endif()

# hilltop_cold(TARGET [PLAYS]): a release build optimises this target little, since optimising takes two thirds of the compile
# time and pays only where matches are played and judged. The build of AddressSanitizer that every change has does not optimise
# it at all, unless it PLAYS many matches itself. All of them are position independent in the same way, so that they can share
# their precompiled headers: that of -fPIC, which some builds of Qt want of all that links them.
function(hilltop_cold target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  if(HILLTOP_QUICK_ASAN AND NOT "PLAYS" IN_LIST ARGN)
    target_compile_options(${target} PRIVATE -O0)
  endif()
  if(HILLTOP_WINDOW)
    target_compile_options(${target} PRIVATE -fPIC)
  endif()
endfunction()

# hilltop_addresses_only(TARGET): what parses, plays and stores has UBSan in every run of AddressSanitizer; the window and the
# code of tests where all tests are built.
function(hilltop_addresses_only target)
  if(HILLTOP_QUICK_ASAN)
    target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
  endif()
endfunction()

# hilltop_headers(TARGET HEADER): a header of this folder that every source of the target starts with, precompiled. It is named
# without its path, which CMake would write into a file that ccache then finds different in every clone.
function(hilltop_headers target header)
  if(HILLTOP_FAST_BUILD)
    target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/cmake)
    target_precompile_headers(${target} PRIVATE <${header}>)
  endif()
endfunction()

# hilltop_headers_of(TARGET OTHER): the precompiled headers of another target. GCC restores its level of optimisation with
# them, so both targets need to be hot, or both cold.
function(hilltop_headers_of target other)
  if(HILLTOP_FAST_BUILD)
    target_precompile_headers(${target} REUSE_FROM ${other})
  endif()
endfunction()

# hilltop_unity(TARGET): the sources of a folder are compiled as one, those of a game with its subfolders, so names in
# anonymous namespaces need to be unique there. To be called when all sources are known.
function(hilltop_unity target)
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE group)
    cmake_path(REMOVE_FILENAME group)
    string(REGEX REPLACE "^(core/games/[^/]+/).*" "\\1" group "${group}")
    string(MAKE_C_IDENTIFIER "${group}" group)
    if(source MATCHES "\\.cpp$" AND NOT source MATCHES "^${CMAKE_BINARY_DIR}")
      set_property(SOURCE ${source} TARGET_DIRECTORY ${target} PROPERTY UNITY_GROUP ${group})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# hilltop_moc(TARGET HEADER LINKS ...): Qt's meta-objects for all headers of a cold target, compiled as one with the headers of
# these libraries, and HEADER, a header of this folder that all of the target starts with, precompiled.
# moc gets no include folders: it finds our classes without, and reading Qt's headers takes nine tenths of AUTOMOC's time.
# Headers with types of QML are left to AUTOMOC, which tells the QML module of them.
function(hilltop_moc target header)
  cmake_parse_arguments(ARG "" "" "LINKS;QML" ${ARGN})
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder})
    if(source IN_LIST ARG_QML)
      cmake_path(GET source PARENT_PATH room) # types are registered by the names of their headers alone
      target_include_directories(${target} PRIVATE ${room})
      continue()
    endif()
    if(source MATCHES "\\.h$")
      list(APPEND headers ${source})
    endif()
    set_property(SOURCE ${source} TARGET_DIRECTORY ${target} PROPERTY SKIP_AUTOMOC ON)
  endforeach()
  qt_wrap_cpp(made ${headers} OPTIONS --no-notes)
  add_library(${target}_moc OBJECT ${made})
  set_target_properties(${target}_moc PROPERTIES UNITY_BUILD_BATCH_SIZE 0)
  target_include_directories(${target}_moc PRIVATE ${folder})
  target_link_libraries(${target}_moc PRIVATE ${ARG_LINKS} hilltop_options)
  hilltop_headers(${target}_moc ${header})
  hilltop_headers_of(${target} ${target}_moc)
  hilltop_cold(${target}_moc)
  hilltop_addresses_only(${target}_moc)
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_moc>)
endfunction()

# hilltop_library(NAME LINKS ... SOURCES ...): a static library of the house; the links are exactly the layers below it.
function(hilltop_library name)
  cmake_parse_arguments(ARG "" "" "LINKS;SOURCES" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC ${ARG_LINKS} PRIVATE hilltop_options)
endfunction()

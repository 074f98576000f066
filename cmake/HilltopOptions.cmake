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
elseif(HILLTOP_SANITIZE STREQUAL "thread")
  set(flags -fsanitize=thread -fno-omit-frame-pointer -Wno-tsan) # fences in headers of Qt
elseif(NOT HILLTOP_SANITIZE STREQUAL "")
  message(FATAL_ERROR "HILLTOP_SANITIZE is '${HILLTOP_SANITIZE}'; use address, thread or nothing")
endif()
if(HILLTOP_FUZZ)
  list(APPEND flags -fsanitize=fuzzer-no-link)
endif()
if(flags)
  add_compile_options(${flags})
  add_link_options(${flags})
endif()

# Several sources a compiler run and headers read once make a build three times as fast. The preset dev has neither, so that
# every file is known to stand for itself.
option(HILLTOP_FAST_BUILD "Unity builds and precompiled headers" ON)
set(CMAKE_UNITY_BUILD ${HILLTOP_FAST_BUILD})
if(HILLTOP_FAST_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fpch-preprocess) # lets ccache see through precompiled headers
endif()

# hilltop_headers(TARGET HEADER): a header of this folder that every source of the target starts with, precompiled.
function(hilltop_headers target header)
  if(HILLTOP_FAST_BUILD)
    target_precompile_headers(${target} PRIVATE ${CMAKE_SOURCE_DIR}/cmake/${header})
  endif()
endfunction()

# hilltop_unity(TARGET): the sources of a folder are compiled as one, so that names of a file need to be unique in its folder,
# whatever version of CMake counts them. To be called when all sources are known.
function(hilltop_unity target)
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE group)
    cmake_path(REMOVE_FILENAME group)
    string(MAKE_C_IDENTIFIER "${group}" group)
    if(source MATCHES "\\.cpp$" AND NOT source MATCHES "^${CMAKE_BINARY_DIR}")
      set_property(SOURCE ${source} TARGET_DIRECTORY ${target} PROPERTY UNITY_GROUP ${group})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# hilltop_library(NAME LINKS ... SOURCES ...): a static library of the house; the links are exactly the layers below it.
function(hilltop_library name)
  cmake_parse_arguments(ARG "" "" "LINKS;SOURCES" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC ${ARG_LINKS} PRIVATE hilltop_options)
endfunction()

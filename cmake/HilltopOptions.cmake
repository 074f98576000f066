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
  set(flags -fsanitize=thread -fno-omit-frame-pointer)
elseif(NOT HILLTOP_SANITIZE STREQUAL "")
  message(FATAL_ERROR "HILLTOP_SANITIZE is '${HILLTOP_SANITIZE}'; use address, thread or nothing")
endif()
if(flags)
  add_compile_options(${flags})
  add_link_options(${flags})
endif()

# hilltop_library(NAME LINKS ... SOURCES ...): a static library of the house; the links are exactly the layers below it.
function(hilltop_library name)
  cmake_parse_arguments(ARG "" "" "LINKS;SOURCES" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC ${ARG_LINKS} PRIVATE hilltop_options)
endfunction()

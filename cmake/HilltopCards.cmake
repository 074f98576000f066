# SPDX-License-Identifier: GPL-3.0-or-later
# The cards of the tables, drawn by Python when the build is configured and whenever a drawing program changes:
# <build>/cards/<name>.svg for all games, <build>/cards/<game>/<name>.svg for one. HILLTOP_CARDS lists the files.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(HILLTOP_CARDS "")

# hilltop_draw(PROGRAM FOLDER): draws into FOLDER and appends the files to HILLTOP_CARDS.
function(hilltop_draw program folder)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${program})
  execute_process(COMMAND ${Python3_EXECUTABLE} ${program} ${folder} RESULT_VARIABLE result ERROR_VARIABLE reason)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "${program} did not draw the cards: ${reason}")
  endif()
  file(GLOB files ${folder}/*.svg)
  set(HILLTOP_CARDS ${HILLTOP_CARDS} ${files} PARENT_SCOPE)
endfunction()

hilltop_draw(${CMAKE_SOURCE_DIR}/resources/cards/draw_cards.py ${CMAKE_BINARY_DIR}/cards)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/cards/court_figures.py)
hilltop_draw(${CMAKE_SOURCE_DIR}/resources/portraits/draw_portraits.py ${CMAKE_BINARY_DIR}/cards/portraits)
foreach(game IN LISTS HILLTOP_GAMES)
  set(program ${CMAKE_SOURCE_DIR}/resources/${game}/cards/draw_cards.py)
  if(EXISTS ${program})
    hilltop_draw(${program} ${CMAKE_BINARY_DIR}/cards/${game})
  endif()
endforeach()

# SPDX-License-Identifier: GPL-3.0-or-later
# The games by their ids, in the order of the start page: one line to add one. Each is a folder of its name in core/games and, where
# somebody has made it, in ui/games, resources and tests/games. A game that is not finished is marked, "whist:draft": it is built,
# played and tested like any other, but need not have what only a release asks for (docs/adding-a-game.md).
set(HILLTOP_GAMES
  pazaak
  euchre
  rps
  zipdeck
  thegame
  advanced-pazaak)
set(HILLTOP_DRAFTS ${HILLTOP_GAMES})
list(FILTER HILLTOP_DRAFTS INCLUDE REGEX ":draft$")
foreach(list HILLTOP_GAMES HILLTOP_DRAFTS)
  list(TRANSFORM ${list} REPLACE ":draft$" "")
endforeach()

# A folder that is added to a game later is seen by the next build.
file(GLOB folders CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/ui/games/*/CMakeLists.txt ${CMAKE_SOURCE_DIR}/tests/games/*/CMakeLists.txt
  ${CMAKE_SOURCE_DIR}/tests/games/*/answer_bytes.h ${CMAKE_SOURCE_DIR}/core/games/*/ratings.inc
  ${CMAKE_SOURCE_DIR}/resources/*/cards/draw_cards.py)

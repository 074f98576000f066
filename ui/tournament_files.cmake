# SPDX-License-Identifier: GPL-3.0-or-later
# Texts of games, the rules editor and tournaments; relative to ui/.
set(HILLTOP_TOURNAMENT_SOURCES
  shell/rules_editor.cpp shell/rules_editor.h
  text/game_texts.cpp text/game_texts.h
)

# SPDX-License-Identifier: GPL-3.0-or-later
# Sources relative to ui/, resources relative to the project's root (":/icons/home.svg", ":/pazaak/rules.md").
set(HILLTOP_SHELL_SOURCES
  shell/about_dialog.cpp shell/about_dialog.h
  shell/desktop.cpp shell/desktop.h
  shell/focus_marks.cpp shell/focus_marks.h
  shell/game_card.cpp shell/game_card.h
  shell/game_picture.cpp shell/game_picture.h
  shell/home_page.cpp shell/home_page.h
  shell/icons.cpp shell/icons.h
  shell/key_sheet.cpp shell/key_sheet.h
  shell/main_dialogs.cpp
  shell/main_window.cpp shell/main_window.h
  shell/page.h
  shell/paint.cpp shell/paint.h
  shell/panel.cpp shell/panel.h
  shell/panes.cpp shell/panes.h
  shell/rules_dialog.cpp shell/rules_dialog.h
  shell/settings.cpp shell/settings.h
  shell/sounds.cpp shell/sounds.h
  shell/style.cpp shell/style.h
  shell/style_draw.cpp
  shell/style_items.cpp
  shell/theme.cpp shell/theme.h
  shell/top_bar.cpp shell/top_bar.h
  shell/view_menus.cpp shell/view_menus.h
)
set(HILLTOP_SHELL_RESOURCES
  resources/euchre/picture.json
  resources/euchre/rules.md
  resources/euchre/rules_de.md
  resources/icons/book.svg
  resources/icons/bulb.svg
  resources/icons/cards.svg
  resources/icons/check.svg
  resources/icons/chevron-left.svg
  resources/icons/chevron-right.svg
  resources/icons/copy.svg
  resources/icons/deal.svg
  resources/icons/dice.svg
  resources/icons/export.svg
  resources/icons/file.svg
  resources/icons/first.svg
  resources/icons/hilltop.svg
  resources/icons/home.svg
  resources/icons/info.svg
  resources/icons/last.svg
  resources/icons/next.svg
  resources/icons/pause.svg
  resources/icons/picture.svg
  resources/icons/play.svg
  resources/icons/plus.svg
  resources/icons/previous.svg
  resources/icons/replay.svg
  resources/icons/robot.svg
  resources/icons/search.svg
  resources/icons/speech.svg
  resources/icons/stop.svg
  resources/icons/trophy.svg
  resources/icons/undo.svg
  resources/icons/warning.svg
  resources/pazaak/picture.json
  resources/pazaak/rules.md
  resources/pazaak/rules_de.md
  resources/rps/picture.json
  resources/rps/rules.md
  resources/rps/rules_de.md
  resources/sounds/card.wav
  resources/sounds/lost.wav
  resources/sounds/point.wav
  resources/sounds/won.wav
  resources/thegame/picture.json
  resources/thegame/rules.md
  resources/thegame/rules_de.md
  resources/zipdeck/picture.json
  resources/zipdeck/rules.md
  resources/zipdeck/rules_de.md
)

# SPDX-License-Identifier: GPL-3.0-or-later
# The games: each is a folder of its name in core/games, ui/games, resources and tests, with its own list of files. Here and in
# core/registry/registry.cpp, whose order lists show, each has one entry; nothing else names them.
set(HILLTOP_GAMES
  pazaak
  euchre
  rps
  zipdeck
  thegame)

# SPDX-License-Identifier: GPL-3.0-or-later
# The games by their ids, in the order of the start page: one line to add one. Each is a folder of its name in core/games and, where
# somebody has made it, in ui/games, resources and tests/games.
set(HILLTOP_GAMES
  pazaak
  euchre
  rps
  zipdeck
  thegame
  advanced-pazaak)

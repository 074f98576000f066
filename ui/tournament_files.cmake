# SPDX-License-Identifier: GPL-3.0-or-later
# Texts of games, the rules editor and tournaments; relative to ui/.
set(HILLTOP_TOURNAMENT_SOURCES
  models/cell_roles.h
  models/crosstable_model.cpp models/crosstable_model.h
  models/fault_list_model.cpp models/fault_list_model.h
  models/match_list_model.cpp models/match_list_model.h
  models/round_list_model.cpp models/round_list_model.h
  models/standings_model.cpp models/standings_model.h
  models/tournament_folder.cpp models/tournament_folder.h
  models/tournament_job.cpp models/tournament_job.h
  models/tournament_list_model.cpp models/tournament_list_model.h
  models/tournament_queue.cpp models/tournament_queue.h
  shell/bot_picker.cpp shell/bot_picker.h
  shell/choosing_table.h
  shell/crosstable_view.cpp shell/crosstable_view.h
  shell/fault_table.cpp shell/fault_table.h
  shell/format_picker.cpp shell/format_picker.h
  shell/game_row.cpp shell/game_row.h
  shell/marked_cells.cpp shell/marked_cells.h
  shell/match_timer.cpp shell/match_timer.h
  shell/new_tournament_dialog.cpp shell/new_tournament_dialog.h
  shell/notify.cpp shell/notify.h
  shell/result_card.cpp shell/result_card.h
  shell/result_markdown.cpp
  shell/rules_editor.cpp shell/rules_editor.h
  shell/standings_table.cpp shell/standings_table.h
  shell/stop_picker.cpp shell/stop_picker.h
  shell/template_menu.cpp shell/template_menu.h
  shell/tournament_charts.cpp shell/tournament_charts.h
  shell/tournament_cost.cpp shell/tournament_cost.h
  shell/tournament_details.cpp shell/tournament_details.h
  shell/tournament_exports.cpp shell/tournament_exports.h
  shell/tournament_form.cpp shell/tournament_form.h
  shell/tournament_head.cpp shell/tournament_head.h
  shell/tournament_list.cpp shell/tournament_list.h
  shell/tournament_name.cpp shell/tournament_name.h
  shell/tournament_notes.cpp shell/tournament_notes.h
  shell/tournament_page.cpp shell/tournament_page.h
  shell/tournament_page_texts.cpp
  shell/tournament_status.cpp shell/tournament_status.h
  shell/tournament_templates.cpp shell/tournament_templates.h
  shell/tournament_view.cpp shell/tournament_view.h
  text/contests.cpp text/contests.h
  text/durations.cpp text/durations.h
  text/error_texts.cpp text/error_texts.h
  text/fault_texts.cpp text/fault_texts.h
  text/game_texts.cpp text/game_texts.h
)

# SPDX-License-Identifier: GPL-3.0-or-later
# The charts, relative to ui/: the only folder that knows Qt Charts.
set(HILLTOP_CHART_SOURCES
  charts/bar_chart.cpp charts/bar_chart.h
  charts/chart_frame.cpp charts/chart_frame.h
  charts/chart_look.h
  charts/chart_scale.cpp charts/chart_scale.h
  charts/line_chart.cpp charts/line_chart.h
  shell/chart_theme.cpp shell/chart_theme.h
)

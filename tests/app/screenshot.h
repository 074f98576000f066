// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>
#include <QStringList>

namespace hilltop {

struct ScreenshotRequest {
    QString file;
    QString page; ///< of the window, or a dialog: the message about an unknown one names them
    QString size; ///< "1280x800"
    bool dark = false;
    QString game;        ///< its id; empty: the first game
    QStringList records; ///< for the replay page; without one a match of built-in bots
    int position = -1;   ///< of the match that is played or replayed; -1: somewhere in its middle
};

/// Renders one page with made-up but real content to a PNG file, away from the person's own settings and matches.
/// Returns the exit code; what went wrong is one line on stderr.
int takeScreenshot(QApplication& app, const ScreenshotRequest& request);

} // namespace hilltop

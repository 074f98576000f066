// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/window.h"

namespace hilltop {

/// The program's window, and the one that is built in its place when another language was chosen: the page in front,
/// the match at the table, the match in Replay with its moment, the tournament and the quiz go on where they were.
/// Lives in the GUI thread.
class RestartableWindow : public QObject {
    Q_OBJECT
public:
    /// As Window. The program already speaks the language of the settings.
    RestartableWindow(QApplication& app, const QString& dataFolder, const QString& configFile);
    ~RestartableWindow() override;

    /// Another one after restarted().
    Window& window() { return *m_window; }

signals:
    void restarted();

private:
    void build();
    void restart();

    QApplication& m_app;
    const QString m_dataFolder, m_configFile;
    std::unique_ptr<Window> m_window;
};

} // namespace hilltop

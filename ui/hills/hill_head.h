// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QProgressBar;
class QToolButton;

namespace hilltop {

class HillJob;
class TextLabel;

/// The head of a hill: name and plan, what can be done, who leads, how far it is, and what went wrong.
class HillHead : public QWidget {
    Q_OBJECT
public:
    struct Actions {
        QAction *back, *run, *pause, *stop, *add;
        QList<QAction*> more; ///< in the menu; null is a separator
    };
    explicit HillHead(const Actions& actions, QWidget* parent = nullptr);

    void refresh(const HillJob& job);

private:
    void showProgress(const HillJob& job);

    TextLabel *m_title, *m_plan, *m_leader, *m_done, *m_problem;
    QWidget* m_problemLine;
    QProgressBar* m_bar;
};

} // namespace hilltop

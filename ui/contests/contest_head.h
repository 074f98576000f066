// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace hilltop {

class TextLabel;

/// What a head says of a contest. What is empty is not shown.
struct ContestStatus {
    QString title, plan, planTip;
    int permille = -1; ///< of the bar; negative: there is none
    QString lead;      ///< a sentence, cut where there is no room
    QString percent, done, doneTip, left, pace;
    int threads = 0;         ///< 0: there is nothing to choose
    QString note, leastNote; ///< the second where there is no room for the first; empty: the first is cut
    QString noteTip;
    QString problem;
    bool again = false, copy = false; ///< offered beside the problem
    bool menu = true, menuEnabled = true;
};

/// Title, plan, buttons and progress at the top of a contest, and what went wrong with it.
class ContestHead : public QWidget {
    Q_OBJECT
public:
    /// What the buttons do; actions and menu belong to the page.
    struct Actions {
        QAction* back;
        QList<QAction*> buttons; ///< in a row
        QAction* again;          ///< what Try again does; null: it is not offered
    };
    /// `progress` is what its bar is called.
    ContestHead(const Actions& actions, const QString& progress, QWidget* parent = nullptr);

    /// The last one of the row; its words and its menu are the page's.
    QToolButton* menuButton() const { return m_menu; }
    void setStatus(const ContestStatus& status);
    /// A passing sentence of the window's own, such as an export that failed, where there is no problem; empty: none.
    void setNotice(const QString& sentence);

signals:
    void threadsChosen(int threads);
    void copyRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeLine(QVBoxLayout& column);
    void fitNote();

    TextLabel *m_title, *m_plan, *m_lead, *m_percent, *m_done, *m_left, *m_pace, *m_note, *m_problem;
    QWidget *m_course, *m_problemLine;
    QProgressBar* m_bar;
    QSpinBox* m_threads;
    QPushButton *m_again, *m_copy;
    QToolButton* m_menu;
    QString m_wholeNote, m_leastNote;
    QString m_notice;
};

} // namespace hilltop

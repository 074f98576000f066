// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace hilltop {

class Badge;
class Replay;
class Segmented;
class TextLabel;
struct TableNames;

/// Over a replayed match: how it ended, whether it could be reproduced, how a branch compares, where it came from, and
/// whose view is shown.
class ReplayHead : public QWidget {
    Q_OBJECT
public:
    explicit ReplayHead(QWidget* parent = nullptr);

    /// `view`: -1 for all cards, or a seat. `many`: the match is one of a file.
    void setMatch(const Replay& replay, const TableNames& names, int view, bool many);
    /// What asking the bots again has shown; until then the badge says that it is being found out.
    void setChecks(const Replay& replay, const TableNames& names);
    /// How it ended, or stands at the moment shown.
    void setTitle(const QString& title);
    QString titleText() const;
    /// Below the title, for instance how a branch compares; empty: nothing.
    void setLine(const QString& line);
    QString line() const;
    /// In place of what asking again has shown.
    void setBadge(const QString& text, const QString& tip);
    void setView(int view);
    QString badgeText() const;
    /// By seat: reproduced, different from a decision on, or not asked and why.
    QString badgeTip() const;

signals:
    void viewChosen(int view);
    void listRequested();

private:
    TextLabel* m_title;
    TextLabel* m_line;
    Badge* m_badge;
    QToolButton* m_many;
    QHBoxLayout* m_row;
    Segmented* m_views = nullptr;
    QComboBox* m_viewList = nullptr; ///< in place of the buttons where there are many views
};

} // namespace hilltop

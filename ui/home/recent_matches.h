// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/column_fitter.h"

#include <QColor>
#include <QPointer>
#include <QWidget>

#include <vector>

class QMenu;
class QStackedLayout;
class QTableWidget;

namespace hilltop {

/// A match that nobody plays on.
struct RecentMatch {
    QString path; // comes back in recordRequested()
    QString game;
    QString against; // "against Careful"
    QString result;  // "3 – 1"
    QString outcome; // "Won"
    bool won = false;
    QString played;     // "today 18:40"
    bool whole = false; // it can be read
    QColor hue{};       // of the game
    QString accuracy{}; // "84.2"; empty: not analysed
};

/// The last matches as a list that never scrolls: it shows those that fit, and Enter or a click opens one. Before the
/// first match a sentence and a button.
class RecentMatches : public QWidget {
    Q_OBJECT
public:
    explicit RecentMatches(QWidget* parent = nullptr);

    void setMatches(const std::vector<RecentMatch>& matches);
    bool empty() const { return m_matches.empty(); }

signals:
    void openRequested();
    void recordRequested(const QString& path);
    void deleteRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setRow(int row, const RecentMatch& match);
    const RecentMatch* matchAt(int row) const;
    void openRow(int row);
    void deleteRow(int row);
    void showMenu();
    void tint();
    void fit();
    FitColumns columns() const;

    QStackedLayout* m_stack;
    QTableWidget* m_table;
    ColumnFitter* m_fitter = nullptr;
    std::vector<RecentMatch> m_matches;
    bool m_judged = false;  ///< some of them
    QPointer<QMenu> m_menu; ///< of a match, while it is open
};

} // namespace hilltop

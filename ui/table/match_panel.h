// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/log_model.h"

#include <QWidget>

class QAction;
class QMenu;
class QTableView;
class QToolButton;

namespace hilltop {

class MatchTabs;
class TextLabel;

/// Beside a table: the score, the scoresheet or the moves so far, and a menu of what there is about the match (its
/// seal, its deal ID). Folds to a strip where the window is narrow.
class MatchPanel : public QWidget {
    Q_OBJECT
public:
    explicit MatchPanel(LogModel& log, QWidget* parent = nullptr);

    void setScore(const QString& line, const QString& below);
    void setDeal(const QString& id);
    /// The hash that proves which cards were settled before the first was dealt; empty: they are not sealed. Its
    /// beginning is in sight, and all of it is given on hover and to screen readers.
    void setSeal(const QString& sha256);
    /// What opens the menu: in full and, while the panel is folded, as an icon.
    QList<QToolButton*> menuButtons() const { return {m_about, m_stripAbout}; }
    const QMenu* menu() const { return m_menu; }
    /// One more entry of the menu, at its end.
    void addToMenu(QAction* action);
    /// "+340", above the menu; empty: there is none.
    void setPurse(const QString& sum);
    QString purse() const;
    /// Under the score; it shows and hides itself.
    void addNote(QWidget* note);
    /// Keeps what is newest in sight.
    void scrollToEnd();
    void setFolded(bool folded);
    bool folded() const { return m_folded; }
    MatchTabs* tabs() const { return m_tabs; }

signals:
    void foldRequested(bool folded);
    void sealRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void tellAbout();

    QWidget* m_content;
    QToolButton *m_fold, *m_unfold;
    TextLabel* m_score;
    TextLabel* m_below;
    QWidget* m_purseRow;
    TextLabel* m_purse;
    MatchTabs* m_tabs;
    QMenu* m_menu;
    QAction *m_seal, *m_deal;
    QToolButton *m_about, *m_stripAbout;
    QString m_dealId, m_sealBegin;
    bool m_folded = false;
};

/// A list of moves as play and replay show it.
void dressLog(QTableView* list, LogModel& log);

} // namespace hilltop

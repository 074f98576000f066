// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "judging/any_judge.h"
#include "style/panel.h"
#include "style/read_table.h"
#include "text/table_texts.h"

#include <QCoreApplication>

class QTableView;

namespace hilltop {

/// What the answers to a question are worth, a row an answer, the best first.
struct HintModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::HintModel)
public:
    enum Column { Answer, Value, Loss, kColumns };

    static std::vector<TableContent::Column> columns();
    /// `best` is the answer that is advised.
    static TableContent of(const Compared& compared, const std::optional<std::string>& best, const Info& info,
                           const TableNames& names);
};

/// "41.3 ± 0.7", or "41.3" where no error is known.
QString worthText(const Estimate& estimate, const Info& info);
/// What is advised where both the champion and the numbers have a say: the champion's answer, unless another one is
/// ahead of it by more than twice the error.
std::optional<std::string> advised(const Compared& compared, const std::string& champion);

/// The numbers of a hint, over the page beside the table: each answer with its value and what it would lose, and how
/// far they have come.
class HintNumbers : public Panel {
    Q_OBJECT
public:
    explicit HintNumbers(QWidget* over);

    /// The table, and the cards of the hand on it, in the widget it lies over: where that leaves no room beside the
    /// table it lies on it, above the hand.
    void setRoom(const QRect& table, const QRect& hand);
    /// Nothing is known yet.
    void setThinking(const Info& info);
    /// The values of the bot of that name, which gives the hint.
    void setValuesOf(const QString& bot, const Compared& compared, const std::optional<std::string>& best,
                     const Info& info, const TableNames& names);
    /// The values of the game's judge. `worlds` possible deals were simulated; with `more` the simulation continues.
    void setNumbers(const Compared& compared, const std::optional<std::string>& best, const Info& info,
                    const TableNames& names, int worlds, bool more);
    QTableView* table() const { return m_table; }
    /// The text below the table.
    QString note() const { return m_note->text(); }

signals:
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void tell(const Compared& compared, const std::optional<std::string>& best, const Info& info,
              const TableNames& names, const QString& note);

    ReadTable m_model;
    TextLabel *m_unit, *m_note;
    QTableView* m_table;
    QRect m_onTable, m_hand;
};

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/column_fitter.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QStackedLayout;
class QTableView;

namespace hilltop {

class ChoosingTable;
class MatchListModel;
class Segmented;
class TextLabel;

/// The lists of a contest, one at a time behind a switch. The first one, part 0, are the matches of a pair, or a hint
/// how to get them.
class ContestDetails : public QWidget {
    Q_OBJECT
public:
    void showPart(int part);
    /// A sentence beside the list of matches; `trouble` in the colour of errors.
    void setNote(const QString& sentence, bool trouble);
    /// The table in front; null where it lists nothing.
    QWidget* pane() const;

protected:
    explicit ContestDetails(QWidget* parent);

    /// Once: the matches that are listed.
    void setMatches(MatchListModel* matches);
    /// Once each, in the order of their numbers; `table` is the part, or in it.
    void addPart(const QString& title, QWidget* part, QTableView* table);
    /// A tab for each of these parts.
    void setTabs(const std::vector<int>& parts);
    /// Stands in place of the list of matches from showHint() to showList().
    void setHint(const QString& sentence);
    void showHint();
    /// What the model lists, from the first row on.
    void showList();
    void setTitle(const QString& title);
    void fitMatches() { m_fitter->fit(); }
    /// So wide at least is the column of a seat.
    virtual int seatWidth() const { return 0; }
    /// The person has chosen that match.
    virtual void openMatch(int row) = 0;

private:
    struct Part {
        QString title;
        QTableView* table;
    };
    QWidget* makeMatches();
    FitColumns matchColumns() const;

    MatchListModel* m_model = nullptr;
    std::vector<Part> m_parts;
    std::vector<int> m_tabs; ///< parts that have one
    QHBoxLayout* m_head;
    Segmented* m_switch = nullptr;
    QStackedLayout *m_stack, *m_matchStack;
    TextLabel *m_title, *m_note, *m_hint;
    ChoosingTable* m_matches;
    ColumnFitter* m_fitter = nullptr;
};

/// As all lists of details look: so many columns as wide as what they hold and `padding`, which share what is left.
FitColumns detailColumns(int count, int padding, std::vector<int> giveWay = {});
/// And rows of one height.
void dressDetails(QTableView& table, const QString& name);

} // namespace hilltop

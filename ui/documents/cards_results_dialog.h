// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "profile/cards_results.h"
#include "style/read_table.h"

#include <QCoreApplication>
#include <QDialog>

#include <optional>

class QPushButton;
class QTableView;

namespace hilltop {

class TextLabel;

/// The results of all who had the cards of a match at one seat. Choosing one of them reads its match, to be compared
/// with this one. Files are read in the background.
class CardsResultsDialog : public QDialog {
    Q_OBJECT
public:
    /// Where matches on these cards may lie: the folder of a person's own, and a file of records or of a tournament.
    struct Places {
        QString matches;
        QString file; ///< empty: none
    };
    CardsResultsDialog(const Record& match, int seat, const Places& places, QWidget* parent = nullptr);

    ReadTable& model() { return m_model; }
    /// Who sat at the seat in the result of a row: "You", or a bot.
    QString who(int row) const;
    /// Row of the match that was asked for; -1 if it has no result.
    int mine() const;
    QTableView* table() const { return m_table; }
    QPushButton* compareButton() const { return m_compare; }
    /// What is being read, or what is wrong.
    QString note() const;
    bool reading() const { return m_reading.running(); }
    /// The match that was chosen, and who had the seat; the dialog has been accepted.
    const std::optional<Record>& chosen() const { return m_chosen; }
    const QString& chosenName() const { return m_name; }
    void done(int result) override;

private:
    void take(CardsResults results);
    void compare();
    void follow();

    const Record m_match;
    const int m_seat;
    std::vector<CardsResult> m_rows;
    ReadTable m_model;
    QTableView* m_table;
    TextLabel* m_note;
    QPushButton* m_compare;
    std::optional<Record> m_chosen;
    QString m_name;
    Job m_reading;
};

/// The results of all who had the same cards at one seat, the best first. The match it was asked for is marked by
/// its words and in bold.
struct CardsResultsModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::CardsResultsModel)
public:
    enum Column { Rank, Who, Others, Outcome, Points, Where, Columns };

    static TableContent of(const std::vector<CardsResult>& rows, const std::string& game, int seat);
};

} // namespace hilltop

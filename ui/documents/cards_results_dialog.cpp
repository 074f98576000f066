// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/cards_results_dialog.h"

#include "base/numbers.h"
#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "profile/same_cards.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "style/theme.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace hilltop {

CardsResultsDialog::CardsResultsDialog(const Record& match, int seat, const Places& places, QWidget* parent)
    : QDialog(parent)
    , m_match(match)
    , m_seat(seat)
    , m_table(new QTableView)
    , m_note(new TextLabel(tr("Reading the results on these cards…"), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_compare(primaryButton(tr("Compare"))) {
    setManual(*this, "replay#playing-on");
    setWindowTitle(tr("Results on these cards: %1").arg(gameTitle(match.game)));
    auto* words = new TextLabel(tr("The same cards at seat %1, and the result of each player.").arg(seat + 1));
    words->setWordWrap(true);
    m_model.set(CardsResultsModel::of({}, match.game, seat));
    m_table->setModel(&m_model);
    m_table->setAccessibleName(tr("Results on these cards"));
    dressTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(CardsResultsModel::Others, QHeaderView::Stretch);
    header->setResizeContentsPrecision(100); // a large tournament may have thousands
    m_note->setWordWrap(true);
    m_compare->setToolTip(tr("Open both matches in Replay where they begin to differ"));
    fillDialog(*this, {words, inPanel(m_table, 1)}, m_note, {dismissButton(tr("Close"), *this), m_compare});
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CardsResultsDialog::follow);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &CardsResultsDialog::follow);
    connect(m_table, &QTableView::doubleClicked, this, &CardsResultsDialog::compare);
    connect(m_compare, &QPushButton::clicked, this, &CardsResultsDialog::compare);
    resize(760, 440);
    follow();
    m_reading =
        Job::start([match, seat, folder = places.matches.toStdString(), file = places.file.toStdString()](
                       JobControl& control) { return results_on_cards(match, seat, folder, file, control.stop()); },
                   [this](CardsResults results) { take(std::move(results)); }, Job::Urgency::WaitedFor);
}

QString CardsResultsDialog::note() const {
    return m_note->text();
}

QString CardsResultsDialog::who(int row) const {
    return m_model.index(row, CardsResultsModel::Who).data().toString();
}

int CardsResultsDialog::mine() const {
    const auto own = std::ranges::find(m_rows, true, &CardsResult::mine);
    return own == m_rows.end() ? -1 : static_cast<int>(own - m_rows.begin());
}

void CardsResultsDialog::take(CardsResults results) {
    QStringList problems;
    for (const Error& problem : results.problems)
        problems << sentence(problem);
    m_rows = std::move(results.rows);
    m_model.set(CardsResultsModel::of(m_rows, m_match.game, m_seat));
    m_table->setCurrentIndex(m_model.index(0, 0));
    if (mine() == 0 && m_model.rowCount() > 1) m_table->setCurrentIndex(m_model.index(1, 0));
    m_table->setFocus();
    const bool alone = m_model.rowCount() < 2 && problems.isEmpty();
    m_note->setInk(problems.isEmpty() ? TextLabel::Ink::Quiet : TextLabel::Ink::Bad);
    m_note->setText(alone ? tr("No one else has a result on these cards yet.") : problems.join(QLatin1Char(' ')));
}

void CardsResultsDialog::follow() {
    const int row = m_table->currentIndex().row();
    m_compare->setEnabled(row >= 0 && !m_rows[at(row)].mine);
}

void CardsResultsDialog::compare() {
    const int row = m_table->currentIndex().row();
    if (row < 0 || m_rows[at(row)].mine || reading()) return;
    m_note->setInk(TextLabel::Ink::Quiet);
    m_note->setText(tr("Reading the match…"));
    m_name = who(row);
    m_reading =
        Job::start([result = m_rows[at(row)]](JobControl&) { return match_of(result); },
                   [this](Result<Record> match) {
                       const bool alike = match && !parting_of(m_match, *match);
                       if (!match || alike) {
                           if (!alike) m_note->setInk(TextLabel::Ink::Bad);
                           m_note->setText(alike ? tr("Both matches have the same answers.") : sentence(match.error()));
                           return;
                       }
                       m_chosen = std::move(*match);
                       accept();
                   },
                   Job::Urgency::WaitedFor);
}

void CardsResultsDialog::done(int result) {
    m_reading.cancel();
    QDialog::done(result);
}

TableContent CardsResultsModel::of(const std::vector<CardsResult>& rows, const std::string& game, int seat) {
    const auto name = [&](const RecordSeat& one) {
        if (!one.name.empty()) return QString::fromStdString(one.name);
        return one.bot == kPerson ? tr("You") : botName(game, one.bot);
    };
    const auto where = [](const CardsResult& row) {
        if (row.mine) return tr("this match");
        if (!row.file.empty()) return tr("match %1").arg(numberFrom1(static_cast<qint64>(row.match)));
        return row.played > 0 ? QLocale().toString(QDateTime::fromSecsSinceEpoch(row.played), QLocale::ShortFormat)
                              : QStringLiteral("–");
    };
    TableContent content{{{tr("Rank")},
                          {tr("Played by"), false},
                          {tr("The others"), false},
                          {tr("Result"), false},
                          {QString()},
                          {tr("Played")}},
                         {}};
    for (const CardsResult& result : rows) {
        QStringList names;
        for (const RecordSeat& one : result.seats)
            names << name(one);
        const QString who = names.takeAt(seat);
        TableContent::Row row{QLocale().toString(result.rank),
                              who,
                              withTimes(names).join(QStringLiteral(", ")),
                              outcomeText(game, result.result, seat),
                              resultText(game, result.result, seat),
                              where(result)};
        for (TableContent::Cell& cell : row) {
            cell.more[Qt::ToolTipRole] = cell.text;
            if (result.mine) cell.more[Qt::FontRole] = textFont(TextSize::Text, true);
        }
        content.rows.push_back(std::move(row));
    }
    return content;
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/daily_dialog.h"

#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "profile/own_results.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QDate>
#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <limits>

namespace hilltop {

DailyDialog::DailyDialog(const QString& folder, std::int64_t seconds_since_1970, QWidget* parent)
    : QDialog(parent)
    , m_now(seconds_since_1970)
    , m_table(new QTableView)
    , m_note(new TextLabel(tr("Reading your matches…"), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_open(primaryButton(tr("Open"))) {
    setManual(*this, "start#the-deal-of-the-day");
    setWindowTitle(tr("Deals of the day"));
    m_table->setModel(&m_model);
    m_table->setAccessibleName(windowTitle());
    dressTable(m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setResizeContentsPrecision(100); // who has played for years has thousands
    m_note->setWordWrap(true);
    fillDialog(*this, {inPanel(m_table, 1)}, m_note, {dismissButton(tr("Close"), *this), m_open});
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &DailyDialog::follow);
    connect(m_table, &QTableView::doubleClicked, this, &DailyDialog::openDeal);
    connect(m_open, &QPushButton::clicked, this, &DailyDialog::openDeal);
    resize(900, 480);
    m_open->setEnabled(false);
    m_reading = Job::start(
        [folder = folder.toStdString()](JobControl&) {
            auto matches = Library(folder).recent(std::numeric_limits<int>::max());
            std::erase_if(matches, [](const Library::Entry& match) { return match.problem || !match.record.result; });
            std::reverse(matches.begin(), matches.end());
            return matches;
        },
        [this](std::vector<Library::Entry> matches) { take(std::move(matches)); }, Job::Urgency::WaitedFor);
}

QString DailyDialog::note() const {
    return m_note->text();
}

void DailyDialog::take(std::vector<Library::Entry> matches) {
    m_model.setDays(std::move(matches), m_now);
    m_table->setCurrentIndex(m_model.index(0, 1));
    m_table->setFocus();
    follow();
}

void DailyDialog::follow() {
    const QModelIndex deal = m_table->currentIndex();
    const Library::Entry* match = m_model.tryAt(deal);
    const bool game = deal.isValid() && deal.column() > 0;
    m_open->setEnabled(game);
    m_open->setText(match == nullptr && game ? tr("Play") : tr("Open"));
    QString words;
    if (match != nullptr) {
        words = tr("%1. %2, played %3.")
                    .arg(m_model.outcome(deal), recordSeats(match->record),
                         QLocale().toString(QDateTime::fromSecsSinceEpoch(match->played), QLocale::ShortFormat));
        if (!m_model.counts(deal)) words += QLatin1Char(' ') + tr("Doesn’t count, because that day was over.");
    } else if (game && m_model.day(deal.row()) != daily_seed(m_now)) {
        words = tr("Not played. You can still play it, but it no longer counts.");
    } else if (game) {
        words = tr("Not played yet.");
    }
    m_note->setText(words);
}

void DailyDialog::openDeal() {
    const QModelIndex deal = m_table->currentIndex();
    if (!deal.isValid() || deal.column() == 0) return;
    accept();
    if (const Library::Entry* match = m_model.tryAt(deal))
        emit openRequested(*match);
    else
        emit playRequested(m_model.game(deal.column()), m_model.day(deal.row()));
}

void DailyDialog::done(int result) {
    m_reading.cancel();
    QDialog::done(result);
}

QString dayText(std::uint64_t day) {
    const int date = static_cast<int>(day);
    return QLocale().toString(QDate(date / 10000, date / 100 % 100, date % 100), QLocale::ShortFormat);
}

void DailyModel::setDays(std::vector<Library::Entry> matches, std::int64_t seconds_since_1970) {
    beginResetModel();
    m_matches = std::move(matches);
    std::vector<Record> records;
    for (const Library::Entry& match : m_matches)
        records.push_back(match.record);
    m_days = daily_days(records, seconds_since_1970);
    if (m_days.empty()) m_days.push_back({daily_seed(seconds_since_1970), {}});
    endResetModel();
}

QString DailyModel::game(int column) const {
    return column <= 0 ? QString() : QString::fromUtf8(games()[static_cast<std::size_t>(column - 1)]->info().id);
}

const DailyDay::Try* DailyModel::attempt(const QModelIndex& deal) const {
    if (!deal.isValid() || deal.column() == 0) return nullptr;
    const auto& tries = m_days[static_cast<std::size_t>(deal.row())].tries;
    const auto found = tries.find(game(deal.column()).toStdString());
    return found == tries.end() ? nullptr : &found->second;
}

const Library::Entry* DailyModel::tryAt(const QModelIndex& deal) const {
    const DailyDay::Try* found = attempt(deal);
    return found == nullptr ? nullptr : &m_matches[found->match];
}

bool DailyModel::counts(const QModelIndex& deal) const {
    const DailyDay::Try* found = attempt(deal);
    return found != nullptr && found->counts;
}

QString DailyModel::outcome(const QModelIndex& deal) const {
    const Library::Entry* found = tryAt(deal);
    if (found == nullptr) return {};
    const int seat = own_seat(found->record);
    return tr("%1, %2").arg(outcomeText(found->record, seat), resultText(found->record, seat));
}

int DailyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_days.size());
}

int DailyModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games().size()) + 1;
}

QVariant DailyModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::DecorationRole) return {};
    const QString date = dayText(day(index.row()));
    if (index.column() == 0) return role == Qt::DecorationRole ? QVariant() : date;
    const QString title = gameTitle(game(index.column()).toStdString());
    const Library::Entry* match = this->tryAt(index);
    if (role == Qt::DecorationRole) {
        const OwnOutcome outcome =
            match == nullptr ? OwnOutcome::Drawn : own_outcome(match->record, own_seat(match->record));
        if (outcome == OwnOutcome::Drawn) return {};
        return icon(outcome == OwnOutcome::Won ? QStringLiteral("check") : QStringLiteral("cross"));
    }
    if (match == nullptr)
        return role == Qt::DisplayRole ? QStringLiteral("–") : tr("%1, %2: not played").arg(date, title);
    if (role == Qt::AccessibleTextRole) return tr("%1, %2: %3").arg(date, title, outcome(index));
    const QString points = resultText(match->record, own_seat(match->record));
    return counts(index) ? points : tr("(%1)", "a result that does not count").arg(points);
}

QVariant DailyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole) return {};
    return section == 0 ? tr("Day") : gameTitle(game(section).toStdString());
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/play_deal_dialog.h"

#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "profile/same_cards.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

namespace hilltop {
namespace {

enum SeatColumn { SeatNumber, SeatName, SeatResult, SeatColumns };
constexpr int kSeatRow = 32, kMostSeatsSeen = 8;

/// What is not as it was: people are not asked again, and bots change.
QStringList changesIn(const Record& earlier, const Record& match, int seat) {
    QStringList list;
    const TableNames names = recordNames(earlier);
    for (std::size_t i = 0; i < earlier.seats.size(); ++i) {
        const RecordSeat &then = earlier.seats[i], &now = match.seats[i];
        if (static_cast<int>(i) == seat) continue;
        if (then.bot == kPerson)
            list << (names.me == static_cast<int>(i)
                         ? PlayDealDialog::tr("%1 takes your old seat.").arg(botName(match.game, now.bot))
                         : PlayDealDialog::tr("%1 takes the seat of %2.")
                               .arg(botName(match.game, now.bot), names.of(static_cast<int>(i))));
        else if (then.version > 0 && now.version > 0 && then.version != now.version)
            list << PlayDealDialog::tr("%1 has changed since then.").arg(botName(match.game, now.bot));
    }
    list.removeDuplicates();
    return list;
}

} // namespace

PlayDealDialog::PlayDealDialog(const Record& earlier, const QString& file, int seat, QWidget* parent)
    : QDialog(parent)
    , m_earlier(earlier)
    , m_file(file.toStdString())
    , m_seats(new QTableWidget(static_cast<int>(earlier.seats.size()), SeatColumns))
    , m_note(new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_play(primaryButton(tr("Play"))) {
    setManual(*this, "replay#playing-on");
    setWindowTitle(tr("Play this deal: %1").arg(gameTitle(earlier.game)));
    auto* words = new TextLabel(tr(
        "Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results."));
    words->setWordWrap(true);
    m_seats->setHorizontalHeaderLabels({tr("Seat"), tr("Player"), tr("Result")});
    for (int column = 0; column < SeatColumns; ++column)
        m_seats->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignVCenter |
                                                                (column == SeatName ? Qt::AlignLeft : Qt::AlignRight));
    m_seats->setAccessibleName(tr("Seats"));
    dressTable(m_seats, kSeatRow);
    m_seats->setSelectionMode(QAbstractItemView::SingleSelection);
    m_seats->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_seats->horizontalHeader()->setSectionResizeMode(SeatName, QHeaderView::Stretch);
    const TableNames names = recordNames(earlier);
    for (int row = 0; row < m_seats->rowCount(); ++row) {
        const QString bot = names.bots.value(row);
        const QString result =
            earlier.result ? tr("%1, %2").arg(outcomeText(earlier, row), resultText(earlier, row)) : tr("unfinished");
        const QString cells[] = {QString::number(row + 1),
                                 bot.isEmpty() ? names.of(row) : tr("%1 (%2)").arg(names.of(row), bot), result};
        for (int column = 0; column < SeatColumns; ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment(Qt::AlignVCenter | (column == SeatName ? Qt::AlignLeft : Qt::AlignRight));
            m_seats->setItem(row, column, item);
        }
    }
    m_seats->setMinimumHeight(kSeatRow * (1 + std::min(m_seats->rowCount(), kMostSeatsSeen)) + 4);
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(2 *
                             m_note->fontMetrics().lineSpacing()); // the window does not jump when it says something
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    fillDialog(*this, {words, inPanel(m_seats, 1), m_note}, nullptr, {dismissButton(tr("Cancel"), *this), m_play});
    connect(m_seats, &QTableWidget::itemSelectionChanged, this, &PlayDealDialog::choose);
    connect(m_seats, &QTableWidget::cellDoubleClicked, this, [this] { m_play->click(); });
    connect(m_play, &QPushButton::clicked, this, &QDialog::accept);
    resize(520, sizeHint().height());
    m_seats->setCurrentCell(std::clamp(seat, 0, m_seats->rowCount() - 1), SeatName);
    m_seats->setFocus();
    choose();
}

int PlayDealDialog::seat() const {
    return std::max(0, m_seats->currentRow());
}

QString PlayDealDialog::note() const {
    return m_note->text();
}

void PlayDealDialog::choose() {
    const auto match = play_same_cards(m_earlier, seat(), m_file);
    m_match = match ? std::optional(*match) : std::nullopt;
    m_play->setEnabled(m_match.has_value());
    m_note->setInk(match ? TextLabel::Ink::Quiet : TextLabel::Ink::Bad);
    m_note->setText(match ? changesIn(m_earlier, *match, seat()).join(QLatin1Char(' ')) : sentence(match.error()));
}

} // namespace hilltop

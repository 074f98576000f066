// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/question_text.h"

#include "documents/analysis_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace hilltop {
namespace {

struct QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(Question)
};

/// The cards that only this seat sees, in the order of the game's zones and places.
QStringList ownCards(const Table& table, Seat seat, const TableTexts& texts) {
    const std::vector<ShownCard> open = table.shown({});
    std::vector<ShownCard> seen = table.shown(SeatSet{seat});
    std::erase_if(seen, [&](const ShownCard& card) {
        const auto found =
            std::find_if(open.begin(), open.end(), [&](const ShownCard& other) { return other.spot == card.spot; });
        return card.face == kHidden || (found != open.end() && found->face != kHidden);
    });
    std::stable_sort(seen.begin(), seen.end(), [](const ShownCard& a, const ShownCard& b) {
        return std::tie(a.spot.zone, a.spot.place) < std::tie(b.spot.zone, b.spot.place);
    });
    QStringList cards;
    for (const ShownCard& card : seen)
        cards << texts.cardText(QString::fromUtf8(table.info().card_kinds[card.face.kind]), card.face.value);
    return cards;
}

} // namespace

QString questionText(const Table& table, Seat seat, TableNames names) {
    const TableTexts& texts = tableTexts(QString::fromUtf8(table.info().id));
    names.me = seat.index();
    names.brief = true;
    QStringList words{texts.situation(viewOf(table, seat.index()), names)};
    if (const QStringList cards = ownCards(table, seat, texts); cards.size() > 1) words << cards.join(u' ');
    words.removeAll(QString());
    return words.join(u' ');
}

QString answerText(const Table& table, const std::optional<std::string>& word, bool faulty, const TableNames& names) {
    if (faulty) return QuestionWords::tr("a fault");
    return answerTitle(table.info(), word, names);
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/analysis_words.h"

#include "analysis/many_reviews.h"
#include "analysis/reasons.h"
#include "analysis/report_parts.h"
#include "registry/registry.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace hilltop {
namespace {

/// Else the reference is a player who sees all hands, which no bot can be.
bool isBot(const char* game, const std::string& reference) {
    return find_game(game)->find_bot(reference) != nullptr;
}

struct AnalysisWords {
    Q_DECLARE_TR_FUNCTIONS(Analysis)
};

} // namespace

ReviewUnits::ReviewUnits(const Info& info)
    : m_kind(info.counting == Counting::Mean     ? Kind::Cards
             : info.counting == Counting::Points ? Kind::Points
                                                 : Kind::Chance) {
    m_factor = m_kind == Kind::Chance ? 100.0 : m_kind == Kind::Cards ? -1.0 : 1.0;
    m_leastSpan = m_kind == Kind::Chance ? 20.0 : 2.0;
    m_lowest = 0.0;
    m_highest = m_kind == Kind::Chance ? 100.0 : 0.0;
    m_decimals = m_kind == Kind::Chance ? 1 : 2;
}

QString ReviewUnits::title() const {
    switch (m_kind) {
    case Kind::Chance:
        return AnalysisWords::tr("Chance to win, %");
    case Kind::Points:
        return AnalysisWords::tr("Expected points");
    case Kind::Cards:
        return AnalysisWords::tr("Expected cards left");
    }
    return {};
}

QString ReviewUnits::value(double worth) const {
    return decimal(shown(worth), m_decimals);
}

QString ReviewUnits::change(double worth) const {
    const double value = shown(worth);
    const QString digits = decimal(std::abs(value), m_decimals);
    if (digits == decimal(0.0, m_decimals)) return digits;
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

int ReviewUnits::direction(double worth) const {
    if (size(worth) == decimal(0.0, m_decimals)) return 0;
    return worth < 0 ? -1 : 1;
}

QString ReviewUnits::size(double worth) const {
    return decimal(std::abs(m_factor * worth), m_decimals);
}

QString ReviewUnits::error(double worth) const {
    const double shownError = std::abs(m_factor * worth);
    return decimal(shownError, decimals_of_error(shownError, m_decimals));
}

double ReviewUnits::asShown(double worth) const {
    const double steps = std::pow(10.0, m_decimals);
    return std::round(shown(worth) * steps) / steps / m_factor;
}

QString ReviewUnits::sizeWithUnit(double worth) const {
    switch (m_kind) {
    case Kind::Chance:
        return AnalysisWords::tr("%1 %").arg(size(worth));
    case Kind::Points:
        return AnalysisWords::tr("%1 points").arg(size(worth));
    case Kind::Cards:
        return AnalysisWords::tr("%1 cards").arg(size(worth));
    }
    return {};
}

QString ReviewUnits::changeWithUnit(double worth) const {
    if (size(worth) == decimal(0.0, m_decimals)) return sizeWithUnit(worth);
    return (shown(worth) < 0 ? QStringLiteral("−") : QStringLiteral("+")) + sizeWithUnit(worth);
}

QString zeroSkillText(const Info& info, const Review& review, const TableNames& names, int seat) {
    switch (zero_skill(info, review, Seat(seat))) {
    case ZeroSkill::LikeJudge:
        return AnalysisWords::tr("%1: skill is %2 because every answer is also the judge’s choice. A mark shows where "
                                 "another answer is better.")
            .arg(names.of(seat), ReviewUnits(info).size(0));
    case ZeroSkill::EvensOut:
        return AnalysisWords::tr("%1: skill is %2 because gains and losses even out with the cards as they lay. A mark "
                                 "shows what an answer costs given what the seat knew.")
            .arg(names.of(seat), ReviewUnits(info).size(0));
    case ZeroSkill::None:
        break;
    }
    return {};
}

QString accuracyText(const Info& info, const Review& review, const TableNames& names, int me) {
    const auto percent = [&](int seat) {
        return decimal(100 * review.seats[static_cast<std::size_t>(seat)].accuracy, 1);
    };
    if (review.seats.size() != 2 || info.cooperative) return AnalysisWords::tr("Accuracy %1 %").arg(percent(me));
    return AnalysisWords::tr("Accuracy %1 %, %2 %3 %").arg(percent(me), names.of(1 - me), percent(1 - me));
}

QString answerTitle(const Info& info, const std::optional<std::string>& word, const TableNames& names) {
    return said(answer_words(info, word, seatNames(names)));
}

QString answerKindTitle(const Info& info, const std::string& kind) {
    if (kind == answer_kind({})) return answerTitle(info, {}, {});
    return said(known_word(info.id, Word::AnswerKind, kind).value_or(answer_words(info, kind)));
}

QString reasonText(const Info& info, const TableNames& names, const TwoAnswers& answers, const Reason& reason) {
    const ReviewUnits units(info);
    return said(reason_words(info, seatNames(names), answers, reason,
                             {[&](double worth) { return units.sizeWithUnit(worth).toStdString(); },
                              [&](double error) { return units.error(error).toStdString(); }}));
}

QString markText(Mark mark) {
    switch (mark) {
    case Mark::None:
        return {};
    case Mark::Doubtful:
        return AnalysisWords::tr("an inaccuracy");
    case Mark::Mistake:
        return AnalysisWords::tr("a mistake");
    case Mark::Blunder:
        return AnalysisWords::tr("a blunder");
    }
    return {};
}

KeyMark::Shape markShape(Mark mark) {
    if (mark == Mark::Doubtful) return KeyMark::Shape::Dubious;
    return mark == Mark::Mistake ? KeyMark::Shape::Mistake : KeyMark::Shape::Blunder;
}

QString reviewDefinitions(const Info& info, const Review& review) {
    const MarkLimits& limits = review.limits;
    const ReviewUnits units(info);
    return QStringList{
        AnalysisWords::tr("Judge version %1.").arg(review.version),
        isBot(info.id, review.reference)
            ? AnalysisWords::tr("Value: what a position is worth to a seat if everyone continues like the bot %1 and "
                                "all undrawn cards are drawn at random.")
                  .arg(botName(info.id, review.reference))
        : review.reference == kDoubleDummy
            ? AnalysisWords::tr("Value: what a position is worth to a seat, the mean of two ways to finish the hand: "
                                "perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt "
                                "at random.")
            : AnalysisWords::tr("Value: what a position is worth to a seat if everyone continues like a quick player "
                                "who sees all cards and all undrawn cards are drawn at random."),
        AnalysisWords::tr("Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard "
                          "error. Heuristic: computed by a simplified model, ± its accuracy.",
                          nullptr, review.samples),
        AnalysisWords::tr("Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + "
                          "skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the "
                          "same strength with less noise."),
        AnalysisWords::tr("Not significant: a change of no more than twice its error. It can be nothing."),
        AnalysisWords::tr("Loss: the value of the best answer minus the value of the answer given, averaged over all "
                          "hands the others could hold, from what the player knew. Unforced: a decision with at least "
                          "one clearly worse answer."),
        AnalysisWords::tr(
            "Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.")
            .arg(units.sizeWithUnit(limits.from[0]), units.sizeWithUnit(limits.from[1]),
                 units.sizeWithUnit(limits.from[2])),
        AnalysisWords::tr("Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) "
                          "to the best (100 %)."),
    }
        .join(QStringLiteral("\n\n"));
}

namespace {

struct QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(Question)
};

/// The cards that only this seat sees, in the order of the game's zones and places.
QStringList ownCards(const Table& table, Seat seat) {
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
        cards << cardText(table.info(), card.face);
    return cards;
}

} // namespace

QString questionText(const Table& table, Seat seat, TableNames names) {
    const TableTexts& texts = tableTexts(QString::fromUtf8(table.info().id));
    names.me = seat.index();
    names.brief = true;
    QStringList words{texts.situation(viewOf(table, seat.index()), names)};
    if (const QStringList cards = ownCards(table, seat); cards.size() > 1) words << cards.join(u' ');
    words.removeAll(QString());
    return words.join(u' ');
}

QString answerText(const Table& table, const std::optional<std::string>& word, bool faulty, const TableNames& names) {
    if (faulty) return QuestionWords::tr("a fault");
    return answerTitle(table.info(), word, names);
}

} // namespace hilltop

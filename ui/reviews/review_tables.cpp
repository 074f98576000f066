// SPDX-License-Identifier: GPL-3.0-or-later
#include "reviews/review_tables.h"

#include "analysis/level_losses.h"
#include "documents/analysis_words.h"
#include "style/panel.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

struct ReviewWords {
    Q_DECLARE_TR_FUNCTIONS(hilltop::ReviewTable)
};

const QString kNothing = QStringLiteral("–");

QString measuredText(const Measured& measured, const ReviewUnits& units) {
    const QString value = units.value(measured.value);
    return measured.error ? ReviewWords::tr("%1 ± %2").arg(value, units.error(*measured.error)) : value;
}

QString percent(double share, int decimals = 1) {
    return decimal(100 * share, decimals);
}

QString percentWithError(const Measured& measured) {
    if (!measured.error) return percent(measured.value);
    return ReviewWords::tr("%1 ± %2").arg(percent(measured.value), percent(*measured.error));
}

QString lossText(const Measured& loss, const ReviewUnits& units) {
    const double factor = std::abs(units.shown(1.0));
    const QString value = decimal(factor * loss.value, 2);
    if (!loss.error) return value;
    return ReviewWords::tr("%1 ± %2").arg(value, decimal(factor * *loss.error, 2));
}

QString estimateText(const Estimate& estimate, const ReviewUnits& units) {
    return ReviewWords::tr("%1 ± %2").arg(units.sizeWithUnit(estimate.value), units.error(estimate.error));
}

QString shareText(std::int64_t times, std::int64_t of) {
    if (of == 0) return kNothing;
    return ReviewWords::tr("%1 %").arg(percent(static_cast<double>(times) / static_cast<double>(of)));
}

} // namespace

/// Of each kind an entrant came into, in the order of the tables.
template <class Each>
static void eachKind(const ReviewedGroup& group, const std::string& name, const Each& each) {
    const ManyReviews* reviews = group.reviews();
    if (reviews == nullptr) return;
    for (const EntrantReview& one : reviews->entrants())
        for (const KindReview& kind : one.kinds)
            if (name.empty() || one.name == name) each(one, kind);
}

/// What somebody loses in a kind beside the bots that may be compared with it: the one that is nearest, and all of them
/// as a tip. Those are the measured levels, or elsewhere the built-in bots of these matches.
static TableContent::Cell levelCell(const ReviewedGroup& group, const std::string& name, const KindReview& kind) {
    const ManyReviews& reviews = *group.reviews();
    const GameEntry& game = reviews.game();
    auto levels = level_losses(game, reviews.rules(), reviews.seats(), kind.kind);
    if (levels.empty())
        for (const EntrantReview& one : reviews.entrants())
            for (const KindReview& own : one.kinds)
                if (const BotTraits* bot = game.find_bot(one.name); bot && one.name != name && own.kind == kind.kind)
                    levels.push_back({bot, own.unforced, own.loss});
    if (levels.empty()) return kNothing;
    const ReviewUnits units(game.info());
    QStringList tip;
    for (const LevelLoss& level : levels)
        tip << ReviewWords::tr("%1: %2", "a bot: its loss")
                   .arg(botName(game.info().id, level.bot->id), lossText(level.loss, units));
    const LevelLoss* nearest = nearest_level(levels, kind.loss.value);
    TableContent::Cell cell(nearest ? botName(game.info().id, nearest->bot->id) : kNothing);
    cell.more[Qt::ToolTipRole] = plainTip(tip.join(QLatin1Char('\n')));
    return cell;
}

std::vector<KindTable::Row> KindTable::rows(const ReviewedGroup& group, const std::string& name) {
    std::vector<Row> rows;
    eachKind(group, name, [&](const EntrantReview& one, const KindReview& kind) {
        const auto kinds = group.reviews()->game().decision_kinds();
        const auto at = std::find(kinds.begin(), kinds.end(), kind.kind);
        rows.push_back({one.name, static_cast<int>(at - kinds.begin())});
    });
    return rows;
}

TableContent KindTable::of(const ReviewedGroup& group, const std::string& name) {
    std::vector<TableContent::Column> columns{
        {tr("Bot"), false},
        {tr("Decision"), false},
        {tr("Unforced"), true, tr("Decisions with at least one clearly worse answer")},
        {tr("Loss"), true, tr("Average loss per unforced decision, ± one standard error")},
        {tr("Plays like"), false,
         tr("The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, "
            "the nearest bot of these matches.")},
        {tr("The others"), true, tr("Average loss of all others in decisions of this kind")},
        {tr("Trend"), true, tr("Loss in the later half of the deals minus that in the earlier half")},
        {tr("Mistakes")},
        {tr("Total loss")}};
    std::vector<TableContent::Row> rows;
    const QLocale locale;
    eachKind(group, name, [&](const EntrantReview& one, const KindReview& kind) {
        const Info& info = group.reviews()->game().info();
        const ReviewUnits units(info);
        const auto trend = [&] {
            if (!kind.trend) return kNothing;
            const QString sign = kind.trend->value < 0 ? QStringLiteral("−") : QStringLiteral("+");
            return sign + lossText({std::abs(kind.trend->value), kind.trend->error}, units);
        };
        rows.push_back({reviewedName(info, one.name), said(word_of(info, Word::Decision, kind.kind)),
                        locale.toString(kind.unforced), lossText(kind.loss, units), levelCell(group, one.name, kind),
                        kind.others ? lossText(*kind.others, units) : kNothing, trend(), locale.toString(kind.mistakes),
                        units.sizeWithUnit(kind.lost)});
    });
    return {std::move(columns), std::move(rows)};
}

QString reviewedName(const Info& info, const std::string& name) {
    return name == kPerson ? ReviewWords::tr("You") : botName(info.id, name);
}

TableContent LuckTable::of(const ReviewedGroup& group) {
    std::vector<TableContent::Column> columns{
        {tr("Place")},
        {tr("Bot"), false},
        {tr("Matches")},
        {tr("Luck-adjusted"), true, tr("Luck-adjusted result, ± one standard error")},
        {tr("Result")},
        {tr("Value"), true, tr("Matches without adjustment that one adjusted match is worth")},
        {tr("Loss"), true, tr("Per decision, given what the seat knew")},
        {tr("Accuracy, %")},
        {QStringLiteral("?!")},
        {QStringLiteral("?")},
        {QStringLiteral("??")}};
    std::vector<TableContent::Row> rows;
    const QLocale locale;
    if (const ManyReviews* reviews = group.reviews()) {
        const Info& info = reviews->game().info();
        const ReviewUnits units(info);
        const bool helps = reviews->luck_helps();
        for (const EntrantReview& one : reviews->entrants()) {
            const bool ended = one.finished > 0;
            const auto plain = one.plain_matches();
            TableContent::Row row{
                ended ? locale.toString(one.place) : kNothing,
                reviewedName(info, one.name),
                locale.toString(one.matches),
                ended && helps ? measuredText(one.luck_adjusted, units) : kNothing,
                ended ? measuredText(one.result, units) : kNothing,
                plain ? tr("%1 ×", "so many times").arg(locale.toString(*plain / one.finished, 'f', 1)) : kNothing,
                lossText(one.loss, units),
                percentWithError(one.accuracy)};
            for (std::size_t mark = 1; mark < one.marks.size(); ++mark)
                row.emplace_back(locale.toString(one.marks[mark]));
            rows.push_back(std::move(row));
        }
    }
    return {std::move(columns), std::move(rows)};
}

std::vector<MarkedMoment> WorstTable::moments(const ReviewedGroup& group, const std::string& name) {
    std::vector<MarkedMoment> found;
    const ManyReviews* reviews = group.reviews();
    if (reviews == nullptr) return found;
    for (const MarkedMoment& one : reviews->moments())
        if ((name.empty() || one.name == name) && found.size() < kMostRows) found.push_back(one);
    return found;
}

TableContent WorstTable::of(const ReviewedGroup& group, const std::vector<MarkedMoment>& moments) {
    std::vector<TableContent::Column> columns{
        {QString()},
        {tr("Bot"), false},
        {tr("Played"), false},
        {tr("Better"), false},
        {tr("Loss"), true, tr("Given what the seat knew")},
        {tr("Seeing all cards"), true, tr("The loss if all cards had been known")},
        {tr("Match")}};
    std::vector<TableContent::Row> rows;
    if (const ManyReviews* reviews = group.reviews()) {
        const Info& info = reviews->game().info();
        const ReviewUnits units(info);
        TableNames names;
        for (int seat = 0; seat < reviews->seats(); ++seat)
            names.bySeat << tr("seat %1").arg(seat + 1);
        names.brief = true;
        for (const MarkedMoment& one : moments) {
            const MatchPlace& place = group.matches->places[one.match];
            rows.push_back(
                {QString::fromUtf8(mark_sign(one.mark)), reviewedName(info, one.name),
                 answerTitle(info, one.played, names), answerTitle(info, one.better, names),
                 estimateText(one.loss, units), one.loss_open ? estimateText(*one.loss_open, units) : kNothing,
                 tr("%1, decision %2").arg(numberFrom1(static_cast<qint64>(place.match)), numberFrom1(one.number))});
        }
    }
    return {std::move(columns), std::move(rows)};
}

TableContent StyleTable::of(const ReviewedGroup& group, const std::string& name) {
    std::vector<TableContent::Column> columns{
        {tr("Bot"), false}, {tr("Behaviour"), false}, {tr("Times")},     {tr("Out of")},
        {tr("Share")},      {tr("The others")},       {tr("Difference")}};
    std::vector<TableContent::Row> rows;
    const QLocale locale;
    if (const ManyReviews* reviews = group.reviews()) {
        const Info& info = reviews->game().info();
        for (const EntrantReview& one : reviews->entrants()) {
            if (!name.empty() && one.name != name) continue;
            for (const AnswerShare& share : one.styles.empty() ? one.answers : one.styles) {
                if (share.of == 0) continue;
                const double own = static_cast<double>(share.times) / static_cast<double>(share.of);
                const double field = share.field_of == 0
                                         ? own
                                         : static_cast<double>(share.field_times) / static_cast<double>(share.field_of);
                const double off = own - field;
                const QString sign = std::abs(off) < 0.0005 ? QString()
                                     : off > 0              ? QStringLiteral("+")
                                                            : QStringLiteral("−");
                rows.push_back(
                    {reviewedName(info, one.name),
                     one.styles.empty() ? answerKindTitle(info, share.answer) : botStyle(info.id, share.answer),
                     locale.toString(qlonglong{share.times}), locale.toString(qlonglong{share.of}),
                     shareText(share.times, share.of), shareText(share.field_times, share.field_of),
                     share.field_of == 0 ? kNothing : sign + percent(std::abs(off))});
            }
        }
    }
    return {std::move(columns), std::move(rows)};
}

} // namespace hilltop

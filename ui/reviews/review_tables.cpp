// SPDX-License-Identifier: GPL-3.0-or-later
#include "reviews/review_tables.h"

#include "documents/analysis_words.h"
#include "text/game_texts.h"
#include "text/number_from_1.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

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
    return QLocale().toString(100 * share, 'f', decimals);
}

QString percentWithError(const Measured& measured) {
    if (!measured.error) return percent(measured.value);
    return ReviewWords::tr("%1 ± %2").arg(percent(measured.value), percent(*measured.error));
}

QString lossText(const Measured& loss, const ReviewUnits& units) {
    const double factor = std::abs(units.shown(1.0));
    const QString value = QLocale().toString(factor * loss.value, 'f', 2);
    if (!loss.error) return value;
    return ReviewWords::tr("%1 ± %2").arg(value, QLocale().toString(factor * *loss.error, 'f', 2));
}

QString estimateText(const Estimate& estimate, const ReviewUnits& units) {
    return ReviewWords::tr("%1 ± %2").arg(units.sizeWithUnit(estimate.value), units.error(estimate.error));
}

QString shareText(std::int64_t times, std::int64_t of) {
    if (of == 0) return kNothing;
    return ReviewWords::tr("%1 %").arg(percent(static_cast<double>(times) / static_cast<double>(of)));
}

} // namespace

QString reviewedName(const Info& info, const std::string& name) {
    return name == kPerson ? ReviewWords::tr("You") : botName(info.id, name);
}

void ReviewTable::set(std::vector<Column> columns, std::vector<QStringList> rows) {
    beginResetModel();
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    endResetModel();
}

int ReviewTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReviewTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ReviewTable::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::DisplayRole) return m_rows[static_cast<std::size_t>(index.row())].value(index.column());
    if (role == Qt::TextAlignmentRole) return headerData(index.column(), Qt::Horizontal, role);
    return {};
}

QVariant ReviewTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const Column& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && !column.tip.isEmpty()) return column.tip;
    return role == Qt::DisplayRole ? QVariant(column.title) : QVariant();
}

void LuckTable::setGroup(const ReviewedGroup& group) {
    std::vector<Column> columns{
        {tr("Place")},
        {tr("Bot"), false},
        {tr("Matches")},
        {tr("Luck-adjusted"), true, tr("The result without the luck of the cards, ± one standard error")},
        {tr("Result")},
        {tr("Value"), true, tr("How many times as many matches the plain result would need to be as exact")},
        {tr("Loss"), true, tr("Per decision, given what the seat knew")},
        {tr("Accuracy, %")},
        {QStringLiteral("?!")},
        {QStringLiteral("?")},
        {QStringLiteral("??")}};
    std::vector<QStringList> rows;
    const QLocale locale;
    if (const ManyReviews* reviews = group.reviews()) {
        const Info& info = reviews->game().info();
        const ReviewUnits units(info);
        const bool helps = reviews->luck_helps();
        for (const EntrantReview& one : reviews->entrants()) {
            const bool ended = one.finished > 0;
            const auto plain = one.plain_matches();
            QStringList row{ended ? locale.toString(one.place) : kNothing,
                            reviewedName(info, one.name),
                            locale.toString(one.matches),
                            ended && helps ? measuredText(one.luck_adjusted, units) : kNothing,
                            ended ? measuredText(one.result, units) : kNothing,
                            plain ? tr("%1 ×", "so many times").arg(locale.toString(*plain / one.finished, 'f', 1))
                                  : kNothing,
                            lossText(one.loss, units),
                            percentWithError(one.accuracy)};
            for (std::size_t mark = 1; mark < one.marks.size(); ++mark)
                row << locale.toString(one.marks[mark]);
            rows.push_back(std::move(row));
        }
    }
    set(std::move(columns), std::move(rows));
}

void WorstTable::setGroup(const ReviewedGroup& group, const std::string& name) {
    std::vector<Column> columns{{QString()},
                                {tr("Bot"), false},
                                {tr("Played"), false},
                                {tr("Better"), false},
                                {tr("Loss"), true, tr("Given what the seat knew")},
                                {tr("Seeing all cards"), true, tr("The loss if all cards had been known")},
                                {tr("Match")}};
    std::vector<QStringList> rows;
    m_moments.clear();
    if (const ManyReviews* reviews = group.reviews()) {
        const Info& info = reviews->game().info();
        const ReviewUnits units(info);
        TableNames names;
        for (int seat = 0; seat < reviews->seats(); ++seat)
            names.bySeat << tr("seat %1").arg(seat);
        names.brief = true;
        for (const MarkedMoment& one : reviews->moments()) {
            if (!name.empty() && one.name != name) continue;
            if (rows.size() >= kMostRows) break;
            const MatchPlace& place = group.matches->places[one.match];
            rows.push_back(
                {QString::fromUtf8(mark_sign(one.mark)), reviewedName(info, one.name),
                 answerTitle(info, one.played, names), answerTitle(info, one.better, names),
                 estimateText(one.loss, units), one.loss_open ? estimateText(*one.loss_open, units) : kNothing,
                 tr("%1, decision %2").arg(numberFrom1(static_cast<qint64>(place.match)), numberFrom1(one.number))});
            m_moments.push_back(one);
        }
    }
    set(std::move(columns), std::move(rows));
}

void StyleTable::setGroup(const ReviewedGroup& group, const std::string& name) {
    std::vector<Column> columns{{tr("Bot"), false}, {tr("Behaviour"), false}, {tr("Times")},     {tr("Of")},
                                {tr("Share")},      {tr("The others")},       {tr("Difference")}};
    std::vector<QStringList> rows;
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
    set(std::move(columns), std::move(rows));
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_models.h"

#include "analysis/result_rows.h"
#include "style/theme.h"
#include "table/key_marks.h"
#include "text/number_texts.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kAnswerMark = 16, kAnswerEdge = 8;

/// "0.48 ± 0.06"; a number that is exact has no error.
QString withError(const QString& number, const QString& error) {
    return error.isEmpty() ? number : OptionModel::tr("%1 ± %2").arg(number, error);
}

QString howText(How how) {
    return how == How::Exact     ? OptionModel::tr("exact")
           : how == How::Sampled ? OptionModel::tr("simulated")
                                 : OptionModel::tr("heuristic");
}

/// The rows of a decision. A value of its own for what they share.
class OptionRows {
public:
    OptionRows(const ReviewedDecision& decision, const Info& info, const TableNames& names, const MarkLimits& limits)
        : m_decision(decision)
        , m_info(info)
        , m_names(names)
        , m_limits(limits)
        , m_units(info) {
        for (const auto& option : m_decision.options) {
            m_low = std::min(m_low, worthOf(option) - 2 * option.worth.error);
            m_high = std::max(m_high, worthOf(option) + 2 * option.worth.error);
            if (const auto* open = opened(option)) {
                m_low = std::min(m_low, open->worth.value);
                m_high = std::max(m_high, open->worth.value);
            }
        }
    }

    TableContent::Row row(const Compared::Option& option) const {
        const bool played = option.word == m_decision.played;
        const auto* open = opened(option);
        const QString value =
            withError(m_units.value(worthOf(option)),
                      option.worth.how == hilltop::How::Exact ? QString() : m_units.error(option.worth.error));
        const QString loss = m_units.size(option.behind.value);
        TableContent::Row row{
            answer(option, played),    QString(), value,
            howText(option.worth.how), loss,      open != nullptr ? m_units.value(open->worth.value) : QString()};
        const double worth = worthOf(option), spread = 2 * option.worth.error;
        row[OptionModel::Range].more = {{Qt::AccessibleTextRole, value},
                                        {OptionModel::kRangeRole, QRectF(QPointF(share(worth - spread), share(worth)),
                                                                         QPointF(share(worth + spread), 1))}};
        if (open != nullptr) row[OptionModel::Range].more[OptionModel::kOpenRole] = share(open->worth.value);
        if (option.behind.how != hilltop::How::Exact)
            row[OptionModel::Loss].more[Qt::ToolTipRole] = withError(loss, m_units.error(option.behind.error));
        for (std::size_t column = 0; played && column < row.size(); ++column) {
            row[column].more[OptionModel::kPlayedRole] = true;
            row[column].more[OptionModel::kMarkRole] = static_cast<int>(mark_of(m_decision, m_limits));
            if (column != OptionModel::Answer) row[column].more[Qt::FontRole] = textFont(TextSize::Text, true);
        }
        return row;
    }

private:
    const Compared::Option* opened(const Compared::Option& option) const {
        const auto& open = m_decision.open;
        const auto found =
            std::find_if(open.begin(), open.end(), [&](const auto& one) { return one.word == option.word; });
        return found == open.end() ? nullptr : &*found;
    }

    /// What is sampled is worth what it is behind the best, to the shown digit: the loss is found with the same samples
    /// on both sides and is the better number.
    double worthOf(const Compared::Option& option) const {
        if (option.worth.how == hilltop::How::Exact) return option.worth.value;
        return m_units.asShown(m_decision.options.front().worth.value) - m_units.asShown(option.behind.value);
    }

    double share(double value) const { return (value - m_low) / std::max(m_high - m_low, 1e-9); }

    QString answer(const Compared::Option& option, bool played) const {
        const QString title = answerTitle(m_info, option.word, m_names);
        const bool first = &option == &m_decision.options.front();
        const bool alone = m_decision.options.size() < 2 || !OptionModel::amongBest(m_decision.options[1]);
        if (!alone && OptionModel::amongBest(option))
            return (played ? OptionModel::tr("%1 · among the best, played") : OptionModel::tr("%1 · among the best"))
                .arg(title);
        if (first) return (played ? OptionModel::tr("%1 · best, played") : OptionModel::tr("%1 · best")).arg(title);
        return played ? OptionModel::tr("%1 · played").arg(title) : title;
    }

    const ReviewedDecision& m_decision;
    const Info& m_info;
    const TableNames& m_names;
    const MarkLimits& m_limits;
    const ReviewUnits m_units;
    double m_low = 1e9, m_high = -1e9; ///< of the ranges
};

} // namespace

std::vector<TableContent::Column> OptionModel::columns() {
    return {{tr("Answer"), false}, {QString()},  {tr("Value")},
            {tr("How")},           {tr("Loss")}, {tr("Open"), true, tr("The answer’s value, seeing all cards")}};
}

TableContent OptionModel::of(const ReviewedDecision* decision, const Info& info, const TableNames& names,
                             const MarkLimits& limits) {
    TableContent content{columns(), {}};
    if (decision == nullptr) return content;
    const OptionRows rows(*decision, info, names, limits);
    for (const auto& option : decision->options)
        content.rows.push_back(rows.row(option));
    return content;
}

/// Behind the best by no more than the error of that, so it is unknown which is better.
bool OptionModel::amongBest(const Compared::Option& option) {
    return option.behind.value <= option.behind.error;
}

QRect OptionDelegate::words(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const bool marked = index.column() == OptionModel::Answer && index.data(OptionModel::kMarkRole).toInt() != 0;
    return option.rect.adjusted(0, 0, marked ? -kAnswerMark - 4 : 0, 0);
}

/// Answers of many words take more lines.
QSize OptionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem within = option;
    within.rect = words(option, index).adjusted(0, 0, -2 * kAnswerEdge, 0); // the style's, which measuring leaves out
    return QStyledItemDelegate::sizeHint(within, index);
}

void OptionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem within = option;
    initStyleOption(&within, index);
    const QString said = std::exchange(within.text, QString());
    if (index.data(OptionModel::kPlayedRole).toBool()) {
        painter->fillRect(option.rect, shades(option.palette).chosen);
        if (index.column() == OptionModel::Answer)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                              shades(option.palette).accent);
    }
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &within, painter,
                                        option.widget); // the whole row's line
    within.rect = words(option, index);
    within.text = said;
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &within, painter, option.widget);
    const auto mark = static_cast<Mark>(index.data(OptionModel::kMarkRole).toInt());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.column() == OptionModel::Answer && mark != Mark::None) {
        const int text = QFontMetrics(option.font).horizontalAdvance(index.data().toString());
        const int left = std::min(option.rect.left() + text + 20, option.rect.right() - kAnswerMark - 2);
        paintMark(*painter, QRect(left, option.rect.center().y() - kAnswerMark / 2, kAnswerMark, kAnswerMark),
                  markShape(mark), option.palette);
    }
    if (index.column() == OptionModel::Range) {
        const QRectF range = index.data(OptionModel::kRangeRole).toRectF();
        const double left = option.rect.left() + 8, wide = option.rect.width() - 16;
        const double y = option.rect.center().y() + 0.5;
        painter->setPen(QPen(shades(option.palette).accent, 2));
        const double from = left + range.left() * wide, to = left + range.right() * wide;
        if (to > from) { // an exact value is a point
            painter->drawLine(QPointF(from, y), QPointF(to, y));
            for (const double end : {from, to})
                painter->drawLine(QPointF(end, y - 4), QPointF(end, y + 4));
        }
        if (const QVariant open = index.data(OptionModel::kOpenRole); open.isValid()) {
            const double x = left + open.toDouble() * wide;
            painter->setPen(QPen(option.palette.color(QPalette::Text), 1.5));
            painter->setBrush(option.palette.color(QPalette::Base));
            painter->drawPolygon(QPolygonF{{{x - 5, y}, {x, y - 5}, {x + 5, y}, {x, y + 5}}});
        }
        painter->setBrush(shades(option.palette).accent);
        painter->setPen(Qt::NoPen);
        painter->drawEllipse(QPointF(left + range.top() * wide, y), 4, 4);
    }
    painter->restore();
}

std::vector<TableContent::Column> SeatReviewModel::columns() {
    return {{tr("Seat"), false},
            {tr("Loss"), true, tr("Average loss per decision, given what the seat knew")},
            {tr("Unforced"), true, tr("Average loss per unforced decision")},
            {tr("Accuracy")},
            {QStringLiteral("?!")},
            {QStringLiteral("?")},
            {QStringLiteral("??")},
            {tr("Luck")},
            {tr("Luck-adjusted"), true, tr("Luck-adjusted result")}};
}

TableContent SeatReviewModel::of(const Review& review, const TableNames& names, const Info& info) {
    const ReviewUnits units(info);
    const QLocale locale;
    const double factor = std::abs(units.shown(1.0));
    const auto number = [&](double value, double error, int decimals) {
        return withError(decimal(value, decimals), error > 0 ? decimal(error, decimals) : QString());
    };
    const auto lost = [&](bool any, const Estimate& loss) {
        return !any ? QStringLiteral("–") : number(factor * loss.value, factor * loss.error, 2);
    };
    TableContent content{columns(), {}};
    for (const SeatReview& seat : review.seats) {
        const ResultRows rows(info, review, Seat(static_cast<int>(content.rows.size())));
        const QString error = seat.luck_error > 0 ? units.error(seat.luck_error) : QString();
        const auto mark = [&](std::size_t kind) { return locale.toString(seat.marks[kind]); };
        content.rows.push_back({names.of(static_cast<int>(content.rows.size())),
                                lost(seat.decisions > 0, seat.loss_a_decision()),
                                lost(seat.unforced > 0, seat.loss_an_unforced()),
                                number(100 * seat.accuracy, 100 * seat.accuracy_error, 1), mark(1), mark(2), mark(3),
                                withError(units.change(rows.of(ResultRow::Kind::Luck).value), error),
                                withError(units.value(rows.luck_adjusted()), error)});
    }
    return content;
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_models.h"

#include "style/theme.h"
#include "table/key_marks.h"

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

Qt::Alignment numbersRight(bool left) {
    return (left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

} // namespace

void OptionModel::setDecision(const ReviewedDecision* decision, const Info& info, const TableNames& names,
                              const MarkLimits& limits) {
    beginResetModel();
    m_limits = limits;
    m_names = names;
    m_decision = decision != nullptr ? *decision : ReviewedDecision();
    m_info = &info;
    m_low = 1e9, m_high = -1e9;
    for (const auto& option : m_decision.options) {
        m_low = std::min(m_low, worthOf(option) - 2 * option.worth.error);
        m_high = std::max(m_high, worthOf(option) + 2 * option.worth.error);
        if (const auto* open = opened(option)) {
            m_low = std::min(m_low, open->worth.value);
            m_high = std::max(m_high, open->worth.value);
        }
    }
    endResetModel();
}

int OptionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_decision.options.size());
}

int OptionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

const Compared::Option* OptionModel::opened(const Compared::Option& option) const {
    const auto& open = m_decision.open;
    const auto found = std::find_if(open.begin(), open.end(), [&](const auto& one) { return one.word == option.word; });
    return found == open.end() ? nullptr : &*found;
}

/// What is sampled is worth what it is behind the best, to the shown digit: the loss is found with the same samples on
/// both sides and is the better number.
double OptionModel::worthOf(const Compared::Option& option) const {
    if (option.worth.how == hilltop::How::Exact) return option.worth.value;
    const ReviewUnits units(*m_info);
    return units.asShown(m_decision.options.front().worth.value) - units.asShown(option.behind.value);
}

/// Behind the best by no more than the error of that, so it is unknown which is better.
bool OptionModel::amongBest(const Compared::Option& option) {
    return option.behind.value <= option.behind.error;
}

QString OptionModel::text(const Compared::Option& option, int row, int column) const {
    const ReviewUnits units(*m_info);
    switch (column) {
    case Answer: {
        const QString title = answerTitle(*m_info, option.word, m_names);
        const bool alone = m_decision.options.size() < 2 || !amongBest(m_decision.options[1]);
        if (!alone && amongBest(option))
            return (played(option) ? tr("%1 · among the best, played") : tr("%1 · among the best")).arg(title);
        if (row == 0 && played(option)) return tr("%1 · best, played").arg(title);
        if (row == 0) return tr("%1 · best").arg(title);
        return played(option) ? tr("%1 · played").arg(title) : title;
    }
    case Value:
        return withError(units.value(worthOf(option)),
                         option.worth.how == hilltop::How::Exact ? QString() : units.error(option.worth.error));
    case How:
        return howText(option.worth.how);
    case Loss:
        return units.size(option.behind.value);
    case Open: {
        const auto* open = opened(option);
        return open != nullptr ? units.value(open->worth.value) : QString();
    }
    default:
        return {};
    }
}

QVariant OptionModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || m_info == nullptr) return {};
    const auto& option = m_decision.options[static_cast<std::size_t>(index.row())];
    const double span = std::max(m_high - m_low, 1e-9);
    const ReviewUnits units(*m_info);
    switch (role) {
    case Qt::DisplayRole:
        return text(option, index.row(), index.column());
    case Qt::AccessibleTextRole:
        if (index.column() == Range) return text(option, index.row(), Value);
        return text(option, index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(numbersRight(index.column() == Answer));
    case kPlayedRole:
        return played(option);
    case kOpenRole: {
        const auto* open = opened(option);
        return open != nullptr ? QVariant((open->worth.value - m_low) / span) : QVariant();
    }
    case Qt::FontRole:
        return played(option) && index.column() != Answer ? QVariant(textFont(TextSize::Text, true)) : QVariant();
    case Qt::ToolTipRole:
        if (index.column() == Loss && option.behind.how != hilltop::How::Exact)
            return withError(units.size(option.behind.value), units.error(option.behind.error));
        return {};
    case kMarkRole:
        return QVariant::fromValue(played(option) ? static_cast<int>(mark_of(m_decision, m_limits)) : 0);
    case kRangeRole:
        return QRectF(
            QPointF((worthOf(option) - 2 * option.worth.error - m_low) / span, (worthOf(option) - m_low) / span),
            QPointF((worthOf(option) + 2 * option.worth.error - m_low) / span, 1));
    default:
        return {};
    }
}

QVariant OptionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == Open) return tr("The answer’s value, seeing all cards");
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(numbersRight(section == Answer));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Answer:
        return tr("Answer");
    case Value:
        return tr("Value");
    case How:
        return tr("How");
    case Loss:
        return tr("Loss");
    case Open:
        return tr("Open");
    default:
        return QString();
    }
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

void SeatReviewModel::setReview(std::shared_ptr<const Review> review, const TableNames& names, const Info& info) {
    beginResetModel();
    m_review = std::move(review);
    m_names = names;
    m_info = &info;
    endResetModel();
}

int SeatReviewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_review ? 0 : static_cast<int>(m_review->seats.size());
}

int SeatReviewModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString SeatReviewModel::text(const SeatReview& seat, int row, int column) const {
    const ReviewUnits units(*m_info);
    const QLocale locale;
    switch (column) {
    case Name:
        return m_names.of(row);
    case Error:
    case Unforced: {
        if ((column == Error ? seat.decisions : seat.unforced) == 0) return QStringLiteral("–");
        const Estimate loss = column == Error ? seat.loss_a_decision() : seat.loss_an_unforced();
        const double factor = std::abs(units.shown(1.0));
        return withError(locale.toString(factor * loss.value, 'f', 2),
                         loss.error > 0 ? locale.toString(factor * loss.error, 'f', 2) : QString());
    }
    case Accuracy:
        return withError(locale.toString(100 * seat.accuracy, 'f', 1),
                         seat.accuracy_error > 0 ? locale.toString(100 * seat.accuracy_error, 'f', 1) : QString());
    case Doubtful:
    case Mistakes:
    case Blunders:
        return locale.toString(seat.marks[static_cast<std::size_t>(column - Doubtful + 1)]);
    case Luck:
        return withError(units.change(seat.luck), seat.luck_error > 0 ? units.error(seat.luck_error) : QString());
    case Apart:
        return withError(units.value(seat.luck_adjusted()),
                         seat.luck_error > 0 ? units.error(seat.luck_error) : QString());
    default:
        return {};
    }
}

QVariant SeatReviewModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_review) return {};
    if (role == Qt::DisplayRole)
        return text(m_review->seats[static_cast<std::size_t>(index.row())], index.row(), index.column());
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(numbersRight(index.column() == Name));
    return {};
}

QVariant SeatReviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(numbersRight(section == Name));
    if (role == Qt::ToolTipRole) {
        if (section == Error) return tr("Average loss per decision, given what the seat knew");
        if (section == Unforced) return tr("The same for decisions with a second answer that is worse");
        if (section == Apart) return tr("The result without the luck");
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Name:
        return tr("Seat");
    case Error:
        return tr("Loss");
    case Unforced:
        return tr("Unforced");
    case Accuracy:
        return tr("Accuracy");
    case Doubtful:
        return QStringLiteral("?!");
    case Mistakes:
        return QStringLiteral("?");
    case Blunders:
        return QStringLiteral("??");
    case Luck:
        return tr("Luck");
    case Apart:
        return tr("Luck-adjusted");
    default:
        return {};
    }
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/hint_numbers.h"

#include "documents/analysis_words.h"
#include "style/icons.h"
#include "style/layouts.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kHintWide = 280, kHintRow = 28, kHintEdge = 8;
constexpr int kHintBulb = 16, kHintValue = 90, kHintLoss = 72, kHintLeastHigh = 180;
constexpr int kHintMostHigh = 440; ///< more is scrolled to

/// A cell with less room around it than other lists have: the panel is narrow. Answers of many words take more lines.
class HintDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = qobject_cast<const QTableView*>(option.widget);
        if (view == nullptr || index.column() != HintModel::Answer) return {0, kHintRow};
        const QRect room = words(QRect(0, 0, view->columnWidth(index.column()), kHintRow), index);
        const QRect text =
            QFontMetrics(fontOf(index))
                .boundingRect(QRect(0, 0, room.width(), 1000), Qt::TextWordWrap, index.data().toString());
        return {room.width(), std::max(kHintRow, text.height() + 10)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        item.features.setFlag(QStyleOptionViewItem::HasDecoration, false);
        item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const QVariant bulb = index.data(Qt::DecorationRole);
        if (bulb.isValid())
            bulb.value<QIcon>().paint(painter, QRect(item.rect.left() + 10, item.rect.center().y() - kHintBulb / 2 + 1,
                                                     kHintBulb, kHintBulb));
        painter->save();
        painter->setFont(fontOf(index));
        painter->setPen(item.palette.color(QPalette::Text));
        painter->drawText(words(item.rect, index), index.data(Qt::TextAlignmentRole).toInt() | Qt::TextWordWrap,
                          index.data().toString());
        painter->restore();
    }

private:
    static QFont fontOf(const QModelIndex& index) { return index.data(Qt::FontRole).value<QFont>(); }
    static QRect words(const QRect& cell, const QModelIndex& index) {
        if (index.column() != HintModel::Answer) return cell.adjusted(0, 0, -12, 0);
        return cell.adjusted(index.data(Qt::DecorationRole).isValid() ? 14 + kHintBulb : 12, 0, -2, 0);
    }
};

} // namespace

QString worthText(const Estimate& estimate, const Info& info) {
    const ReviewUnits units(info);
    if (estimate.how == How::Exact || estimate.error == 0) return units.value(estimate.value);
    return HintNumbers::tr("%1 ± %2").arg(units.value(estimate.value), units.error(estimate.error));
}

std::optional<std::string> advised(const Compared& compared, const std::string& champion) {
    for (const auto& option : compared.options)
        if (option.word == champion && option.behind.value <= 2 * option.behind.error) return option.word;
    return compared.options.empty() ? std::optional(champion) : compared.options.front().word;
}

std::vector<TableContent::Column> HintModel::columns() {
    return {{tr("Answer"), false}, {tr("Value")}, {tr("Loss")}};
}

TableContent HintModel::of(const Compared& compared, const std::optional<std::string>& best, const Info& info,
                           const TableNames& names) {
    const ReviewUnits units(info);
    TableContent content{columns(), {}};
    for (const auto& option : compared.options) {
        const bool advised = option.word == best;
        const QString title = answerTitle(info, option.word, names), loss = units.size(option.behind.value);
        TableContent::Row row{title, worthText(option.worth, info), loss};
        for (TableContent::Cell& cell : row)
            cell.more[Qt::FontRole] = textFont(TextSize::Small, advised);
        if (advised) row[Answer].more[Qt::DecorationRole] = icon(QStringLiteral("bulb"));
        if (advised) row[Answer].more[Qt::AccessibleTextRole] = tr("%1, best").arg(title);
        row[Loss].more[Qt::AccessibleTextRole] = tr("loses %1").arg(loss);
        content.rows.push_back(std::move(row));
    }
    return content;
}

HintNumbers::HintNumbers(QWidget* over)
    : Panel(over)
    , m_unit(new TextLabel({}, TextSize::Text, true))
    , m_note(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_table(new QTableView) {
    setObjectName(QStringLiteral("hint_numbers"));
    setAccessibleName(tr("Values of the answers"));
    auto* close = new QToolButton;
    close->setIcon(icon(QStringLiteral("cross")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Hide the numbers"));
    close->setAccessibleName(tr("Hide the numbers"));
    connect(close, &QToolButton::clicked, this, &HintNumbers::closed);
    auto* head = rowPart(kUsualGap, {12, 6, 6, 2});
    head->addWidget(m_unit, 1);
    head->addWidget(close);
    m_unit->setElided(true);
    m_model.set({HintModel::columns(), {}});
    m_table->setModel(&m_model);
    dressTable(m_table, kHintRow);
    m_table->setAccessibleName(accessibleName());
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(true); // what distinguishes answers is not cut
    m_table->setItemDelegate(new HintDelegate(m_table));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setMinimumSectionSize(kHintLoss);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->resizeSection(HintModel::Value, kHintValue);
    m_table->horizontalHeader()->resizeSection(HintModel::Loss, kHintLoss);
    m_table->horizontalHeader()->setSectionResizeMode(HintModel::Answer, QHeaderView::Stretch);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 6, 12, 8);
    auto* column = columnIn(this, 0, {1, 1, 1, 1});
    column->addLayout(head);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    over->installEventFilter(this);
    hide();
}

void HintNumbers::setThinking(const Info& info) {
    m_unit->setText(ReviewUnits(info).title());
    m_model.renew(HintModel::of({}, {}, info, {}));
    m_note->setText(tr("Thinking…"));
    place();
    show();
    raise();
}

void HintNumbers::setNumbers(const Compared& compared, const std::optional<std::string>& best, const Info& info,
                             const TableNames& names, int worlds, bool more) {
    const bool exact = all_exact(compared.options);
    const QString seen = exact ? tr("Analysis: exact, given what you know.")
                               : tr("Analysis of %Ln possible deals, ± one standard error.", nullptr, worlds);
    tell(compared, best, info, names, more && !exact ? tr("%1 Still thinking…").arg(seen) : seen);
}

void HintNumbers::setValuesOf(const QString& bot, const Compared& compared, const std::optional<std::string>& best,
                              const Info& info, const TableNames& names) {
    const bool sampled = std::any_of(compared.options.begin(), compared.options.end(),
                                     [](const auto& option) { return option.worth.how == How::Sampled; });
    const QString note = all_exact(compared.options) ? tr("Values from %1: exact, given what you know.")
                         : sampled                   ? tr("Values from %1, ± one standard error.")
                                                     : tr("Values estimated by %1.");
    tell(compared, best, info, names, note.arg(bot));
}

void HintNumbers::tell(const Compared& compared, const std::optional<std::string>& best, const Info& info,
                       const TableNames& names, const QString& note) {
    m_unit->setText(ReviewUnits(info).title());
    m_model.renew(HintModel::of(compared, best, info, names));
    m_note->setText(note);
    show(); // rows are as high as their texts once the columns have their width
    place();
    raise();
}

/// Over the panel beside the table, or at the table's right edge where that is folded.
void HintNumbers::place() {
    const QWidget* over = parentWidget();
    const int wide = kHintWide - 2 * kHintEdge;
    m_note->setFixedWidth(wide - 2);
    const int head = 40, note = m_note->heightForWidth(wide - 2);
    resize(wide, height());
    layout()->activate(); // columns as wide as they will be
    m_table->resizeRowsToContents();
    const int rows = std::max(kHintRow, m_table->verticalHeader()->length());
    const int wanted = head + m_table->horizontalHeader()->sizeHint().height() + rows + note + 6;
    const int left = over->width() - wide - kHintEdge, bottom = over->height() - kHintEdge;
    const int high = std::min({wanted, kHintMostHigh, bottom - kHintEdge});
    QRect at(left, bottom - high, wide, high);
    const int above = m_hand.top() - 2 * kHintEdge;
    if (m_onTable.right() > left && m_hand.isValid() && above >= std::min(wanted, kHintLeastHigh))
        at = QRect(left, kHintEdge, wide, std::min(high, above)); // nor what is pressed beside the hand
    setGeometry(at);
}

void HintNumbers::setRoom(const QRect& table, const QRect& hand) {
    m_onTable = table;
    m_hand = hand;
    if (isVisible()) place();
}

bool HintNumbers::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) place();
    return Panel::eventFilter(watched, event);
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/bot_picker.h"

#include "shell/icons.h"
#include "shell/paint.h"
#include "shell/theme.h"
#include "text/game_texts.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace hilltop {

namespace {

constexpr int kIdRole = Qt::UserRole, kStyleRole = Qt::UserRole + 1, kStrengthRole = Qt::UserRole + 2;
constexpr int kRow = 32, kDot = 8, kDots = 5, kMargin = 10;

/// Tick, name, style and strength; a click anywhere in the row ticks it.
class BotDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return QSize(240, qMax(kRow, option.fontMetrics.height() + 10));
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Shades s = shades(option.palette);
        const bool ticked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        painter->save();
        const QRect row = option.rect.adjusted(2, 1, -2, -1);
        if (option.state & QStyle::State_MouseOver) paint::box(*painter, row, paint::kCellRadius, s.hover);
        const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
        const int left = option.rect.x() + kMargin, middle = option.rect.center().y();
        QStyleOptionButton box;
        box.palette = option.palette;
        box.rect = placed(QRect(left, middle - 8, 18, 18));
        box.state = QStyle::State_Enabled | (ticked ? QStyle::State_On : QStyle::State_Off);
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, option.widget);

        const int strength = index.data(kStrengthRole).toInt();
        const int dots = option.rect.right() - kMargin - kDots * (kDot + 2);
        for (int i = 0; i < kDots; ++i) {
            const QRect dot(dots + i * (kDot + 2), middle - kDot / 2 + 1, kDot, kDot);
            paint::box(*painter, placed(dot), 2, i < strength ? s.quiet : QColor(), s.quiet);
        }
        const int names = left + 28, styles = names + (dots - names) * 2 / 5;
        painter->setPen(option.palette.color(QPalette::Text));
        painter->setFont(textFont(TextSize::Text, ticked));
        const auto write = [&](int from, int to, const QString& text) {
            const QRect place(from, option.rect.y(), to - from, option.rect.height());
            painter->drawText(placed(place), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
        };
        write(names, styles - 8, index.data().toString());
        painter->setPen(s.quiet);
        painter->setFont(textFont(TextSize::Small));
        write(styles, dots - 12, index.data(kStyleRole).toString());
        if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
            paint::box(*painter, row, paint::kCellRadius, QColor(), s.focus, 2);
        painter->restore();
    }

    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem&,
                     const QModelIndex& index) override {
        const bool click = event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonDblClick;
        const bool key = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
        if (event->type() == QEvent::MouseButtonDblClick) return true; // its release has ticked already
        if (!click && !key) return false;
        const bool ticked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, ticked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
};

} // namespace

BotPicker::BotPicker(const QString& gameId, std::span<const BotTraits> bots, QWidget* parent)
    : QWidget(parent)
    , m_find(new QLineEdit)
    , m_list(new QListWidget) {
    const std::string game = gameId.toStdString();
    m_find->setPlaceholderText(tr("Find a bot"));
    m_find->setAccessibleName(tr("Find a bot"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition)->setText(tr("Find a bot"));
    m_list->setAccessibleName(tr("Entrants"));
    m_list->setItemDelegate(new BotDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (auto bot = bots.rbegin(); bot != bots.rend(); ++bot) { // the strongest on top
        auto* item = new QListWidgetItem(botName(game, bot->id), m_list);
        const QString style = botStyle(game, bot->style);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(Qt::Unchecked);
        item->setData(kIdRole, QString::fromUtf8(bot->id));
        item->setData(kStyleRole, style);
        item->setData(kStrengthRole, bot->strength);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1, %2, strength %3 of 5").arg(item->text(), style, QString::number(bot->strength)));
    }
    m_list->setCurrentRow(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_find);
    column->addWidget(m_list, 1);
    connect(m_find, &QLineEdit::textChanged, this, &BotPicker::filter);
    connect(m_list, &QListWidget::itemChanged, this, &BotPicker::changed);
}

void BotPicker::filter(const QString& words) {
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        item->setHidden(!item->text().contains(words, Qt::CaseInsensitive) &&
                        !item->data(kStyleRole).toString().contains(words, Qt::CaseInsensitive));
    }
}

std::vector<std::string> BotPicker::ticked() const {
    std::vector<std::string> ids;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        if (item->checkState() == Qt::Checked) ids.push_back(item->data(kIdRole).toString().toStdString());
    }
    return ids;
}

void BotPicker::setTicked(const std::vector<std::string>& ids) {
    {
        const QSignalBlocker quiet(m_list);
        for (int row = 0; row < m_list->count(); ++row) {
            QListWidgetItem* item = m_list->item(row);
            const bool on =
                std::find(ids.begin(), ids.end(), item->data(kIdRole).toString().toStdString()) != ids.end();
            item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
        }
    }
    m_list->viewport()->update();
    emit changed();
}

int BotPicker::count() const {
    return m_list->count();
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/bot_picker.h"

#include "choose/opponent_list.h"
#include "choose/own_bot_list.h"

#include "style/icons.h"
#include "style/layouts.h"
#include "style/paint.h"
#include "style/theme.h"
#include "text/game_texts.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <map>

namespace hilltop {

namespace {

constexpr int kIdRole = Qt::UserRole, kStyleRole = Qt::UserRole + 1, kStrengthRole = Qt::UserRole + 2,
              kNumberRole = Qt::UserRole + 3, // from 1, of ticked ones where the order counts
    kPlainNameRole = Qt::UserRole + 4;
constexpr int kRow = 32, kDot = 8, kDots = 5, kMargin = 10, kNumber = 26, kArrow = 40;

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
        const bool strong = index.data(kStrengthRole).isValid(); // the person's own bots are not, with longer names
        const int dots = option.rect.right() - kMargin - (strong ? kDots * (kDot + 2) : 0);
        for (int i = 0; i < kDots && strong; ++i) {
            const QRect dot(dots + i * (kDot + 2), middle - kDot / 2 + 1, kDot, kDot);
            paint::box(*painter, placed(dot), 2, i < strength ? s.quiet : QColor(), s.quiet);
        }
        const bool numbered = index.model()->data(index.model()->index(0, 0), kNumberRole).isValid();
        const int number = index.data(kNumberRole).toInt();
        const int names = left + 28 + (numbered ? kNumber : 0), room = dots - names;
        const Widths widths = widest(*index.model());
        const bool said = widths.names + 8 + (strong ? widths.styles + 12 : 0) <= room; // else in the tip alone
        const int styles = !said ? dots : strong ? names + widths.names + 8 : names + room * 11 / 20;
        painter->setPen(option.palette.color(QPalette::Text));
        painter->setFont(textFont(TextSize::Text, ticked));
        const auto write = [&](int from, int to, const QString& text) {
            const QRect place(from, option.rect.y(), to - from, option.rect.height());
            painter->drawText(placed(place), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
        };
        if (number > 0) write(left + 28, names, QLocale().toString(number) + u'.');
        write(names, styles - 6, index.data().toString()); // widths are rounded
        painter->setPen(s.quiet);
        painter->setFont(textFont(TextSize::Small));
        if (styles < dots) write(styles, dots - 12, index.data(kStyleRole).toString());
        if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
            paint::box(*painter, row, paint::kCellRadius, QColor(), s.focus, 2);
        painter->restore();
    }

private:
    struct Widths {
        int names = 0, styles = 0;
    };
    /// Of the built-in bots.
    static Widths widest(const QAbstractItemModel& model) {
        const QFontMetrics bold(textFont(TextSize::Text, true)), small(textFont(TextSize::Small));
        Widths widths;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            if (!index.data(kStrengthRole).isValid()) continue;
            widths.names = std::max(widths.names, bold.horizontalAdvance(index.data().toString()));
            widths.styles = std::max(widths.styles, small.horizontalAdvance(index.data(kStyleRole).toString()));
        }
        return widths;
    }

public:
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

BotPicker::BotPicker(QWidget* parent)
    : QWidget(parent)
    , m_find(new QLineEdit)
    , m_list(new QListWidget)
    , m_up(new QPushButton(QStringLiteral("↑")))
    , m_down(new QPushButton(QStringLiteral("↓")))
    , m_again(new QPushButton(QStringLiteral("+1"))) {
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
    m_list->installEventFilter(this);
    auto* all = new QPushButton(tr("All"));
    auto* none = new QPushButton(tr("None"));
    all->setObjectName(QStringLiteral("tick_all"));
    none->setObjectName(QStringLiteral("tick_none"));
    m_up->setObjectName(QStringLiteral("move_up"));
    m_down->setObjectName(QStringLiteral("move_down"));
    all->setAccessibleName(tr("Select all that are shown"));
    none->setAccessibleName(tr("Deselect all that are shown"));
    for (QPushButton* button : {m_again, m_up, m_down})
        button->setFixedWidth(kArrow);
    m_up->setToolTip(tr("Move the bot up (Alt+Up)"));
    m_down->setToolTip(tr("Move the bot down (Alt+Down)"));
    m_up->setAccessibleName(tr("Move the bot up"));
    m_down->setAccessibleName(tr("Move the bot down"));
    auto* buttons = rowPart(8);
    m_again->setObjectName(QStringLiteral("once_more"));
    m_again->setToolTip(tr("Enter the bot of the current row again (Ctrl+D)"));
    m_again->setAccessibleName(tr("Enter the bot again"));
    m_again->setAutoDefault(false);
    for (QPushButton* button : {all, none, m_up, m_down}) {
        button->setAutoDefault(false);
        if (button == m_up) buttons->addStretch(1);
        buttons->addWidget(button);
    }
    auto* column = columnIn(this, 8);
    auto* finding = rowPart(8);
    finding->addWidget(m_find, 1);
    finding->addWidget(m_again);
    column->addLayout(finding);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    connect(m_find, &QLineEdit::textChanged, this, &BotPicker::filter);
    connect(all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { tickAll(false); });
    connect(m_again, &QPushButton::clicked, this, &BotPicker::addAgain);
    connect(m_up, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    const auto refresh = [this] {
        number();
        emit changed();
    };
    connect(m_list, &QListWidget::itemChanged, this, refresh);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, refresh);
    setOrdered(false);
}

void BotPicker::setBots(const QString& gameId, std::span<const BotTraits> bots, const OwnBotList* own) {
    const QSignalBlocker quiet(m_list);
    m_game = gameId.toStdString();
    m_find->clear();
    m_list->clear();
    const auto add = [this](const QString& id, const QString& name, const QString& style, const QString& tip) {
        auto* item = new QListWidgetItem(name, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
        item->setCheckState(Qt::Unchecked);
        item->setData(kIdRole, id);
        item->setData(kPlainNameRole, name);
        item->setData(kStyleRole, style);
        item->setToolTip(tip);
        return item;
    };
    for (const OwnBot& bot : own != nullptr ? own->of(gameId) : std::vector<OwnBot>()) {
        const QString spec = QString::fromStdString(bot.spec), state = own->stateOf(bot);
        add(spec, QString::fromStdString(bot.name), state, state + QLatin1Char('\n') + spec);
    }
    for (const BotTraits* bot : inPlayingOrder(bots)) {
        const QString style = botStyle(m_game, *bot);
        add(QString::fromUtf8(bot->id), botName(m_game, bot->id), style, style)
            ->setData(kStrengthRole, OpponentList::dotsOf(*bot));
    }
    number();
    m_list->setCurrentRow(0);
}

void BotPicker::setOrdered(bool ordered) {
    m_ordered = ordered;
    m_up->setVisible(ordered);
    m_down->setVisible(ordered);
    m_list->setDragDropMode(ordered ? QAbstractItemView::InternalMove : QAbstractItemView::NoDragDrop);
    // A row is dragged only while it is selected.
    m_list->setSelectionMode(ordered ? QAbstractItemView::SingleSelection : QAbstractItemView::NoSelection);
    if (!ordered) m_list->clearSelection();
    m_list->setAccessibleDescription(ordered ? tr("Alt+Up and Alt+Down move a bot") : QString());
    number();
}

void BotPicker::moveCurrent(int step) {
    const int from = m_list->currentRow();
    int past = from + step;
    while (past >= 0 && past < m_list->count() && m_list->item(past)->isHidden())
        past += step;
    if (!m_ordered || from < 0 || past < 0 || past >= m_list->count()) return;
    m_list->model()->moveRow({}, from, {}, step > 0 ? past + 1 : past);
    m_list->scrollToItem(m_list->currentItem());
}

bool BotPicker::eventFilter(QObject* object, QEvent* event) {
    if (object == m_list && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool moves = m_ordered && (key->modifiers() & Qt::AltModifier) &&
                           (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
        const bool again = key->modifiers() == Qt::ControlModifier && key->key() == Qt::Key_D;
        if (moves || again) {
            if (event->type() == QEvent::KeyPress) again ? addAgain() : moveCurrent(key->key() == Qt::Key_Up ? -1 : 1);
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

void BotPicker::addAgain() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    {
        const QSignalBlocker quiet(m_list);
        QListWidgetItem* copy = m_list->item(row)->clone();
        copy->setCheckState(Qt::Checked);
        m_list->item(row)->setCheckState(Qt::Checked);
        m_list->insertItem(row + 1, copy);
        m_list->setCurrentRow(row + 1);
        nameCopies();
    }
    number();
    emit changed();
}

/// "Bold 1", "Bold 2": as they are called in the tournament, as long as all of them are ticked.
void BotPicker::nameCopies() {
    std::map<QString, int> all, met;
    for (int row = 0; row < m_list->count(); ++row)
        ++all[m_list->item(row)->data(kIdRole).toString()];
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const QString id = item->data(kIdRole).toString();
        const int copy = ++met[id];
        const QString name = item->data(kPlainNameRole).toString();
        item->setText(all[id] == 1 ? name : QStringLiteral("%1 %2").arg(name, QLocale().toString(copy)));
    }
}

/// Numbers and names for screen readers of all rows.
void BotPicker::number() {
    const QSignalBlocker quiet(m_list);
    int next = 1;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const bool ticked = item->checkState() == Qt::Checked;
        const QString style = item->data(kStyleRole).toString();
        const QVariant strength = item->data(kStrengthRole);
        const QString words =
            strength.isValid()
                ? tr("%1, %2, strength %3 of 5").arg(item->text(), style, QString::number(strength.toInt()))
                : tr("%1, %2", "own bot, what it is written in").arg(item->text(), style);
        item->setData(kNumberRole, !m_ordered ? QVariant() : ticked ? next : 0);
        item->setData(Qt::AccessibleTextRole,
                      m_ordered && ticked ? tr("%1. %2", "number, bot").arg(QLocale().toString(next), words) : words);
        next += ticked ? 1 : 0;
    }
    m_list->viewport()->update();
}

void BotPicker::tickAll(bool on) {
    {
        const QSignalBlocker quiet(m_list);
        for (int row = 0; row < m_list->count(); ++row)
            if (!m_list->item(row)->isHidden()) m_list->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    number();
    emit changed();
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

std::vector<std::string> BotPicker::setTicked(const std::vector<std::string>& ids) {
    std::vector<std::string> unknown;
    {
        const QSignalBlocker quiet(m_list);
        std::vector<QListWidgetItem*> items;
        while (m_list->count() > 0)
            items.push_back(m_list->takeItem(0));
        std::vector<QListWidgetItem*> wanted;
        for (const std::string& id : ids) {
            const auto isBot = [&](const QListWidgetItem* item) {
                return item->data(kIdRole).toString().toStdString() == id;
            };
            const auto isFree = [&](const QListWidgetItem* item) {
                return isBot(item) && std::find(wanted.begin(), wanted.end(), item) == wanted.end();
            };
            const auto known = std::find_if(items.begin(), items.end(), isBot);
            auto found = std::find_if(items.begin(), items.end(), isFree);
            if (known == items.end()) {
                unknown.push_back(id);
                continue;
            }
            if (found == items.end()) // once more
                found = items.insert(known + 1, (*known)->clone());
            wanted.push_back(*found);
        }
        auto next = wanted.begin(); // they share out the rows they have now
        for (QListWidgetItem* item : items) {
            const bool on = std::find(wanted.begin(), wanted.end(), item) != wanted.end();
            item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
        }
        for (QListWidgetItem* item : items)
            m_list->addItem(item->checkState() == Qt::Checked ? *next++ : item);
        m_list->setCurrentRow(0);
        nameCopies();
    }
    filter(m_find->text());
    number();
    emit changed();
    return unknown;
}

int BotPicker::count() const {
    return m_list->count();
}

} // namespace hilltop

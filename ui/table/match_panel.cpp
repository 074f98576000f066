// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/match_panel.h"

#include "style/icons.h"
#include "style/layouts.h"
#include "style/paint.h"
#include "style/panel.h"
#include "table/key_marks.h"
#include "table/match_tabs.h"
#include "table/score_view.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

namespace hilltop {
namespace {

constexpr int kWidth = 280;
constexpr int kStrip = 36;
constexpr int kMatchPanelRow = 28;
constexpr int kWho = 108;
constexpr int kSealLetters = 8;     ///< of the hash that are in sight
constexpr int kMatchPanelMark = 18; ///< side of a mark beside a move

/// A mark as large as a line has room for.
QIcon markIcon(KeyMark::Shape shape, const QPalette& palette, const QWidget* on) {
    const qreal ratio = on == nullptr ? 1.0 : on->devicePixelRatioF();
    QPixmap picture(QSize(kMatchPanelMark, kMatchPanelMark) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintMark(painter, QRect(1, 1, kMatchPanelMark - 2, kMatchPanelMark - 2), shape, palette);
    painter.end();
    return QIcon(picture);
}

/// Sections stand out, and reach over both columns.
class LogDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(LogModel::SectionRole).toBool()) option->font.setWeight(QFont::DemiBold);
        if (index.data(LogModel::CurrentRole).toBool()) option->backgroundBrush = shades(option->palette).chosen;
        if (index.column() == LogModel::WhoColumn && !index.data(LogModel::SectionRole).toBool())
            option->palette.setColor(QPalette::Text, shades(option->palette).quiet);
        option->text = paint::withoutSuits(option->text);
        const QVariant mark = index.data(LogModel::MarkRole);
        if (index.column() != LogModel::WhatColumn || !mark.isValid()) return;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationPosition = QStyleOptionViewItem::Right;
        option->decorationAlignment = Qt::AlignRight | Qt::AlignVCenter;
        option->decorationSize = QSize(kMatchPanelMark, kMatchPanelMark);
        option->icon = markIcon(static_cast<KeyMark::Shape>(mark.toInt()), option->palette, option->widget);
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const QString text = index.data().toString();
        if (paint::withoutSuits(text) == text) return;
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        if (index.column() == LogModel::WhoColumn) item.rect.adjust(4, 0, 0, 0); // as Style has it at the edge
        const QStyle* style = item.widget->style();
        const QRect words = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
        const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, item.widget) + 1;
        painter->save();
        painter->setFont(item.font);
        painter->setPen(item.palette.color(QPalette::Text));
        paint::drawSuits(*painter, {words.left() + margin, words.center().y()}, text);
        painter->restore();
    }
};

} // namespace

void dressLog(QTableView* list, LogModel& log) {
    list->setModel(&log);
    dressTable(list, kMatchPanelRow);
    list->setItemDelegate(new LogDelegate(list));
    list->horizontalHeader()->hide();
    list->horizontalHeader()->setSectionResizeMode(LogModel::WhoColumn, QHeaderView::Fixed);
    // Long names give way to what was done.
    const auto fit = [list] {
        list->resizeColumnToContents(LogModel::WhoColumn);
        list->setColumnWidth(LogModel::WhoColumn, qMin(kWho, list->columnWidth(LogModel::WhoColumn)));
    };
    QObject::connect(&log, &QAbstractItemModel::rowsInserted, list, fit);
    list->horizontalHeader()->setSectionResizeMode(LogModel::WhatColumn, QHeaderView::Stretch);
    list->setAccessibleName(MatchPanel::tr("Moves"));
    const auto span = [list, &log](const QModelIndex&, int first, int last) {
        for (int row = first; row <= last; ++row) {
            const bool whole = log.index(row, LogModel::WhatColumn).data().toString().isEmpty();
            if (whole || list->columnSpan(row, 0) > 1) list->setSpan(row, 0, 1, whole ? LogModel::Columns : 1);
        }
    };
    QObject::connect(&log, &QAbstractItemModel::rowsInserted, list, span);
    QObject::connect(&log, &QAbstractItemModel::modelReset, list, [list] { list->clearSpans(); });
    if (log.rowCount() > 0) span({}, 0, log.rowCount() - 1);
}

MatchPanel::MatchPanel(LogModel& log, QWidget* parent)
    : QWidget(parent) {
    m_content = new QWidget;
    auto* column = columnIn(m_content, 0, {0, 4, 0, 8});
    m_score = new TextLabel({}, TextSize::Title, true);
    m_score->setElided(true);
    m_score->setLeast(10);
    m_below = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_below->setElided(true);
    m_fold = new QToolButton;
    m_fold->setAutoRaise(true);
    connect(m_fold, &QToolButton::clicked, this, [this] { emit foldRequested(true); });
    auto* words = columnPart(2);
    words->addWidget(m_score);
    words->addWidget(m_below);
    auto* head = rowPart(kUsualGap, {16, 8, 8, 12});
    head->addLayout(words, 1);
    head->addWidget(m_fold, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addWidget(new Hairline);
    m_tabs = new MatchTabs(log);
    column->addWidget(m_tabs, 1);
    column->addWidget(new Hairline);
    m_purseRow = new QWidget;
    auto* purse = rowIn(m_purseRow, kUsualGap, {16, 8, 16, 0});
    purse->addWidget(new TextLabel(tr("Your purse")), 1);
    purse->addWidget(m_purse = new TextLabel({}, TextSize::Text, true));
    m_purseRow->hide();
    column->addWidget(m_purseRow);
    m_menu = new QMenu(this);
    m_seal = m_menu->addAction(icon(QStringLiteral("lock")), tr("Sealed cards…"), this, &MatchPanel::sealRequested);
    m_deal = m_menu->addAction(icon(QStringLiteral("copy")), {}, this,
                               [this] { QGuiApplication::clipboard()->setText(m_dealId); });
    m_about = new QToolButton;
    m_about->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_stripAbout = new QToolButton;
    for (QToolButton* button : menuButtons()) {
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, m_menu, [this, button] {
            const int up = m_menu->sizeHint().height(); // it opens upwards, at the panel's foot
            m_menu->popup(button->mapToGlobal(QPoint(0, -up)));
        });
    }
    auto* foot = rowPart(kUsualGap, {8, 8, 8, 0});
    foot->addWidget(m_about, 0, Qt::AlignLeft);
    column->addLayout(foot);

    m_unfold = new QToolButton;
    m_unfold->setAutoRaise(true);
    connect(m_unfold, &QToolButton::clicked, this, [this] { emit foldRequested(false); });
    for (QToolButton* button : {m_fold, m_unfold}) {
        button->setIcon(icon(button == m_fold ? QStringLiteral("chevron-right") : QStringLiteral("chevron-left")));
        button->setToolTip(button == m_fold ? tr("Hide the scoresheet") : tr("Show the scoresheet"));
        button->setAccessibleName(button->toolTip());
    }
    auto* across = rowIn(this, 0, {1, 0, 0, 0});
    auto* strip = columnPart(0);
    strip->addWidget(m_unfold);
    strip->addStretch(1);
    strip->addWidget(m_stripAbout);
    strip->addSpacing(8);
    across->addLayout(strip);
    across->addWidget(m_content, 1);
    setSeal({});
    setDeal({});
    setFolded(false);
}

void MatchPanel::setScore(const QString& line, const QString& below) {
    m_score->setText(line);
    m_below->setText(below);
}

void MatchPanel::setDeal(const QString& id) {
    m_dealId = id;
    m_deal->setVisible(!id.isEmpty());
    m_deal->setText(tr("Copy the deal ID %1").arg(id));
    tellAbout();
}

void MatchPanel::setSeal(const QString& sha256) {
    m_sealBegin = sha256.left(kSealLetters);
    m_seal->setVisible(!sha256.isEmpty());
    m_seal->setToolTip(tr("Sealed cards, SHA-256: %1").arg(sha256));
    tellAbout();
}

/// A seal is in sight before the first card.
void MatchPanel::tellAbout() {
    const bool sealed = !m_sealBegin.isEmpty();
    m_about->setText(sealed               ? tr("Sealed: %1").arg(m_sealBegin)
                     : m_dealId.isEmpty() ? tr("About this match")
                                          : tr("Deal %1").arg(m_dealId));
    for (QToolButton* button : menuButtons()) {
        button->setIcon(icon(sealed ? QStringLiteral("lock") : QStringLiteral("more")));
        button->setToolTip(sealed ? m_seal->toolTip() : m_about->text());
        button->setAccessibleName(button->toolTip());
    }
}

void MatchPanel::addToMenu(QAction* action) {
    m_menu->addAction(action);
}

void MatchPanel::setPurse(const QString& sum) {
    m_purse->setText(sum);
    m_purseRow->setVisible(!sum.isEmpty());
}

QString MatchPanel::purse() const {
    return m_purse->text();
}

void MatchPanel::addNote(QWidget* note) {
    auto* column = static_cast<QVBoxLayout*>(m_content->layout());
    column->insertWidget(column->indexOf(m_tabs), note);
}

void MatchPanel::scrollToEnd() {
    m_tabs->moves()->scrollToBottom();
    m_tabs->score()->showNewest();
}

void MatchPanel::setFolded(bool folded) {
    m_folded = folded;
    m_content->setVisible(!folded);
    m_unfold->setVisible(folded);
    m_stripAbout->setVisible(folded);
    setFixedWidth(folded ? kStrip : kWidth);
}

void MatchPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.fillRect(QRect(0, 0, 1, height()), shades(palette()).line);
}

} // namespace hilltop

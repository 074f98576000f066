// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/manual_dialog.h"

#include "choose/manual_pages.h"
#include "choose/manual_view.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "style/theme.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hilltop {

namespace {

constexpr QSize kWindowSize(900, 660);
constexpr int kListSides = 28, kListLeast = 200, kListMost = 260;
constexpr int kPageRole = Qt::UserRole, kTitleRole = Qt::UserRole + 1;

QToolButton* stepButton(const QString& iconName, const QString& text, const QKeySequence& keys) {
    auto* button = new QToolButton;
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
    button->setAccessibleName(text);
    return button;
}

} // namespace

ManualDialog::ManualDialog(const QStringList& gameIds, QWidget* parent)
    : QDialog(parent)
    , m_games(gameIds)
    , m_find(new QLineEdit)
    , m_list(new QListWidget)
    , m_nothing(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_view(new ManualView(this)) {
    setModal(false);
    connect(m_view, &QTextBrowser::anchorClicked, this, &ManualDialog::follow);
    auto* across = rowPart(0);
    across->addWidget(m_side = makeSide());
    across->addWidget(new Hairline(Qt::Vertical));
    across->addWidget(m_view, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setContentsMargins(20, 14, 20, 14);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter finds the next match in the search
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    m_whole = buttons->addButton(tr("All pages"), QDialogButtonBox::ActionRole);
    m_whole->setAutoDefault(false);
    m_whole->hide();
    connect(m_whole, &QPushButton::clicked, this, &ManualDialog::wholeRequested);
    auto* column = columnIn(this, 0);
    column->addLayout(across, 1);
    column->addWidget(new Hairline);
    column->addWidget(buttons);
    fillList();
    resize(kWindowSize);
}

QWidget* ManualDialog::makeSide() {
    const QKeySequence back(Qt::ALT | Qt::Key_Left), forward(Qt::ALT | Qt::Key_Right);
    m_backButton = stepButton(QStringLiteral("chevron-left"), tr("Back"), back);
    m_forwardButton = stepButton(QStringLiteral("chevron-right"), tr("Forward"), forward);
    m_backButton->setObjectName(QStringLiteral("back"));
    m_forwardButton->setObjectName(QStringLiteral("forward"));
    const auto goBackward = [this] { goBack(m_back, m_forward); };
    const auto goForward = [this] { goBack(m_forward, m_back); };
    connect(m_backButton, &QToolButton::clicked, this, goBackward);
    connect(m_forwardButton, &QToolButton::clicked, this, goForward);
    connect(new QShortcut(back, this), &QShortcut::activated, this, goBackward);
    connect(new QShortcut(forward, this), &QShortcut::activated, this, goForward);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_find->setFocus();
        m_find->selectAll();
    });
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    connect(m_find, &QLineEdit::textChanged, this, &ManualDialog::find);
    connect(m_find, &QLineEdit::returnPressed, m_view, &ManualView::goToNextPlace);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long titles end in dots, their tips have all
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr && item->data(kPageRole).toString() != m_current.page)
            openPage(item->data(kPageRole).toString());
    });
    auto* side = new QWidget;
    side->setBackgroundRole(QPalette::Base);
    side->setAutoFillBackground(true);
    auto* room = columnPart(kUsualGap, {10, 10, 10, 10});
    auto* above = rowPart(2);
    above->addWidget(m_backButton);
    above->addWidget(m_forwardButton);
    above->addWidget(m_find, 1);
    room->addLayout(above);
    room->addWidget(m_nothing);
    auto* column = columnIn(side, 0);
    column->addLayout(room);
    column->addWidget(m_list, 1);
    return side;
}

/// All that is in the language of the window, again when that changes.
void ManualDialog::fillList() {
    setWindowTitle(tr("Manual"));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find in the manual"));
    m_nothing->setText(tr("No results"));
    m_view->setAccessibleName(tr("Page of the manual"));
    m_list->setAccessibleName(tr("Games and manual"));
    m_texts.clear();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const ManualGroup& group : manualGroups(m_games)) {
        auto* head = new QListWidgetItem(group.title, m_list);
        head->setFlags(Qt::NoItemFlags);
        head->setFont(textFont(TextSize::Small));
        head->setData(Qt::AccessibleTextRole, group.title);
        for (const QString& page : group.pages) {
            const ManualPage text = manualPage(page);
            if (text.markdown.isEmpty()) continue;
            m_texts[page] = manualText(text.markdown);
            const QString heading = manualHeadings(text.markdown).value(0, page);
            auto* item = new QListWidgetItem(text.inLanguage ? heading : tr("%1 (English)").arg(heading), m_list);
            item->setData(kPageRole, page);
            item->setData(kTitleRole, item->text());
            item->setToolTip(item->text());
        }
    }
    m_list->setFixedWidth(std::clamp(m_list->sizeHintForColumn(0) + kListSides, kListLeast, kListMost));
    m_find->parentWidget()->setFixedWidth(m_list->width());
    colourHeads();
    choose(m_current.page);
    tellHistory();
    find();
}

/// Heads cannot be chosen, but they are no faint words either.
void ManualDialog::colourHeads() {
    const QSignalBlocker unchanged(m_list);
    for (int row = 0; row < m_list->count(); ++row)
        if (QListWidgetItem& item = *m_list->item(row); item.flags() == Qt::NoItemFlags)
            item.setForeground(shades(palette()).quiet);
}

void ManualDialog::choose(const QString& page) {
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row)
        if (!page.isEmpty() && m_list->item(row)->data(kPageRole).toString() == page) m_list->setCurrentRow(row);
}

void ManualDialog::setBeside(bool beside) {
    const Qt::WindowType type = beside ? Qt::Widget : Qt::Dialog;
    if (windowType() != type) {
        setWindowFlags(type);               // hides it
        m_current = {};                     // pictures are as wide as the page
        setAttribute(Qt::WA_Moved, beside); // else a dialog goes to the middle of its parent, whatever a layout says
    }
    if (!beside && maximumWidth() < kWindowSize.width()) { // it had the width that was left beside a table
        setMinimumWidth(0);
        setMaximumWidth(QWIDGETSIZE_MAX);
        resize(kWindowSize);
    }
    m_side->setVisible(!beside);
    m_whole->setVisible(beside);
}

void ManualDialog::showPage(const QString& place) {
    m_find->clear(); // a request for a page shows all of it
    const QString page = place.section(QLatin1Char('#'), 0, 0);
    show();
    openPage(page, place.section(QLatin1Char('#'), 1));
    raise();
    activateWindow();
    m_view->setFocus();
}

/// Another page, or another place of this one, to which Back leads back.
void ManualDialog::openPage(const QString& page, const QString& anchor) {
    const int heading = anchor.isEmpty() ? 0 : std::max(0, manualHeading(page, anchor));
    if (!m_current.page.isEmpty() && (page != m_current.page || heading > 0)) {
        m_back.append({m_current.page, scrolled()});
        m_forward.clear();
    }
    const bool other = page != m_current.page;
    m_current = {page, 0};
    if (other) load();
    if (other || heading > 0) m_view->goToHeading(heading);
    choose(page);
    tellHistory();
    if (other && m_view->markedPlaces() > 0) m_view->goToNextPlace();
}

void ManualDialog::follow(const QUrl& link) {
    if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
        return;
    }
    const QString page = link.path().isEmpty() ? m_current.page : manualPageOf(link);
    if (!page.isEmpty()) openPage(page, link.fragment());
}

void ManualDialog::goBack(QList<Place>& from, QList<Place>& to) {
    if (from.isEmpty()) return;
    to.append({m_current.page, scrolled()});
    m_current = from.takeLast();
    load();
    m_view->verticalScrollBar()->setValue(m_current.scrolled);
    choose(m_current.page);
    tellHistory();
}

void ManualDialog::tellHistory() {
    m_backButton->setEnabled(!m_back.isEmpty());
    m_forwardButton->setEnabled(!m_forward.isEmpty());
}

int ManualDialog::scrolled() const {
    return m_view->verticalScrollBar()->value();
}

/// Pages that hold all the words, each with the number of places; the one shown stays if it is among them.
void ManualDialog::find() {
    const QStringList words = m_find->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_view->markWords(words);
    const QSignalBlocker quiet(m_list);
    QListWidgetItem *head = nullptr, *first = nullptr, *now = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const QString page = item->data(kPageRole).toString();
        if (page.isEmpty()) {
            head = item;
            head->setHidden(!words.isEmpty());
            continue;
        }
        const int places = manualPlaces(m_texts[page], words);
        const QString title = item->data(kTitleRole).toString();
        item->setText(words.isEmpty() ? title : tr("%1: %2", "a page and its places").arg(title).arg(places));
        item->setHidden(!words.isEmpty() && places == 0);
        if (item->isHidden()) continue;
        if (head != nullptr) head->setHidden(false);
        if (first == nullptr) first = item;
        if (page == m_current.page) now = item;
    }
    m_nothing->setVisible(first == nullptr);
    if (words.isEmpty()) m_typing = false;
    if (words.isEmpty() || first == nullptr) return;
    if (now == nullptr) {
        const QList<Place> before = m_back;
        openPage(first->data(kPageRole).toString());
        if (std::exchange(m_typing, true)) m_back = before; // Back leads to before the typing
        tellHistory();
    } else {
        m_view->moveCursor(QTextCursor::Start);
        m_view->goToNextPlace();
    }
}

void ManualDialog::setNow(const QString& gameId, const QString& markdown) {
    if (gameId == m_nowOf && markdown == m_now) return;
    const bool shown = m_current.page == m_nowOf || m_current.page == gameId;
    m_nowOf = gameId;
    m_now = markdown;
    if (shown && !m_current.page.isEmpty()) load();
}

void ManualDialog::load() {
    QString text = manualPage(m_current.page).markdown;
    const QString heading = manualHeadings(text).value(0);
    if (m_current.page == m_nowOf && !heading.isEmpty() && !m_now.isEmpty()) {
        const qsizetype below = text.indexOf(QLatin1Char('\n'), text.indexOf(QLatin1String("# ") + heading));
        text.insert(below < 0 ? text.size() : below, QStringLiteral("\n\n%1\n## %2").arg(m_now, tr("The game")));
    }
    m_view->setPage(text.isEmpty() ? tr("There are no rules for this game.") : text);
    setWindowTitle(heading.isEmpty() ? tr("Manual") : tr("Manual: %1").arg(heading));
}

void ManualDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    colourHeads();
    if (!m_current.page.isEmpty()) load(); // colours are part of the document
}

void ManualDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !m_find->text().isEmpty())
        m_find->clear();
    else
        QDialog::keyPressEvent(event);
}

} // namespace hilltop

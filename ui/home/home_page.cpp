// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/home_page.h"

#include "home/continue_list.h"
#include "home/game_card.h"
#include "home/goal_row.h"
#include "settings/own_person.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"

#include <QAction>
#include <QGridLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hilltop {

namespace {

constexpr int kSmallestCard = 216, kSmallestCompactCard = 280, kHomePageWidest = 1920;
constexpr std::size_t kDaily = 1; ///< place of the part
constexpr int kRoomyWidth = 1600, kTightWidth = 960, kLeastPicture = 150, kMostPicture = 220, kBelowHeight = 250,
              kFreshBelow = 240, kMostFreshCard = 220, kMostGrownCard = 180, kFourWaitFrom = 620, kContinueHigh = 76,
              kContinueAround = 110, ///< a line of two rows of words; title and margins
    kLeastLists = 200, kTabsHigh = 44;

} // namespace

HomePage::HomePage(Settings* settings, QWidget* parent)
    : Page(parent)
    , m_gamesArea(new QWidget)
    , m_gamesGrid(new QGridLayout(m_gamesArea))
    , m_open(new QAction(icon(QStringLiteral("file")), tr("Open…"), this))
    , m_all(new QAction(icon(QStringLiteral("folder")), tr("All matches…"), this))
    , m_analyse(new QAction(icon(QStringLiteral("analyse")), tr("Analyse"), this))
    , m_undo(new QAction(icon(QStringLiteral("undo")), tr("Undo delete"), this)) {
    setManual(*this, "start");
    m_undo->setObjectName(QStringLiteral("home.undo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_undo, &QAction::triggered, this, &HomePage::undoRequested);
    setUndo(false);
    connect(m_open, &QAction::triggered, this, &HomePage::openRequested);
    connect(m_all, &QAction::triggered, this, &HomePage::matchesRequested);
    m_analyse->setToolTip(tr("Analyse the recent matches in the background"));
    connect(m_analyse, &QAction::triggered, this, &HomePage::analyseRequested);
    m_gamesGrid->setContentsMargins(0, 0, 0, 0);
    auto* sheet = new QWidget;
    m_column = new QVBoxLayout(sheet);
    m_column->addWidget(m_gamesArea);
    auto* below = new QWidget;
    m_below = rowIn(below, kUsualGap);
    m_left = columnPart(12);
    m_continue = new ContinueList;
    connect(m_continue, &ContinueList::requested, this, &HomePage::continueRequested);
    connect(m_continue, &ContinueList::deleteRequested, this, &HomePage::deleteLeftRequested);
    m_allLeft = new QToolButton;
    m_allLeft->setAutoRaise(true);
    connect(m_allLeft, &QToolButton::clicked, this, &HomePage::matchesRequested);
    setLeft(0);
    m_left->addWidget(titledPart(tr("Continue"), m_continue, m_allLeft));
    m_daily = new DailyDeals;
    m_results = new HomeResults;
    connect(m_daily, &DailyDeals::playRequested, this, &HomePage::dailyRequested);
    connect(m_daily, &DailyDeals::allRequested, this, &HomePage::dailyDaysRequested);
    connect(m_daily, &DailyDeals::filled, this, &HomePage::orderFocus);
    connect(m_results, &HomeResults::allRequested, this, &HomePage::resultsRequested);
    connect(m_results, &HomeResults::newMatchRequested, this, &HomePage::newMatchRequested);
    m_recent = new RecentMatches;
    connect(m_recent, &RecentMatches::openRequested, this, &HomePage::openRequested);
    connect(m_recent, &RecentMatches::recordRequested, this, &HomePage::recordRequested);
    connect(m_recent, &RecentMatches::deleteRequested, this, &HomePage::deleteRequested);
    auto* recent = inPanel(m_recent);
    m_parts = {titledPart(tr("Recent matches"), recent), titledPart(tr("Deal of the day"), m_daily),
               titledPart(tr("Your results"), m_results)};
    m_tabs = new Segmented({tr("Recent matches"), tr("Deal of the day"), tr("Your results")});
    m_tabs->setAccessibleName(tr("What is shown below"));
    m_tabbed = columnPart(6);
    m_tabbed->addWidget(m_tabs, 0, Qt::AlignLeft);
    connect(m_tabs, &Segmented::currentChanged, this, &HomePage::placeParts);
    m_below->addLayout(m_left, 1);
    m_below->addLayout(m_tabbed, 1);
    if (settings != nullptr) {
        m_person = new PersonCard(*settings);
        m_column->addWidget(m_person);
        connect(m_person, &PersonCard::done, this, [this] {
            placeParts();
            placeCards();
        });
    }
    m_goals = new GoalRow;
    connect(m_goals, &GoalRow::requested, this, &HomePage::continueRequested);
    m_column->addWidget(m_goals);
    m_column->addWidget(below, 1);
    sheet->setMaximumWidth(kHomePageWidest);
    auto* middle = new QWidget;
    auto* across = rowIn(middle, kUsualGap);
    across->addStretch(0);
    across->addWidget(sheet, 1);
    across->addStretch(0);

    auto* all = columnIn(this, kUsualGap);
    all->addWidget(scrolledDown(middle));
    placeParts();
    setContinueItems({});
    setRecentMatches({});
}

/// All parts beside each other where there is room, else one of three under tabs. Who has not played yet finds no empty
/// boxes: the deals of the day have all the room.
void HomePage::placeParts() {
    const bool fresh = this->fresh(), roomy = m_roomy.value_or(false) && !fresh;
    m_tabs->setVisible(!roomy && !fresh);
    if (m_person != nullptr) m_person->setVisible(m_read && fresh && m_person->wanted());
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const bool beside = m_dailyBeside && i == kDaily, current = static_cast<int>(i) == m_tabs->current();
        m_parts[i]->findChild<TextLabel*>(kPartTitle)->setVisible(roomy || fresh || beside);
        m_parts[i]->setVisible(fresh ? i == kDaily : roomy || beside || current);
    }
    m_below->parentWidget()->setVisible(m_read || !fresh);
    QWidget *recent = m_parts[0], *daily = m_parts[1], *results = m_parts[2];
    for (QWidget* part : m_parts) {
        m_left->removeWidget(part);
        m_tabbed->removeWidget(part);
        m_below->removeWidget(part);
    }
    while (m_left->count() > 1) // the room below
        delete m_left->takeAt(m_left->count() - 1);
    while (m_tabbed->count() > 1)
        delete m_tabbed->takeAt(m_tabbed->count() - 1);
    m_left->setStretch(0, roomy ? 0 : 1);
    for (QWidget* part : {m_left->itemAt(0)->widget(), daily}) // the panels begin at one height
        part->findChild<TextLabel*>(kPartTitle)->setMinimumHeight(roomy || fresh ? 0 : m_tabs->sizeHint().height());
    if (roomy) {
        m_left->addWidget(daily);
        m_left->addStretch(1);
        m_tabbed->addWidget(recent, 1);
        m_below->addWidget(results, 1);
    } else {
        for (QWidget* part : m_parts)
            (m_dailyBeside && part == daily ? m_left : m_tabbed)->addWidget(part, fresh ? 0 : 1);
        if (fresh) m_tabbed->addStretch(1);
    }
    fillContinue();
    orderFocus();
}

int HomePage::goalsHeight() const {
    const QMargins around = m_column->contentsMargins();
    return m_goals->heightFor(qMin(width(), kHomePageWidest) - around.left() - around.right());
}

/// Between the games and the lists, where these keep room for some lines.
bool HomePage::goalsFit() const {
    if (m_roomy.value_or(false) || fresh() || m_goals->empty()) return false;
    const int around = 2 * (m_column->contentsMargins().top() + m_column->spacing());
    return m_gamesGrid->sizeHint().height() + goalsHeight() + around + kLeastLists <= height();
}

/// Goals stand in one place. With nothing else to go on with, the deals of the day have the place of Continue.
void HomePage::fillContinue() {
    const bool goals = goalsFit(), stays = goals != m_goals->isHidden();
    m_goals->setVisible(goals);
    std::vector<ContinueItem> items = m_items;
    if (goals) std::erase_if(items, [this](const ContinueItem& item) { return m_goals->has(item.id); });
    const bool beside = goals && items.empty();
    m_continue->setItems(items);
    m_left->itemAt(0)->widget()->setVisible(!fresh() && !beside);
    m_daily->setColumns(fresh() ? 3 : m_roomy.value_or(false) ? 1 : 2);
    m_below->setStretch(0, fresh() ? 0 : 1);
    m_tabs->setShown(static_cast<int>(kDaily), !beside);
    if (std::exchange(m_dailyBeside, beside) != beside) placeParts();
    if (!stays) placeCards(); // which leave room for them, or take it
    fitContinue();
}

void HomePage::setDailyDeals(const QString& title, const std::vector<DailyDeal>& deals, const QString& note) {
    m_parts[kDaily]->findChild<TextLabel*>(kPartTitle)->setText(title);
    m_daily->setDeals(deals, note);
    if (!std::exchange(m_read, true)) {
        placeParts();
        placeCards();
    }
    orderFocus();
}

void HomePage::setRecentMatches(const std::vector<RecentMatch>& matches) {
    const bool fresh = this->fresh();
    m_recent->setMatches(matches);
    m_analyse->setEnabled(!matches.empty());
    if (fresh != this->fresh()) {
        placeParts();
        placeCards();
    }
}

void HomePage::setUndo(bool possible) {
    m_undo->setVisible(possible);
    m_undo->setEnabled(possible);
}

void HomePage::setResults(const std::vector<HomeResult>& results, const std::vector<HomeRating>& ratings) {
    m_results->setResults(results, ratings);
    const QString title = ratings.empty() ? tr("Your results") : tr("Your ratings");
    m_parts[2]->findChild<TextLabel*>(kPartTitle)->setText(title);
    m_tabs->setWord(2, title);
    orderFocus();
}

void HomePage::setGames(const std::vector<HomeGame>& games) {
    for (GameCard* card : m_cards)
        delete card;
    m_cards.clear();
    for (const HomeGame& game : games) {
        auto* card = new GameCard(game, m_gamesArea);
        connect(card, &GameCard::playRequested, this, &HomePage::playRequested);
        connect(card, &GameCard::tournamentRequested, this, &HomePage::tournamentRequested);
        m_cards.push_back(card);
    }
    m_columns = 0;
    placeCards();
    orderFocus();
}

/// All games in one row with their pictures on top, or in rows of small cards where that leaves too little for the
/// lists.
void HomePage::placeCards() {
    const int count = static_cast<int>(m_cards.size());
    if (count == 0) return;
    const int width = qMin(this->width(), kHomePageWidest);
    const bool roomy = width >= kRoomyWidth;
    const auto fit = [&](int gap, int margin, int card) {
        return qBound(1, (width - 2 * margin + gap) / (card + gap), count);
    };
    int gap = roomy ? 24 : 16, margin = roomy ? 48 : 28, top = 20;
    const auto least = [this](bool compact) {
        int most = compact ? kSmallestCompactCard : kSmallestCard;
        for (const GameCard* card : m_cards)
            most = qMax(most, card->leastWidth(compact));
        return most;
    };
    int columns = fit(gap, margin, least(false)), picture = 0;
    if (columns == count) {
        const int each = (width - 2 * margin - (count - 1) * gap) / count;
        int words = 0;
        for (const GameCard* card : m_cards)
            words = qMax(words, card->wordsHeight(each));
        picture = height() - 2 * top - words - gap - kBelowHeight;
    }
    const bool compact = picture < kLeastPicture;
    if (compact) {
        const bool tight = width < kTightWidth; // a screen that is smaller than the window likes to be
        gap = tight ? 8 : 12, margin = tight ? 12 : 24, top = 16;
        columns = fit(gap, margin, least(true));
        const int rows = (count + columns - 1) / columns;
        columns = (count + rows - 1) / rows; // no row much shorter than the others
    }
    m_column->setContentsMargins(margin, top, margin, top);
    m_column->setSpacing(roomy ? 24 : 16);
    if (roomy != m_roomy) {
        m_roomy = roomy;
        placeParts();
    }
    m_gamesGrid->setSpacing(gap);
    m_below->setSpacing(gap);
    for (GameCard* card : m_cards) {
        if (compact != m_compact || m_columns == 0) card->setCompact(compact);
        card->setPictureHeight(qMin(picture, kMostPicture));
    }
    if (compact) fitCompactCards((width - 2 * margin - (columns - 1) * gap) / columns, (count + columns - 1) / columns);
    m_compact = compact;
    if (columns == m_columns) return;
    for (int i = m_columns; i-- > 0;)
        m_gamesGrid->setColumnStretch(i, 0);
    m_columns = columns;
    for (int i = 0; i < count; ++i) {
        m_gamesGrid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
        m_gamesGrid->setColumnStretch(i % columns, 1);
    }
}

/// All of one shape, with the largest picture and the least height that leave every card its words; higher where there
/// is room to spare.
void HomePage::fitCompactCards(int width, int rows) {
    const int asked = m_person != nullptr && !m_person->isHidden() ? m_person->sizeHint().height() + kUsualGap : 0;
    int words = 0, height = fresh() ? qMin((this->height() - kFreshBelow - asked) / 2, kMostFreshCard) : 0;
    for (const GameCard* card : m_cards)
        words = qMax(words, card->leastWords(true));
    for (GameCard* card : m_cards) {
        card->setPictureWidth(width - words);
        height = qMax(height, card->compactHeight(width));
    }
    if (!m_goals->isHidden()) { // what the lists leave
        const QMargins around = m_column->contentsMargins();
        const int across = qMin(this->width(), kHomePageWidest) - around.left() - around.right();
        const int deals = m_daily->heightIn((across - m_below->spacing()) / 2);
        const int lists = kTabsHigh + qMax(deals, m_results->sizeHint().height());
        const int others = 2 * around.top() + 2 * m_column->spacing() + goalsHeight() + lists;
        const int each = (this->height() - others - (rows - 1) * m_gamesGrid->spacing()) / rows;
        height = qBound(height, each, qMax(height, kMostGrownCard));
    }
    for (GameCard* card : m_cards)
        card->setCompactHeight(height);
}

void HomePage::setContinueItems(const std::vector<ContinueItem>& items) {
    const bool fresh = this->fresh();
    m_items = items;
    fillContinue();
    if (fresh != this->fresh()) {
        placeParts();
        placeCards();
    }
    orderFocus();
}

void HomePage::setGoals(const std::vector<ContinueItem>& goals) {
    m_goals->setGoals(goals);
    fillContinue();
    orderFocus();
}

void HomePage::setLeft(int matches) {
    m_allLeft->setVisible(matches > 1);
    m_allLeft->setText(tr("All unfinished (%1)…").arg(QLocale().toString(matches)));
}

/// The page does not scroll for what can wait longest: as many as the lists beside it have room for.
void HomePage::fitContinue() {
    const int least = height() < kFourWaitFrom ? 3 : 4;
    const int goals = m_goals->isHidden() ? 0 : goalsHeight() + m_column->spacing();
    const int room = height() - m_gamesGrid->sizeHint().height() - goals - kContinueAround;
    m_continue->showFirst(m_roomy.value_or(false) ? least : std::max(least, room / kContinueHigh));
}

/// Tab goes from top to bottom, whatever was made first.
void HomePage::orderFocus() {
    QList<QWidget*> stops;
    for (QWidget* part : {m_gamesArea, static_cast<QWidget*>(m_person), static_cast<QWidget*>(m_goals),
                          m_left->itemAt(0)->widget(), static_cast<QWidget*>(m_tabs), static_cast<QWidget*>(m_recent),
                          static_cast<QWidget*>(m_daily), static_cast<QWidget*>(m_results)}) {
        if (part == nullptr) continue;
        const QList<QWidget*> children = part->findChildren<QWidget*>();
        for (QWidget* child : children)
            if (child->focusPolicy() & Qt::TabFocus) stops.append(child);
    }
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
}

bool HomePage::fresh() const {
    return m_recent->empty() && m_items.empty();
}

QString HomePage::title() const {
    return tr("Home");
}

QString HomePage::iconName() const {
    return QStringLiteral("home");
}

QList<QAction*> HomePage::barActions() const {
    return {m_undo, m_analyse, m_all, m_open};
}

QString HomePage::statusText() const {
    return tr("Ready. Press Play to sit down at a table.");
}

QList<QWidget*> HomePage::panes() const {
    return {m_gamesArea, m_goals, m_continue, m_recent};
}

void HomePage::takeFocus() {
    if (!m_cards.empty()) m_cards.front()->playButton()->setFocus(Qt::OtherFocusReason);
}

void HomePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    placeCards();
    fillContinue();
}

} // namespace hilltop

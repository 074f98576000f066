// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_page.h"

#include "documents/match_export.h"
#include "jobs/wait_note.h"
#include "play/bot_wait.h"
#include "play/coach.h"
#include "play/guide_bar.h"
#include "play/hint_source.h"
#include "play/play_course.h"
#include "play/result_review.h"
#include "play/second_try_bar.h"
#include "play/sheet_shelf.h"
#include "settings/settings.h"
#include "style/empty_state.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "table/kept_texts.h"
#include "table/match_panel.h"
#include "table/match_tabs.h"
#include "table/table_view.h"
#include "text/shown_name.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>
#include <QTimer>

namespace hilltop {
namespace {

/// Below this width the list of moves folds away.
constexpr int kFoldBelow = 1060;

QString markdownList(QStringList items) {
    items.removeDuplicates(); // equal cards
    return QStringLiteral("- ") + items.join(QStringLiteral("\n- ")) + QStringLiteral("\n\n");
}

} // namespace

PlayPage::PlayPage(Settings& settings, Theme& theme, const DataPaths& paths, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_view(new TableView(m_scene, theme, settings))
    , m_table(new QWidget)
    , m_coach(std::make_unique<Coach>(m_scene, *m_view, settings, m_table))
    , m_keeping(new MatchKeeping(paths, *this))
    , m_play(new MatchPlay(m_scene, *m_view, *m_coach, *m_keeping, settings, *this))
    , m_hints(new HintSource(*m_play, *m_coach, m_scene, settings, *m_table))
    , m_wait(new BotWait(*m_play, m_scene, *m_table))
    , m_course(new PlayCourse(*m_play, m_scene, m_keeping->library()))
    , m_after(new AfterMatch(*m_play, m_scene, m_keeping->library(), settings, theme))
    , m_shelf(new SheetShelf(m_after->sheet()))
    , m_secondTry(new SecondTryBar(*m_play, m_scene))
    , m_actions(new PlayActions(*this, {*m_play, *m_keeping, *m_coach, *m_hints, m_scene, *m_view, settings}))
    , m_export(new MatchExport(*this))
    , m_empty(new EmptyState(QStringLiteral("cards"), {}, {}))
    , m_stack(new QStackedLayout(this))
    , m_opening(new WaitNote(this)) {
    setManual(*this, "playing");
    tellEmpty();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeTable());
    connectPlay();
    connectParts();
    keepTexts(m_scene, m_settings);
    refresh();
}

PlayPage::~PlayPage() {
    delete m_view; // its items are bound to the scene, which goes first otherwise
}

QWidget* PlayPage::makeTable() {
    auto* across = rowPart(0);
    across->addWidget(m_view, 1);
    across->addWidget(panel());
    auto* column = columnIn(m_table, 0);
    column->addWidget(m_secondTry);
    column->addLayout(across, 1);
    column->addWidget(m_shelf);
    return m_table;
}

void PlayPage::connectPlay() {
    connect(m_play, &MatchPlay::begun, this, &PlayPage::begin);
    connect(m_play, &MatchPlay::seated, this, [this] { m_scene.position()->setRated(record().rated); });
    connect(m_play, &MatchPlay::changed, this, &PlayPage::refresh);
    connect(m_play, &MatchPlay::told, this, &PlayPage::told);
    connect(m_play, &MatchPlay::soundWanted, this, [this](Sound sound) {
        const bool ends = sound == Sound::Won || sound == Sound::Lost; // heard with the light, see Ending.qml
        const int wait = ends ? m_scene.motion()->moveMs() * 3 / 2 : 0;
        const QString game = rulesId();
        if (wait == 0) return emit soundWanted(sound, game);
        QTimer::singleShot(wait, this, [this, sound, game] { emit soundWanted(sound, game); });
    });
    connect(m_play, &MatchPlay::matchesChanged, this, &PlayPage::matchesChanged);
    connect(m_play, &MatchPlay::openingChanged, this,
            [this] { m_play->opening() ? m_opening->begin(tr("Loading the match…")) : m_opening->end(); });
    connect(m_opening, &WaitNote::cancelled, m_play, &MatchPlay::dropOpening);
    connect(m_keeping, &MatchKeeping::matchesChanged, this, [this] {
        m_after->readRating();
        emit matchesChanged();
    });
    connect(m_keeping, &MatchKeeping::savedChanged, this, &PlayPage::savedChanged);
    connect(m_keeping, &MatchKeeping::told, this, &PlayPage::told);
    connect(m_keeping, &MatchKeeping::written, this, &PlayPage::statusChanged);
    connect(m_coach.get(), &Coach::told, this,
            [this](const QString& sentence) { emit statusChanged(sentence.isEmpty() ? statusText() : sentence); });
    connect(m_scene.position(), &TablePosition::changed, this, [this] {
        m_actions->refreshHint();
        emit statusChanged(statusText());
    });
    connect(&m_settings, &Settings::changed, this, [this](const QString& key) {
        if (key == QLatin1String(kTutorKey)) refresh();
        if (key == QLatin1String(kDetailsKey)) result()->setFolded(!m_settings.get<bool>(key, false));
    });
}

void PlayPage::connectParts() {
    connect(m_hints, &HintSource::told, this, &PlayPage::told);
    connect(m_wait, &BotWait::told, this, &PlayPage::told);
    connect(m_course, &PlayCourse::told, this, &PlayPage::told);
    connect(m_export, &MatchExport::told, this, &PlayPage::told);
    connect(m_after, &AfterMatch::reviewed, this, &PlayPage::reviewed);
    connect(m_after, &AfterMatch::sheetChanged, this, &PlayPage::showSheet);
    connect(m_secondTry, &SecondTryBar::backRequested, this, [this] { emit branchReviewRequested(m_play->branch()); });
    connect(m_actions, &PlayActions::wanted, this, &PlayPage::act);
    connect(m_actions, &PlayActions::changed, this, &PlayPage::refresh);
    connect(m_actions, &PlayActions::told, this, &PlayPage::statusChanged);
    connect(m_empty, &EmptyState::pressed, this,
            [this] { m_waiting.isEmpty() ? emit newMatchRequested() : emit continueRequested(); });
    QAction* seal = (*m_actions)[PlayActions::Seal];
    connect(panel(), &MatchPanel::sealRequested, seal, &QAction::trigger);
    panel()->addToMenu((*m_actions)[PlayActions::Speak]);
    connect(panel(), &MatchPanel::foldRequested, this, [this](bool folded) {
        m_unfolded = !folded;
        panel()->setFolded(folded);
    });
    connect(result(), &ResultSheet::sealRequested, seal, &QAction::trigger);
    connect(m_shelf, &SheetShelf::slid, m_scene.motion(), &TableMotion::setSheetPart);
    connect(result(), &ResultSheet::arranged, this, &PlayPage::fitSheet);
    connect(result(), &ResultSheet::unfolded, this,
            [this](bool on) { m_settings.set(QLatin1String(kDetailsKey), on); });
    result()->setFolded(!m_settings.get<bool>(QLatin1String(kDetailsKey), false));
    connect(result(), &ResultSheet::chosen, this, &PlayPage::takeChoice);
    connect(result(), &ResultSheet::momentChosen, this,
            [this](int decision) { emit reviewRequested(record(), decision); });
}

MatchPanel* PlayPage::panel() const {
    return m_course->panel();
}

void PlayPage::act(PlayActions::Id id) {
    if (id == PlayActions::New) emit newMatchRequested();
    if (id == PlayActions::GoOn) emit matchesRequested();
    if (id == PlayActions::Statistics) emit statisticsRequested();
    if (id == PlayActions::Rules) emit rulesRequested(rulesId());
    if (id != PlayActions::Review) return;
    if (m_play->branch().document && m_play->branch().number >= 0)
        emit branchReviewRequested(m_play->branch());
    else
        emit reviewRequested(record());
}

void PlayPage::takeChoice(ResultSheet::Choice choice) {
    switch (choice) {
    case ResultSheet::Review:
        return act(PlayActions::Review);
    case ResultSheet::Rematch:
        if (m_play->between()) return m_play->playSecond();
        return m_after->onSameCards() ? emit cardsResultsRequested(record()) : m_play->rematch();
    case ResultSheet::SameDeal:
        return m_play->again();
    case ResultSheet::NewMatch:
        return act(PlayActions::New);
    case ResultSheet::KeepPicture:
        return m_export->picture(record(), [this] { return picture(); });
    case ResultSheet::Choices:
        break;
    }
}

/// Of the table as it ended, with the sheet below it.
QImage PlayPage::picture() {
    const QImage table = m_view->grabImage(); // may be ahead of what is painted
    QPixmap picture = m_table->grab();
    QPainter(&picture).drawImage(m_view->mapTo(m_table, QPoint()), table);
    return picture.toImage();
}

void PlayPage::begin() {
    m_wait->follow();
    m_hints->follow();
    m_stack->setCurrentIndex(1);
    m_view->setFocus();
}

void PlayPage::showSheet(bool up) {
    const bool focused = result()->isAncestorOf(focusWidget());
    if (up) {
        m_shelf->open(result()->heightFor(size()), m_scene.motion()->moveMs() * 3 / 2);
        return fitSheet();
    }
    m_shelf->close();
    result()->hide();
    panel()->show();
    if (focused) m_view->setFocus();
}

/// Unfolded, the sheet has the scoresheet in the panel's place.
void PlayPage::fitSheet() {
    if (result()->isHidden()) return;
    panel()->setVisible(result()->folded());
    m_shelf->setSheetHeight(result()->heightFor(size()));
}

void PlayPage::setGuided(bool guided) {
    if (guided == (m_guide != nullptr)) return;
    if (!guided) {
        delete m_guide;
        m_guide = nullptr;
        return m_play->setExplaining(false);
    }
    m_guide = new GuideBar(m_settings, *m_view);
    qobject_cast<QVBoxLayout*>(m_table->layout())->insertWidget(0, m_guide);
    connect(m_guide, &GuideBar::changed, this, [this] { m_play->setExplaining(!m_guide->isHidden()); });
    for (const auto answers : {&TableScene::chosen, &TableScene::toBeSaid})
        connect(&scene(), answers, m_guide, [this](int, const QString& word) { m_guide->acted(word); });
    connect(m_guide, &GuideBar::pressed, this, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    followGuide();
}

/// While somebody plays at this screen.
void PlayPage::followGuide() {
    if (m_guide) m_guide->follow(playing() && !m_play->watching() ? rulesId() : QString());
}

void PlayPage::setWaiting(const QString& game) {
    if (game == m_waiting) return;
    m_waiting = game;
    tellEmpty();
    emit statusChanged(statusText());
}

void PlayPage::tellEmpty() {
    if (m_waiting.isEmpty())
        m_empty->setWords(tr("No match yet. Choose New match or press Enter."), tr("New match…"));
    else
        m_empty->setWords(tr("You have an unfinished match of %1.").arg(m_waiting), tr("Continue"));
}

void PlayPage::refresh() {
    m_actions->refresh();
    m_course->refresh(m_coach->tutors());
    m_after->follow();
    m_secondTry->follow();
    followGuide();
    emit statusChanged(statusText());
}

QList<QAction*> PlayPage::barActions() const {
    QList<QAction*> list;
    for (const auto id : {PlayActions::Hint, PlayActions::Undo, PlayActions::Pause, PlayActions::Step,
                          PlayActions::Slower, PlayActions::Faster, PlayActions::New})
        list << (*m_actions)[id];
    return list;
}

QList<QAction*> PlayPage::menuActions(MenuId menu) const {
    if (menu == MenuId::File) return {(*m_actions)[PlayActions::SaveAs]};
    return menu == MenuId::Match ? m_actions->menu() : QList<QAction*>();
}

QList<KeyHint> PlayPage::keyHints() const {
    QList<KeyHint> hints;
    QStringList choices;
    for (const QAction* key : ownKeys()) {
        QStringList words;
        for (const QKeySequence& sequence : key->shortcuts())
            words << sequence.toString(QKeySequence::NativeText);
        if (words.isEmpty()) continue;
        if (key->objectName().startsWith(QStringLiteral("table.choice")))
            choices << words.front();
        else
            hints.append({words.join(QStringLiteral(", ")), key->text()});
    }
    if (!choices.isEmpty())
        hints.append({choices.join(QLatin1Char(' ')), tr("play the action or use the place of that key")});
    hints.append({tr("Any key"), tr("finish the animation, continue after a hand")});
    return hints;
}

/// What the person on turn may answer and, of the rest, why not.
QString PlayPage::rulesNow() const {
    if (!hasMatch() || lookingBack() || m_scene.position()->over()) return {};
    QStringList open, closed;
    for (const MenuModel::Item& item : m_scene.answers()->menu()->items()) {
        const QString title = QStringLiteral("**%1**").arg(markdownText(item.text));
        if (!item.allowed())
            closed << tr("%1: %2", "an answer and why it is not allowed").arg(title, markdownText(item.reason));
        else
            open << (item.detail.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, markdownText(item.detail)));
    }
    QString text = QStringLiteral("## %1\n\n%2\n\n").arg(tr("Now"), markdownText(m_scene.position()->prompt()));
    if (!open.isEmpty()) text += tr("Legal:") + QStringLiteral("\n\n") + markdownList(open);
    if (!closed.isEmpty()) text += tr("Illegal:") + QStringLiteral("\n\n") + markdownList(closed);
    return text;
}

QString PlayPage::statusText() const {
    if (lookingBack()) {
        const QVariantMap& keys = m_scene.drawing()->tableKeys().labels();
        return tr("%1. %2 or %3 returns to the match.")
            .arg(m_scene.position()->lookBack(), keys[QStringLiteral("right")].toString(),
                 keys[QStringLiteral("back")].toString());
    }
    if (hasMatch() && m_scene.motion()->waits())
        return tr("%1 Click or press any key to continue.").arg(m_scene.position()->prompt());
    if (hasMatch()) return m_scene.position()->prompt();
    return m_waiting.isEmpty() ? tr("No match yet.") : tr("You have an unfinished match.");
}

QString PlayPage::rulesId() const {
    return hasMatch() ? QString::fromStdString(record().game) : QString();
}

QList<QWidget*> PlayPage::panes() const {
    if (!hasMatch()) return {};
    QList<QWidget*> list{m_view};
    if (m_guide && !m_guide->isHidden()) list << m_guide->next();
    if (!result()->isHidden()) list << result()->first();
    if ((result()->isHidden() || result()->folded()) && !panel()->folded()) list << panel()->tabs()->current();
    return list;
}

QList<QAction*> PlayPage::ownKeys() const {
    return m_scene.drawing()->tableKeys().actions();
}

void PlayPage::takeFocus() {
    if (!hasMatch()) return m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    QWidget* wanted = result()->isHidden() ? static_cast<QWidget*>(m_view) : result();
    wanted->setFocus(Qt::OtherFocusReason);
}

void PlayPage::hidden() {
    m_coach->drop();
    m_scene.finishNow();
    m_play->holdSilence();
}

void PlayPage::keyPressEvent(QKeyEvent* event) {
    if (m_coach->take(*event) || m_after->skipBanner()) return;
    if (result()->isHidden() || !result()->take(*event)) Page::keyPressEvent(event);
}

void PlayPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    panel()->setFolded(width() < kFoldBelow && !m_unfolded);
    fitSheet();
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_page.h"

#include "documents/record_names.h"
#include "documents/replay_outline.h"
#include "jobs/wait_note.h"
#include "play/away.h"
#include "play/coach.h"
#include "play/guide_bar.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "store/own_results.h"
#include "store/rated_ledger.h"
#include "store/rated_pair.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/manual_link.h"
#include "table/kept_texts.h"
#include "table/match_panel.h"
#include "table/match_tabs.h"
#include "table/table_view.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/score_sheet.h"

#include <QAction>
#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedLayout>
#include <QTableView>

namespace hilltop {
namespace {

/// Time to react where silence is an answer too; longer for whoever has begun to say something.
constexpr int kSpeakMs = 450;
constexpr int kSpeakingMs = 1500;
/// Longer sentences at a rest get so much more time a letter to be read.
constexpr qsizetype kShortSentence = 60;
constexpr int kReadMs = 50;
/// Below this width the list of moves folds away.
constexpr int kFoldBelow = 1060;

} // namespace

PlayPage::PlayPage(Settings& settings, Theme& theme, const DataPaths& paths, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_paths(paths)
    , m_library(paths.matches.toStdString()) {
    setManual(*this, "playing");
    m_view = new TableView(m_scene, theme, settings);
    m_panel = new MatchPanel(m_log);
    m_result = new ResultSheet(m_scene.tableKeys());
    auto* table = new QWidget;
    auto* across = new QHBoxLayout;
    across->addWidget(m_view, 1);
    across->addWidget(m_panel);
    auto* column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    across->setSpacing(0);
    column->addLayout(across, 1);
    column->addWidget(m_result);
    m_empty = new EmptyState(QStringLiteral("cards"), {}, {});
    tellEmpty();
    connect(m_empty, &EmptyState::pressed, this,
            [this] { m_waiting.isEmpty() ? emit newMatchRequested() : emit continueRequested(); });
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(table);
    m_openWait = new WaitNote(this);
    connect(m_openWait, &WaitNote::cancelled, this, &PlayPage::dropOpening);
    m_coach = std::make_unique<Coach>(m_scene, *m_view, settings, table);
    makeActions();
    connectScene();
    connect(m_result, &ResultSheet::chosen, this, &PlayPage::takeChoice);
    connect(m_result, &ResultSheet::momentChosen, this,
            [this](int decision) { emit reviewRequested(record(), decision); });
    connect(m_panel, &MatchPanel::foldRequested, this, &PlayPage::setFolded);
    connect(m_panel, &MatchPanel::sealRequested, m_seal, &QAction::trigger);
    connect(m_result, &ResultSheet::sealRequested, m_seal, &QAction::trigger);
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_session && !m_paused) m_session->goOn();
    });
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        if (m_session && !m_scene.playing()) m_session->passOver();
    });
    connect(&m_settings, &Settings::changed, this, [this](const QString& key) {
        if (m_session && key == QLatin1String(kForcedKey))
            m_session->setMakesForced(m_settings.get<bool>(key, kForcedDefault));
        if (key == QLatin1String(kTutorKey)) refresh();
    });
    m_autosave = std::make_unique<Autosave>(
        paths.autosave.toStdString(),
        [folder = paths.matches.toStdString()](const Record& match, std::int64_t played) {
            return isBranch(match) ? Result<>() : keep_match(folder, match, played); // its document keeps it
        },
        [this, post = m_mailbox.post()](Autosave::What what, const Result<>& result) {
            post([this, what, result] {
                saved(result ? QString() : sentence(result.error()));
                if (what == Autosave::What::Match) emit matchesChanged();
            });
        });
    refresh();
}

PlayPage::~PlayPage() {
    delete m_view; // its items are bound to the scene, which goes first otherwise
}

void PlayPage::connectScene() {
    connect(&m_scene, &TableScene::chosen, this, [this](int seat, const QString& word) {
        if (m_session && !m_coach->holds(Seat(seat), word)) m_session->answer(Seat(seat), word.toStdString());
    });
    connect(m_coach.get(), &Coach::given, this, [this](int, const QString& word) { m_scene.answer(word); });
    connect(m_coach.get(), &Coach::told, this,
            [this](const QString& sentence) { emit statusChanged(sentence.isEmpty() ? statusText() : sentence); });
    connect(&m_scene, &TableScene::toBeSaid, this, [this](int seat, const QString& word) {
        if (!m_session) return;
        m_session->sayNext(Seat(seat), word.toStdString());
        if (m_silence.isActive()) m_silence.start(kSpeakingMs);
    });
    connect(&m_scene, &TableScene::goOnRequested, this, [this] {
        if (lookingBack()) return look(1);
        m_rest.stop();
        m_silence.stop();
        if (!m_session) return;
        m_session->goOn();
        m_session->passOver();
    });
    connect(&m_scene, &TableScene::lookRequested, this, &PlayPage::look);
    connect(&m_scene, &TableScene::eventShown, this, [this](const Event& event) {
        if (event.kind == Event::Kind::Move) emit soundWanted(Sound::Card);
        if (event.kind == Event::Kind::Score) emit soundWanted(Sound::Point);
    });
    connect(&m_scene, &TableScene::changed, this, [this] {
        refreshHint();
        emit statusChanged(statusText());
    });
    connect(&m_scene, &TableScene::settled, this, &PlayPage::settled);
    keepTexts(m_scene, m_settings);
}

bool PlayPage::start(const MatchSetup& setup) {
    const GameEntry* game = find_game(setup.game.toStdString());
    std::vector<RecordSeat> seats;
    for (qsizetype i = 0; i < setup.seats.size(); ++i) {
        const BotTraits* bot = game->find_bot(setup.seats[i].toStdString());
        const std::string own = bot == nullptr ? ownName(setup.game, setup.seats[i]) : std::string();
        const QString name = bot == nullptr ? setup.names.value(i) : QString();
        seats.push_back(
            {setup.seats[i].toStdString(), bot != nullptr ? bot->version : 0, own.empty() ? name.toStdString() : own});
    }
    if (setup.drawn) { // the round of neighbours and partners stays as it was arranged
        const auto first = QRandomGenerator::global()->bounded(static_cast<int>(seats.size()));
        std::rotate(seats.begin(), seats.begin() + first, seats.end());
    }
    return openSession(newMatch(setup, *game, std::move(seats)), true);
}

/// Who sits where, and who sees what.
void PlayPage::seatPlayers() {
    const TableNames who = recordNames(this->record());
    m_scene.begin(m_session->table(), who, m_session->persons(), true);
    // Whoever lets bots go on sees no more than before; several, what all of them may see.
    const SeatSet away = m_session->persons().empty() ? awaySeats(this->record()) : SeatSet{};
    const SeatSet persons = away.empty() ? m_session->persons() : away;
    const SeatSet seen = persons.empty()      ? SeatSet::all(m_session->table().seats())
                         : persons.size() > 1 ? SeatSet{}
                                              : persons;
    if (!away.empty()) m_scene.setViewers(seen, (*away.begin()).index());
    m_seen = seen;
    m_log.begin(who, m_seen);
    m_panel->tabs()->sheet().setSheet({}); // what another match came to does not stand beside the deal of this one
    m_panel->setScore({}, {});
    m_panel->setDeal({});
    m_panel->setSeal(record().seal ? QString::fromStdString(record().seal->sha256) : QString()); // before any card
}

void PlayPage::showStep() {
    m_scene.setWaits(false);
    if (lookingBack()) {
        m_unshown = true;
        return refresh();
    }
    m_scene.play(m_session->table());
    refresh();
}

void PlayPage::showJump() {
    m_scene.setWaits(false);
    m_lookBack = -1;
    m_unshown = false;
    m_scene.setInteractive(true);
    m_scene.setLookBack({});
    m_rest.stop();
    m_silence.stop();
    m_scene.jumpTo(m_session->table());
    m_coach->drop();
    if (!m_session->table().over()) m_judged.reset(); // an end that was taken back
    settled();
}

void PlayPage::settled() {
    if (lookingBack()) return;
    if (m_paused && watching() && !std::exchange(m_single, false)) return refresh();
    m_session->proceed();
    handOver();
    const double factor = std::max(1.0, motionFactor(m_settings.animationSpeed(), false));
    m_scene.setWaits(false);
    if (m_session->resting() && !m_scene.playing()) {
        const int seconds = m_settings.get<int>(QLatin1String(kRestKey), 0);
        const bool watched = m_session->persons().empty();
        const auto more = std::max(qsizetype{0}, m_scene.prompt().size() - kShortSentence);
        if (watched || flowsOn(m_session->table()))
            m_rest.start(static_cast<int>(
                (m_settings.get<int>(QLatin1String(kTrickKey), kTrickDefault) + static_cast<double>(more) * kReadMs) *
                factor / m_view->pace()));
        else if (seconds > 0)
            m_rest.start(seconds * 1000);
        else
            m_scene.setWaits(true);
    }
    if (!m_session->askedToSpeak().empty() && !m_scene.playing()) {
        if (m_session->personDecided())
            m_session->passOver(); // he could have said it with what he did
        else
            m_silence.start(static_cast<int>(kSpeakMs * factor));
    }
    const int me = m_scene.names().me;
    const bool over = m_scene.over();
    if (!std::exchange(m_ended, over) && over && me >= 0) {
        const OwnOutcome outcome = own_outcome(record(), me);
        if (outcome != OwnOutcome::Drawn) emit soundWanted(outcome == OwnOutcome::Won ? Sound::Won : Sound::Lost);
    }
    if (m_session->table().need() == Need::Must && !over && personHere() && !lookingBack())
        emit soundWanted(Sound::Turn);
    m_scene.setSaysNext(me < 0 ? QString() : QString::fromStdString(m_session->saysNext(Seat(me))));
    refresh();
}

/// Several people at one screen: whoever is asked next sits down at it.
void PlayPage::handOver() {
    const SeatSet asked = m_session->askedPersons();
    const bool must = m_session->table().need() == Need::Must && !m_session->table().over();
    if (m_session->persons().size() > 1 && must && !asked.empty() && !m_scene.playing())
        m_scene.handTo((*asked.begin()).index());
}

void PlayPage::finish() {
    if (m_branch.document) m_branch.document->save();
    if (m_autosave)
        m_autosave->keep(record(), QDateTime::currentSecsSinceEpoch(),
                         between() ? std::optional(second_of_pair(record())) : std::nullopt);
    emit matchesChanged();
}

bool PlayPage::between() const {
    return m_session && m_session->table().over() && owes_second(record());
}

void PlayPage::refresh() {
    const bool any = m_session != nullptr;
    const bool free = any && !record().rated;
    const bool going = playing(), open = any && !sealed();
    refreshHint();
    m_undo->setEnabled(free && m_session->canUndo());
    m_again->setEnabled(open);
    m_speak->setEnabled(any);
    m_rules->setEnabled(any);
    m_seal->setEnabled(any);
    m_review->setEnabled(open && !(going && m_session->persons().size() > 1)); // it shows what is on all hands
    m_export->setEnabled(open);
    m_bot->setEnabled(going && open);
    m_bot->setText(any && m_session->persons().empty() ? tr("Take over &yourself") : tr("Let a &bot take over"));
    m_swap->setEnabled(going && open && m_session->persons().size() == 1 && m_session->table().seats() > 1);
    if (any && !m_scene.playing() && !lookingBack()) { // the list tells nothing before the table has shown it
        const auto positions = m_session->positions();
        m_log.follow(positions);
        m_panel->tabs()->sheet().setSheet(scoreSheet(positions, m_scene.names(), m_seen));
        m_scene.setPast(pastRounds(positions));
        const auto pair = rated_pair(record());
        m_panel->scrollToEnd();
        const QString opponents = m_scene.over()      ? tr("The match is over.")
                                  : m_branch.document ? tr("A branch of another match: hints and undo are free.")
                                  : m_session->persons().empty() ? tr("Bots play, and you watch.")
                                  : m_coach->tutors()            ? tr("Practice: the tutor is on.")
                                  : free                         ? tr("Practice: hints and undo are free.")
                                  : pair                         ? tr("Rated, match %1 of 2.").arg(pair->part)
                                                                 : tr("Rated: no hints, no undo.");
        const DealId id{record().source.seed, record().source.deal};
        m_panel->setDeal(sealed() ? QString() : QString::fromStdString(to_text(id)));
        m_panel->setScore(scoreLine(m_session->table(), m_scene.names()), opponents);
    }
    followResult();
    followWatch();
    followGuide();
    emit statusChanged(statusText());
}

void PlayPage::saved(const QString& error) {
    m_saved = error.isEmpty()
                  ? tr("Saved")
                  : tr("Not saved: %1. You can play on and save the match with File, Save match as.").arg(error);
    emit savedChanged(m_saved);
}

QList<QAction*> PlayPage::barActions() const {
    return {m_hint, m_undo, m_pause, m_step, m_slower, m_faster, m_speak, m_new};
}

QString PlayPage::statusText() const {
    if (lookingBack()) {
        const QVariantMap& keys = m_scene.tableKeys().labels();
        return tr("%1. %2 or %3 returns to the match.")
            .arg(m_scene.lookBack(), keys[QStringLiteral("right")].toString(), keys[QStringLiteral("back")].toString());
    }
    if (m_session && m_scene.waits()) return tr("%1 Click or press any key to continue.").arg(m_scene.prompt());
    if (m_session) return m_scene.prompt();
    return m_waiting.isEmpty() ? tr("No match yet.") : tr("You have an unfinished match.");
}

QString PlayPage::rulesId() const {
    return m_session ? QString::fromStdString(record().game) : QString();
}

QList<QWidget*> PlayPage::panes() const {
    if (!m_session) return {};
    QList<QWidget*> list{m_view};
    if (m_guide && !m_guide->isHidden()) list << m_guide->next();
    if (!m_result->isHidden())
        list << m_result->first();
    else if (!m_panel->folded())
        list << m_panel->tabs()->current();
    return list;
}

QList<QAction*> PlayPage::ownKeys() const {
    return m_scene.tableKeys().actions();
}

void PlayPage::takeFocus() {
    if (!m_session) return m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    QWidget* wanted = m_result->isHidden() ? static_cast<QWidget*>(m_view) : m_result->first();
    wanted->setFocus(Qt::OtherFocusReason);
}

void PlayPage::hidden() {
    m_coach->drop();
    m_scene.finishNow();
}

void PlayPage::setFolded(bool folded) {
    m_unfolded = !folded;
    m_panel->setFolded(folded);
}

void PlayPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    m_panel->setFolded(width() < kFoldBelow && !m_unfolded);
    m_result->setFixedHeight(ResultSheet::heightFor(height()));
}

} // namespace hilltop

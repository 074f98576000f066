// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/match_play.h"

#include "choose/bot_trust.h"
#include "choose/own_bot_list.h"
#include "documents/record_names.h"
#include "play/coach.h"
#include "play/event_sound.h"
#include "play/next_match.h"
#include "profile/own_results.h"
#include "profile/rated_pair.h"
#include "profile/same_cards.h"
#include "settings/settings.h"
#include "style/open_dialog.h"
#include "table/kept_texts.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "text/error_texts.h"
#include "text/number_texts.h"

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

/// Longer sentences at a rest get so much more time a letter to be read.
constexpr qsizetype kShortSentence = 60;
constexpr int kReadMs = 50;
/// How long a move that makes itself is announced.
constexpr int kForcedMs = 600;

} // namespace

MatchPlay::MatchPlay(TableScene& scene, TableView& view, Coach& coach, MatchKeeping& keeping, Settings& settings,
                     QWidget& page)
    : QObject(&page)
    , m_scene(scene)
    , m_view(view)
    , m_coach(coach)
    , m_keeping(keeping)
    , m_settings(settings)
    , m_page(page) {
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_session && !m_paused) m_session->goOn();
    });
    connect(&m_settings, &Settings::changed, this, [this](const QString& key) {
        if (m_session && key == QLatin1String(kForcedKey))
            m_session->setMakesForced(m_settings.get<bool>(key, kForcedDefault), kForcedMs);
    });
    connectScene();
}

void MatchPlay::connectScene() {
    connect(&m_scene, &TableScene::chosen, this, &MatchPlay::answer);
    connect(&m_coach, &Coach::given, this, [this](int, const QString& word) { m_scene.answer(word); });
    connect(&m_scene, &TableScene::goOnRequested, this, &MatchPlay::goOn);
    connect(&m_scene, &TableScene::lookRequested, this, &MatchPlay::look);
    connect(&m_scene, &TableScene::eventShown, this, [this](const Event& event) {
        const auto sound = soundOf(event, m_session->table().info(), m_scene.position()->names().me);
        if (sound) emit soundWanted(*sound);
    });
    connect(&m_scene, &TableScene::settled, this, &MatchPlay::settled);
}

/// The tutor may hold it back.
void MatchPlay::answer(int seat, const QString& word) {
    if (m_session && !m_coach.holds(Seat(seat), word)) m_session->answer(Seat(seat), word.toStdString());
}

void MatchPlay::goOn() {
    if (lookingBack()) return look(1);
    m_rest.stop();
    if (m_session) m_session->goOn();
}

bool MatchPlay::start(const MatchSetup& setup) {
    return open(newMatch(setup, m_settings, m_own), true);
}

void MatchPlay::again() {
    open(sameDealOf(record()), true);
}

void MatchPlay::rematch() {
    QStringList gone;
    Record next = rematchOf(record(), m_own, gone);
    if (!gone.isEmpty()) emit told(goneText(gone));
    open(std::move(next), true);
}

void MatchPlay::playSecond() {
    open(secondOf(record()), true);
}

/// Bots that took over are not asked again in replay. What it comes to is no longer the result of whoever took a seat
/// of an earlier match.
void MatchPlay::reseat(Record next) {
    next.rated = false;
    open(on_own_cards(std::move(next)), false, {}, Before::Same);
}

void MatchPlay::letBotGoOn() {
    reseat(m_session->persons().empty() ? comeBack(record(), Seat(std::max(0, m_scene.position()->viewSeat())))
                                        : sendAway(record(), m_session->game().strongest_bot()));
}

void MatchPlay::swapSeats() {
    reseat(swappedOf(record()));
}

bool MatchPlay::takeUp(Record record, const BranchPlay& branch) {
    if (!isLong(record)) return open(std::move(record), false, branch);
    dropOpening();
    Record match = branch.kept() ? asBranch(record) : ownMatch(record);
    m_opening =
        Job::start([match = std::move(match)](JobControl&) { return Replay::make(match, Replay::Asking::Later); },
                   [this, branch](Result<Replay> replay) {
                       dropOpening();
                       if (!replay) return warn(&m_page, tr("This match can’t be continued"), sentence(replay.error()));
                       Record found = replay->record();
                       open(std::move(found), false, branch, Before::Kept, std::move(*replay));
                   },
                   Job::Urgency::WaitedFor);
    emit openingChanged();
    return true;
}

/// Whatever else comes to the table is wanted instead.
void MatchPlay::dropOpening() {
    m_opening.cancel();
    emit openingChanged();
}

/// A match on its way to the table.
struct MatchPlay::Coming {
    Record record;
    bool deal;
    BranchPlay branch;
    Before before;
    std::optional<Replay> played; ///< of a long one
    std::unique_ptr<TableSession> session{};
};

/// The match on the table, or the one that waits in its file; empty if there is none.
Record MatchPlay::unfinished() const {
    if (!m_session) return m_keeping.waiting();
    return playing() ? record() : between() ? secondOf(record()) : Record{};
}

bool MatchPlay::open(Record record, bool deal, const BranchPlay& branch, Before before, std::optional<Replay> played) {
    dropOpening();
    m_keeping.dropQuestion();
    std::vector<std::string> bots;
    for (const RecordSeat& seat : record.seats)
        if (seat.bot != kPerson) bots.push_back(seat.bot);
    const auto coming = std::make_shared<Coming>(Coming{std::move(record), deal, branch, before, std::move(played)});
    m_coming = coming;
    const auto go = [this, coming](bool may) {
        if (may && m_coming == coming) make(coming); // else another one was wanted meanwhile
    };
    if (m_trust == nullptr)
        go(true);
    else
        m_trust->mayPlay(&m_page, QString::fromStdString(coming->record.game), bots, this, go);
    return !m_coming;
}

void MatchPlay::make(const std::shared_ptr<Coming>& coming) {
    const Record& record = coming->record;
    const auto limits = m_own != nullptr ? m_own->limits(QString::fromStdString(record.game)) : LimitsByBot();
    auto session = coming->played
                       ? TableSession::open(std::move(*coming->played), limits)
                       : TableSession::open(coming->branch.kept() ? asBranch(record) : ownMatch(record), limits);
    if (!session) return warn(&m_page, tr("This match can’t be continued"), sentence(session.error()));
    coming->session = std::move(*session);
    if (coming->before == Before::Same) return putOnTable(*coming);
    m_keeping.letGo(unfinished(), record, [this, coming](bool may) {
        (may && m_coming == coming) ? putOnTable(*coming) : coming->session.reset(); // with its bots
    });
}

void MatchPlay::putOnTable(Coming& coming) {
    m_coming.reset();
    m_rest.stop();
    m_silence.stop();
    m_coach.drop();
    m_session = std::move(coming.session);
    m_scene.setWaits(false);
    m_branch = coming.branch;
    m_paused = m_single = false;
    m_lookBack = -1;
    m_unshown = false;
    m_ended = m_session->table().over();
    connectSession();
    m_coach.begin(m_session.get());
    emit begun();
    seat();
    if (!m_session->table().over()) m_keeping.takeUp(this->record(), coming.record);
    if (coming.deal && m_session->table().steps() == 0) {
        m_scene.playDeal(m_session->table());
    } else {
        m_scene.jumpTo(m_session->table());
        settled();
    }
    emit changed();
    emit matchesChanged();
}

void MatchPlay::connectSession() {
    m_silence.follow(m_session.get());
    m_manners.follow(m_session.get());
    m_session->setMakesForced(m_settings.get<bool>(QLatin1String(kForcedKey), kForcedDefault), kForcedMs);
    connect(m_session.get(), &TableSession::forced, &m_scene, &TableScene::tellForced);
    connect(m_session.get(), &TableSession::stepped, this, &MatchPlay::showStep);
    connect(m_session.get(), &TableSession::jumped, this, &MatchPlay::showJump);
    connect(m_session.get(), &TableSession::answered, this, [this] {
        m_scene.showAnswers();
        handOver();
        m_silence.ask();
        emit changed();
    });
    connect(m_session.get(), &TableSession::finished, this, &MatchPlay::finish);
    connect(m_session.get(), &TableSession::recordChanged, this, [this] {
        if (!m_session->table().over()) m_keeping.save(record());
        m_branch.follow(record());
    });
}

/// Who sits where, and who sees what.
void MatchPlay::seat() {
    m_scene.begin(m_session->table(), recordNames(record()), m_session->persons(), true);
    // Whoever lets bots go on sees no more than before; several, what all of them may see.
    const SeatSet away = m_session->persons().empty() ? awaySeats(record()) : SeatSet{};
    const SeatSet persons = away.empty() ? m_session->persons() : away;
    m_seen = persons.empty() ? SeatSet::all(m_session->table().seats()) : persons.size() > 1 ? SeatSet{} : persons;
    if (!away.empty()) m_scene.setViewers(m_seen, (*away.begin()).index());
    emit seated();
}

void MatchPlay::showStep() {
    m_scene.setWaits(false);
    m_silence.stop();
    if (lookingBack())
        m_unshown = true;
    else
        m_scene.play(m_session->table());
    emit changed();
}

void MatchPlay::showJump() {
    m_scene.setWaits(false);
    m_lookBack = -1;
    m_unshown = false;
    m_scene.setInteractive(true);
    m_scene.setLookBack({});
    m_rest.stop();
    m_silence.stop();
    m_scene.jumpTo(m_session->table());
    m_coach.drop();
    emit jumped();
    settled();
}

void MatchPlay::settled() {
    if (lookingBack()) return;
    if (m_paused && watching() && !std::exchange(m_single, false)) return emit changed();
    m_session->proceed();
    handOver();
    rest();
    m_silence.ask();
    sound();
    const int me = m_scene.position()->names().me;
    m_scene.answers()->setSaysNext(me < 0 ? QString() : QString::fromStdString(m_session->saysNext(Seat(me))));
    emit changed();
}

/// How long the table rests.
void MatchPlay::rest() {
    m_scene.setWaits(false);
    if (!m_session->resting() || m_scene.playing()) return;
    const double factor = std::max(1.0, motionFactor(m_settings.animationSpeed(), false));
    const int seconds = m_settings.get<int>(QLatin1String(kRestKey), 0);
    const auto more = std::max(qsizetype{0}, m_scene.position()->prompt().size() - kShortSentence);
    if (m_session->restFlows())
        m_rest.start(static_cast<int>(
            (m_settings.get<int>(QLatin1String(kTrickKey), kTrickDefault) + static_cast<double>(more) * kReadMs) *
            factor / m_view.pace()));
    else if (seconds > 0)
        m_rest.start(seconds * 1000);
    else
        m_scene.setWaits(true);
}

void MatchPlay::sound() {
    const int me = m_scene.position()->names().me;
    const bool over = m_scene.position()->over();
    if (!std::exchange(m_ended, over) && over && me >= 0) {
        const OwnOutcome outcome = own_outcome(record(), me);
        if (outcome != OwnOutcome::Drawn) emit soundWanted(outcome == OwnOutcome::Won ? Sound::Won : Sound::Lost);
    }
    if (const auto seat = personHere(); seat && m_session->table().deciding().contains(*seat))
        emit soundWanted(Sound::Turn);
}

/// Several people at one screen: whoever is asked next sits down at it.
void MatchPlay::handOver() {
    const SeatSet must = SeatSet::from_bits(m_session->askedPersons().bits() & m_session->table().deciding().bits());
    if (m_session->persons().size() > 1 && !must.empty() && !m_scene.playing()) m_scene.handTo((*must.begin()).index());
}

std::optional<Seat> MatchPlay::personHere() const {
    if (!m_session || m_scene.position()->viewSeat() < 0 || !m_scene.position()->curtain().isEmpty()) return {};
    const Seat seat(m_scene.position()->viewSeat());
    return m_session->askedPersons().contains(seat) ? std::optional(seat) : std::nullopt;
}

void MatchPlay::finish() {
    if (m_branch.document) m_branch.document->save();
    m_keeping.dropQuestion(); // it is over, so it cannot be lost by leaving it
    m_keeping.keep(record(), between() ? std::optional(secondOf(record())) : std::nullopt);
    emit matchesChanged();
}

bool MatchPlay::between() const {
    return m_session && m_session->table().over() && owes_second(record());
}

void MatchPlay::look(int by) {
    if (!m_session) return;
    if (by < 0 && sealed()) {
        const QString why = between()
                                ? tr("The second match has the same cards. You can see everything when both are over.")
                                : tr("You can’t look back in a rated match until it is over.");
        m_scene.announce(why);
        emit told(why);
        return;
    }
    const int last = static_cast<int>(m_session->history().size()) - 1;
    const int wanted = (m_lookBack < 0 ? last : m_lookBack) + by;
    if (by == 0 || wanted >= last) return lookAhead();
    if (wanted < 0 || (m_lookBack < 0 && by > 0)) return;
    m_rest.stop();
    m_silence.stop();
    if (m_lookBack < 0) m_unshown = m_scene.playing(); // it is shown when the person is back
    m_coach.drop();
    m_lookBack = wanted;
    const Table& table = *m_session->history()[static_cast<std::size_t>(wanted)];
    m_scene.setInteractive(false);
    const bool decides = !table.over() && !table.resting();
    m_scene.setLookBack(
        decides ? tr("Looking back, at decision %1").arg(numberFrom1(table.decision_of(*table.asked().begin())))
                : tr("Looking back"));
    m_scene.jumpTo(table);
    emit changed();
}

/// Back to the match as it stands; what has happened meanwhile is shown now.
void MatchPlay::lookAhead() {
    if (m_lookBack < 0) return;
    m_lookBack = -1;
    m_scene.setInteractive(true);
    m_scene.setLookBack({});
    const bool more = std::exchange(m_unshown, false);
    const auto& history = m_session->history();
    if (more && history.size() > 1) {
        m_scene.jumpTo(*history[history.size() - 2]);
        showStep();
    } else {
        m_scene.jumpTo(m_session->table());
        settled();
    }
}

void MatchPlay::setPaused(bool paused) {
    if (!watching()) return;
    m_paused = paused;
    m_single = false;
    m_rest.stop();
    if (!paused && !m_scene.playing()) settled();
    emit changed();
}

void MatchPlay::stepOnce() {
    if (!watching()) return;
    m_paused = true;
    m_rest.stop();
    m_scene.finishNow();
    m_single = true;
    settled();
    if (m_session->resting() && m_rest.isActive()) {
        m_rest.stop();
        m_session->goOn();
    }
    emit changed();
}

} // namespace hilltop

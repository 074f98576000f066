// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/coach.h"

#include "documents/analysis_words.h"
#include "documents/marking.h"
#include "documents/round_chances.h"
#include "play/hint_numbers.h"
#include "play/key_button.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "table/table_scene.h"
#include "table/table_session.h"
#include "table/table_view.h"
#include "text/game_texts.h"

#include <QEvent>

#include <algorithm>

namespace hilltop {
namespace {

/// Multiples of a review's samples: for the tutor, and at most for a hint that the person waits for.
constexpr int kTutorTimes = 4, kHintTimes = 64;
/// Before "thinking" is said.
constexpr int kThinkingMs = 150;
/// Ends of a match that are imagined: half a percent of error for four seats.
constexpr int kChanceSamples = 4000;

/// There is more than one answer to choose from.
bool chooses(const Table& table, Seat seat) {
    if (!table.pending().contains(seat) || table.need(seat) != Need::Must) return false;
    const auto menu = table.menu(seat);
    return std::count_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); }) > 1;
}

/// The bot by which answers are judged; empty where the judge sees what no bot can.
QString judgeName(const Info& info) {
    const GameEntry& game = *find_game(info.id);
    const auto judge = game.judge_traits();
    return judge && game.find_bot(judge->reference) != nullptr ? botName(info.id, judge->reference) : QString();
}

} // namespace

TutorVerdict tutorVerdict(const Compared::Option& chosen, double limit, bool last) {
    const Estimate& loss = chosen.behind;
    const bool costly = loss.value >= limit && loss.value > 2 * loss.error;
    if (costly && (last || loss.value - loss.error >= limit)) return TutorVerdict::Costly;
    if (last || loss.value + 2 * loss.error < limit) return TutorVerdict::Fine;
    return TutorVerdict::Unknown;
}

double tutorLimit(const Settings& settings, const Info& info) {
    switch (info.counting) {
    case Counting::Mean:
        return settings.get<double>(QLatin1String(kTutorCardsKey), kTutorCardsDefault);
    case Counting::Points:
        return settings.get<double>(QLatin1String(kTutorGamesKey), kTutorGamesDefault);
    case Counting::Matches:
    case Counting::SharedWins:
        break;
    }
    return settings.get<double>(QLatin1String(kTutorChanceKey), kTutorChanceDefault) / 100.0;
}

Coach::Coach(TableScene& scene, TableView& view, Settings& settings, QWidget* over)
    : m_scene(scene)
    , m_view(view)
    , m_settings(settings)
    , m_over(over)
    , m_numbers(new HintNumbers(over))
    , m_sheet(new TutorSheet(scene.drawing()->tableKeys(), over)) {
    m_slow.setSingleShot(true);
    m_slow.setInterval(kThinkingMs);
    connect(&m_slow, &QTimer::timeout, this, [this] { m_scene.answers()->setThinking(tr("Thinking…")); });
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceTutorMs);
    connect(&m_patience, &QTimer::timeout, this, [this] { decide(true); });
    connect(&m_judge, &MomentJudge::deepened, this, [this] { deepened(false); });
    connect(&m_judge, &MomentJudge::ended, this, [this] { deepened(true); });
    connect(m_sheet, &TutorSheet::chosen, this, &Coach::takeChoice);
    connect(m_numbers, &HintNumbers::closed, this, [this] {
        hideNumbers();
        m_view.setFocus(Qt::OtherFocusReason);
    });
    over->installEventFilter(this);
}

void Coach::begin(TableSession* session) {
    m_session = session;
    connect(session, &TableSession::stepped, this, &Coach::drop);
    connect(session, &TableSession::hinted, this, &Coach::takeHint);
}

void Coach::drop() {
    m_judge.clear();
    m_slow.stop();
    m_patience.stop();
    const bool focused = m_sheet->isAncestorOf(m_sheet->window()->focusWidget());
    m_sheet->hide();
    m_numbers->hide();
    m_champion.clear();
    m_itsValues = {};
    m_hinted.reset();
    m_wantsNumbers = false;
    m_held.reset();
    m_word.clear();
    if (m_scene.answers()->hintLevel() > 0 || !m_scene.answers()->hintText().isEmpty()) m_scene.setHint({}, {});
    m_scene.answers()->setPondered({});
    dropChances();
    if (focused) m_view.setFocus(Qt::OtherFocusReason);
}

bool Coach::helps() const {
    return m_session != nullptr && !m_session->record().rated && m_session->persons().size() == 1 &&
           MomentJudge::able(m_session->record().game);
}

bool Coach::tutors() const {
    return helps() && m_settings.get<bool>(QLatin1String(kTutorKey), false);
}

void Coach::expect(std::optional<Seat> seat) {
    if (!seat || !tutors() || m_judge.found() != nullptr || m_judge.running()) return;
    if (chooses(m_session->table(), *seat)) m_judge.judge(m_session->record(), *seat, {}, kTutorTimes);
}

void Coach::askHint(Seat seat) {
    const bool able = MomentJudge::able(m_session->record().game) && chooses(m_session->table(), seat);
    if (!m_hinted) {
        m_hinted = seat;
        m_wantsNumbers = asking() && able; // who thinks a move over wants to see what others are worth
        // One that is built in answers at once, and may have numbers of its own.
        if (able && !advisedSoon()) m_judge.judge(m_session->record(), seat, {}, kTutorTimes);
        m_slow.start();
        m_session->askHint(seat);
        askChances();
        if (m_wantsNumbers) showNumbers();
    } else if (!m_wantsNumbers && able) {
        m_wantsNumbers = true;
        showNumbers();
    } else {
        hideNumbers();
    }
    m_sheet->button(TutorSheet::Hint)->setChecked(m_wantsNumbers);
}

void Coach::takeHint(const QString& word, const std::vector<AnyBot::Answer::Valued>& values) {
    if (!m_hinted) return; // it has been taken back
    m_slow.stop();
    m_champion = word;
    m_itsValues = compared_by(values);
    m_scene.setHint(word, m_adviser);
    if (m_wantsNumbers) showNumbers();
}

/// Computes chances to win for games where all who are level share the win and points alone do not show the chances.
void Coach::askChances() {
    if (m_session->table().info().counting != Counting::SharedWins || m_session->record().rated) return;
    m_chances = Job::start(
        [match = m_session->record()](JobControl& job) {
            const auto replay = Replay::make(match, Replay::Asking::Later);
            return replay ? roundChances(*replay, kChanceSamples, job.stop()) : std::vector<Estimate>();
        },
        [this](const std::vector<Estimate>& chances) {
            QVariantList list;
            for (const Estimate& chance : chances)
                list << QVariantMap{{QStringLiteral("value"), 100 * chance.value},
                                    {QStringLiteral("error"), 100 * chance.error}};
            m_scene.position()->setChances(list);
        },
        Job::Urgency::WaitedFor);
}

void Coach::dropChances() {
    m_chances.cancel();
    m_scene.position()->setChances({});
}

void Coach::hideNumbers() {
    m_slow.stop();
    dropChances();
    m_hinted.reset();
    m_wantsNumbers = false;
    m_champion.clear();
    m_itsValues = {};
    m_numbers->hide();
    m_scene.setHint({}, {});
    m_sheet->button(TutorSheet::Hint)->setChecked(false);
    if (!tutors()) m_judge.clear();
}

bool Coach::advisedSoon() const {
    return m_champion.isEmpty() && m_session->game().find_bot(m_session->adviser()) != nullptr;
}

void Coach::showNumbers() {
    const Info& info = m_session->table().info();
    const bool itsOwn = m_itsValues.options.size() > 1;
    if (!itsOwn && !advisedSoon()) m_judge.judge(m_session->record(), *m_hinted, {}, kHintTimes);
    m_numbers->setRoom(tableArea(), handArea());
    const Compared* found = itsOwn ? &m_itsValues : m_judge.found();
    if (found == nullptr && !m_judge.running() && !advisedSoon())
        return m_numbers->hide(); // there is nothing to compare
    if (found == nullptr || advisedSoon()) return m_numbers->setThinking(info);
    const bool first = m_scene.answers()->worths().isEmpty();
    // Before the champion has said what it would do, the numbers alone say it.
    const auto best = m_champion.isEmpty() ? found->options.front().word : advised(*found, m_champion.toStdString());
    QVariantMap worths;
    for (const auto& option : found->options)
        if (option.word) worths.insert(QString::fromStdString(*option.word), worthText(option.worth, info));
    if (itsOwn)
        m_numbers->setValuesOf(m_adviser, *found, best, info, m_scene.position()->names());
    else
        m_numbers->setNumbers(*found, best, info, m_scene.position()->names(), m_judge.samples(), m_judge.running());
    m_scene.setWorths(worths, QString::fromStdString(best.value_or(std::string())));
    if (first)
        m_scene.announce(tr("Best: %1, %2.")
                             .arg(answerTitle(info, best, m_scene.position()->names()),
                                  worths.value(QString::fromStdString(best.value_or(""))).toString()));
}

void Coach::deepened(bool last) {
    if (m_wantsNumbers && last && m_judge.found() == nullptr && m_itsValues.options.empty())
        m_numbers->hide(); // it cannot be judged, however often the person asks
    else if (m_wantsNumbers)
        showNumbers();
    if (asking() && m_judge.option(m_word.toStdString()) != nullptr) {
        m_sheet->refine(question(), m_session->table().info());
        tell();
    }
    if (m_held) decide(last);
}

bool Coach::holds(Seat seat, const QString& word) {
    if (m_giving) return false;
    if (m_held) rethink(); // another answer is chosen instead
    if (!tutors() || !chooses(m_session->table(), seat)) return false;
    m_held = seat;
    m_word = word;
    m_judge.judge(m_session->record(), seat, word.toStdString(), m_wantsNumbers ? kHintTimes : kTutorTimes);
    const TutorVerdict now = verdict(!m_judge.running());
    if (now == TutorVerdict::Fine) {
        m_held.reset();
        m_word.clear();
        return false;
    }
    m_scene.answers()->setPondered(word);
    if (now == TutorVerdict::Costly) {
        ask();
    } else {
        m_patience.start();
        m_slow.start();
    }
    return true;
}

/// Of the answer that is held back.
TutorVerdict Coach::verdict(bool last) const {
    const Compared::Option* chosen = m_judge.option(m_word.toStdString());
    if (chosen == nullptr) return last ? TutorVerdict::Fine : TutorVerdict::Unknown;
    const auto found = tutorVerdict(*chosen, tutorLimit(m_settings, m_session->table().info()), last);
    // A few samples may say anything.
    const bool early = found == TutorVerdict::Costly && !last && 2 * m_judge.samples() < m_judge.usual();
    return early ? TutorVerdict::Unknown : found;
}

/// Gives the answer, asks, or waits for more.
void Coach::decide(bool last) {
    if (!m_held || asking()) return;
    const TutorVerdict now = verdict(last);
    if (now == TutorVerdict::Costly) ask();
    if (now == TutorVerdict::Fine) release();
}

void Coach::release() {
    m_patience.stop();
    m_slow.stop();
    m_sheet->hide();
    const Seat seat = *m_held;
    const QString word = m_word;
    m_held.reset();
    m_word.clear();
    m_scene.answers()->setThinking({});
    m_scene.answers()->setPondered({});
    m_giving = true;
    emit given(seat.index(), word);
    m_giving = false;
}

TutorSheet::Question Coach::question() const {
    const Info& info = m_session->table().info();
    const Compared::Option* chosen = m_judge.option(m_word.toStdString());
    return {answerTitle(info, m_word.toStdString(), m_scene.position()->names()),
            *chosen,
            m_judge.found()->options.front(),
            tutorLimit(m_settings, info),
            m_judge.samples(),
            judgeName(info),
            markingOf(m_settings).of(info, m_session->record().rules)};
}

void Coach::ask() {
    m_patience.stop();
    m_slow.stop();
    m_scene.answers()->setThinking({});
    m_scene.answers()->setPondered(m_word);
    m_sheet->button(TutorSheet::Hint)->setCheckable(true);
    m_sheet->button(TutorSheet::Hint)->setChecked(m_wantsNumbers);
    m_sheet->ask(question(), m_session->table().info(), handArea(), tableArea(), cardArea());
    pointAtCard();
    m_scene.announce(m_sheet->accessibleName());
    tell();
}

/// The status bar says what the sheet says.
void Coach::tell() {
    emit told(m_sheet->accessibleName());
}

/// The answer is taken back; the person chooses again.
void Coach::rethink() {
    m_patience.stop();
    m_slow.stop();
    m_sheet->hide();
    m_held.reset();
    m_word.clear();
    m_scene.answers()->setThinking({});
    m_scene.answers()->setPondered({});
    emit told({});
    m_view.setFocus(Qt::OtherFocusReason);
}

void Coach::takeChoice(TutorSheet::Choice choice) {
    switch (choice) {
    case TutorSheet::StopTutoring:
        m_settings.set<bool>(QLatin1String(kTutorKey), false);
        emit told(tr("The tutor is off. You can turn it on in the Match menu."));
        break; // and the answer stays as it is chosen
    case TutorSheet::PlayAnyway:
        break;
    case TutorSheet::Rethink:
        return rethink();
    case TutorSheet::Hint:
        return askHint(*m_held);
    case TutorSheet::Choices:
        return;
    }
    release();
    m_view.setFocus(Qt::OtherFocusReason);
}

bool Coach::take(const QKeyEvent& event) {
    return m_sheet->isVisible() && m_sheet->take(event);
}

QRect Coach::tableArea() const {
    return {m_view.mapTo(m_over, QPoint(0, 0)), m_view.size()};
}

QRect Coach::handArea() const {
    const QRect hand = m_view.handArea();
    return hand.isEmpty() ? QRect() : hand.translated(m_view.mapTo(m_over, QPoint(0, 0)));
}

/// Of the card the tutor asks about.
QRect Coach::cardArea() const {
    const QRect card = m_view.cardArea(m_scene.answers()->ponderedRow());
    return card.isEmpty() ? QRect() : card.translated(m_view.mapTo(m_over, QPoint(0, 0)));
}

void Coach::pointAtCard() {
    const QPoint tip = m_sheet->tip();
    m_scene.answers()->setAskedFrom(tip.isNull() ? QPointF() : QPointF(m_view.mapFrom(m_over, tip)));
}

bool Coach::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_over && event->type() == QEvent::Resize)
        QTimer::singleShot(0, m_sheet, [this] { // once the table has grown
            if (asking()) {
                m_sheet->place(handArea(), tableArea(), cardArea());
                pointAtCard();
            }
            if (m_numbers->isVisible()) m_numbers->setRoom(tableArea(), handArea());
        });
    return QObject::eventFilter(watched, event);
}

} // namespace hilltop

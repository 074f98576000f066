// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/manners.h"

#include "documents/record_names.h"
#include "settings/settings.h"
#include "table/table_scene.h"
#include "table/table_session.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hilltop {
namespace {

constexpr int kMoodMs = 2200;
/// Choosing among so many answers takes longest.
constexpr double kManyAnswers = 16;

int allowed(const std::vector<Choice>& menu) {
    return static_cast<int>(
        std::count_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); }));
}

} // namespace

int thinkingMs(int answers, int pace) {
    const double hard = std::min(1.0, std::log2(std::max(1, answers)) / std::log2(kManyAnswers));
    const double usual = kLeastThinking + hard * (kMostThinking - kLeastThinking);
    return std::clamp(static_cast<int>(std::lround(usual * pace / 100)), kLeastThinking, kMostThinking);
}

bool ReactionCount::take() {
    if (m_since < kDecisions) return false;
    m_since = 0;
    return true;
}

std::optional<Reaction> reactionTo(const std::vector<KeyMark>& marks, const TableNames& names, Bond bond) {
    const int seats = static_cast<int>(names.bySeat.size());
    const auto character = [&](int seat) { return characterOf(names.portraitOf(seat).toStdString()) != nullptr; };
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) { // what came last counts
        if (mark->seat < 0 || mark->seat >= seats) continue;
        const bool bad = mark->shape == KeyMark::Shape::Loss;
        const int step = bond == Bond::All ? 1 : bond == Bond::Opposite ? 2 : seats;
        for (int away = 0; away < seats; away += step) {
            const int seat = (mark->seat + away) % seats;
            if (seat != names.me && character(seat)) return Reaction{seat, bad ? Look::Sorry : Look::Glad};
        }
        if (bond == Bond::All) continue;
        const int other = seats == 2 ? (mark->seat + 1) % seats : mark->against;
        if (other >= 0 && other < seats && other != names.me && character(other))
            return Reaction{other, bad ? Look::Glad : Look::Sorry};
    }
    return {};
}

Manners::Manners(TableScene& scene, const Settings& settings, QObject* parent)
    : QObject(parent)
    , m_scene(scene)
    , m_settings(settings) {
    m_mood.setSingleShot(true);
    m_mood.setInterval(kMoodMs);
    connect(&m_mood, &QTimer::timeout, this, [this] { setMood({}); });
    connect(&m_scene, &TableScene::settled, this, &Manners::react);
    connect(&m_settings, &Settings::changed, this, [this](const QString& key) {
        if (m_session == nullptr) return;
        if (key == QLatin1String(kReactionsKey) || key == QLatin1String(kThinkingKey)) setUp();
        if (key == QLatin1String(kReactionsKey) || key.startsWith(QLatin1String("person/"))) rename();
    });
}

void Manners::follow(TableSession* session) {
    m_session = session;
    m_reaction.reset();
    m_mood.stop();
    setUp();
    connect(session, &TableSession::stepped, this, &Manners::stepped);
    connect(session, &TableSession::jumped, this, [this] { m_reaction.reset(); });
    const auto wait = [this] {
        m_scene.motion()->setThinks(m_session->holding() && m_session->askedPersons().empty());
    };
    connect(session, &TableSession::waitingChanged, this, wait);
    connect(session, &TableSession::answered, this, wait); // the person may have been quicker
    m_scene.motion()->setThinks(false);
}

/// As they are called and look now.
void Manners::rename() {
    m_scene.position()->setNames(recordNames(m_session->record()));
    showSeats();
}

void Manners::setMood(const Reaction& reaction) {
    m_scene.position()->setMood(reaction.seat, reaction.look);
    showSeats();
}

/// They say who won and who is asked: while cards move, the end of the step shows them.
void Manners::showSeats() {
    if (!m_scene.playing()) m_scene.position()->refreshSeats();
}

/// Bots that play alone do not wait for anybody; without motion nothing takes time.
void Manners::setUp() {
    m_scene.position()->setGlances(m_settings.get<bool>(QLatin1String(kReactionsKey), kReactionsDefault));
    const int percent = m_settings.get<int>(QLatin1String(kThinkingKey), kThinkingDefault);
    if (percent <= 0 || m_session->persons().empty()) return m_session->setThinkingTime({});
    m_session->setThinkingTime([this, percent, cast = castOf(m_session->record())](Seat seat, const auto& menu) {
        const Character* one = cast[static_cast<std::size_t>(seat.index())];
        const double speed = std::min(1.0, double(m_scene.motion()->moveMs()) / TableMotion::kMoveMs);
        return static_cast<int>(thinkingMs(allowed(menu), one != nullptr ? one->pace : 100) * speed * percent / 100);
    });
}

void Manners::stepped() {
    const auto& history = m_session->history();
    if (history.size() < 2) return;
    const Table &before = *history[history.size() - 2], &after = *history.back();
    if (!before.resting()) m_count.decided(std::max(1, before.deciding().size()));
    m_reaction.reset();
    const Info& info = after.info();
    const TableNames& names = m_scene.position()->names();
    if (after.over() || m_session->persons().empty() || m_scene.motion()->moveMs() == 0) return;
    const QList<KeyMark> marks = tableTexts(QString::fromUtf8(info.id)).marks(before, after, names);
    const Bond bond = info.cooperative                                      ? Bond::All
                      : info.teams && m_session->record().seats.size() == 4 ? Bond::Opposite
                                                                            : Bond::Nobody;
    m_reaction = reactionTo({marks.begin(), marks.end()}, names, bond);
}

void Manners::react() {
    const auto reaction = std::exchange(m_reaction, {});
    if (!reaction || !m_settings.get<bool>(QLatin1String(kReactionsKey), kReactionsDefault) || !m_count.take()) return;
    setMood(*reaction);
    m_mood.start();
}

} // namespace hilltop

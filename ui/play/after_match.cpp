// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/after_match.h"

#include "documents/marking.h"
#include "documents/record_names.h"
#include "play/match_play.h"
#include "play/result_review.h"
#include "profile/rated_ledger.h"
#include "profile/rated_pair.h"
#include "profile/same_cards.h"
#include "style/theme.h"
#include "table/table_scene.h"
#include "text/score_sheet.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

/// So many matches are judged side by side; whoever plays on more quickly than that has not looked at them.
constexpr std::size_t kJudgedAtOnce = 2;
/// A rating counts from the old to the new one in so many milliseconds.
constexpr int kCountMs = 900;
/// What won is lit, after a pause, for that many moves before a word is said; see Ending.qml.
constexpr int kLightMoves = 5;

/// What the person at that match has reached against the same others, the match included; nothing if several people
/// or nobody sat there.
std::optional<OwnResults> recordAgainst(const Library& library, const Record& match) {
    const auto key = own_results({&match, 1}, false);
    if (key.empty()) return {};
    const std::vector<Record> all = matchesWith(library, match);
    for (OwnResults& line : own_results(all, false)) {
        if (line.others == key.front().others) return std::move(line);
    }
    return {};
}

} // namespace

std::vector<Record> matchesWith(const Library& library, const Record& match) {
    std::vector<Record> all;
    for (auto& entry : library.recent(std::numeric_limits<int>::max())) {
        const Record& kept = entry.record;
        const bool same = kept.source == match.source && kept.seats == match.seats && kept.steps == match.steps;
        if (!entry.problem && kept.game == match.game && !same) all.push_back(std::move(entry.record));
    }
    std::reverse(all.begin(), all.end());
    all.push_back(match);
    return all;
}

AfterMatch::AfterMatch(MatchPlay& play, TableScene& scene, const Library& library, const Settings& settings,
                       const Theme& theme)
    : QObject(&play)
    , m_play(play)
    , m_scene(scene)
    , m_library(library)
    , m_settings(settings)
    , m_theme(theme)
    , m_sheet(new ResultSheet(scene.drawing()->tableKeys())) {
    m_ratingMoves.setStartValue(0.0);
    m_ratingMoves.setEndValue(1.0);
    m_ratingMoves.setDuration(kCountMs);
    m_ratingMoves.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_ratingMoves, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& part) { showRating(part.toDouble()); });
    m_banner.setSingleShot(true);
    connect(&m_banner, &QTimer::timeout, this, &AfterMatch::follow);
    connect(&scene, &TableScene::goOnRequested, this, &AfterMatch::skipBanner);
    connect(&play, &MatchPlay::begun, this, [this] {
        stopBanner();
        m_judged.reset();
        m_change.reset();
        m_ratingMoves.stop();
        m_lastPlayed = 0;
        m_fresh = false;
    });
    connect(&play, &MatchPlay::jumped, this, [this] {
        if (!m_play.session()->table().over()) m_judged.reset(); // an end that was taken back
    });
}

void AfterMatch::follow() {
    if (m_play.playing()) {
        m_lastPlayed = QDateTime::currentSecsSinceEpoch();
        m_fresh = true;
        m_change.reset();
    }
    const bool ended =
        m_play.session() != nullptr && m_scene.position()->over() && !m_scene.playing() && !m_play.lookingBack();
    if (!ended) stopBanner();
    if (ended && m_fresh && m_scene.motion()->moveMs() > 0 && !m_scene.motion()->banner()) {
        m_scene.motion()->setFlourish(won());
        m_scene.setBanner(true);
        m_banner.start(kBannerMs + m_scene.motion()->moveMs() * kLightMoves);
    }
    if (m_banner.isActive() || ended == !m_sheet->isHidden()) return;
    if (ended) return showSheet();
    m_reading.cancel();
    m_rating.cancel();
    m_scene.motion()->setSheetBelow(false);
    m_scene.motion()->setFlourish(false);
    emit sheetChanged(false);
}

bool AfterMatch::skipBanner() {
    if (!m_banner.isActive()) return false;
    m_banner.stop();
    follow();
    return true;
}

void AfterMatch::stopBanner() {
    if (m_banner.isActive()) m_scene.motion()->setFlourish(false);
    m_banner.stop();
    m_scene.setBanner(false);
}

bool AfterMatch::won() const {
    const int me = m_scene.position()->names().me;
    return me >= 0 && own_outcome(m_play.record(), me) == OwnOutcome::Won;
}

void AfterMatch::showSheet() {
    const Stepwise::Step motion(*m_scene.motion()); // the light stays
    m_fresh = false;
    stopBanner();
    if (!m_judged && !m_play.between()) judge(); // a kept review of the first of two would tell of the cards
    if (!m_play.between())
        m_sheet->review()->setReview(m_judged, m_scene.position()->names(), m_scene.position()->names().me);
    m_sheet->present(outcome());
    m_scene.motion()->setFlourish(won());
    m_scene.motion()->setSheetBelow(true);
    emit sheetChanged(true);
    if (m_sheet->isVisible()) m_sheet->setFocus();
    readRating();
    m_reading = Job::start(
        [library = m_library, match = m_play.record()](JobControl&) { return recordAgainst(library, match); },
        [this](const std::optional<OwnResults>& line) {
            if (line) m_sheet->setRecord(*line);
        },
        Job::Urgency::WaitedFor);
}

void AfterMatch::readRating() {
    if (m_sheet->isHidden() || m_play.between() || !m_play.record().rated || m_lastPlayed == 0) return;
    if (m_change) return showRating(1);
    m_rating = Job::start([folder = m_library.folder(), match = m_play.record(),
                           since = m_lastPlayed](JobControl&) { return ratedChange(folder, match, since); },
                          [this](const std::optional<RatedChange>& change) {
                              m_change = change;
                              if (!m_change) return;
                              if (m_scene.motion()->moveMs() == 0) return showRating(1);
                              m_ratingMoves.start();
                          },
                          Job::Urgency::WaitedFor);
}

/// On its way from the old (0) to the new one (1).
void AfterMatch::showRating(double part) {
    if (m_change && !m_sheet->isHidden()) m_sheet->setRating(changeText(*m_change, part), changeReason(*m_change));
}

ResultSheet::Outcome AfterMatch::outcome() const {
    const Record& record = m_play.record();
    const Info& info = m_play.session()->table().info();
    const auto positions = m_play.session()->positions();
    const ScoreSheet sheet = scoreSheet(positions, m_scene.position()->names(), m_play.seen());
    const int me = m_scene.position()->names().me;
    ResultSheet::Outcome outcome;
    outcome.title = m_scene.position()->resultTitle();
    outcome.reason = m_scene.position()->resultReason();
    outcome.rematch = onSameCards()      ? tr("Compare with others…")
                      : record.rated     ? tr("Rated rematch")
                      : info.cooperative ? tr("Play again, same team")
                                         : tr("Rematch, seats swapped");
    outcome.turning = turningPoint(positions, m_scene.position()->names());
    outcome.deal = dealText(record);
    for (const TableSeat& seat : m_scene.position()->seats())
        if (seat.wins) outcome.winners << seat.portrait;
    outcome.sealed = record.seal.has_value();
    if (!sheet.empty()) outcome.hands = {sheet.front()};
    outcome.hue = tableColours(m_scene.drawing()->gameId()).edge(m_theme.dark());
    outcome.rated = record.rated;
    outcome.closed = unjudged();
    tellPair(outcome);
    outcome.perfect = info.cooperative && me >= 0 && own_outcome(record, me) == OwnOutcome::Won;
    return outcome;
}

/// Why the match is not judged; empty: it is.
QString AfterMatch::unjudged() const {
    if (m_judged || m_play.between()) return {};
    if (!m_play.session()->game().judge_traits()) return tr("Analysis isn’t available for this game.");
    if (!awaySeats(m_play.record()).empty()) return tr("A bot finished this match, so your play isn’t analysed.");
    if (m_play.session()->persons().empty()) return tr("Only bots played. Replay can analyse their match.");
    return tr("Several people played. Replay can analyse the match.");
}

/// Of two matches that are one result: nothing tells of the cards until both are over.
void AfterMatch::tellPair(ResultSheet::Outcome& outcome) const {
    const auto pair = rated_pair(m_play.record());
    if (!pair) return;
    outcome.between = m_play.between();
    if (outcome.between) {
        outcome.deal.clear();
        outcome.rematch = tr("Second rated match");
        outcome.reason += QLatin1Char(' ') + tr("This was the first of two matches with the same cards.");
    } else if (pair->first) {
        const int me = m_scene.position()->names().me;
        const auto points = [](OwnOutcome one) {
            return one == OwnOutcome::Won ? 1.0 : one == OwnOutcome::Drawn ? 0.5 : 0;
        };
        const double both = me < 0 ? 0 : points(*pair->first) + points(own_outcome(m_play.record(), me));
        outcome.reason += QLatin1Char(' ') + tr("Both matches are one result: %1 of 2.").arg(QLocale().toString(both));
    }
}

/// A claim that is not so is told where the match is shown.
bool AfterMatch::onSameCards() const {
    const auto cards = same_cards(m_play.record());
    return cards && *cards;
}

/// Only for the one who has played it: what it says is said to "you".
void AfterMatch::judge() {
    m_judged.reset();
    const TableSession& session = *m_play.session();
    if (!session.table().over() || session.persons().size() != 1 || !session.game().judge_traits()) return;
    auto replay = Replay::make(m_play.record(), Replay::Asking::Later);
    if (!replay) return;
    m_judged = std::make_shared<MatchReview>(std::make_shared<const Replay>(std::move(*replay)), markingOf(m_settings));
    std::erase_if(m_judging, [](const auto& judged) { return !judged->running(); });
    if (m_judging.size() >= kJudgedAtOnce) m_judging.erase(m_judging.begin());
    m_judging.push_back(m_judged);
    const bool own = !m_play.branch().document; // a branch is not kept by itself
    connect(m_judged.get(), &MatchReview::ended, this, [this, own, judged = m_judged.get()] {
        if (own && judged->review()) emit reviewed(judged->match(), *judged->review());
    });
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/continuing.h"

#include "documents/record_names.h"
#include "play/match_setup.h"
#include "profile/opponents.h"
#include "profile/own_rating.h"
#include "profile/own_results.h"
#include "profile/rated_pair.h"
#include "registry/registry.h"
#include "rng/deal_id.h"
#include "settings/settings.h"
#include "shell/home_words.h"
#include "shell/kept_matches.h"
#include "shell/moment_opening.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

constexpr const char* kUnfinished = "unfinished";
constexpr const char* kLastReplay = "replay";
constexpr const char* kQuizDue = "quiz";
constexpr const char* kDrill = "drill";
constexpr const char* kAnalyse = "analyse";
constexpr const char* kDays = "days";
/// Left ones before what else waits, where not all are in sight.
constexpr std::size_t kLeftFirst = 2;
constexpr std::size_t kLeftRows = 20; ///< more are in the list of all matches
const QString kLeft = QStringLiteral("left/"), kDaily = QStringLiteral("daily/"), kRival = QStringLiteral("rival/");

const QString kReplayKey = QStringLiteral("home/replay");

/// The match that was looked at last: where it lies, the moment, and what tells it from others.
struct LastReplay {
    MatchPlace place;
    int position = 0, decision = -1;
    QString deal;
    Record match; ///< its game, seats, deal and characters

    QStringList text() const {
        QStringList words{
            QString::fromStdString(place.file), QString::number(place.match), QString::number(place.tournament ? 1 : 0),
            QString::number(position),          QString::number(decision),    deal,
            QString::fromStdString(match.game)};
        for (const RecordSeat& seat : match.seats)
            words << QString::fromStdString(seat.bot) + QLatin1Char('\t') + QString::fromStdString(seat.name);
        for (const auto& [field, list] : match.extra) // a seat begins with its bot
            words << QLatin1Char('\t') + QString::fromStdString(field) + QLatin1Char('\t') +
                         QString::fromStdString(list);
        return words;
    }
    static std::optional<LastReplay> of(const QStringList& words) {
        constexpr qsizetype kSeats = 7;
        if (words.size() <= kSeats || find_game(words[6].toStdString()) == nullptr) return {};
        LastReplay last{{words[0].toStdString(), words[1].toULongLong(), words[2] == QLatin1String("1")},
                        words[3].toInt(),
                        words[4].toInt(),
                        words[5],
                        {}};
        last.match.game = words[6].toStdString();
        if (const auto deal = read_deal_id(words[5].toStdString())) { // names are drawn from it
            last.match.source.seed = deal->seed;
            last.match.source.deal = deal->deal;
        }
        for (const QString& word : words.mid(kSeats)) {
            const std::string first = word.section(QLatin1Char('\t'), 0, 0).toStdString();
            if (first.empty())
                last.match.extra.emplace_back(word.section(QLatin1Char('\t'), 1, 1).toStdString(),
                                              word.section(QLatin1Char('\t'), 2).toStdString());
            else
                last.match.seats.push_back({first, 0, word.section(QLatin1Char('\t'), 1).toStdString()});
        }
        return last;
    }
};

QString dealOf(const Record& match) {
    return QString::fromStdString(to_text(DealId{match.source.seed, match.source.deal}));
}

} // namespace

Continuing::Continuing(const Pages& pages, KeptMatches& kept, MomentOpening& moments, Settings& settings)
    : m_pages(pages)
    , m_kept(kept)
    , m_moments(moments)
    , m_settings(settings) {
    connect(&pages.home, &HomePage::appeared, this, [this] {
        remember();
        refresh();
    });
    connect(&pages.home, &HomePage::continueRequested, this, &Continuing::goOn);
    connect(&pages.home, &HomePage::deleteLeftRequested, this, &Continuing::remove);
    connect(&pages.play, &PlayPage::continueRequested, this, &Continuing::goOnPlaying);
    connect(&pages.play, &PlayPage::savedChanged, this, &Continuing::refresh); // one decision more
    connect(&pages.tournaments, &TournamentPage::continueChanged, this, &Continuing::refresh);
    connect(&pages.hills, &HillsPage::continueChanged, this, &Continuing::refresh);
    connect(&kept, &KeptMatches::changed, this, &Continuing::refresh);
}

void Continuing::refresh() {
    const bool waits = !m_pages.play.hasMatch() && m_kept.unfinished() && !m_kept.unfinished()->game.empty();
    m_pages.play.setWaiting(waits ? gameTitle(m_kept.unfinished()->game) : QString());
    std::vector<ContinueItem> items;
    const auto add = [&items](const std::optional<ContinueItem>& item) {
        if (item) items.push_back(*item);
    };
    const std::vector<ContinueItem> left = leftOnes();
    const auto rest = left.begin() + static_cast<std::ptrdiff_t>(std::min(left.size(), kLeftFirst));
    add(unfinished());
    items.insert(items.end(), left.begin(), rest);
    for (const auto& item : {m_pages.tournaments.continueItem(), m_pages.hills.continueItem(), dueQuiz(), lastReplay(),
                             nextDaily(), drill(), nextRival()})
        add(item);
    items.insert(items.end(), rest, left.end());
    m_pages.home.setLeft(static_cast<int>(m_kept.left().size()));
    m_pages.home.setGoals(goals());
    m_pages.home.setContinueItems(items);
}

/// A rated one would be lost, and one at the table is left there.
void Continuing::remove(const QString& id) {
    if (id.startsWith(kLeft)) return m_kept.removeLeft(id.mid(kLeft.size()));
    if (m_pages.play.hasMatch() || !m_kept.unfinished() || m_kept.unfinished()->rated) return;
    m_pages.play.dropWaiting();
    m_kept.removeUnfinished();
}

/// The match on the table, or the one that waits; empty if there is none.
Record Continuing::atTheTable() const {
    const PlayPage& play = m_pages.play;
    if (!play.hasMatch()) return m_kept.unfinished().value_or(Record{});
    return play.playing() || play.match().between() ? play.record() : Record{};
}

/// But for what is at the table by now.
std::vector<ContinueItem> Continuing::leftOnes() const {
    const Record here = atTheTable();
    std::vector<ContinueItem> items;
    for (const LeftMatch& left : m_kept.left()) {
        const Record& match = left.entry.record;
        if (items.size() == kLeftRows) break;
        if (went_on(match, here)) continue;
        const QString score =
            left.score.isEmpty() ? tr("%n decisions", nullptr, static_cast<int>(match.steps.size())) : left.score;
        items.push_back({kLeft + left.id, QStringLiteral("cards"),
                         tr("%1, unfinished match").arg(gameTitle(match.game)),
                         tr("%1, %2, %3", "opponents, score, when it was left")
                             .arg(companyOf(match), score, playedText(left.entry.played)),
                         tr("Continue"), -1, true});
    }
    return items;
}

std::optional<ContinueItem> Continuing::unfinished() const {
    const bool between = m_pages.play.match().between();
    const Record match = atTheTable();
    if (match.game.empty()) return {};
    const auto pair = rated_pair(match);
    const bool second = between || (pair && pair->part == 2 && match.steps.empty());
    const QString company = companyOf(match);
    const QString detail =
        second ? company : tr("%1, %n decisions", nullptr, static_cast<int>(match.steps.size())).arg(company);
    const QString title = second        ? tr("%1, second of two rated matches")
                          : match.rated ? tr("%1, unfinished rated match")
                                        : tr("%1, unfinished match");
    return ContinueItem{QString::fromUtf8(kUnfinished),
                        QStringLiteral("cards"),
                        title.arg(gameTitle(match.game)),
                        detail,
                        tr("Continue"),
                        -1,
                        !m_pages.play.hasMatch() && !match.rated};
}

/// Where a file has it, so that it is there tomorrow, too.
void Continuing::remember() {
    const auto& document = m_pages.replay.cursor().document();
    if (!document || document->origin().kind == MatchOrigin::Kind::Here) return;
    const MatchOrigin& origin = document->origin();
    const bool tournament = origin.kind == MatchOrigin::Kind::Tournament;
    const int number = tournament ? origin.match : origin.line - 1;
    if (number < 0 || m_pages.replay.cursor().replay() == nullptr) return;
    const int position = m_pages.replay.cursor().position();
    const Table& table = m_pages.replay.cursor().replay()->table(position);
    LastReplay last{{origin.path.toStdString(), static_cast<std::uint64_t>(number), tournament},
                    position,
                    -1,
                    dealOf(document->record()),
                    {}};
    if (!table.over() && !table.resting()) last.decision = table.decision_of(*table.asked().begin());
    const Record& shown = document->record();
    last.match.game = shown.game;
    last.match.source = shown.source;
    last.match.seats = shown.seats;
    for (Seat seat : awaySeats(shown)) // it is told as theirs
        last.match.seats[static_cast<std::size_t>(seat.index())].bot = kPerson;
    last.match = withCast(std::move(last.match), castOf(shown));
    const QStringList text = last.text();
    if (m_settings.get<QStringList>(kReplayKey, {}) != text) m_settings.set<QStringList>(kReplayKey, text);
}

std::optional<ContinueItem> Continuing::lastReplay() const {
    const auto last = LastReplay::of(m_settings.get<QStringList>(kReplayKey, {}));
    if (!last) return {};
    const QString game = gameTitle(last->match.game);
    return ContinueItem{QString::fromUtf8(kLastReplay),
                        QStringLiteral("replay"),
                        last->decision < 0 ? tr("%1, watched last").arg(game)
                                           : tr("%1, decision %2").arg(game, numberFrom1(last->decision)),
                        tr("%1, deal %2").arg(companyOf(last->match), last->deal),
                        tr("Replay"),
                        -1};
}

std::optional<ContinueItem> Continuing::dueQuiz() const {
    const int due = m_pages.quiz.due().value_or(m_kept.due());
    if (due == 0) return {};
    return ContinueItem{QString::fromUtf8(kQuizDue),
                        QStringLiteral("quiz"),
                        tr("%Ln positions due", nullptr, due),
                        tr("You answered them wrong before."),
                        tr("Quiz"),
                        -1};
}

/// Of the first game that was not played today; nothing before the first match.
std::optional<ContinueItem> Continuing::nextDaily() const {
    const auto& today = m_kept.daily().today;
    const auto all = games();
    const auto next =
        std::find_if(all.begin(), all.end(), [&](const GameEntry* game) { return !today.contains(game->info().id); });
    if (!m_kept.any() || next == all.end()) return {};
    const QLocale locale;
    const QString played = tr("%1 of %2 played today").arg(locale.toString(today.size()), locale.toString(all.size()));
    const int streak = m_kept.daily().streak;
    return ContinueItem{kDaily + QLatin1String((*next)->info().id),
                        QStringLiteral("deal"),
                        tr("Deal of the day: %1").arg(gameTitle((*next)->info().id)),
                        streak < 2 ? played : tr("%1, %Ln days in a row", nullptr, streak).arg(played),
                        tr("Play deal"),
                        -1};
}

/// Of the kind of decision that cost the person most.
std::optional<ContinueItem> Continuing::drill() const {
    const auto& kind = m_kept.costliest();
    if (!kind) return {};
    return ContinueItem{
        QString::fromUtf8(kDrill),
        QStringLiteral("quiz"),
        tr("%1, practise: %2", "game, kind of decision").arg(gameTitle(kind->game().info().id), kind->title()),
        tr("This kind of decision costs you most."),
        tr("Practise"),
        -1};
}

/// Where there is no next rival: against the strongest bot of the game that was rated last, or in the game that was
/// played last against a bot of the person's level.
ContinueItem Continuing::anyRival() const {
    const OwnRating* const rated = lastRated();
    const GameEntry* const same = rated != nullptr ? find_game(rated->game) : nullptr;
    const GameEntry& game = same != nullptr ? *same : m_kept.lastGame();
    const std::string id = game.info().id;
    const auto bots = opponents(game, fittingLevel(game, m_kept.ratings()), 1);
    const std::string bot = same != nullptr || bots.empty() ? std::string(game.strongest_bot().id) : bots.front();
    return {kRival + QString::fromStdString(id + '/' + bot),
            QStringLiteral("trophy"),
            same != nullptr ? tr("%1, rated match").arg(gameTitle(id)) : tr("%1, first rated match").arg(gameTitle(id)),
            same != nullptr ? tr("No bot is rated higher than you.") : tr("It shows how strong you are."),
            tr("Rated match…"),
            -1};
}

std::vector<ContinueItem> Continuing::goals() const {
    if (!m_kept.any()) return {};
    const int streak = m_kept.daily().streak;
    const QString tomorrow = tr("New deals tomorrow");
    const ContinueItem played{QString::fromUtf8(kDays),
                              QStringLiteral("deal"),
                              tr("All deals of today played"),
                              streak < 2 ? tomorrow : tr("%1, %Ln days in a row", nullptr, streak).arg(tomorrow),
                              tr("All days…"),
                              -1};
    const ContinueItem analyse{QString::fromUtf8(kAnalyse),
                               QStringLiteral("analyse"),
                               tr("Practise your mistakes"),
                               tr("An analysis shows what costs you most."),
                               tr("Analyse"),
                               -1};
    return {nextDaily().value_or(played), drill().value_or(analyse), nextRival().value_or(anyRival())};
}

/// That of the latest rated match; null without one.
const OwnRating* Continuing::lastRated() const {
    const auto& ratings = m_kept.ratings();
    const auto last = std::max_element(ratings.begin(), ratings.end(), [](const OwnRating& a, const OwnRating& b) {
        return a.played.back() < b.played.back();
    });
    return last != ratings.end() ? &*last : nullptr;
}

/// The weakest bot above the person's rating, in the game that was rated last.
std::optional<ContinueItem> Continuing::nextRival() const {
    const OwnRating* const last = lastRated();
    if (last == nullptr) return {};
    const BotRating* rival = nullptr;
    for (const BotRating& bot : bot_ratings())
        if (bot.game == last->game && bot.rating > last->now.rating && (rival == nullptr || bot.rating < rival->rating))
            rival = &bot;
    if (rival == nullptr) return {};
    const std::string bot(rival->bot);
    const QLocale locale;
    return ContinueItem{
        kRival + QString::fromStdString(last->game + '/' + bot),
        QStringLiteral("trophy"),
        tr("%1, next rival: %2", "game, bot").arg(gameTitle(last->game), botName(last->game, bot)),
        tr("Rated %1, you %2")
            .arg(locale.toString(std::lround(rival->rating)), locale.toString(std::lround(last->now.rating))),
        tr("Rated match…"),
        -1};
}

/// Where it was left; a match that has gone from its place is forgotten.
void Continuing::goOnReplaying() {
    const auto last = LastReplay::of(m_settings.get<QStringList>(kReplayKey, {}));
    if (!last) return;
    const auto& document = m_pages.replay.cursor().document();
    const bool there = document && document->origin().path.toStdString() == last->place.file &&
                       dealOf(document->record()) == last->deal && document->record().seats == last->match.seats;
    if (there) {
        emit frontRequested(&m_pages.replay);
        return;
    }
    m_moments.find(last->place, [this, last = *last](Result<Record> found) {
        if (found && found->game == last.match.game && dealOf(*found) == last.deal)
            return m_moments.show(std::move(*found), last.place,
                                  [this, last] { m_pages.replay.cursor().goTo(last.position); });
        m_settings.set<QStringList>(kReplayKey, {});
        refresh();
        emit told(found ? tr("The match is no longer in its file.") : sentence(found.error()));
    });
}

void Continuing::goOn(const QString& id) {
    if (id == QString::fromUtf8(TournamentPage::kContinueId)) {
        m_pages.tournaments.goOn();
        emit frontRequested(&m_pages.tournaments);
    } else if (id == QString::fromUtf8(HillsPage::kContinueId)) {
        m_pages.hills.goOn();
        emit frontRequested(&m_pages.hills);
    } else if (id == QString::fromUtf8(kLastReplay)) {
        goOnReplaying();
    } else if (id == QString::fromUtf8(kQuizDue)) {
        emit frontRequested(&m_pages.quiz);
        m_pages.quiz.repeat();
    } else if (id == QString::fromUtf8(kDrill)) {
        if (!m_kept.costliest()) return;
        emit frontRequested(&m_pages.quiz);
        const PracticeKind& kind = *m_kept.costliest();
        m_pages.quiz.ask(practiceOf(kind, fittingLevel(kind.game(), m_kept.ratings())));
    } else if (id == QString::fromUtf8(kAnalyse)) {
        emit m_pages.home.analyseRequested();
    } else if (id == QString::fromUtf8(kDays)) {
        emit m_pages.home.dailyDaysRequested();
    } else if (id.startsWith(kLeft)) {
        m_kept.goOn(id.mid(kLeft.size()));
    } else if (id.startsWith(kDaily)) {
        emit dailyRequested(id.mid(kDaily.size()));
    } else if (id.startsWith(kRival)) {
        const GameEntry* game = find_game(id.section(QLatin1Char('/'), 1, 1).toStdString());
        emit proposed(rivalSetup(*game, id.section(QLatin1Char('/'), 2)));
    } else {
        goOnPlaying();
    }
}

void Continuing::goOnPlaying() {
    if (!m_pages.play.hasMatch()) {
        if (!m_kept.unfinished()) return;
        m_pages.play.continueMatch(*m_kept.unfinished());
    }
    emit frontRequested(&m_pages.play);
}

} // namespace hilltop

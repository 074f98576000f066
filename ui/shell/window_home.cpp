// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_text.h"
#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "home/daily_model.h"
#include "ratings/interval.h"
#include "records/record_file.h"
#include "registry/registry.h"
#include "shell/window.h"
#include "store/own_results.h"
#include "store/quiz_deck.h"
#include "store/rated_ledger.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/shown_name.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <utility>

// What the start page shows of games and matches.

namespace hilltop {
namespace {

constexpr std::size_t kRecent = 40; ///< matches on the start page of a high screen
constexpr int kNamed = 3;           ///< more opponents than these are counted, not named

std::vector<PictureCard> pictureOf(const QString& game) {
    QFile file(QStringLiteral(":/%1/picture.json").arg(game));
    std::vector<PictureCard> cards;
    if (!file.open(QIODevice::ReadOnly)) return cards;
    const QJsonArray list = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue& value : list) {
        const QJsonObject card = value.toObject();
        cards.push_back({card[QStringLiteral("kind")].toString(),
                         card[QStringLiteral("value")].toString(),
                         {card[QStringLiteral("x")].toDouble(), card[QStringLiteral("y")].toDouble()},
                         card[QStringLiteral("turn")].toDouble()});
    }
    return cards;
}

QColor hueOf(const Record& record) {
    return tableColours(QString::fromStdString(record.game)).edge(false);
}

int personSeat(const Record& record) {
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        if (record.seats[seat].bot == kPerson) return static_cast<int>(seat);
    }
    return -1;
}

/// What has come of the deals of all days; or that the clock cannot be right.
QString dailyNote(const DailyHistory& history, std::uint64_t today) {
    if (history.ahead != 0)
        return Window::
            tr("The clock says %1, but the deal of %2 has already been played. Later days count when they have come.")
                .arg(dayText(today), dayText(history.ahead));
    if (history.played == 0) return {};
    const QString played = Window::tr("%Ln deals of the day played", nullptr, history.played);
    if (history.streak < 2) return played;
    return Window::tr("%1, %2").arg(played, Window::tr("%Ln days in a row", nullptr, history.streak));
}

/// A row a game, in the order of the games.
std::vector<HomeResult> homeResults(const std::vector<Record>& matches) {
    const std::vector<OwnResults> lines = own_results(matches, false);
    std::vector<HomeResult> rows;
    const QLocale locale;
    for (const GameEntry* game : games()) {
        int played = 0, won = 0;
        for (const OwnResults& line : lines) {
            if (line.game != game->info().id) continue;
            played += line.matches;
            won += line.won;
        }
        if (played == 0) continue;
        int streak = 0; // against whomever
        for (auto match = matches.rbegin(); match != matches.rend(); ++match) {
            if (match->game != game->info().id || own_seat(*match) < 0) continue;
            if (own_outcome(*match, own_seat(*match)) != OwnOutcome::Won) break;
            ++streak;
        }
        const QString id = QString::fromUtf8(game->info().id);
        rows.push_back({gameTitle(game->info().id), tableColours(id).edge(false), locale.toString(played),
                        locale.toString(won), Window::tr("%1 %").arg(locale.toString(qRound(100.0 * won / played))),
                        streak == 0 ? QStringLiteral("–") : Window::tr("%Ln won", "in a row", streak)});
    }
    return rows;
}

/// A row a game, in the order of the games.
std::vector<HomeRating> homeRatings(const std::vector<OwnRating>& ratings) {
    constexpr std::int64_t kMonth = std::int64_t{30} * 24 * 60 * 60;
    const QLocale locale;
    std::vector<HomeRating> rows;
    for (const GameEntry* game : games()) {
        const auto found = std::find_if(ratings.begin(), ratings.end(),
                                        [game](const auto& one) { return one.game == game->info().id; });
        if (found == ratings.end()) continue;
        const std::int64_t before = QDateTime::currentSecsSinceEpoch() - kMonth;
        const bool fresh = found->matches == static_cast<int>(found->course.size()) && found->played.front() > before;
        const int change = static_cast<int>(std::lround(found->now.rating) - std::lround(found->at(before)));
        const QString size = locale.toString(std::abs(change));
        std::vector<double> course;
        for (const Glicko& rating : found->course)
            course.push_back(rating.rating);
        rows.push_back({gameTitle(game->info().id), tableColours(QString::fromUtf8(game->info().id)).edge(false),
                        course, locale.toString(std::lround(found->now.rating)),
                        locale.toString(std::lround(normal_95() * found->now.deviation)),
                        fresh        ? Window::tr("new", "a rating")
                        : change > 0 ? QLatin1Char('+') + size
                        : change < 0 ? QChar(0x2212) + size
                                     : size,
                        fresh ? 0 : change});
    }
    return rows;
}

/// "today 18:40", "21 Nov"
QString whenText(const QDateTime& when) {
    const QLocale locale;
    QString clock = locale.timeFormat(QLocale::ShortFormat);
    clock.remove(QStringLiteral(":ss"));
    if (when.date() == QDate::currentDate()) return Window::tr("today %1").arg(locale.toString(when.time(), clock));
    if (when.date().addDays(1) == QDate::currentDate()) return Window::tr("yesterday");
    return locale.toString(when.date(), QLocale::ShortFormat);
}

} // namespace

/// "against Careful", "with 3 × Planner", "against 15 others"; people alone are "at one screen".
QString Window::company(const Record& record) {
    QStringList names;
    for (const RecordSeat& seat : record.seats) {
        if (seat.bot != kPerson)
            names << (seat.name.empty() ? botName(record.game, seat.bot)
                                        : shownName(QString::fromStdString(seat.name)));
    }
    if (names.isEmpty()) return record.seats.size() == 1 ? tr("alone") : tr("at one screen");
    const GameEntry* game = find_game(record.game);
    const bool together = game != nullptr && game->info().cooperative;
    const QStringList each = withTimes(names);
    if (each.size() > kNamed)
        return together ? tr("with %n others", nullptr, static_cast<int>(names.size()))
                        : tr("against %n others", nullptr, static_cast<int>(names.size()));
    return (together ? tr("with %1") : tr("against %1")).arg(each.join(QStringLiteral(", ")));
}

void Window::fillHome() {
    m_main->setOpenFilter(
        tr("Matches, tournaments, logs and bots (*.hmatch *.htour *.egn *.txt *.log *.js *.py *.java);;All files (*)"));
    std::vector<HomeGame> list;
    for (const GameEntry* game : games()) {
        const Info& info = game->info();
        const QString id = QString::fromUtf8(info.id);
        const QString seats = info.min_seats == info.max_seats
                                  ? tr("%n seats", nullptr, info.min_seats)
                                  : tr("%1 to %2 seats").arg(info.min_seats).arg(info.max_seats);
        list.push_back({id, gameTitle(info.id), seats, gameLine(info.id), tableColours(id), pictureOf(id)});
    }
    m_home->setGames(list);
    fillContinue();
    readMatches();
}

/// What lies in the folders of the person: read once at the start, and again when a match has been saved.
void Window::readMatches() {
    struct Kept {
        Result<std::optional<Record>> unfinished;
        std::vector<Library::Entry> recent;
        std::vector<std::optional<double>> accuracies;
        int due = 0;
        std::vector<HomeResult> results;
        std::vector<OwnRating> ratings;
        DailyHistory daily;
        std::optional<Error> unrated{}; ///< why a rated match may be missing
    };
    m_reading = Job::start(
        [autosave = m_paths.autosave.toStdString(), folder = m_paths.matches.toStdString(), finished = m_finished,
         quiz = m_quiz->path().toStdString()](JobControl&) {
            Kept kept{
                unfinished_match(autosave), Library(folder).recent(static_cast<int>(kRecent)), {}, {}, {}, {}, {}};
            if (const auto deck = QuizDeck::load(quiz))
                kept.due = static_cast<int>(deck->due(QuizPage::currentDay()).size());
            const std::vector<Record> matches = finished->read();
            kept.results = homeResults(matches);
            kept.daily = daily_history(matches, QDateTime::currentSecsSinceEpoch());
            const RatedLedger ledger(folder);
            const auto begun = ledger.begin();
            RatedLedger::Contents rated = ledger.read();
            if (!begun) rated.problems.push_back(begun.error());
            kept.ratings = own_ratings(rated.matches);
            if (!rated.problems.empty()) kept.unrated = rated.problems.front();
            for (const Library::Entry& entry : kept.recent)
                kept.accuracies.push_back(kept_accuracy(entry.record, own_seat(entry.record)));
            return kept;
        },
        [this](Kept kept) {
            m_recent = std::move(kept.recent);
            m_accuracies = std::move(kept.accuracies);
            m_due = kept.due;
            m_ratings = std::move(kept.ratings);
            fillRecent();
            m_home->setResults(kept.results, homeRatings(m_ratings));
            const QString unrated = kept.unrated ? sentence(*kept.unrated) : QString();
            if (unrated != std::exchange(m_unrated, unrated) && !unrated.isEmpty()) m_main->showNotice(unrated, 15000);
            fillDaily(kept.daily);
            m_unfinished.reset();
            if (kept.unfinished)
                m_unfinished = std::move(*kept.unfinished);
            else if (!m_play->hasMatch())
                m_main->showNotice(
                    tr("The unfinished match can’t be continued: %1").arg(sentence(kept.unfinished.error())), 15000);
            fillContinue();
            keepReviews();
        },
        Job::Urgency::WaitedFor);
}

void Window::fillDaily(const DailyHistory& history) {
    const std::uint64_t today = daily_seed(QDateTime::currentSecsSinceEpoch());
    std::vector<DailyDeal> deals;
    for (const GameEntry* game : games()) {
        const std::string id = game->info().id;
        const QString name = QString::fromStdString(id);
        DailyDeal deal{name, gameTitle(id), tableColours(name).edge(false), {}};
        if (const auto found = history.today.find(id); found != history.today.end()) {
            const int me = std::max(0, personSeat(found->second));
            deal.result = tr("%1, %2").arg(outcomeText(found->second, me), resultText(found->second, me));
        }
        deals.push_back(std::move(deal));
    }
    m_home->setDailyDeals(tr("Deal of the day, %1").arg(dayText(today)), deals, dailyNote(history, today));
}

/// Everybody has the same seats, rules and opponents; a second try on the same day is not shown.
void Window::playDaily(const QString& game, std::uint64_t day) {
    MatchSetup setup = sensibleSetup(*find_game(game.toStdString()));
    setup.drawn = false;
    setup.deal = DealId{day, 0};
    m_main->showPage(m_play);
    m_play->start(setup);
}

void Window::fillRecent() {
    std::vector<RecentMatch> matches;
    for (std::size_t i = 0; i < m_recent.size(); ++i) {
        const Record& record = m_recent[i].record;
        if (m_recent[i].problem) {
            matches.push_back({QString::number(i),
                               tr("Not readable"),
                               sentence(*m_recent[i].problem),
                               QStringLiteral("–"),
                               {},
                               false,
                               {}});
            continue;
        }
        const QString when = whenText(QDateTime::fromSecsSinceEpoch(m_recent[i].played));
        if (!record.result) {
            const bool goesOn = !record.rated && personSeat(record) >= 0;
            matches.push_back({QString::number(i), gameTitle(record.game), company(record), QStringLiteral("–"),
                               record.rated ? tr("Left") : tr("Unfinished"), false, when, true, goesOn, hueOf(record),
                               QString(), !record.rated});
            continue;
        }
        const int me = std::max(0, personSeat(record));
        const QString accuracy = m_accuracies[i] ? QLocale().toString(100 * *m_accuracies[i], 'f', 1) : QString();
        matches.push_back({QString::number(i), gameTitle(record.game), company(record), resultText(record, me),
                           outcomeText(record, me), own_outcome(record, me) == OwnOutcome::Won, when, true, false,
                           hueOf(record), accuracy});
    }
    m_home->setRecentMatches(matches);
    m_home->setUndo(!m_gone.empty());
}

/// A person's unfinished match continues at the table, any other is shown; a rated one that was left is lost.
void Window::openRecent(const QString& number) {
    const auto index = static_cast<std::size_t>(number.toInt());
    if (index >= m_recent.size()) return;
    if (m_recent[index].problem) {
        m_main->showNotice(sentence(*m_recent[index].problem), 15000);
        return;
    }
    openMatch(Library::Entry(m_recent[index]));
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
// What the start page offers to go on with: a match, a tournament, the quiz, and the match looked at last.
#include "rng/deal_id.h"
#include "shell/window.h"
#include "store/rated_pair.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/number_from_1.h"

#include <algorithm>

namespace hilltop {
namespace {

const QString kReplayKey = QStringLiteral("home/replay");

/// The match that was looked at last: where it lies, the moment, and what tells it from others.
struct LastReplay {
    MatchPlace place;
    int position = 0, decision = -1;
    QString deal;
    Record match; ///< its game and seats

    QStringList text() const {
        QStringList words{
            QString::fromStdString(place.file), QString::number(place.match), QString::number(place.tournament ? 1 : 0),
            QString::number(position),          QString::number(decision),    deal,
            QString::fromStdString(match.game)};
        for (const RecordSeat& seat : match.seats)
            words << QString::fromStdString(seat.bot) + QLatin1Char('\t') + QString::fromStdString(seat.name);
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
        for (qsizetype seat = kSeats; seat < words.size(); ++seat)
            last.match.seats.push_back({words[seat].section(QLatin1Char('\t'), 0, 0).toStdString(), 0,
                                        words[seat].section(QLatin1Char('\t'), 1).toStdString()});
        return last;
    }
};

QString dealOf(const Record& match) {
    return QString::fromStdString(to_text(DealId{match.source.seed, match.source.deal}));
}

} // namespace

/// Also every second while a tournament runs: it touches no file.
void Window::fillContinue() {
    std::vector<ContinueItem> items;
    const bool here = m_play->hasMatch();
    const bool between = m_play->between();
    const Record unfinished = !here                          ? m_unfinished.value_or(Record{})
                              : m_play->playing() || between ? m_play->record()
                                                             : Record{};
    const bool waits = !here && !unfinished.game.empty();
    m_play->setWaiting(waits ? gameTitle(unfinished.game) : QString());
    if (!unfinished.game.empty()) {
        const auto pair = rated_pair(unfinished);
        const bool second = between || (pair && pair->part == 2 && unfinished.steps.empty());
        const QString detail =
            second
                ? company(unfinished)
                : tr("%1, %n decisions", nullptr, static_cast<int>(unfinished.steps.size())).arg(company(unfinished));
        const QString title = second             ? tr("%1, second of two rated matches")
                              : unfinished.rated ? tr("%1, unfinished rated match")
                                                 : tr("%1, unfinished match");
        items.push_back({QString::fromUtf8(kUnfinished), QStringLiteral("cards"), title.arg(gameTitle(unfinished.game)),
                         detail, tr("Continue"), -1});
    }
    for (const auto& item : {m_tournaments->continueItem(), dueQuiz(), lastReplay()})
        if (item) items.push_back(*item);
    m_home->setContinueItems(items);
}

/// Where a file has it, so that it is there tomorrow, too.
void Window::rememberReplay() {
    const auto& document = m_replay->cursor().document();
    if (!document || document->origin().kind == MatchOrigin::Kind::Here) return;
    const MatchOrigin& origin = document->origin();
    const bool tournament = origin.kind == MatchOrigin::Kind::Tournament;
    const int number = tournament ? origin.match : origin.line - 1;
    if (number < 0 || m_replay->cursor().replay() == nullptr) return;
    const int position = m_replay->cursor().position();
    const Table& table = m_replay->cursor().replay()->table(position);
    LastReplay last{{origin.path.toStdString(), static_cast<std::uint64_t>(number), tournament},
                    position,
                    -1,
                    dealOf(document->record()),
                    {}};
    if (!table.over() && table.need() != Need::Notify) last.decision = table.decision_of(*table.asked().begin());
    last.match.game = document->record().game;
    last.match.seats = document->record().seats;
    const QStringList text = last.text();
    if (m_settings.get<QStringList>(kReplayKey, {}) != text) m_settings.set<QStringList>(kReplayKey, text);
}

std::optional<ContinueItem> Window::lastReplay() const {
    const auto last = LastReplay::of(m_settings.get<QStringList>(kReplayKey, {}));
    if (!last) return {};
    const QString game = gameTitle(last->match.game);
    return ContinueItem{QString::fromUtf8(kLastReplay),
                        QStringLiteral("replay"),
                        last->decision < 0 ? tr("%1, watched last").arg(game)
                                           : tr("%1, decision %2").arg(game, numberFrom1(last->decision)),
                        tr("%1, deal %2").arg(company(last->match), last->deal),
                        tr("Replay"),
                        -1};
}

std::optional<ContinueItem> Window::dueQuiz() const {
    const int due = m_quiz->due().value_or(m_due);
    if (due == 0) return {};
    return ContinueItem{QString::fromUtf8(kQuizDue),
                        QStringLiteral("bulb"),
                        tr("%Ln positions to review", nullptr, due),
                        tr("You answered them wrong before."),
                        tr("Quiz"),
                        -1};
}

/// Where it was left; a match that has gone from its place is forgotten.
void Window::goOnReplaying() {
    const auto last = LastReplay::of(m_settings.get<QStringList>(kReplayKey, {}));
    if (!last) return;
    const auto& document = m_replay->cursor().document();
    const bool there = document && document->origin().path.toStdString() == last->place.file &&
                       dealOf(document->record()) == last->deal && document->record().seats == last->match.seats;
    if (there) return m_main->showPage(m_replay);
    m_wait->begin(tr("Opening match %1…").arg(numberFrom1(static_cast<qint64>(last->place.match))));
    m_looking =
        Job::start([place = last->place, spare = m_queue.spare()](JobControl&) { return reviewed_match(place, spare); },
                   [this, last = *last](Result<Record> found) {
                       m_wait->end();
                       const bool same = found && found->game == last.match.game && dealOf(*found) == last.deal;
                       if (!same) {
                           m_settings.set<QStringList>(kReplayKey, {});
                           fillContinue();
                           return m_main->showNotice(
                               found ? tr("The match is no longer in its file.") : sentence(found.error()), 15000);
                       }
                       showAt(std::move(*found), last.place, [this, last] { m_replay->cursor().goTo(last.position); });
                   },
                   Job::Urgency::WaitedFor);
}

void Window::continueWith(const QString& id) {
    if (id == QString::fromUtf8(TournamentPage::kContinueId)) {
        m_tournaments->goOn();
        m_main->showPage(m_tournaments);
        return;
    }
    if (id == QString::fromUtf8(kLastReplay)) return goOnReplaying();
    if (id == QString::fromUtf8(kQuizDue)) {
        m_main->showPage(m_quiz);
        m_quiz->repeat();
        return;
    }
    if (!m_play->hasMatch()) {
        if (!m_unfinished) return;
        m_play->continueMatch(*m_unfinished);
    }
    m_main->showPage(m_play);
}

} // namespace hilltop

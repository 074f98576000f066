// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a match at the table: the sheet below it, the record against the same others, and another match.
#include "play/play_page.h"

#include "choose/variant_picker.h"
#include "documents/save_file.h"
#include "documents/seal_texts.h"
#include "play/coach.h"
#include "play/result_review.h"
#include "play/result_sheet.h"
#include "play/statistics_dialog.h"
#include "store/rated_pair.h"
#include "store/same_cards.h"
#include "style/theme.h"
#include "table/match_panel.h"
#include "table/table_view.h"
#include "text/score_sheet.h"

#include <QAction>
#include <QMessageBox>
#include <QPainter>
#include <QStackedLayout>

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

/// All matches of that game that are kept, oldest first, and that match at the end, whether it is among them by now or
/// not.
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

/// On cards that are sealed, unless somebody has chosen a deal.
Record PlayPage::newMatch(const MatchSetup& setup, const GameEntry& game, std::vector<RecordSeat> seats) const {
    const int count = static_cast<int>(seats.size());
    Record match = new_record(game, setup.rules, {}, std::move(seats));
    if (setup.deal)
        match.source = {setup.deal->seed, setup.deal->deal, setup.deal->deal};
    else
        sealCards(match, setup.seal ? *setup.seal : drawSeal());
    match.variant = variantName(m_settings, game, match.rules, count).toStdString();
    match.rated = setup.rated;
    return setup.rated && setup.paired && can_pair(game.info(), count) ? first_of_pair(std::move(match)) : match;
}

/// The sheet comes up when all has been shown, and goes while somebody looks back or sits down to another match.
void PlayPage::followResult() {
    const bool ended = m_session && m_scene.over() && !m_scene.playing() && !lookingBack();
    if (ended == !m_result->isHidden()) return;
    if (!ended) {
        const bool focused = m_result->isAncestorOf(focusWidget());
        m_result->hide();
        m_reading.cancel();
        m_panel->show();
        m_scene.setSheetBelow(false, false);
        if (focused) m_view->setFocus();
        return;
    }
    const Table& table = m_session->table();
    const Info& info = table.info();
    const auto positions = m_session->positions();
    const ScoreSheet sheet = scoreSheet(positions, m_scene.names(), m_seen);
    const int me = m_scene.names().me;
    const bool won = me >= 0 && own_outcome(record(), me) == OwnOutcome::Won;
    ResultSheet::Outcome outcome;
    outcome.title = m_scene.resultTitle();
    outcome.reason = m_scene.resultReason();
    outcome.rematch = onSameCards()      ? tr("Compare with others…")
                      : info.cooperative ? tr("Play again, same team")
                                         : tr("Rematch, seats swapped");
    outcome.turning = turningPoint(positions, m_scene.names());
    outcome.deal = QString::fromStdString(to_text(DealId{record().source.seed, record().source.deal}));
    outcome.sealed = record().seal.has_value();
    if (!sheet.empty()) outcome.hands = {sheet.front()};
    outcome.hue = tableColours(m_scene.gameId()).edge(m_theme.dark());
    outcome.rated = record().rated;
    tellPair(outcome);
    outcome.perfect = info.cooperative && won;
    m_panel->hide();
    m_result->setFixedHeight(ResultSheet::heightFor(height()));
    if (!m_judged && !between()) judgeMatch(); // a kept review of the first of two would tell of the cards
    if (!between()) m_result->review()->setReview(m_judged, m_scene.names(), me);
    m_result->present(outcome);
    m_scene.setSheetBelow(true, won);
    if (isVisible()) m_result->first()->setFocus();
    m_reading =
        Job::start([library = m_library, match = record()](JobControl&) { return recordAgainst(library, match); },
                   [this](const std::optional<OwnResults>& line) {
                       if (line) m_result->setRecord(*line);
                   },
                   Job::Urgency::WaitedFor);
}

/// Of two matches that are one result: nothing tells of the cards until both are over.
void PlayPage::tellPair(ResultSheet::Outcome& outcome) const {
    const auto pair = rated_pair(record());
    if (!pair) return;
    outcome.between = between();
    if (outcome.between) {
        outcome.deal.clear();
        outcome.rematch = tr("Second match, seats swapped");
        outcome.reason += QLatin1Char(' ') + tr("This was the first of two matches with the same cards.");
    } else if (pair->first) {
        const int me = m_scene.names().me;
        const auto points = [](OwnOutcome one) {
            return one == OwnOutcome::Won ? 1.0 : one == OwnOutcome::Drawn ? 0.5 : 0;
        };
        const double both = me < 0 ? 0 : points(*pair->first) + points(own_outcome(record(), me));
        outcome.reason += QLatin1Char(' ') + tr("Both matches are one result: %1 of 2.").arg(QLocale().toString(both));
    }
}

/// Where something may be at stake: what the person has won so far, and with what. A match that is not over is no part
/// of it.
void PlayPage::readPurse() {
    m_counting.cancel();
    m_panel->setPurse({});
    m_scene.setBegunWith({});
    if (!record().rules.contains("stake") || m_session->persons().size() != 1) return;
    struct Own {
        std::optional<std::int64_t> purse;
        std::map<std::string, BegunWith> begun;
    };
    m_counting = Job::start(
        [library = m_library, match = record()](JobControl&) {
            std::vector<Record> all = matchesWith(library, match);
            if (!match.result) all.pop_back();
            return Own{own_purse(own_results(all, false), match.game), own_beginnings(all, match.game)};
        },
        [this](const Own& own) {
            QVariantMap begun;
            for (const auto& [answer, came] : own.begun)
                begun.insert(QString::fromStdString(answer),
                             QVariantMap{{QStringLiteral("won"), came.won}, {QStringLiteral("lost"), came.lost}});
            m_scene.setBegunWith(begun);
            const bool staked = own.purse || record().rules.at("stake") > 0;
            m_panel->setPurse(staked ? purseText(own.purse.value_or(0)) : QString());
        },
        Job::Urgency::WaitedFor);
}

void PlayPage::takeChoice(ResultSheet::Choice choice) {
    switch (choice) {
    case ResultSheet::Review:
        return m_review->trigger();
    case ResultSheet::Rematch:
        if (between()) {
            openSession(second_of_pair(record()), true);
            return;
        }
        return onSameCards() ? emit cardsResultsRequested(record()) : rematch();
    case ResultSheet::SameDeal:
        return m_again->trigger();
    case ResultSheet::NewMatch:
        return m_new->trigger();
    case ResultSheet::KeepPicture:
        return keepPicture();
    case ResultSheet::Choices:
        break;
    }
}

/// Of the table as it ended, with the sheet below it.
void PlayPage::keepPicture() {
    const QString path = askWhereToSave(this, tr("Save picture"), matchFileName(record()), QStringLiteral("png"),
                                        tr("Pictures (*.png)"));
    if (path.isEmpty()) return;
    QWidget& shown = *m_stack->currentWidget();
    const QImage table = m_view->grabImage(); // may be ahead of what is painted
    QPixmap picture = shown.grab();
    QPainter(&picture).drawImage(m_view->mapTo(&shown, QPoint()), table);
    if (picture.save(path, "PNG"))
        emit told(tr("The picture was saved as %1.").arg(path));
    else
        QMessageBox::warning(this, tr("The picture was not saved"),
                             tr("%1 can’t be written. Check the folder’s permissions and the free space.").arg(path));
}

bool PlayPage::playDealt(Record record) {
    return openSession(std::move(record), true);
}

/// A claim that is not so is told where the match is shown.
bool PlayPage::onSameCards() const {
    const auto cards = same_cards(record());
    return cards && *cards;
}

/// Another deal of the same match; everybody sits one seat on, but for a team that plays together.
void PlayPage::rematch() {
    std::vector<RecordSeat> seats = record().seats;
    if (!m_session->game().info().cooperative) std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    replaceGoneSeats(seats);
    Record next = new_record(m_session->game(), record().rules, {}, std::move(seats));
    next.variant = record().variant;
    sealCards(next, drawSeal());
    next.rated = record().rated;
    openSession(rated_pair(record()) ? first_of_pair(std::move(next)) : std::move(next), true);
}

void PlayPage::keyPressEvent(QKeyEvent* event) {
    if (m_coach->take(*event)) return;
    if (m_result->isHidden() || !m_result->take(*event)) Page::keyPressEvent(event);
}

} // namespace hilltop

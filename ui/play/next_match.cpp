// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/next_match.h"

#include "choose/own_bot_list.h"
#include "choose/variant_picker.h"
#include "documents/record_names.h"
#include "documents/seal_texts.h"
#include "profile/rated_pair.h"
#include "profile/same_cards.h"
#include "registry/registry.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

/// A built-in bot or a person has no name of its own in a record, a bot of the person's has.
std::vector<RecordSeat> seatsOf(const MatchSetup& setup, const GameEntry& game, const OwnBotList* list) {
    std::vector<RecordSeat> seats;
    for (qsizetype i = 0; i < setup.seats.size(); ++i) {
        const std::string id = setup.seats[i].toStdString();
        if (const BotTraits* bot = game.find_bot(id); bot != nullptr) {
            seats.push_back({id, bot->version, {}});
            continue;
        }
        const OwnBot* own = list != nullptr ? list->find(setup.game, setup.seats[i]) : nullptr;
        seats.push_back({id, 0, own != nullptr ? own->name : setup.names.value(i).toStdString()});
    }
    if (setup.drawn) { // the round of neighbours and partners stays as it was arranged
        const auto first = QRandomGenerator::global()->bounded(static_cast<int>(seats.size()));
        std::rotate(seats.begin(), seats.begin() + first, seats.end());
    }
    return seats;
}

} // namespace

Record newMatch(const MatchSetup& setup, const Settings& settings, const OwnBotList* own) {
    const GameEntry& game = *find_game(setup.game.toStdString());
    const int count = static_cast<int>(setup.seats.size());
    Record match = new_record(game, setup.rules, {}, seatsOf(setup, game, own));
    if (setup.deal)
        match.source = {setup.deal->seed, setup.deal->deal, setup.deal->deal};
    else
        sealCards(match, setup.seal ? *setup.seal : drawSeal());
    match.variant = variantName(settings, game, match.rules, count).toStdString();
    match.rated = setup.rated;
    match = withoutOwnFace(std::move(match));
    return setup.rated && setup.paired && can_pair(game.info(), count) ? first_of_pair(std::move(match)) : match;
}

Record sameDealOf(const Record& match) {
    Record record = new_record(*find_game(match.game), match.rules, match.source, match.seats);
    record.cards = match.cards; // practice: who knows a deal is not rated on it
    record.start = match.start;
    record.seal = match.seal; // which was shown before its cards were known
    if (const auto cards = same_cards(match); cards && *cards) record = on_same_cards(std::move(record), **cards);
    return withCast(std::move(record), castOf(match));
}

Record rematchOf(const Record& match, const OwnBotList* own, QStringList& gone) {
    const GameEntry& game = *find_game(match.game);
    std::vector<RecordSeat> seats = match.seats;
    Cast cast = castOf(match);
    if (!game.info().cooperative) {
        std::rotate(seats.begin(), seats.begin() + 1, seats.end());
        std::rotate(cast.begin(), cast.begin() + 1, cast.end());
    }
    if (own != nullptr) { // else the bots of a match that was opened stay as they are
        QStringList bots;
        for (const RecordSeat& seat : seats)
            bots << QString::fromStdString(seat.bot);
        const QStringList before = bots;
        gone = replaceGone(game, bots, own);
        for (qsizetype i = 0; i < bots.size(); ++i) {
            if (bots[i] == before[i]) continue;
            const BotTraits* bot = game.find_bot(bots[i].toStdString());
            seats[static_cast<std::size_t>(i)] = {bots[i].toStdString(), bot->version, {}};
        }
    }
    Record next = new_record(game, match.rules, {}, std::move(seats));
    next.variant = match.variant;
    sealCards(next, drawSeal());
    next.rated = match.rated;
    next = withCast(std::move(next), cast);
    return rated_pair(match) ? first_of_pair(std::move(next)) : next;
}

Record secondOf(const Record& first) {
    Cast cast = castOf(first);
    std::rotate(cast.begin(), cast.begin() + 1, cast.end());
    return withCast(second_of_pair(first), cast);
}

Record swappedOf(const Record& match) {
    Record next = match;
    Cast cast = castOf(match);
    const auto person =
        std::find_if(next.seats.begin(), next.seats.end(), [](const RecordSeat& seat) { return seat.bot == kPerson; });
    const auto other = std::next(person) == next.seats.end() ? next.seats.begin() : std::next(person);
    std::swap(*person, *other);
    person->version = other->version = 0;
    std::swap(cast[static_cast<std::size_t>(person - next.seats.begin())],
              cast[static_cast<std::size_t>(other - next.seats.begin())]);
    return withCast(std::move(next), cast);
}

} // namespace hilltop

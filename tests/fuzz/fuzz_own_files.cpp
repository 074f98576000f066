// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as one of a person's own files: the quiz, the list of bots, the ledger of rated matches, finished and
// unfinished matches. What cannot be read is told, and the rest can be used. The first byte chooses the file.
#include "made_records.h"
#include "profile/autosave.h"
#include "profile/library.h"
#include "profile/own_bots.h"
#include "profile/rated_ledger.h"
#include "review_files/quiz_deck.h"
#include "target.h"

#include <filesystem>

using namespace hilltop;

namespace {

constexpr int kOwnFiles = 5;

void read_quiz(const std::string& path) {
    const auto deck = QuizDeck::load(path);
    if (!deck) return fuzz::refused(deck.error());
    static_cast<void>(deck->due(20000));
    static_cast<void>(deck->weeks());
    for (const GameEntry* game : games())
        static_cast<void>(deck->days_of(1, game->info().id, "x"));
    fuzz::judged(deck->save(path + ".again"));
    const auto again = QuizDeck::load(path + ".again");
    fuzz::claim(again && again->cards().size() == deck->cards().size() &&
                    again->tries().size() == deck->tries().size() && again->unread() == deck->unread(),
                "a quiz does not come back as it was written");
}

/// A rated match against the game's first bot.
Record rated_record() {
    Record record = fuzz::made_record(*games().front());
    record.seats.front().bot = kPerson;
    record.seats.front().version = 0;
    record.rated = true;
    return record;
}

} // namespace

static fuzz::Seeds seeds_of_own_files() {
    fuzz::Seeds seeds;
    const std::string folder = fuzz::own_folder() + "/made";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const auto seed = [&](char file, const char* name, const std::string& path) {
        if (std::filesystem::exists(path)) seeds.emplace(name, file + fuzz::bytes_of(path));
    };
    fuzz::must(OwnBots(folder).put(OwnBot{"java:/a/A.java", "pazaak", "A", {}, 1, true}));
    seed(1, "bots.json", folder + "/bots.json");
    fuzz::must(RatedLedger(folder).begin());
    fuzz::must(RatedLedger(folder).add(rated_record(), 1'800'000'000));
    seed(2, "rated.jsonl", folder + "/rated.jsonl");
    const std::string finished = write_record(dated(rated_record(), 1'800'000'000)) + '\n';
    seeds.emplace("finished.hmatch", '\3' + finished + "{}\n");
    seeds.emplace("unfinished.hmatch", '\4' + write_record(cut_before(rated_record(), 3)) + '\n' + finished);
    const auto puzzle = fresh_puzzle(*games().front(), Difficulty::Easy, 1, {});
    QuizDeck deck;
    if (puzzle) static_cast<void>(deck.answer(*puzzle, "here", std::nullopt, 20000));
    fuzz::must(deck.save(folder + "/quiz"));
    seed(0, "quiz.jsonl", folder + "/quiz");
    return seeds;
}

HILLTOP_FUZZ(own_files, 100) {
    fuzz::Bytes input(bytes);
    const int file = input.next() % kOwnFiles;
    const std::string folder = fuzz::own_folder() + "/own";
    std::filesystem::create_directories(folder);
    if (file == 0) return read_quiz(fuzz::as_file(input.rest(), "own/quiz"));
    if (file == 1) {
        fuzz::as_file(input.rest(), "own/bots.json");
        return fuzz::judged(OwnBots(folder).read());
    }
    if (file == 2) {
        fuzz::as_file(input.rest(), "own/rated.jsonl");
        for (const Error& problem : RatedLedger(folder).read().problems)
            fuzz::refused(problem);
        return;
    }
    const std::string path = fuzz::as_file(input.rest(), "own/2026-11.hmatch");
    if (file == 4) return fuzz::judged(unfinished_match(path));
    for (const Library::Entry& entry : Library::matches_of(path))
        if (entry.problem) fuzz::refused(*entry.problem);
    fuzz::claim(Library(folder).recent(10).size() <= 10, "more matches than were asked for");
}

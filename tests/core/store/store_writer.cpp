// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the store need other programs for:
//   store_writer FILE SERIES local|shared  writes a made tournament into FILE, from its end on, to be killed
//   store_writer hold FILE                 makes it, says so, and holds it
//   store_writer claim FILE TIMES          asks TIMES times to play it, and prints how often it was given
//   store_writer rated FOLDER COUNT        plays COUNT rated matches there, from the last one on, to be killed
//   store_writer pairs FOLDER COUNT        the same with COUNT pairs of rated matches
//   store_writer keep DRAFT FOLDER         the draft's match leaves the table, and the program dies when it is kept
#include "made_results.h"
#include "profile/autosave.h"
#include "profile/library.h"
#include "profile/rated_ledger.h"
#include "profile/rated_pair.h"
#include "registry/registry.h"
#include "tournament_files/file_sink.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <thread>

#include <unistd.h>

using namespace hilltop;

namespace {

int tell(const Error& error) {
    std::fprintf(stderr, "%s\n", english(error).c_str());
    return 1;
}

int hold(const std::string& path) {
    const auto file = TournamentFile::create(path, MadeResults().head(), Journal::Local);
    if (!file) return tell(file.error());
    std::puts("held");
    std::fflush(stdout);
    for (;;)
        ::pause();
}

int claim(const std::string& path, int times) {
    int taken = 0;
    for (int i = 0; i < times; ++i) {
        const auto file = TournamentFile::open_to_play(path);
        taken += file ? 1 : 0;
        if (!file && english(file.error()).find("is being changed") == std::string::npos) return tell(file.error());
    }
    std::printf("asked %d times, taken %d times\n", times, taken);
    return 0;
}

int keep(const std::string& draft, const std::string& folder) {
    auto match = unfinished_match(draft);
    if (!match) return tell(match.error());
    const auto keep_and_die = [&](const Record& record, std::int64_t played) -> Result<> {
        if (auto kept = Library(folder).add(record, played); !kept) return kept;
        std::raise(SIGKILL);
        return {};
    };
    Autosave(draft, keep_and_die, [](Autosave::What, const Result<>& result) {
        if (!result) tell(result.error());
    }).keep(std::move(**match), 1'000'000);
    return 1;
}

/// The match of that seed, in which a person lost at once.
Record lost_match(std::uint64_t seed) {
    Record match = new_record(*find_game("pazaak"), default_values(find_game("pazaak")->rules()), {seed, 0, 0},
                              {{kPerson, 0, {}}, {"expert", 1, {}}});
    match.rated = true;
    return match;
}

/// As the window does: the draft after every decision, and the match is kept before the draft goes.
int play_rated(const std::string& folder, std::uint64_t count) {
    const std::string draft = folder + "/unfinished.hmatch", matches = folder + "/matches";
    const auto keep = [&](const Record& record, std::int64_t played) { return keep_match(matches, record, played); };
    const auto tell_failure = [](Autosave::What, const Result<>& result) {
        if (!result) tell(result.error());
    };
    { Autosave left(draft, keep, tell_failure); } // what a killed one had not kept is kept now
    auto waiting = unfinished_match(draft);
    if (!waiting) return tell(waiting.error());
    std::uint64_t next = *waiting ? (*waiting)->source.seed : Library(matches).recent(1'000'000).size();
    for (; next < count; ++next) {
        Autosave autosave(draft, keep, tell_failure);
        autosave.save(lost_match(next));
        std::this_thread::sleep_for(std::chrono::microseconds(next % 3 * 500)); // the draft is on the disk, or not yet
        autosave.keep(lost_match(next), static_cast<std::int64_t>(next) + 1);
    }
    return 0;
}

/// As the window does: the second match of a pair is in the draft from the moment on at which the first is over, and
/// waits there. Its seed identifies the next match.
int play_pairs(const std::string& folder, std::uint64_t count) {
    const std::string draft = folder + "/unfinished.hmatch", matches = folder + "/matches";
    const auto keep = [&](const Record& record, std::int64_t played) { return keep_match(matches, record, played); };
    const auto tell_failure = [](Autosave::What, const Result<>& result) {
        if (!result) tell(result.error());
    };
    { Autosave left(draft, keep, tell_failure); }
    auto waiting = unfinished_match(draft);
    if (!waiting) return tell(waiting.error());
    std::uint64_t next = 2 * count;
    if (*waiting) {
        next = 2 * (*waiting)->source.seed + (rated_pair(**waiting)->part == 2 ? 1 : 0);
    } else {
        next = Library(matches).recent(1'000'000).size();
        if (next % 2 != 0) return 3; // a first match without its second one
    }
    Record match = *waiting ? std::move(**waiting) : first_of_pair(lost_match(next / 2));
    for (; next < 2 * count; ++next) {
        Autosave autosave(draft, keep, tell_failure);
        autosave.save(match);
        std::this_thread::sleep_for(std::chrono::microseconds(next % 3 * 500));
        const bool first = next % 2 == 0;
        const int me = own_seat(match);
        match.result = first ? RecordResult{{1, 3}, {1, 3}, {1 - me}} : RecordResult{{3, 1}, {3, 1}, {me}};
        const Record over = match;
        match = first ? second_of_pair(over) : first_of_pair(lost_match(next / 2 + 1));
        autosave.keep(over, static_cast<std::int64_t>(next) + 1, first ? std::optional(match) : std::nullopt);
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc > 1 ? argv[1] : "";
    if (what == "hold" && argc == 3) return hold(argv[2]);
    if (argc != 4) return 2;
    if (what == "rated") return play_rated(argv[2], static_cast<std::uint64_t>(std::atoi(argv[3])));
    if (what == "pairs") return play_pairs(argv[2], static_cast<std::uint64_t>(std::atoi(argv[3])));
    if (what == "claim") return claim(argv[2], std::atoi(argv[3]));
    if (what == "keep") return keep(argv[2], argv[3]);
    const std::string path = argv[1];
    const auto count = static_cast<std::uint32_t>(std::atoi(argv[2]));
    const Journal journal = std::string_view(argv[3]) == "shared" ? Journal::Shared : Journal::Local;
    const MadeResults made;
    auto file = std::filesystem::exists(path) ? TournamentFile::open_to_play(path)
                                              : TournamentFile::create(path, made.head(), journal);
    if (!file) return tell(file.error());
    const auto from = file->series_count();
    if (!from) return 1;
    FileSink sink(std::move(*file), {.commit_every = std::chrono::milliseconds(5)});
    for (std::uint32_t number = *from; number < count; ++number) {
        sink.prepare(made.series(number), made.result(number));
        sink.series_done(made.series(number), made.result(number));
        if (sink.wants_state()) sink.state("after " + std::to_string(number));
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    if (const auto flushed = sink.flush(); !flushed) return tell(flushed.error());
    return 0;
}

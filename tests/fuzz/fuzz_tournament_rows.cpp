// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament's file in which any values may stand, with digests that fit them: refused with a sentence, or read,
// dumped and shown. The first byte chooses the tournament.
#include "made_tournament.h"
#include "tournament_files/file_head.h"

#include <array>

using namespace hilltop;

namespace {

constexpr std::array<fuzz::Column, 21> kTournamentColumns{{
    {"series", "results"}, {"series", "matches"}, {"series", "matches_until"}, {"series", "number"},
    {"ahead", "results"},  {"ahead", "faults"},   {"ahead", "number"},         {"faults", "match"},
    {"faults", "entrant"}, {"faults", "seat"},    {"faults", "fault"},         {"faults", "decision"},
    {"meta", "value"},     {"entrants", "name"},  {"entrants", "version"},     {"entrants", "hash"},
    {"records", "match"},  {"records", "record"}, {"state", "bytes"},          {"state", "series"},
    {"clock", "seconds"},
}};

const std::string& template_of_tournament(int choice) {
    static const std::array<std::string, 3> all = [] {
        std::array<std::string, 3> made;
        made[0] = fuzz::bytes_of(
            fuzz::made_tournament(R"({"game":"pazaak","bots":["careful","bold","careful"],"matches":2,"seed":"7"})"));
        made[1] = fuzz::bytes_of(fuzz::made_tournament(
            R"({"game":"rps","bots":["simple","odds","simple"],"format":"swiss","rounds":2,"matches":2,"seed":"7"})"));
        made[2] = fuzz::bytes_of(fuzz::made_tournament(
            R"({"game":"thegame","bots":["smallest-gap","smallest-gap"],"format":"random-tables","seats":3,"matches":4,"seed":"7"})"));
        return made;
    }();
    return all[static_cast<std::size_t>(choice) % all.size()];
}

/// The head's digest is made anew, and with it that of the state: both are no secret.
void sign_tournament(const std::string& path) {
    auto data = Database::open(path, Database::Mode::Write);
    if (!data) return;
    const auto head = [&]() -> Result<FileHead> {
        FileHead read;
        auto meta = TRY(data->prepare("SELECT value FROM meta WHERE key = ?1"));
        for (const auto& [key, value] : {std::pair<std::string_view, std::string*>("plan", &read.plan),
                                         {"name", &read.name},
                                         {"program", &read.program}}) {
            TRY(meta.bind(1, key).step());
            *value = meta.text(0);
            meta.reset();
        }
        auto rows = TRY(data->prepare("SELECT name, version, hash FROM entrants ORDER BY number"));
        while (TRY(rows.step()))
            read.entrants.push_back({rows.text(0), static_cast<int>(rows.number(1)), rows.text(2)});
        return read;
    }();
    if (!head) return;
    FileHead signed_head = *head;
    static_cast<void>(write_name(*data, signed_head, head->name));
}

/// The state's own digests, of which the outer one covers the number of series.
void sign_state(const std::string& path) {
    auto data = Database::open(path, Database::Mode::Write);
    if (!data) return;
    static_cast<void>([&]() -> Result<> {
        auto row = TRY(data->prepare("SELECT series, bytes FROM state WHERE one = 1"));
        const auto found = TRY(row.step());
        if (!found) return {};
        const std::int64_t series = row.number(0);
        const auto old = row.bytes(1);
        const std::string state = fuzz::with_check({reinterpret_cast<const char*>(old.data()), old.size()}, 8);
        Digest digest;
        digest.add(static_cast<std::uint64_t>(series));
        digest.add(state);
        row.reset();
        auto write = TRY(data->prepare("UPDATE state SET digest = ?1, bytes = ?2 WHERE one = 1"));
        return write.bind(1, std::int64_t{digest.folded()}).bind_bytes(2, state).run();
    }());
}

} // namespace

static fuzz::Seeds seeds_of_tournament_rows() {
    fuzz::Seeds seeds;
    for (char choice = 0; choice < 3; ++choice) {
        for (char column = 0; column < static_cast<char>(kTournamentColumns.size()); ++column) {
            // A number, a byte of what stands there, and nothing.
            const std::string bytes{choice, column, 0, 0,      0, '\xc8', column, 1, 0, 3,
                                    20,     0,      1, column, 0, 0,      5,      9, 0, '9'};
            if ((choice + column) % 3 == 0)
                seeds.emplace(std::string(kTournamentColumns[static_cast<std::size_t>(column)].table) + '-' +
                                  kTournamentColumns[static_cast<std::size_t>(column)].name + std::to_string(choice),
                              bytes);
        }
    }
    // What has once counted beyond its place: a seat less, points far from all others (in a game whose points are
    // listed), an entrant less than the plan has, and processor times that are none.
    seeds.emplace("seats", std::string{0, 4, 0, 0, 3, 1, 0, 1});
    seeds.emplace("points", std::string{2, 18, 0, 15, 0, 0, 0, 3, 11, 0, 127});
    seeds.emplace("entrants", std::string{1, 18, 0, 15, 13, 2, 15});
    seeds.emplace("spent", std::string{0, 12, 5, 0, 1, 1, '['});
    return seeds;
}

HILLTOP_FUZZ(tournament_rows, 5) {
    fuzz::Bytes input(bytes);
    const std::string path = fuzz::as_file(template_of_tournament(input.next()), "rows.htour");
    fuzz::change_rows(path, kTournamentColumns, input);
    sign_tournament(path);
    sign_state(path);
    fuzz::read_tournament(path);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A hill's file in which any values may stand, and any events in its log, chained as by whoever makes such a file:
// refused with a sentence, or read, dumped and shown.
#include "made_hill.h"

#include <array>

using namespace hilltop;

namespace {

constexpr std::array<fuzz::Column, 26> kHillColumns{{
    {"bouts", "results"},     {"bouts", "faults"},    {"bouts", "one"},         {"bouts", "one_version"},
    {"bouts", "two"},         {"bouts", "part"},      {"records", "match"},     {"records", "record"},
    {"files", "path"},        {"files", "bytes"},     {"files", "content"},     {"seasons", "tables"},
    {"bouts", "two_version"}, {"meta", "value"},      {"seasons", "name"},      {"files", "runs"},
    {"begun", "results"},     {"begun", "faults"},    {"begun", "one"},         {"begun", "two_version"},
    {"begun", "part"},        {"begun", "number"},    {"begun", "first_match"}, {"begun", "season"},
    {"begun", "absent"},      {"begun", "two_spent"},
}};

const std::string& template_of_hill(int choice) {
    static const std::array<std::string, 2> all{fuzz::bytes_of(fuzz::made_hill("pazaak")),
                                                fuzz::bytes_of(fuzz::made_hill("thegame"))};
    return all[static_cast<std::size_t>(choice) % all.size()];
}

HillEvent event_of(fuzz::Bytes& input) {
    HillEvent event;
    event.kind = static_cast<HillEvent::Kind>(input.next() % 8);
    const auto word = [&] {
        const int kind = input.next();
        static const std::array<const char*, 6> known{"careful", "bold", "random", "own", "hilltop:own.py", ""};
        return kind < 200 ? std::string(known[static_cast<std::size_t>(kind) % known.size()])
                          : std::string(input.text(static_cast<std::size_t>(kind - 200)));
    };
    event.version = {{word(), static_cast<int>(input.number())}, word(), word(), word(), word(), word()};
    event.why = word();
    event.matches = input.number();
    event.date = input.number();
    if (event.kind == HillEvent::Kind::Final) event.version.spec = sides_text({event.version.key});
    return event;
}

} // namespace

static fuzz::Seeds seeds_of_hill_rows() {
    fuzz::Seeds seeds;
    for (char column = 0; column < static_cast<char>(kHillColumns.size()); ++column) {
        std::string bytes{static_cast<char>(column % 2), 0, column, 0, 0, 0, '\xc8', column, 0, 0, 3, 20, 0, 1};
        seeds.emplace(std::string(kHillColumns[static_cast<std::size_t>(column)].table) + '-' +
                          kHillColumns[static_cast<std::size_t>(column)].name,
                      std::move(bytes));
    }
    for (char kind = 0; kind < 8; ++kind) {
        std::string bytes{0, 1, kind, 3, 1, 4, 5, 5, 5, 5, 5, 50, 1};
        seeds.emplace("event" + std::to_string(kind), std::move(bytes));
    }
    return seeds;
}

HILLTOP_FUZZ(hill_rows, 5) {
    fuzz::Bytes input(bytes);
    const std::string path = fuzz::as_file(template_of_hill(input.next()), "rows.hhill");
    if (const int events = input.next() % 4; events > 0) {
        auto hill = HillFile::open_to_change(path);
        if (!hill) return fuzz::refused(hill.error());
        std::vector<HillEvent> more;
        for (int i = 0; i < events; ++i)
            more.push_back(event_of(input));
        fuzz::judged(hill->append(more));
    }
    fuzz::change_rows(path, kHillColumns, input);
    fuzz::read_hill(path);
}

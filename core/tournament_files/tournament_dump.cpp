// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/tournament_dump.h"

#include "tournament/plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace hilltop {

Result<> dump_tournament(TournamentReader& file, const std::function<bool(std::string_view text)>& write) {
    return file.in_one_view([&]() -> Result<> {
        fmt::memory_buffer text;
        const auto out = std::back_inserter(text);
        fmt::format_to(out, "hilltop tournament\nplan {}\n", file.head().plan);
        const auto plan = read_plan(file.head().plan);
        const Plan names = plan ? *plan : Plan();
        for (std::size_t i = 0; i < file.head().entrants.size(); ++i) {
            const FileEntrant& entrant = file.head().entrants[i];
            fmt::format_to(out, "entrant {} version {} hash {} name {}", i, entrant.version, entrant.hash,
                           entrant.name);
            if (const std::string called = names.given_name(i); !called.empty())
                fmt::format_to(out, " called {}", called);
            fmt::format_to(out, "\n");
        }
        bool going = write({text.data(), text.size()});
        std::int64_t faults = 0;
        const auto line = [&](KeptSeries&& kept) {
            SeriesResult& result = kept.result;
            const auto seats = static_cast<std::size_t>(kept.seats);
            text.clear();
            fmt::format_to(out, "series {} matches {} seats {}\n", result.number, result.lines.size(), seats);
            for (std::size_t i = 0; i < result.lines.size(); ++i) {
                fmt::format_to(out, "{} {:08x} winners {:x} points", kept.first_match + i, result.lines[i].digest,
                               result.lines[i].winners);
                for (std::size_t seat = 0; seat < seats; ++seat)
                    fmt::format_to(out, " {}", result.points[i * seats + seat]);
                fmt::format_to(out, " second");
                for (std::size_t seat = 0; seat < seats; ++seat)
                    fmt::format_to(out, " {}", result.second[i * seats + seat]);
                text.push_back('\n');
            }
            std::stable_sort(result.faults.begin(), result.faults.end(), [](const auto& a, const auto& b) {
                return std::tie(a.match, a.decision, a.seat) < std::tie(b.match, b.decision, b.seat);
            });
            faults += static_cast<std::int64_t>(result.faults.size());
            for (const SeriesFault& fault : result.faults)
                fmt::format_to(out, "fault {} decision {} seat {} entrant {} {}\n", fault.match, fault.decision,
                               fault.seat, fault.entrant, fault_word(fault.fault));
            going = write({text.data(), text.size()});
            return going;
        };
        if (going) {
            TRY(file.each_series(0, line));
        }
        if (!going) return failure("tournament_files", "{}: the recovered data could not be written", file.path());
        const auto count = TRY(file.fault_count());
        if (count != faults) return file.damaged(failure("tournament_files", "some faults belong to no series"));
        return {};
    });
}

} // namespace hilltop

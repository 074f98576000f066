// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_file.h"
#include "tournament_files/fault_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

std::string in_quotes(const std::string& word) {
    return Json(word).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

std::string log_text(const HillFile& hill) {
    Plan plan = hill.plan();
    plan.entries_per_author = 0; // who may join decides nothing once it is in the log
    plan.versions_a_day = 0;
    std::string text = fmt::format("hill 1\nplan {}\n", plan_to_json(plan).dump());
    for (const HillEvent& event : canonical(hill.log())) {
        const HillVersion& version = event.version;
        text += event_word(event.kind);
        if (!version.key.name.empty()) text += fmt::format(" {} {}", in_quotes(version.key.name), version.key.version);
        for (const std::string& word :
             {version.spec, version.content, version.author, version.link, version.licence, event.why})
            if (!word.empty()) text += ' ' + in_quotes(word);
        if (event.kind == HillEvent::Kind::Budget || event.kind == HillEvent::Kind::Final)
            text += fmt::format(" {}", event.matches);
        if (!event.key.empty()) text += ' ' + event.key;
        text += '\n';
    }
    return text;
}

Result<std::string> dump_of(HillFile& hill) {
    std::string text = log_text(hill);
    const auto seats = static_cast<std::size_t>(hill.plan().seats);
    // Tables that no one asks for any more depend on when it was played.
    HillScores asked;
    if (hill.plan().tables > 0) asked = asked_for(hill.plan(), hill.log(), hill.scores());
    TRY(hill.each_bout([&](const Bout& bout, SeriesResult&& result) {
        if (hill.plan().tables > 0 && !asked.contains(bout)) return true;
        text += "bout";
        for (const HillKey& side : bout.sides)
            text += fmt::format(" {} {}", in_quotes(side.name), side.version);
        text += fmt::format(" part {}", bout.part);
        if (const int season = hill.season_of(bout); season > 0) text += fmt::format(" season {}", season);
        text += '\n';
        for (std::size_t match = 0; match < result.lines.size(); ++match) {
            text += fmt::format("{:08x} {}", result.lines[match].digest, result.lines[match].winners);
            for (std::size_t seat = match * seats; seat < (match + 1) * seats; ++seat)
                text += fmt::format(" {}/{}", result.points[seat], result.second[seat]);
            text += '\n';
        }
        for (const SeriesFault& fault : result.faults)
            text += fmt::format("fault {} {} {} {} {}\n", fault.match, fault.entrant, fault.seat, fault.decision,
                                fault_word(fault.fault));
        return true;
    }));
    return text;
}

} // namespace hilltop

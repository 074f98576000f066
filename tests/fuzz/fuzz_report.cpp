// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the report on a bot, or as what its author says of it: refused with a sentence, or read as it was
// written. The first byte chooses.
#include "botlab/bot_report.h"
#include "hill/hill_entry.h"
#include "hill/hill_pace.h"
#include "hill/submission_report.h"
#include "target.h"

using namespace hilltop;

static fuzz::Seeds seeds_of_report() {
    BotReport report;
    report.game = "pazaak";
    report.bot = "java:A.java";
    report.matches = 3;
    report.decisions = 9;
    report.allowed = 8;
    report.fault_counts[Fault::Crash] = 1;
    report.faults.emplace_back();
    report.deterministic = true;
    report.style = report.field = {{"x", 1, 2}};
    report.records = {"{}"};
    return {{"report.json", '\0' + report_json(report)},
            {"empty.json", '\0' + report_json({})},
            {"pace.json", '\0' + pace_text({{{"Nestor", 2}, 0.25}})},
            {"about.json", "\1{\"name\":\"A\",\"author\":\"B\",\"link\":\"https://c.example\",\"licence\":null}"}};
}

HILLTOP_FUZZ(report, 300) {
    fuzz::Bytes input(bytes);
    if (input.next() % 2 == 1) return fuzz::judged(read_entry_words("a.py.about.json", input.rest()));
    static_cast<void>(SubmissionReport::read(std::string(input.rest())));
    const HillPace pace = read_pace(std::string(input.rest()));
    fuzz::claim(read_pace(pace_text(pace)) == pace, "how long matches take does not come back as it was written");
    const auto report = read_report(input.rest());
    if (!report) return fuzz::refused(report.error());
    const std::string text = report_json(*report);
    const auto again = read_report(text);
    fuzz::claim(again && report_json(*again) == text, "a report does not come back as it was written");
    static_cast<void>(report->remarks());
    static_cast<void>(report->fault_count());
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a plan: refused with a sentence, or written as it was read; what passes the check has a schedule.
#include "target.h"
#include "tournament/course.h"

#include <nlohmann/json.hpp>

using namespace hilltop;

static fuzz::Seeds seeds_of_plan() {
    return {
        {"pairs.json", R"({"game":"pazaak","bots":["careful","expert","careful"],"matches":10,"seed":"7"})"},
        {"all.json", R"({"game":"thegame","bots":["random","random"],"format":"round-robin","seats":3,"matches":4,)"
                     R"("stop":"interval:0.05","rules":{"hand":6},"seed":"18446744073709551615","duplicate":true,)"
                     R"("limits":{"decision":"250ms","memory":"64M","remembers":"match"},"keep":"all",)"
                     R"("own_limits":{"java:A.java":{"decision":"1s"}},"ranking":"points","names":["a","b"],)"
                     R"("together":true})"},
        {"swiss.json", R"({"game":"euchre","bots":["a","b","c","d"],"format":"swiss","rounds":2,"matches":2})"},
        {"knockout.json", R"({"game":"rps","bots":["random","random","random"],"format":"knockout","matches":2})"},
        {"sprt.json", R"({"game":"pazaak","bots":["careful","expert"],"stop":"sprt:0,10","duplicate":true})"},
        {"sealed.json", R"({"game":"zipdeck","bots":["random"],"seal":{"sha256":"00","salt":"ab"}})"},
    };
}

HILLTOP_FUZZ(plan, 300) {
    static_cast<void>(names_seed(bytes));
    const auto plan = read_plan(bytes);
    if (!plan) return fuzz::refused(plan.error());
    const std::string text = plan_to_json(*plan, SealedSeed::Told).dump();
    const auto again = read_plan(text);
    const bool sealed_empty = plan->seal && plan->seal->sha256.empty(); // no plan that was sealed is
    fuzz::claim(sealed_empty || (again && plan_to_json(*again, SealedSeed::Told).dump() == text),
                "a plan does not come back as it was written");
    for (const auto& fits : {check_plan(*plan), check_kept_plan(*plan)})
        fuzz::judged(fits);
    if (!check_plan(*plan)) return;
    const Course course(*plan);
    if (course.known() > 0) fuzz::claim(course.series(course.known() - 1).matches > 0, "a series without matches");
}

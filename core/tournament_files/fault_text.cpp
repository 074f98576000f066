// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/fault_text.h"

#include "base/fields.h"
#include "base/json_text.h"
#include "engine/schema.h"

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

const Form<std::vector<SeriesFault>>& faults_form() {
    static const auto form = form::list(
        FieldTable<SeriesFault>()
            .required("match", &SeriesFault::match, form::whole<std::uint64_t>())
            .required("entrant", &SeriesFault::entrant, form::whole<std::uint16_t>())
            .required("seat", &SeriesFault::seat, form::whole<std::uint8_t>(0, kMaxSeats - 1))
            .required("word", &SeriesFault::fault, form::fault())
            .required("decision", &SeriesFault::decision, form::whole<std::int32_t>(std::numeric_limits<int>::min()))
            .required("told", &SeriesFault::told, form::truth())
            .required("us", &SeriesFault::time, form::time<std::chrono::microseconds>())
            .required("stderr", &SeriesFault::errors, form::text())
            .row());
    return form;
}

} // namespace

std::string faults_text(const std::vector<SeriesFault>& faults) {
    return faults_form().write(faults).dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool read_faults(const std::string& text, std::size_t entrants, std::vector<SeriesFault>& faults) {
    const auto json = parse_json(text);
    return json && faults_form().read(*json, Path("faults"), faults) &&
           std::all_of(faults.begin(), faults.end(), [&](const auto& fault) { return fault.entrant < entrants; });
}

} // namespace hilltop

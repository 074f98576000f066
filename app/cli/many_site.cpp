// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/many_site.h"

#include "cli/review_many.h"
#include "game/bot_spec.h"
#include "pages/contest_site.h"

#include <fmt/format.h>

#include <filesystem>

namespace hilltop::cli {
namespace {

constexpr std::chrono::seconds kBetweenWrites{5};

/// Without the folders of this machine.
std::string file_name(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

/// As `--json` prints it, without the folders of this machine.
std::string published_json(const ReviewedMatches& many, std::size_t worst) {
    Json json = many_json(many, worst, {});
    json.erase("problems");
    for (Json& group : json["groups"])
        for (Json& moment : group["worst"])
            moment["file"] = file_name(moment["file"].get<std::string>());
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace

Result<ManySite> ManySite::open(const std::string& folder, const ReviewOptions& options, const ReviewWork& work) {
    auto site = TRY(ReviewSite::open(folder));
    std::string commands = "hilltop-cli review";
    for (const std::string& file : options.files)
        commands += ' ' + shell_word(file_name(file));
    if (work.order.samples > 0) commands += fmt::format(" --samples {}", work.order.samples);
    if (work.seed) commands += fmt::format(" --seed {}", *work.seed);
    if (work.most > 0) commands += fmt::format(" --matches {}", work.most);
    return ManySite(std::move(site), commands + '\n', work.worst);
}

void ManySite::name_seats(Record& record) {
    for (RecordSeat& seat : record.seats) {
        const auto spec = seat.name.empty() ? read_bot_spec(seat.bot) : std::nullopt;
        if (spec && spec->target.find('/') != std::string::npos) seat.name = short_name(*spec);
    }
}

Result<> ManySite::add(const GivenMatch& match, const Replay& replay, const Review& review,
                       const ReviewedMatches& many) {
    const std::string where = fmt::format("{} --match {}", shell_word(file_name(match.file)), match.match + 1);
    TRY(m_site.add(where, replay, review));
    if (std::chrono::steady_clock::now() - m_written < kBetweenWrites) return {};
    static_cast<void>(write(many, many.matches)); // finish() says what goes wrong
    m_written = std::chrono::steady_clock::now();
    return {};
}

Result<> ManySite::write(const ReviewedMatches& many, std::uint64_t of) {
    return m_site.write(many.groups, {.worst = m_worst,
                                      .of = of,
                                      .commands = m_commands,
                                      .downloads = {{"review.json", published_json(many, m_worst)}}});
}

} // namespace hilltop::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review_many.h"

#include "analysis/report_parts.h"
#include "base/text_file.h"
#include "cli/many_site.h"
#include "cli/output.h"
#include "cli/progress_bar.h"
#include "review_files/given_matches.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop::cli {
namespace {

class ManyWork {
public:
    ManyWork(const ReviewOptions& options, ReviewWork work, ReviewKeeper keeper, ManySite* site)
        : m_site(site)
        , m_given(options.files, work.most, GivenMatches::Which::Drawn, work.piped)
        , m_work(std::move(work))
        , m_keeper(std::move(keeper)) {
        m_many.matches = m_given.count();
        m_work.order.progress = [this](double share) { show(share); };
        tell_new_problems();
    }

    ReviewedMatches run() {
        while (!m_many.stopped) {
            if (m_work.order.stop()) {
                m_many.stopped = m_done < m_many.matches;
                break;
            }
            auto match = m_given.next();
            tell_new_problems();
            if (!match) break;
            take(*match);
            ++m_done;
        }
        if (const auto kept = m_keeper.finish(); !kept) problem(kept.error());
        m_bar.clear();
        if (m_site != nullptr && m_site_done) m_site_done = m_site->finish(m_many);
        m_many.missing = m_given.not_kept();
        return std::move(m_many);
    }

    /// Whether all matches can stand on one site, and it is written.
    const Result<>& site_done() const { return m_site_done; }

private:
    void show(double share) {
        m_bar.show((static_cast<double>(m_done) + share) /
                   static_cast<double>(std::max<std::uint64_t>(1, m_many.matches)));
    }

    void problem(Error error) {
        m_bar.clear();
        if (m_is_new(error)) remark(error);
        m_many.problems.push_back(std::move(error));
    }

    void tell_new_problems() {
        while (m_told < m_given.problems().size())
            problem(m_given.problems()[m_told++]);
    }

    void take(const GivenMatch& match) {
        if (!match.record) return problem(match.record.error());
        Record record = *match.record;
        m_keeper.lend(match, record);
        if (m_site != nullptr) ManySite::name_seats(record);
        const auto replay = Replay::make(std::move(record), Replay::Asking::Later);
        if (!replay) return problem(failure("cli", "{}: {}", match.where, replay.error()));
        // What it says of itself may be false; then its result is not what anybody has reviewed.
        if (!replay->claims_fit()) return problem(failure("cli", "{}: {}", match.where, replay->claim_error()));
        bool judged = false;
        const auto review = review_of(*replay, m_work, match.where, judged);
        if (!review) return problem(failure("cli", "{}: {}", match.where, review.error()));
        if (!*review) {
            m_many.stopped = true;
            return;
        }
        m_many.add({match.file, match.match, match.tournament}, *replay, **review);
        m_many.judged += judged ? 1 : 0;
        if (m_site != nullptr) m_site_done = m_site->add(match, *replay, **review, m_many);
        m_many.stopped = m_many.stopped || !m_site_done;
        const auto kept = m_keeper.keep(match, *replay, **review, judged);
        if (!kept) problem(failure("cli", "{}: {}", match.where, kept.error()));
        show(1);
    }

    ManySite* m_site; ///< null: not wanted
    Result<> m_site_done;
    ReviewedMatches m_many;
    GivenMatches m_given;
    ReviewWork m_work;
    ReviewKeeper m_keeper;
    ShareBar m_bar;
    FirstOfReason m_is_new;
    std::uint64_t m_done = 0;
    std::size_t m_told = 0;
};

bool sat(const ReviewedMatches& many, const std::string& bot) {
    return std::any_of(many.groups.begin(), many.groups.end(), [&](const ManyReviews& group) {
        const auto entrants = group.entrants();
        return std::any_of(entrants.begin(), entrants.end(), [&](const auto& one) { return one.name == bot; });
    });
}

} // namespace

Result<> review_many(const ReviewOptions& options, const ReviewWork& work) {
    auto keeper = TRY(ReviewKeeper::make(options));
    std::optional<ManySite> site;
    if (options.site) {
        auto opened = ManySite::open(*options.site, options, work);
        if (!opened) return for_option("--site", opened.error());
        site = std::move(*opened);
    }
    ManyWork reviewing(options, work, std::move(keeper), site ? &*site : nullptr);
    const ReviewedMatches many = reviewing.run();
    if (!reviewing.site_done()) return for_option("--site", reviewing.site_done().error());
    if (!options.bot.empty() && many.reviewed > 0 && !sat(many, options.bot))
        return misuse("cli", "--bot: no player called \"{}\" played in these matches", options.bot);
    if (options.json) print_json(many_json(many, work.worst, options.bot));
    const std::string text = many_text(many, {work.worst, options.bot, options.style});
    if (!options.json || options.text) {
        TRY(tell_review(options, text));
    }
    if (options.html) {
        const std::string title =
            fmt::format("{} {} analysed", many.reviewed, many.reviewed == 1 ? "match" : "matches");
        TRY(save_text(*options.html, text_page(title, text)));
    }
    if (many.stopped) return failure("cli", "stopped after {} of {} matches", many.reviewed, many.matches);
    if (many.problems.empty()) return {};
    return failure("cli",
                   many.problems.size() == 1 ? "{} of {} matches analysed, there was {} problem"
                                             : "{} of {} matches analysed, there were {} problems",
                   many.reviewed, many.matches, many.problems.size());
}

} // namespace hilltop::cli

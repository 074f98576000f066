// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_matches.h"

#include "base/file_names.h"
#include "hill/hill_match.h"
#include "hill/unpacked_bots.h"
#include "tournament/outcome.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace hilltop {
namespace {

/// Bits of a review's key for the match in its bout; those of the bout are above.
constexpr int kKeyBits = 27;

/// The sides and part of a bout in 36 bits.
std::uint64_t bout_key(const Bout& bout) {
    constexpr std::size_t kDigits = 9;
    return hash_number(fmt::format("reviews of a hill\n{}\n", bout.part) + sides_text(bout.sides), kDigits) << kKeyBits;
}

class HillMatches : public ContestMatches {
public:
    explicit HillMatches(HillFile hill)
        : ContestMatches(hill.path())
        , m_hill(std::move(hill)) {
        for (const auto& [key, version] : m_hill.field().versions()) {
            m_entrants.emplace(key, static_cast<std::uint16_t>(m_names.size()));
            m_names.push_back(shown_key(key));
            m_bots.push_back(version.spec);
        }
    }

    Result<> read() {
        return m_hill.each_bout([this](const Bout& bout, SeriesResult&& result) {
            m_bouts.push_back({bout, std::move(result)});
            return true;
        });
    }

    const Plan& plan() const override { return m_hill.plan(); }
    std::uint64_t count() const override { return m_there ? m_there->size() : all(); }

    Result<std::uint64_t> leave_out_missing() override {
        std::vector<std::uint64_t> there;
        for (std::uint64_t number = 0; number < all(); number += length()) {
            if (!is_hosted(place(number))) {
                for (std::uint64_t match = 0; match < length(); ++match)
                    there.push_back(number + match);
                continue;
            }
            for (const auto& [match, text] : TRY(m_hill.records(m_bouts[number / length()].bout)))
                if (match >= 0 && match < plan().matches) there.push_back(number + static_cast<std::uint64_t>(match));
        }
        m_there = std::move(there);
        return all() - m_there->size();
    }

    Result<std::string> bot_to_run(std::size_t entrant) override {
        return spec_to_run(TRY(m_hill.content(m_hill.field().versions().at(key_of(entrant)))));
    }

    bool is_called(std::size_t entrant, const std::string& words) const override {
        const HillKey& key = key_of(entrant);
        return key.name == words || fmt::format("{} v{}", key.name, key.version) == words ||
               ContestMatches::is_called(entrant, words);
    }

    std::optional<ContestMatch> next() override {
        if (m_next == count()) return {};
        const std::uint64_t next = m_next++;
        return place(m_there ? (*m_there)[next] : next);
    }

    Result<> read_results(ContestMatch& match) override {
        const HillMatch& own = hill_match(match);
        match.played.points = own.played.points;
        match.played.second = own.played.second;
        match.played.winners = own.played.winners;
        match.forfeit = is_forfeit(own.digest);
        return {};
    }

    Result<ContestMatch> numbered(std::uint64_t number) override {
        if (all() == 0) return misuse("hill", "{} has no matches yet", path());
        if (number >= all())
            return misuse("hill", "{} has no match {}; its last match is {}", path(), number + 1, all());
        return place(number);
    }

    std::uint64_t review_key(const ContestMatch& match) const override {
        return bout_key(m_bouts[match.series].bout) + static_cast<std::uint64_t>(match.match);
    }

    Result<std::optional<ContestMatch>> with_review_key(std::uint64_t key) override {
        if (m_keys.empty())
            for (std::size_t i = 0; i < m_bouts.size(); ++i)
                m_keys.emplace(bout_key(m_bouts[i].bout), i);
        const std::uint64_t match = key & ((std::uint64_t{1} << kKeyBits) - 1);
        const auto bout = m_keys.find(key - match);
        if (bout == m_keys.end() || match >= length()) return std::optional<ContestMatch>();
        return std::optional(place(bout->second * length() + match));
    }

    Result<std::optional<Record>> kept_record(const ContestMatch& match) override {
        const auto kept = TRY(m_hill.records(m_bouts[match.series].bout));
        if (!kept.contains(match.match)) return std::optional<Record>();
        return std::optional(TRY(find(match, WhenNotKept::Fail)).record);
    }

    Result<FoundMatch> find(const ContestMatch& match, WhenNotKept otherwise) override {
        return find_hill_match(m_hill, hill_match(match), otherwise);
    }

    Error not_reproduced(const ContestMatch& match) const override {
        return failure("hill",
                       "{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot "
                       "remembers earlier matches or does not always answer alike",
                       path(), match.number + 1);
    }

    Result<std::vector<SeriesFault>> faults() override {
        std::vector<SeriesFault> faults;
        for (std::size_t i = 0; i < m_bouts.size(); ++i)
            for (SeriesFault fault : m_bouts[i].result.faults) {
                fault.match += i * length();
                fault.entrant = m_entrants.at(m_bouts[i].bout.sides[fault.entrant]);
                faults.push_back(std::move(fault));
            }
        std::stable_sort(faults.begin(), faults.end(), [](const SeriesFault& a, const SeriesFault& b) {
            return std::tie(a.match, a.decision, a.seat) < std::tie(b.match, b.decision, b.seat);
        });
        return faults;
    }

private:
    struct KeptBout {
        Bout bout;
        SeriesResult result;
    };

    const HillKey& key_of(std::size_t entrant) const {
        return std::next(m_hill.field().versions().begin(), static_cast<std::ptrdiff_t>(entrant))->first;
    }

    std::uint64_t all() const { return m_bouts.size() * length(); }
    /// Matches of every bout.
    std::uint64_t length() const { return static_cast<std::uint64_t>(plan().matches); }

    ContestMatch place(std::uint64_t number) {
        ContestMatch match{.number = number,
                           .series = static_cast<std::uint32_t>(number / length()),
                           .match = static_cast<int>(number % length())};
        const Bout& bout = m_bouts[match.series].bout;
        match.part = bout.part;
        const PlayedMatch& own = hill_match(match).played;
        match.played.number = own.number;
        match.played.deal = own.deal;
        match.played.by_seat = own.by_seat;
        for (std::uint16_t& entrant : match.played.by_seat)
            entrant = m_entrants.at(bout.sides[entrant]);
        return match;
    }

    /// The matches of the bout that was asked for last are remembered.
    const HillMatch& hill_match(const ContestMatch& match) {
        if (m_known != match.series) {
            const KeptBout& kept = m_bouts[match.series];
            m_matches = matches_of_bout(m_hill, kept.bout, kept.result);
            m_known = match.series;
        }
        return m_matches[static_cast<std::size_t>(match.match)];
    }

    HillFile m_hill;
    std::map<HillKey, std::uint16_t> m_entrants; ///< by key, in the order of names()
    std::vector<KeptBout> m_bouts;
    std::map<std::uint64_t, std::size_t> m_keys;       ///< bout_key(); made when it is asked for
    std::uint64_t m_next = 0;                          ///< of those that next() goes through
    std::optional<std::vector<std::uint64_t>> m_there; ///< their numbers; nothing: all
    std::optional<std::uint32_t> m_known;              ///< in m_bouts
    std::vector<HillMatch> m_matches;                  ///< of it
};

} // namespace

bool is_hill_file(const std::string& path) {
    constexpr std::size_t kMarkAt = 68; // in the header of SQLite
    constexpr std::string_view kMark = "HHIL";
    const std::string bytes = first_bytes(path, kMarkAt + kMark.size());
    return bytes.empty() ? has_ending(path, ".hhill")
                         : bytes.substr(std::min(kMarkAt, bytes.size())) == kMark ||
                               (has_ending(path, ".hhill") && !is_tournament_file(path));
}

bool is_contest_file(const std::string& path) {
    return is_tournament_file(path) || is_hill_file(path);
}

Result<std::unique_ptr<ContestMatches>> open_contest(const std::string& path) {
    if (!is_hill_file(path)) return open_tournament_matches(path);
    auto matches = std::make_unique<HillMatches>(TRY(HillFile::open(path)));
    TRY(matches->read());
    return std::unique_ptr<ContestMatches>(std::move(matches));
}

} // namespace hilltop

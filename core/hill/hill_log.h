// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hilltop {

/// A version of an entrant; those of a name count from 1.
struct HillKey {
    std::string name;
    int version = 1;
    friend auto operator<=>(const HillKey&, const HillKey&) = default;
};
/// As standings show it: "Nestor", from the second version on "Nestor v2".
std::string shown_key(const HillKey& key);
/// Whether a name looks like that of a version: it ends in " v" and a number.
bool is_like_a_version(std::string_view name);

/// What plays under that key. It never changes: other content is another version.
struct HillVersion {
    HillKey key{};
    std::string spec{};    ///< a built-in bot, a command, or "java:Nestor.java:Nestor" of a file kept in the hill
    std::string content{}; ///< SHA-256 of what plays; of a built-in bot it counts its version
    std::string author{}, link{}, licence{};
};

/// One line of a hill's log, which only grows. Dates are only for display. Out: failed too often (fallen_out());
/// Back: may play again, and was out or disqualified.
struct HillEvent {
    enum class Kind : std::uint8_t { Added, Retired, Disqualified, Budget, Season, Out, Back, Final };
    Kind kind = Kind::Added;
    /// Added: all of it; of those who leave or are back: its key; Final: its spec are those who take part
    /// (finalists_of)
    HillVersion version{};
    std::string why{}; ///< of those who leave or are back: the reason; Season, Final: its name
    /// Budget: how many may be played beside those that everyone plays. Back: how many it has failed in by then.
    /// Final: of each pairing.
    std::int64_t matches = 0;
    std::int64_t date = 0; ///< milliseconds since 1970
    std::string source{};  ///< Added: the submission it came from, "inbox/nestor.py"; empty: somebody added it
    /// Of a sealed hill. Season: its key (season_keys.h); Added, with tables by lot: lot_of_version().
    std::string key{};
};
using HillLog = std::vector<HillEvent>;

/// "added", "retired", "disqualified", "budget", "season", "out", "back", "final".
std::string_view event_word(HillEvent::Kind kind);
std::optional<HillEvent::Kind> read_event_word(std::string_view word);

/// "2026-11-21": the day in UTC of a date, also before 1970.
std::string day_of(std::int64_t date);

/// The season that is open, from 1.
int open_season(const HillLog& log);

/// Who has taken part and who does: a fold of the log.
class HillField {
public:
    HillField() = default;
    explicit HillField(const HillLog& log);

    void add(const HillEvent& event);
    const std::map<HillKey, HillVersion>& versions() const { return m_versions; }
    /// A name as the hill has it already: the same one, or one that looks the same (folded_name). Else as it is.
    std::string spelling_of(const std::string& name) const;
    /// In order of names; one version a name.
    std::vector<HillKey> active() const;
    bool is_active(const HillKey& key) const;
    /// The version of a name that plays, or null.
    const HillVersion* playing(const std::string& name) const;
    /// The only one that plays from this file or by this command, or null.
    const HillVersion* playing_spec(const std::string& spec) const;
    /// Those that play with this content, in order of names.
    std::vector<HillKey> playing_content(const std::string& content) const;
    /// Who wrote a version: the same text for names that look alike (folded_name); empty: no one says.
    std::string author_of(const HillKey& key) const;
    /// HillEvent::key of the version when it first joined; empty: it has no key.
    std::string lot(const HillKey& key) const;
    /// Why a version may not play any more, or null.
    const std::string* disqualified(const HillKey& key) const;
    /// Why a version is out, or null.
    const std::string* out(const HillKey& key) const;
    /// Versions that are out or disqualified, in order of names.
    std::vector<HillKey> barred() const;
    /// A version with this content that was disqualified or is out, under whatever name, and why; or null.
    const std::pair<const HillKey, std::string>* disqualified_content(const std::string& content) const;
    const std::pair<const HillKey, std::string>* out_content(const std::string& content) const;
    /// The key for this content under a name: that of an earlier version with the same content, else the next one.
    HillKey key_for(const std::string& name, const std::string& content) const;

private:
    using Reasons = std::map<HillKey, std::string>;
    const Reasons::value_type* with_content(const Reasons& reasons, const std::string& content) const;

    std::map<HillKey, HillVersion> m_versions;
    std::map<std::string, int> m_active; ///< version by name
    Reasons m_disqualified, m_out;
    std::map<HillKey, std::string> m_lots;
    std::map<std::string, std::string> m_spelt; ///< the first name by folded_name()
};

/// The log with its dates left out and with entrants that came one after the other in order of their keys, so that it
/// does not depend on who came first.
HillLog canonical(const HillLog& log);

} // namespace hilltop

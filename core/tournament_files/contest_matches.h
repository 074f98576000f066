// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/saved_tournament.h"

#include <memory>

namespace hilltop {

/// A match of a tournament or of a hill.
struct ContestMatch {
    std::uint64_t number = 0;  ///< from 0
    std::uint32_t series = 0;  ///< of the tournament, or the pairing of the hill, in the order of the file
    int match = 0;             ///< in it, from 0
    std::optional<int> part{}; ///< of a hill: which of the parts of two versions, from 0
    PlayedMatch played{};      ///< who sat where, by ContestMatches::names(); results are empty until they are read
    bool forfeit = false;      ///< with the results: it was not played, because a bot was out
};

/// What is done about a match of hosted bots whose record was not kept; those of built-in bots are always played again.
enum class WhenNotKept : std::uint8_t { Play, Fail };

/// The matches that a contest's file has, whatever the contest: a tournament or a hill. Numbers count from 0, in a
/// tournament by its schedule, on a hill in order of the sides' names, versions and parts. One thread at a time.
class ContestMatches {
public:
    virtual ~ContestMatches() = default;
    ContestMatches(const ContestMatches&) = delete;
    ContestMatches& operator=(const ContestMatches&) = delete;

    const std::string& path() const { return m_path; }
    /// Game, rules and seats; of a hill without bots.
    virtual const Plan& plan() const = 0;
    /// Those that take part, or have: what they are called, each once, and their specs.
    const std::vector<std::string>& names() const { return m_names; }
    const std::vector<std::string>& bots() const { return m_bots; }
    /// The spec by which the entrant can be asked again; what a hill keeps of it is unpacked.
    virtual Result<std::string> bot_to_run(std::size_t entrant) { return m_bots[entrant]; }
    /// Whether the entrant is meant by these words: its name or spec, or the file it comes from.
    virtual bool is_called(std::size_t entrant, const std::string& words) const;
    /// Whether it cannot be made again but by running programs of others.
    bool is_hosted(const ContestMatch& match) const;

    /// To be asked first: next() and count() leave out what no record was kept of and can't be made again but by
    /// programs of others. Returns how many of these are known now; others are found on the way.
    virtual Result<std::uint64_t> leave_out_missing() { return std::uint64_t{0}; }
    /// Matches that next() goes through: those that count.
    virtual std::uint64_t count() const = 0;
    /// Each in turn, without its results; nothing after the last one.
    virtual std::optional<ContestMatch> next() = 0;
    virtual Result<> read_results(ContestMatch& match) = 0;
    /// An error if there is none, or if it has not been played.
    virtual Result<ContestMatch> numbered(std::uint64_t number) = 0;
    /// The number under which its review is kept: of this match whatever else is played later.
    virtual std::uint64_t review_key(const ContestMatch& match) const { return match.number; }
    /// The match of that key; nothing if there is none.
    virtual Result<std::optional<ContestMatch>> with_review_key(std::uint64_t key);

    /// The record that the file has of it, if it has one.
    virtual Result<std::optional<Record>> kept_record(const ContestMatch& match) = 0;
    /// That record, or the match played again. An error in one sentence where it was forfeit or cannot be made again.
    virtual Result<FoundMatch> find(const ContestMatch& match, WhenNotKept otherwise = WhenNotKept::Play) = 0;
    /// Why a match that was not reproduced is not shown.
    virtual Error not_reproduced(const ContestMatch& match) const = 0;
    /// In order of matches, decisions and seats; SeriesFault::match is the number, the entrant one of names().
    virtual Result<std::vector<SeriesFault>> faults() = 0;

    /// Calls the seats as the contest calls its bots, one of which may have been entered several times.
    void name_seats(Record& record, const ContestMatch& match) const;

protected:
    explicit ContestMatches(std::string path)
        : m_path(std::move(path)) {}

    std::vector<std::string> m_names, m_bots; ///< by entrant

private:
    std::string m_path;
};

/// Those of a tournament's file.
Result<std::unique_ptr<ContestMatches>> open_tournament_matches(const std::string& path);

/// True if a path names a tournament's file rather than a file of records: by its name or its first bytes.
bool is_tournament_file(const std::string& path);
/// The first bytes of an ordinary file; fewer if it is shorter. Empty for a pipe, of which they would be gone.
std::string first_bytes(const std::string& path, std::size_t count);
/// Played again it is another match than the one in the tournament's file.
Error not_reproduced(const std::string& path, std::uint64_t number);
/// Calls the seats as the tournament calls its entrants.
void name_entrants(Record& record, const Plan& plan, const PlayedMatch& match);

} // namespace hilltop

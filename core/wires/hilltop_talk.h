// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"
#include "engine/bot.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// Our side of a conversation in the Hilltop protocol, whatever the game: one JSON object per line. Hello and questions
/// have an answer; notifications go out before the next of them, in one text of several lines.
class HilltopTalk {
public:
    /// What the bot answered hello with.
    struct Greeting {
        std::string name;
        std::string version;
        bool events = false; ///< it wants to hear what happens between its questions
    };
    /// What an answer plays: a word, silence, or nothing that was understood.
    struct Play {
        bool understood = false;
        std::optional<std::string> word{}; ///< none: silence
    };

    /// The text that opens a match.
    std::string hello(std::string_view game, const Json& rules, const Seating& seating);
    std::string question(const Json& view, const std::vector<std::string>& menu, Need need);
    /// Kept for the next text, if the bot wants it.
    void event(const Json& view);
    /// Kept for the next text.
    void over(const MatchResult& result);
    /// The last text, to which no answer comes.
    std::string farewell();

    /// False for a line that answers an earlier, abandoned hello or question. Each of them may be
    /// late once: a second answer to one is not late but strange.
    bool answers(std::string_view line);
    /// What the answer to the open question plays. After a hello that was not understood nothing is.
    Play played(std::string_view line) const;
    /// What an answer to the open question looks like; after a hello that was not understood, what hello is answered
    /// with.
    std::string expected(const std::vector<std::string>& menu, Need need) const;
    const Greeting& greeting() const { return m_greeting; }

private:
    void open(bool hello);
    /// The line after those that were kept.
    std::string with_kept(const Json& line);

    int m_seats = 0;
    std::int64_t m_id = 0;           // of the question asked last
    bool m_hello = false;            // what is open, or was last, is hello
    bool m_answered = true;          // nothing is open
    int m_late_hellos = 0;           // hellos whose answers may still come
    std::set<std::int64_t> m_late{}; // the same of questions
    bool m_strange = false;          // hello was answered with something else
    std::string m_greeted{};         // that
    std::vector<std::string> m_kept{};
    Greeting m_greeting{};
};

} // namespace hilltop

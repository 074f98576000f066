// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/numbers.h"

#include <cassert>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hilltop {

/// One way an answer is spelt.
struct AnswerForm {
    const char* form;    ///< "play N"
    std::string pattern; ///< ECMAScript, of the whole text
    const char* meaning;
    const char* contest; ///< what the game's contest calls it; nullptr: nothing like it
};

/// What differs between answers of one form: a card, a number.
template <class Action>
struct AnswerPart {
    const char* name;    ///< as the form has it, "N"
    const char* pattern; ///< ECMAScript
    std::function<std::string(const Action&)> write;
    std::function<bool(std::string_view, Action&)> read; ///< false: not understood
};

/// A number from `min` to `max`, written plainly or as `text` calls it; "?" is never read. Others are written, too.
template <class Action, class Value>
AnswerPart<Action> answer_part(const char* name, const char* pattern, Value Action::*part, int min, int max,
                               std::string (*text)(int) = nullptr) {
    return {name, pattern,
            [=](const Action& action) { return text ? text(action.*part) : std::to_string(action.*part); },
            [=](std::string_view written, Action& action) {
                if (text == nullptr) {
                    const auto value = read_whole(written);
                    if (!value || *value < min || *value > max || written != std::to_string(*value)) return false;
                    action.*part = static_cast<Value>(*value);
                    return true;
                }
                for (int value = min; value <= max; ++value) {
                    if (written != text(value)) continue;
                    action.*part = static_cast<Value>(value);
                    return written != "?";
                }
                return false;
            }};
}

/// All answers of a game, each declared once: how they are written, read and described.
template <class Action>
class AnswerForms {
public:
    /// `form_of`: which form an action has; by default its kind.
    explicit AnswerForms(int (*form_of)(const Action&) =
                             [](const Action& action) { return static_cast<int>(action.kind); })
        : m_form_of(form_of) {}

    /// The next form. Its parts come in order, with text between them; `action` is the answer but for them.
    void form(const char* form, const char* meaning, const char* contest, const Action& action,
              std::vector<AnswerPart<Action>> parts = {}) {
        Row row{{}, action, std::move(parts)};
        std::string_view rest = form;
        std::string pattern = "^";
        for (const auto& part : row.parts) {
            const auto at = rest.find(part.name);
            assert(at != rest.npos);
            pattern.append(row.texts.emplace_back(rest.substr(0, at))).append(part.pattern);
            rest.remove_prefix(at + std::string_view(part.name).size());
        }
        pattern.append(row.texts.emplace_back(rest)).push_back('$');
        m_rows.push_back(std::move(row));
        m_forms.push_back({form, pattern, meaning, contest});
    }
    const std::vector<AnswerForm>& forms() const { return m_forms; }

    std::string spell(const Action& action) const {
        const auto form = static_cast<std::size_t>(m_form_of(action));
        if (form >= m_rows.size()) return "?";
        const auto& [texts, like, parts] = m_rows[form];
        std::string text = texts[0];
        for (std::size_t i = 0; i < parts.size(); ++i)
            text.append(parts[i].write(action)).append(texts[i + 1]);
        return text;
    }
    std::optional<Action> read(std::string_view text) const {
        for (const Row& row : m_rows) {
            Action action = row.action;
            if (reads(row, text, action)) return action;
        }
        return {};
    }

private:
    struct Row {
        std::vector<std::string> texts; ///< before, between and behind the parts
        Action action;
        std::vector<AnswerPart<Action>> parts;
    };

    static bool reads(const Row& row, std::string_view text, Action& action) {
        if (!text.starts_with(row.texts[0])) return false;
        text.remove_prefix(row.texts[0].size());
        for (std::size_t i = 0; i < row.parts.size(); ++i) {
            const std::string& behind = row.texts[i + 1];
            const auto end = behind.empty() ? text.size() : text.find(behind);
            if (end == text.npos || !row.parts[i].read(text.substr(0, end), action)) return false;
            text.remove_prefix(end + behind.size());
        }
        return text.empty();
    }

    std::vector<Row> m_rows;
    std::vector<AnswerForm> m_forms;
    int (*m_form_of)(const Action&);
};

/// Gives a game its answers by G::answer_forms().
template <class G>
struct SpeltAnswers {
    static const auto& answers() {
        static const auto table = G::answer_forms();
        return table;
    }
    template <class Game = G>
    static std::string spell(const typename Game::Action& action) {
        return answers().spell(action);
    }
    static auto read(std::string_view text) { return answers().read(text); }
};

} // namespace hilltop

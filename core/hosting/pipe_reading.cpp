// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from a program, and its end.
#include "hosting/pipe_program.h"

#include "base/percent.h"
#include "base/quoted.h"
#include "base/system_error.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace hilltop {
namespace {

constexpr std::size_t kChunk = 1 << 16;
constexpr std::size_t kMostCame = 200; ///< bytes of a wrong line that are shown

} // namespace

void PipeProgram::read_errors() {
    std::array<char, kChunk> chunk;
    const std::int64_t size = m_errors ? read_some(m_errors, chunk) : -1;
    if (size == 0) {
        m_pool.close(m_errors);
        return;
    }
    if (size < 0) return;
    log('!', {chunk.data(), static_cast<std::size_t>(size)});
    Slot& own = m_slots[at(speaking())];
    const auto room = std::max<std::int64_t>(m_limits.errors - own.error_bytes, 0);
    own.errors.append(chunk.data(), static_cast<std::size_t>(std::min<std::int64_t>(size, room)));
    own.error_bytes += size;
    if (own.error_bytes > m_limits.errors)
        end(Fault::TooMuchOutput, speaking(),
            "it wrote more than " + std::to_string(m_limits.errors) + " bytes to standard error in one match");
}

void PipeProgram::read_lines(bool to_end) {
    static thread_local std::vector<char> chunk(kChunk);
    do {
        const std::int64_t size = m_out ? read_some(m_out, chunk) : -1;
        if (size == 0) { // closed, or ended: how, the keeper says when all has been ended
            m_pool.close(m_out);
            m_quiet = true;
            starter().kill();
            return;
        }
        if (size < 0) return;
        std::string_view text(chunk.data(), static_cast<std::size_t>(size));
        log('<', text);
        for (auto end = text.find('\n'); end != text.npos && !m_over; end = text.find('\n')) {
            std::string whole;
            std::string_view line = text.substr(0, end);
            text.remove_prefix(end + 1);
            if (!m_line.empty()) {
                whole = std::exchange(m_line, {}).append(line);
                line = whole;
            }
            take_line(line);
        }
        m_line += text;
        if (!m_over && static_cast<std::int64_t>(m_line.size()) > m_limits.reply + 32)
            end(Fault::TooMuchOutput, speaking(), long_answer());
    } while (to_end && !m_over);
}

void PipeProgram::take_line(std::string_view line) {
    if (m_speech == Speech::Lines) {
        if (line.ends_with('\r')) line.remove_suffix(1);
        Slot& own = m_slots[0];
        own.reply_bytes += line.size();
        if (static_cast<std::int64_t>(own.reply_bytes) > m_limits.reply)
            return end(Fault::TooMuchOutput, 0, long_answer());
        if (!own.open) { // it was not asked
            own.stuck = false;
            return;
        }
        own.answered = true;
        WireReply answer;
        answer.text = line;
        answer.time = taken();
        heard(0);
        answer.errors = std::exchange(own.errors, {});
        own.replies.push_back(std::move(answer));
        m_pool.news();
        return;
    }
    int slot = -1;
    const auto [behind, problem] = std::from_chars(line.data(), line.data() + line.size(), slot);
    const auto from = static_cast<std::size_t>(behind - line.data());
    const auto asked = std::find_if(m_asked.begin(), m_asked.end(), [&](const Asked& one) { return one.slot == slot; });
    const bool formed = problem == std::errc{} && line.size() >= from + 2 && line[from] == ' ' &&
                        (line[from + 1] == '=' || line[from + 1] == '!');
    // Nothing that comes from it can be trusted to belong to anything.
    if (!formed || asked == m_asked.end())
        return end(Fault::NotUnderstood, speaking(),
                   "to its standard output, which belongs to its host, it wrote " + quoted(line, kMostCame));
    const std::string_view text = line.size() > from + 3 ? line.substr(from + 3) : std::string_view();
    if (static_cast<std::int64_t>(text.size()) > m_limits.reply) return end(Fault::TooMuchOutput, slot, long_answer());
    const bool wanted = asked->wanted;
    const bool loading = asked->loading;
    const auto time = taken();
    m_asked.erase(asked);
    heard(slot);
    Slot& own = m_slots[at(slot)];
    if (own.taken) own.answered = true;
    if (loading && own.taken)
        loaded(slot, line[from + 1], text);
    else if (wanted)
        take_answer(slot, line[from + 1], text);
    if (!own.replies.empty()) own.replies.back().time = time;
    set_clock();
}

/// A bot that was stuck has come back: the whole time for its start begins now.
void PipeProgram::heard(int slot) {
    Slot& own = m_slots[at(slot)];
    if (!std::exchange(own.stuck, false) || !own.open || own.limit != Wire::Limit::Start) return;
    for (Asked& asked : m_asked) {
        if (asked.slot != slot || !asked.wanted) continue;
        asked.limit = m_limits.start;
        m_clocked = 0;
    }
    set_clock();
}

void PipeProgram::loaded(int slot, char mark, std::string_view text) {
    Slot& own = m_slots[at(slot)];
    if (mark == '!') {
        own.errors += text.substr(std::min(text.size(), text.find(' ') + 1));
        own.errors += '\n';
        return close_slot(slot, Fault::NoStart);
    }
    own.loaded = true;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find(' ', from), text.size());
        if (end > from) own.entrants.push_back(percent_decoded(text.substr(from, end - from)));
        from = end + 1;
    }
    if (!own.held) return;
    own.open = false;
    send(slot, *std::exchange(own.held, {}), own.limit);
}

void PipeProgram::take_answer(int slot, char mark, std::string_view text) {
    WireReply answer;
    if (mark == '=') {
        answer.text = text;
        return reply(slot, std::move(answer));
    }
    const auto word_end = std::min(text.find(' '), text.size());
    Fault fault = Fault::Crash;
    read_fault(text.substr(0, word_end), fault);
    Slot& own = m_slots[at(slot)];
    own.errors += text.substr(std::min(word_end + 1, text.size()));
    own.errors += '\n';
    if (fault == Fault::Crash || fault == Fault::TooMuchMemory || fault == Fault::TooMuchOutput) { // the host lives
        close_slot(slot, fault);
        ask(slot, "end", {}, false);
        return;
    }
    answer.fault = fault;
    reply(slot, std::move(answer));
}

void PipeProgram::take_news() {
    while (const auto report = starter().news()) {
        if (report->news == letters::News::Started) {
            m_group = report->value;
            continue;
        }
        if (report->news == letters::News::Failed)
            m_slots[at(speaking())].errors += "cannot be run: " + english(system_reason(report->value)) + '\n';
        if (took_too_much(*report)) return;
        // A bot that is not isolated can end its keeper.
        if (report->news == letters::News::Ended && report->value == -1 && m_group > 0 && !m_pool.isolated())
            kill_group(m_group);
        read_lines(true);
        if (m_over) return;
        const int slot = speaking();
        // Who closes its stdout is ended for that; who ends by itself closes it, too.
        const bool ended = report->news == letters::News::Ended && report->value != -1;
        const std::string how = ended ? how_it_ended(report->value) : std::string();
        const bool closed = ended && m_quiet && was_killed(report->value);
        return end(m_slots[at(slot)].answered ? Fault::Crash : Fault::NoStart, m_asked.empty() ? -1 : slot,
                   closed ? "it has closed its standard output" : how);
    }
}

void PipeProgram::reply(int slot, WireReply answer) {
    Slot& own = m_slots[at(slot)];
    own.open = false;
    if (answer.errors.empty()) answer.errors = std::exchange(own.errors, {});
    own.replies.push_back(std::move(answer));
    m_pool.news();
}

void PipeProgram::close_slot(int slot, std::optional<Fault> fault, const std::string& reason) {
    Slot& own = m_slots[at(slot)];
    if (!own.taken || own.closed || own.ended) return;
    WireReply last;
    last.fault = fault;
    last.lost = !fault;
    last.errors = std::exchange(own.errors, {});
    last.reason = reason;
    if (m_speech == Speech::Lines) last.came = m_line;
    own.held.reset();
    if (!own.open || own.reply_bytes > 0) { // reported with the next question, or with the next receive()
        own.ended = std::move(last);
        if (own.open) m_pool.news();
        return;
    }
    own.closed = true;
    reply(slot, std::move(last));
}

void PipeProgram::end(Fault fault, int culprit, std::string reason) {
    if (m_over) return;
    m_over = true;
    log('=', std::string(fault_word(fault)) + (reason.empty() ? "" : ": " + reason));
    for (int i = 0; i < 64 && m_errors && fault != Fault::TooMuchOutput; ++i) { // all that a pipe holds
        const auto before = m_slots[at(speaking())].error_bytes;
        read_errors();
        if (m_slots[at(speaking())].error_bytes == before) break;
    }
    close_pipes();
    bury_keepers();
    const auto used = std::count_if(m_slots.begin(), m_slots.end(), [](const Slot& slot) { return slot.taken; });
    m_asked.clear();
    set_clock();
    for (int slot = 0; slot < static_cast<int>(m_slots.size()); ++slot)
        close_slot(slot, slot == culprit || used == 1 ? std::optional(fault) : std::nullopt, reason);
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/pipe_program.h"

#include "hosting/processes.h"
#include "wires/hosting.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cerrno>
#include <charconv>

namespace hilltop {
namespace {

/// The bot's limits, and beside them what its host needs.
WireOrder with_host(WireOrder order, const LaunchPlan& plan) {
    order.limits.memory += plan.own_memory;
    order.limits.processes += plan.own_processes;
    return order;
}

} // namespace

PipeProgram::PipeProgram(ProcessPool& pool, const WireOrder& order, const LaunchPlan& plan)
    : Peer(pool, with_host(order, plan))
    , m_speech(plan.speech)
    , m_load(!plan.load.empty() ? plan.load
                                : load_request(plan.file.empty() ? order.target : plan.file,
                                               plan.name.empty() ? order.name : plan.name))
    , m_slots(m_speech == Speech::Hosted ? static_cast<std::size_t>(plan.bots) : 1)
    , m_log(pool.log_of(order))
    , m_slot_name(order.slot) {}

Result<std::shared_ptr<PipeProgram>> PipeProgram::start(ProcessPool& pool, const WireOrder& order,
                                                        const LaunchPlan& plan, const std::string& folder) {
    std::shared_ptr<PipeProgram> program(new PipeProgram(pool, order, plan));
    auto in = pipe_to_child();
    auto out = pipe_from_child();
    auto errors = pipe_from_child();
    if (!in || !out || !errors) return pool.machine_lacks((!in ? in : !out ? out : errors).error());
    TRY(program->start_keepers(folder, plan));
    const LaunchOrder launch = program->launch_order(folder, plan, true);
    if (!program->starter().launch(launch, in->theirs, out->theirs, errors->theirs))
        return failure("hosting", "{} cannot be started", plan.arguments[0]);
    program->m_in = std::move(in->mine);
    program->m_out = std::move(out->mine);
    program->m_errors = std::move(errors->mine);
    program->watch(program->m_out.number(), kOut);
    program->watch(program->m_errors.number(), kErrors);
    program->watch(program->starter().socket(), kControl);
    return program;
}

/// A free slot with no answer outstanding; -1: there is no free slot.
int PipeProgram::free_slot() const {
    for (int slot = 0; slot < static_cast<int>(m_slots.size()) && !m_over; ++slot)
        if (!m_slots[at(slot)].taken &&
            std::none_of(m_asked.begin(), m_asked.end(), [&](const Asked& asked) { return asked.slot == slot; }))
            return slot;
    return -1;
}

int PipeProgram::join() {
    const int slot = free_slot();
    assert(slot >= 0);
    m_slots[at(slot)] = {};
    m_slots[at(slot)].taken = true;
    if (m_speech == Speech::Hosted)
        ask(slot, m_load, m_limits.start, true);
    else
        m_slots[at(slot)].loaded = true;
    return slot;
}

void PipeProgram::leave(int slot) {
    drop(slot);
    if (m_speech == Speech::Hosted && !m_over && !m_slots[at(slot)].closed) ask(slot, "end", {}, false);
    m_slots[at(slot)] = {};
}

void PipeProgram::ask(int slot, std::string_view text, std::chrono::milliseconds limit, bool loading) {
    assert(m_speech == Speech::Lines || text.find('\n') == text.npos); // there several lines may be one message
    const std::size_t before = m_to_write.size();
    if (m_speech == Speech::Hosted) {
        std::array<char, 12> number;
        char* end = std::to_chars(number.data(), number.data() + number.size(), slot).ptr;
        m_to_write.append(number.data(), end);
        m_to_write += ' ';
    }
    m_to_write += text;
    m_to_write += '\n';
    m_queued += m_to_write.size() - before;
    log('>', std::string_view(m_to_write).substr(before));
    m_pool.dirty(*this);
    if (limit.count() == 0) return; // needs no answer
    m_asked.push_back({.slot = slot, .number = ++m_numbers, .end = m_queued, .limit = limit, .loading = loading});
    m_last = slot;
}

void PipeProgram::send(int slot, std::string_view text, Wire::Limit limit) {
    Slot& own = m_slots[at(slot)];
    assert((!own.open || m_speech == Speech::Lines) && !own.closed);
    own.limit = limit;
    if (limit == Wire::Limit::Start) own.error_bytes = static_cast<std::int64_t>(own.errors.size()); // a new match
    if (m_speech == Speech::Lines) { // lines behind an answer are there for who reads to judge
        m_asked.clear();
        own.late = false;
        own.reply_bytes = 0;
    }
    own.open = true;
    if (own.ended) {
        reply(slot, std::move(*own.ended));
        own.ended.reset();
        own.closed = true;
        return;
    }
    if (!own.loaded) {
        own.held = text;
        return;
    }
    const bool decision = limit == Wire::Limit::Decision;
    // One that has not come back from an earlier question cannot have begun to start: see heard().
    const auto start = own.stuck ? std::min(m_limits.decision, m_limits.start) : m_limits.start;
    ask(slot, text, !decision ? start : own.decided ? m_limits.decision : m_limits.first, false);
    own.decided = own.decided || decision;
}

std::optional<WireReply> PipeProgram::receive(int slot) {
    Slot& own = m_slots[at(slot)];
    if (!own.replies.empty()) {
        WireReply reply = std::move(own.replies.front());
        own.replies.pop_front();
        // Who reads it says by asking again that it was not the answer.
        if (m_speech == Speech::Lines && own.replies.empty() && m_to_write.empty()) starter().attend(false);
        return reply;
    }
    if (m_speech == Speech::Lines && own.open && !m_over) starter().attend(true);
    if (own.open && own.ended) { // lines came that were no answer
        own.open = false;
        own.closed = true;
        return std::exchange(own.ended, {});
    }
    if (!own.late) return {};
    own.open = own.late = false;
    WireReply reply;
    reply.fault = Fault::TimeOut;
    reply.came = m_line;
    reply.reason = too_late(own.limit == Wire::Limit::Start ? m_limits.start : m_limits.decision);
    reply.errors = std::exchange(own.errors, {});
    return reply;
}

void PipeProgram::drop(int slot) {
    Slot& own = m_slots[at(slot)];
    own.open = own.late = false;
    own.held.reset();
    own.replies.clear();
    if (m_speech == Speech::Lines) {
        m_asked.clear();
    } else {
        for (Asked& asked : m_asked)
            if (asked.slot == slot && !asked.loading) asked.wanted = false;
    }
    set_clock();
}

/// The request whose time runs: no other slot's precedes it. The time of a request that is no longer wanted runs
/// if other requests may wait behind it.
const PipeProgram::Asked* PipeProgram::counted() const {
    for (const Asked& asked : m_asked) {
        if (asked.slot != m_asked.front().slot) break;
        if (asked.wanted || shared()) return &asked;
    }
    return nullptr;
}

void PipeProgram::set_clock(Steady::time_point since) {
    const Asked* asked = m_over ? nullptr : counted();
    if (m_asked.empty() && m_to_write.empty()) starter().attend(false);
    if (asked == nullptr) {
        m_clocked = 0;
        stop_clock();
        return;
    }
    const bool sent = m_written >= asked->end;
    if (m_clocked == asked->number && m_clocked_sent == sent) return;
    m_clocked = asked->number;
    m_clocked_sent = sent;
    start_clock(asked->limit, since);
}

void PipeProgram::write() {
    if (m_over) return;
    // Its time begins before it has the request: it may be quicker than we are back from writing.
    const auto begun = Steady::now();
    if (!m_to_write.empty()) starter().attend(true);
    std::size_t done = 0;
    while (done < m_to_write.size() && !m_blocked) {
        const std::int64_t size = write_some(m_in, std::string_view(m_to_write).substr(done));
        if (size > 0)
            done += static_cast<std::size_t>(size);
        else if (size == -EAGAIN)
            m_blocked = true;
        else if (size != -EINTR)
            break; // it has closed its stdin: it will never be asked this, and its time runs
    }
    m_to_write.erase(0, done);
    m_written += done;
    if (m_blocked) watch(m_in.number(), kIn, ProcessPool::For::Writing);
    set_clock(begun);
}

void PipeProgram::ready(int part) {
    if (m_over) return;
    switch (part) {
    case kErrors:
        read_errors();
        break;
    case kOut:
        read_lines(false);
        break;
    case kControl:
        take_news();
        break;
    case kIn:
        m_pool.unwatch(m_in.number());
        m_blocked = false;
        write();
        break;
    default:
        break;
    }
}

void PipeProgram::expired() {
    const Asked asked = *counted();
    Slot& own = m_slots[at(asked.slot)];
    if (!m_clocked_sent) return end(Fault::Stall, asked.slot, "it has stopped reading its standard input");
    if (asked.loading) return end(Fault::NoStart, asked.slot, too_late(asked.limit));
    if (shared()) return end(Fault::TimeOut, asked.slot, too_late(asked.limit));
    log('=', "time-out: " + too_late(asked.limit));
    if (own.reply_bytes > 0) {
        // Lines came, and whether one of them was the answer only the reader knows.
        m_asked.clear();
        own.late = true;
        m_pool.news();
        return set_clock();
    }
    own.stuck = true;
    for (Asked& one : m_asked)
        if (one.number == asked.number) one.wanted = false;
    WireReply late;
    late.fault = Fault::TimeOut;
    late.time = taken();
    late.reason = too_late(asked.limit);
    if (m_speech == Speech::Lines) late.came = m_line;
    reply(asked.slot, std::move(late));
    set_clock();
}

std::string PipeProgram::long_answer() const {
    return "its answer is longer than " + std::to_string(m_limits.reply) + " bytes";
}

std::string PipeProgram::too_late(std::chrono::milliseconds limit) const {
    return "no answer within " + std::to_string(limit.count()) + " ms";
}

} // namespace hilltop

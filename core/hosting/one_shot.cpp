// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/one_shot.h"

#include "base/system_error.h"
#include "hosting/processes.h"

#include <array>
#include <cassert>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

constexpr int kNotFound = 127; ///< exit code of shells and env

std::string_view stripped(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const auto from = text.find_first_not_of(blanks);
    return from == text.npos ? std::string_view() : text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

} // namespace

OneShot::OneShot(ProcessPool& pool, const WireOrder& order, LaunchPlan plan, std::string folder)
    : Peer(pool, order)
    , m_plan(std::move(plan))
    , m_folder(std::move(folder))
    , m_log(pool.log_of(order))
    , m_slot_name(order.slot) {}

Result<std::unique_ptr<OneShot>> OneShot::start(ProcessPool& pool, const WireOrder& order, const LaunchPlan& plan,
                                                const std::string& folder) {
    std::unique_ptr<OneShot> shot(new OneShot(pool, order, plan, folder));
    TRY(shot->start_keeper());
    return shot;
}

Result<> OneShot::start_keeper() {
    const auto started = start_keepers(m_folder, m_plan);
    if (started) watch(starter().socket(), kControl);
    return started;
}

void OneShot::send(std::string_view text, Wire::Limit limit) {
    assert(!m_open);
    m_open = true;
    if (limit == Wire::Limit::Start) m_error_bytes = 0; // a new match
    m_time = limit == Wire::Limit::Start ? m_limits.start : m_decided ? m_limits.decision : m_limits.first;
    m_decided = m_decided || limit == Wire::Limit::Decision;
    m_waiting = text;
    m_pool.dirty(*this);
}

void OneShot::drop() {
    m_open = false;
    m_waiting.reset();
    m_reply.reset();
    stop_clock();
    close_pipes();
    if (m_running) starter().kill();
}

void OneShot::write() {
    if (m_waiting && !m_running) begin();
    while (m_in && !m_to_write.empty()) {
        const std::int64_t size = write_some(m_in, m_to_write);
        if (size > 0) {
            m_to_write.erase(0, static_cast<std::size_t>(size));
        } else if (size == -EAGAIN) {
            m_pool.unwatch(m_in.number());
            watch(m_in.number(), kIn, ProcessPool::For::Writing);
            return;
        } else if (size != -EINTR) {
            m_to_write.clear(); // it does not want to know
        }
    }
    m_pool.close(m_in);
}

void OneShot::begin() {
    const std::string text = *std::exchange(m_waiting, {});
    const auto impossible = [&](const Error& error) {
        WireReply reply;
        reply.fault = Fault::NoStart;
        reply.errors = english(error) + '\n';
        finish(std::move(reply));
    };
    if (!starter().running())
        if (const auto again = start_keeper(); !again) return impossible(again.error());
    auto in = pipe_to_child();
    auto out = pipe_from_child();
    auto errors = pipe_from_child();
    if (!in || !out || !errors) return impossible(m_pool.machine_lacks((!in ? in : !out ? out : errors).error()));
    const LaunchOrder order = launch_order(m_folder, m_plan, false); // nothing of it lives between two requests
    if (!starter().launch(order, in->theirs, out->theirs, errors->theirs))
        return impossible(failure("hosting", "{} cannot be started", m_plan.arguments[0]));
    m_in = std::move(in->mine);
    m_out = std::move(out->mine);
    m_errors = std::move(errors->mine);
    watch(m_out.number(), kOut);
    watch(m_errors.number(), kErrors);
    m_answer.clear();
    m_to_write = text;
    m_running = true;
    log('>', text);
    start_clock(m_time);
}

void OneShot::ready(int part) {
    switch (part) {
    case kErrors:
        read_errors();
        break;
    case kOut:
        read_answer(false);
        break;
    case kControl:
        while (const auto report = starter().news()) {
            if (report->news == letters::News::Started || took_too_much(*report)) continue;
            if (report->news == letters::News::Failed) {
                m_error_text += "cannot be run: " + english(system_reason(report->value)) + '\n';
                m_running = false;
                fail(Fault::NoStart, {});
            } else {
                ended(report->value);
            }
        }
        if (m_waiting) m_pool.dirty(*this);
        break;
    case kIn:
        write();
        break;
    default:
        break;
    }
}

void OneShot::read_errors() {
    std::array<char, 1 << 14> chunk;
    const std::int64_t size = m_errors ? read_some(m_errors, chunk) : -1;
    if (size == 0) m_pool.close(m_errors);
    if (size <= 0) return;
    const auto room = std::max<std::int64_t>(m_limits.errors - m_error_bytes, 0);
    m_error_text.append(chunk.data(), static_cast<std::size_t>(std::min<std::int64_t>(size, room)));
    m_error_bytes += size;
    log('!', {chunk.data(), static_cast<std::size_t>(size)});
    if (m_error_bytes > m_limits.errors)
        fail(Fault::TooMuchOutput,
             "it wrote more than " + std::to_string(m_limits.errors) + " bytes to standard error in one match");
}

void OneShot::read_answer(bool to_end) {
    std::array<char, 1 << 14> chunk;
    do {
        const std::int64_t size = m_out ? read_some(m_out, chunk) : -1;
        if (size == 0) m_pool.close(m_out); // how it ended is still to come
        if (size <= 0) return;
        m_answer.append(chunk.data(), static_cast<std::size_t>(size));
        log('<', {chunk.data(), static_cast<std::size_t>(size)});
        if (static_cast<std::int64_t>(m_answer.size()) > m_limits.reply)
            fail(Fault::TooMuchOutput, "its answer is longer than " + std::to_string(m_limits.reply) + " bytes");
    } while (to_end && m_out);
}

void OneShot::ended(int status) {
    m_running = false;
    if (status == -1) bury_keepers(); // a bot has ended its keeper
    if (!m_open || m_waiting) return; // the answer is not wanted
    read_answer(true);
    for (int i = 0; i < 8 && m_errors; ++i) // all that a pipe holds
        read_errors();
    if (!m_open) return; // too much of it
    const auto code = exit_code(status);
    const std::string how = status == -1 ? std::string() : how_it_ended(status);
    log('=', how);
    const bool well = code == 0;
    const std::string_view answer = stripped(m_answer);
    if (!well && answer.empty()) return fail(code == kNotFound ? Fault::NoStart : Fault::Crash, how);
    if (m_plan.own_file >= 0 && cuts_files())
        return fail(Fault::NotAllowed,
                    "a file of its own had more than " + std::to_string(m_plan.own_file) + " bytes and has been cut");
    WireReply reply;
    reply.text = answer;
    reply.reason = how;
    finish(std::move(reply));
}

bool OneShot::cuts_files() const {
    namespace fs = std::filesystem;
    bool cut = false;
    std::error_code problem;
    for (fs::recursive_directory_iterator entry(m_folder, problem), end; !problem && entry != end;
         entry.increment(problem)) {
        std::error_code gone;
        const auto path = entry->path();
        const bool given = std::any_of(m_plan.copies.begin(), m_plan.copies.end(),
                                       [&](const auto& copy) { return path == fs::path(m_folder) / copy.to; });
        if (given || entry->is_symlink(gone) || !entry->is_regular_file(gone)) continue;
        if (static_cast<std::int64_t>(entry->file_size(gone)) <= m_plan.own_file || gone) continue;
        fs::resize_file(path, static_cast<std::uintmax_t>(m_plan.own_file), gone);
        cut = true;
    }
    return cut;
}

void OneShot::expired() {
    if (!m_to_write.empty()) return fail(Fault::Stall, "it does not read its standard input");
    if (!m_out && stripped(m_answer).empty()) return fail(Fault::Crash, "it has closed its standard output");
    fail(Fault::TimeOut, "it had not ended after " + std::to_string(m_time.count()) + " ms");
}

void OneShot::fail(Fault fault, std::string reason) {
    WireReply reply;
    reply.fault = fault;
    reply.came = m_answer;
    log('=', std::string(fault_word(fault)) + (reason.empty() ? "" : ": " + reason));
    reply.reason = std::move(reason);
    finish(std::move(reply));
    if (m_running) starter().kill();
}

void OneShot::finish(WireReply reply) {
    if (!m_open) return;
    reply.time = taken();
    if (reply.errors.empty()) reply.errors = std::exchange(m_error_text, {});
    stop_clock();
    close_pipes();
    m_open = false;
    m_reply = std::move(reply);
    m_pool.news();
}

} // namespace hilltop

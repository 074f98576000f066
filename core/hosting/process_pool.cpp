// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/process_pool.h"

#include "base/percent.h"
#include "base/system_error.h"
#include "hosting/isolation.h"
#include "hosting/languages/executables/scripts.h"
#include "hosting/reaper.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto kBetweenLooks = 50ms;
constexpr auto kBetweenWeighings = 250ms;
constexpr std::uintmax_t kMostWritten = 64 << 20; ///< bytes of a bot's own files, all together
constexpr int kMostOwnFiles = 10'000;
constexpr auto kLate = 20ms;      ///< later than this our own process was kept from running
constexpr auto kMuchExtended = 9; ///< times its limit, in total

/// A word as the name of a file in a folder, different words giving different names.
std::string as_file_name(const std::string& word) {
    return "slot-" + percent_encoded(word, [](char byte) {
               return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '-' || byte == '_';
           });
}

/// The files of the bots that one plays against. A command is as long as it is a person's.
std::vector<std::string> other_files(const WireOrder& order) {
    std::vector<std::string> files;
    for (const std::string& target : order.others) {
        if (target == order.target) continue;
        std::vector<std::string> words = command_words(target);
        words.push_back(target);
        for (const std::string& word : words) {
            std::error_code problem;
            const fs::path path = fs::absolute(word, problem);
            if (!word.empty() && !problem && fs::exists(path, problem) && word.find('/') != word.npos)
                files.push_back(path.lexically_normal().string());
        }
    }
    return files;
}

Error no_keeper(const KeeperProblem& problem) {
    return failure("hosting", "bots cannot be started: {} ({})", problem.call, system_reason(problem.code));
}

} // namespace

ProcessPool::ProcessPool(bool isolate, std::string wire_log)
    : m_isolated(isolate && isolation().on())
    , m_wire_log(std::move(wire_log)) {
    allow_many_files(); // many bots have many pipes
}

ProcessPool::~ProcessPool() {
    reap();
    if (!m_dying.empty()) reap_beside(std::move(m_dying), std::move(m_root));
}

Result<std::string> ProcessPool::root() {
    if (m_root.path().empty()) {
        auto made = BotsRoot::make();
        if (!made) return machine_lacks(made.error());
        m_root = std::move(*made);
    }
    return m_root.path();
}

std::shared_ptr<WireLog> ProcessPool::log_of(const WireOrder& order) const {
    return m_wire_log.empty() ? nullptr : WireLog::of(m_wire_log, order);
}

Result<std::string> ProcessPool::working_folder(const std::string& slot, bool kept) {
    const auto all = TRY(root());
    std::string folder = all + '/' + as_file_name(slot);
    std::error_code problem;
    if (!kept) fs::remove_all(folder, problem);
    const bool emptied = !problem;
    if (emptied) fs::create_directory(folder, problem); // no error where it is there
    if (problem) {
        Error error = failure("hosting", "{}: the folder cannot be emptied ({})", folder, system_reason(problem));
        return emptied ? machine_lacks(std::move(error)) : error; // a bot may have closed what it has left
    }
    return folder;
}

void ProcessPool::close(File& file) {
    if (!file) return;
    unwatch(file.number());
    file.close();
}

void ProcessPool::leave(Peer& peer) {
    std::erase(m_peers, &peer);
    std::erase(m_dirty, &peer);
}

void ProcessPool::dirty(Peer& peer) {
    if (std::find(m_dirty.begin(), m_dirty.end(), &peer) == m_dirty.end()) m_dirty.push_back(&peer);
}

void ProcessPool::reap(Keeper keeper) {
    keeper.dismiss();
    if (keeper.process() > 0) m_dying.push_back(keeper.process());
}

void ProcessPool::reap() {
    std::erase_if(m_dying, has_ended);
}

void ProcessPool::flush() {
    if (m_dirty.empty()) return;
    const NoPipeSignal quiet;
    std::vector<Peer*> writing;
    writing.swap(m_dirty);
    for (Peer* peer : writing)
        peer->write();
    writing.clear();
    if (m_dirty.empty()) m_dirty.swap(writing); // keeps its memory
}

std::optional<Steady::time_point> ProcessPool::next_deadline() const {
    std::optional<Steady::time_point> next;
    for (const Peer* peer : m_peers)
        if (peer->deadline() && (!next || *peer->deadline() < *next)) next = peer->deadline();
    return next;
}

/// How many there were, at most Watcher::kMost.
std::size_t ProcessPool::take_events(Steady::time_point until) {
    Watcher::Found found;
    const auto left = std::max(until - Steady::now(), Steady::duration::zero());
    const std::size_t count = m_watcher.wait(left, found);
    const auto late = Steady::now() - until;
    if (left > Steady::duration::zero() && late > kLate)
        for (Peer* peer : m_peers)
            peer->extend(late);
    // A bot's stderr from before its answer has to be there with the answer: parts are in that order.
    constexpr int parts = 4;
    for (int part = 0; part < parts; ++part) {
        for (std::size_t i = 0; i < count; ++i) {
            const auto* source = static_cast<const Source*>(found[i]);
            m_woken = m_woken || source == nullptr;
            if (source == nullptr || source->part != part) continue;
            std::optional<NoPipeSignal> quiet;
            if (part == parts - 1) quiet.emplace(); // room to write
            source->peer->ready(part);
        }
    }
    return count;
}

void ProcessPool::judge(Steady::time_point now) {
    for (Peer* peer : m_peers)
        if (peer->deadline() && *peer->deadline() <= now && !peer->starved()) peer->expired();
    if (now - m_watched < kBetweenLooks) return;
    m_watched = now;
    for (Peer* peer : m_peers)
        peer->inspect();
}

void ProcessPool::wait(std::chrono::milliseconds at_most) {
    const auto end = Steady::now() + at_most;
    for (;;) {
        flush();
        if (!m_dying.empty()) reap();
        auto until = end;
        const auto next = next_deadline();
        if (next) until = std::min({until, *next, std::max(m_watched + kBetweenLooks, Steady::now())});
        if (m_news || m_woken) until = Steady::now();
        const std::size_t count = take_events(until);
        const auto now = Steady::now();
        if (count < Watcher::kMost) judge(now);
        if (m_news || m_woken || now >= end) break;
    }
    flush(); // what answers have let go
    m_news = m_woken = false;
}

int ProcessPool::thinking() const {
    return static_cast<int>(std::count_if(m_peers.begin(), m_peers.end(),
                                          [now = Steady::now()](const Peer* peer) { return peer->thinks(now); }));
}

std::int64_t ProcessPool::most_memory() {
    for (Peer* peer : m_peers)
        peer->measure();
    return m_most_memory;
}

Peer::Peer(ProcessPool& pool, const WireOrder& order)
    : m_pool(pool)
    , m_limits(order.limits)
    , m_rules(order.rules)
    , m_others(other_files(order))
    , m_spent(order.spent) {
    for (int part = 0; part < 4; ++part)
        m_sources[part] = {this, part};
    m_pool.enter(*this);
}

Peer::~Peer() {
    m_pool.leave(*this);
    close_pipes();
    bury_keepers();
}

void Peer::close_pipes() {
    for (File* file : {&m_in, &m_out, &m_errors})
        m_pool.close(*file);
}

/// Adds what processors have worked since the last look.
void Peer::account(const Taken& taken) {
    if (m_spent == nullptr || taken.processor <= m_counted) return;
    m_spent->add(taken.processor - m_counted);
    m_counted = taken.processor;
}

void Peer::bury_keepers() {
    if (m_spent != nullptr && m_keeper.running()) account(taken_below(m_keeper.process()));
    m_counted = {};
    if (starter().running()) m_pool.unwatch(starter().socket());
    m_inner = {};
    if (m_keeper.running()) m_pool.reap(std::move(m_keeper));
}

Result<> Peer::start_keepers(const std::string& folder, const LaunchPlan& plan) {
    bury_keepers();
    m_folder = folder;
    if (const auto problem = Keeper::start(m_keeper)) return m_pool.machine_lacks(no_keeper(problem));
    if (!m_pool.isolated()) return {};
    Keeper::Inner inner;
    if (const auto problem = Keeper::inner(inner)) return m_pool.machine_lacks(no_keeper(problem));
    Reach reach{folder, plan.shown, m_others};
    reach.covered.push_back(TRY(m_pool.root()));
    auto start = TRY(isolated(reach));
    LaunchOrder launch{.folder = folder, .arguments = std::move(start.words), .variables = {}, .data = data_limit()};
    launch.arguments.push_back(inner.path);
    launch.more = std::move(start.files);
    if (!m_keeper.launch(launch, inner.in, inner.image, open_nowhere()))
        return failure("hosting", "bots cannot be started: {}", "bubblewrap");
    m_inner = std::move(inner.keeper);
    return {};
}

LaunchOrder Peer::launch_order(const std::string& folder, const LaunchPlan& plan, bool freezes) const {
    return {.folder = folder,
            .arguments = plan.arguments,
            .variables = variables(folder, plan.variables),
            .data = data_limit(),
            .memory = static_cast<std::uint64_t>(m_limits.memory),
            .processes = m_limits.processes,
            .freezes = freezes && !m_limits.ponder};
}

bool Peer::took_too_much(const letters::Report& report) {
    switch (report.news) {
    case letters::News::TooMuchMemory:
        m_pool.saw_memory(std::int64_t{report.value} << 20);
        exceeded(Fault::TooMuchMemory,
                 fmt::format("it took {} MiB of memory, more than {} MiB", report.value, m_limits.memory >> 20));
        return true;
    case letters::News::TooManyProcesses:
        exceeded(Fault::TooManyProcesses,
                 fmt::format("it had {} processes, more than {}", report.value, m_limits.processes));
        return true;
    case letters::News::Unreadable:
        exceeded(Fault::TooMuchMemory, "it kept its memory from being counted");
        return true;
    default:
        return false;
    }
}

void Peer::start_clock(std::chrono::milliseconds limit, Steady::time_point since) {
    m_since = since;
    m_limit = limit;
    m_deadline = m_since + limit;
    m_extended = {};
    m_waits.reset();
}

std::chrono::microseconds Peer::taken() const {
    return std::chrono::duration_cast<std::chrono::microseconds>(Steady::now() - m_since);
}

bool Peer::starved() {
    if (!m_waits || m_extended >= kMuchExtended * m_limit) return false;
    Steady::duration waited{};
    for (const auto& [thread, wait] : waits_below(m_keeper.process())) {
        const auto before = m_waits->find(thread);
        if (before != m_waits->end()) waited = std::max<Steady::duration>(waited, wait - before->second);
    }
    const auto more = std::min(waited - m_extended, kMuchExtended * m_limit - m_extended);
    if (more <= kLate) return false;
    m_extended += more;
    *m_deadline += more;
    return *m_deadline > Steady::now();
}

void Peer::inspect() {
    if (!m_deadline || m_keeper.process() == 0) return;
    if (!m_waits) m_waits = waits_below(m_keeper.process());
    m_pool.saw_memory(starter().most_memory());
    if (m_spent != nullptr) account(taken_below(m_keeper.process()));
    if (writes_too_much())
        exceeded(Fault::TooMuchOutput, fmt::format("it wrote files of more than {} MiB, or more than {} of them",
                                                   kMostWritten >> 20, kMostOwnFiles));
}

/// Whether all files in its working folder together are larger, or more, than a bot may have.
bool Peer::writes_too_much() {
    const auto now = Steady::now();
    if (now - m_weighed < kBetweenWeighings) return false;
    m_weighed = now;
    std::uintmax_t bytes = 0;
    int files = 0;
    std::error_code problem;
    fs::recursive_directory_iterator at(m_folder, fs::directory_options::skip_permission_denied, problem), end;
    for (; !problem && at != end && files <= kMostOwnFiles; at.increment(problem), ++files) {
        std::error_code gone;
        if (at->symlink_status(gone).type() != fs::file_type::regular || gone) continue;
        const std::uintmax_t size = at->file_size(gone);
        if (!gone) bytes += size;
    }
    return bytes > kMostWritten || files > kMostOwnFiles;
}

void Peer::measure() {
    if (m_keeper.process() != 0) m_pool.saw_memory(taken_below(m_keeper.process()).memory);
}

std::vector<std::string> Peer::variables(const std::string& folder, const std::vector<std::string>& more) const {
    const char* path = std::getenv("PATH");
    std::vector<std::string> all{std::string("PATH=") + (path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin"),
                                 "HOME=" + folder, "TMPDIR=" + folder, "LANG=C.UTF-8", "HILLTOP_RULES=" + m_rules};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/hub.h"

#include "base/system_error.h"
#include "hosting/burials.h"
#include "hosting/isolation.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hilltop {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto kBetweenLooks = 50ms;
constexpr auto kLate = 20ms;      ///< later than this our own process was kept from running
constexpr auto kMuchExtended = 9; ///< times its limit, all told
constexpr int kEvents = 256;      ///< taken at once

/// No signal for a pipe whose reader has gone, in this thread and meanwhile. A thread beside the main one, which nobody
/// outside of the program can mean by it, goes without for good: three calls of the system less a request.
class NoPipeSignal {
public:
    NoPipeSignal() {
        if (thread_goes_without()) return;
        pthread_sigmask(SIG_BLOCK, &pipe_signal(), &m_before);
        m_restores = sigismember(&m_before, SIGPIPE) == 0;
    }
    ~NoPipeSignal() {
        if (!m_restores) return;
        sigset_t pending;
        const timespec at_once{};
        if (sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1)
            sigtimedwait(&pipe_signal(), nullptr, &at_once);
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }

private:
    static const sigset_t& pipe_signal() {
        static const sigset_t signal = [] {
            sigset_t set;
            sigemptyset(&set);
            sigaddset(&set, SIGPIPE);
            return set;
        }();
        return signal;
    }
    static bool thread_goes_without() {
        thread_local const bool blocked =
            ::gettid() != ::getpid() && pthread_sigmask(SIG_BLOCK, &pipe_signal(), {}) == 0;
        return blocked;
    }

    sigset_t m_before{};
    bool m_restores = false;
};

/// A word as the name of a file in a folder, different words giving different names.
std::string as_file_name(const std::string& word) {
    constexpr const char* digits = "0123456789abcdef";
    std::string name = "slot-";
    for (const char letter : word) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0 || letter == '-' || letter == '_')
            name += letter;
        else
            name += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return name;
}

/// Many bots have many pipes: all that the system lets us have.
void allow_many_files() {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == files.rlim_max) return;
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
}

} // namespace

Hub::Hub(bool isolate)
    : m_isolated(isolate && isolation().on())
    , m_epoll(::epoll_create1(EPOLL_CLOEXEC))
    , m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    allow_many_files();
    watch(m_wake.number(), m_waker);
}

Hub::~Hub() {
    reap();
    if (!m_dying.empty()) bury_beside(std::move(m_dying), std::move(m_root));
}

Result<std::string> Hub::root() {
    if (m_root.path().empty()) {
        auto made = BotsRoot::make();
        if (!made) return made.error();
        m_root = std::move(*made);
    }
    return m_root.path();
}

Result<std::string> Hub::working_folder(const std::string& slot, bool kept) {
    const auto all = root();
    if (!all) return all.error();
    std::string folder = *all + '/' + as_file_name(slot);
    std::error_code problem;
    if (!kept) fs::remove_all(folder, problem);
    if (!problem) fs::create_directory(folder, problem); // no error where it is there
    if (problem) return failure("hosting", "{}: the folder cannot be emptied ({})", folder, system_reason(problem));
    return folder;
}

void Hub::watch(int file, Source& source, For what) {
    epoll_event event{};
    event.events = what == For::Writing ? EPOLLOUT : EPOLLIN;
    event.data.ptr = &source;
    ::epoll_ctl(m_epoll.number(), EPOLL_CTL_ADD, file, &event);
}

void Hub::unwatch(int file) {
    ::epoll_ctl(m_epoll.number(), EPOLL_CTL_DEL, file, nullptr);
}

void Hub::close(File& file) {
    if (!file) return;
    unwatch(file.number());
    file.close();
}

void Hub::leave(Peer& peer) {
    std::erase(m_peers, &peer);
    std::erase(m_dirty, &peer);
}

void Hub::dirty(Peer& peer) {
    if (std::find(m_dirty.begin(), m_dirty.end(), &peer) == m_dirty.end()) m_dirty.push_back(&peer);
}

void Hub::bury(Keeper keeper) {
    keeper.dismiss();
    if (keeper.process() > 0) m_dying.push_back(keeper.process());
}

void Hub::reap() {
    std::erase_if(m_dying, [&](pid_t process) {
        pid_t gone;
        do
            gone = ::waitpid(process, nullptr, WNOHANG);
        while (gone < 0 && errno == EINTR);
        return gone != 0;
    });
}

void Hub::flush() {
    if (m_dirty.empty()) return;
    const NoPipeSignal quiet;
    std::vector<Peer*> writing;
    writing.swap(m_dirty);
    for (Peer* peer : writing)
        peer->write();
    writing.clear();
    if (m_dirty.empty()) m_dirty.swap(writing); // keeps its memory
}

std::optional<Steady::time_point> Hub::next_deadline() const {
    std::optional<Steady::time_point> next;
    for (const Peer* peer : m_peers)
        if (peer->deadline() && (!next || *peer->deadline() < *next)) next = peer->deadline();
    return next;
}

/// How many there were, at most kEvents.
int Hub::take_events(Steady::time_point until) {
    std::array<epoll_event, kEvents> events;
    const auto left = std::max(until - Steady::now(), Steady::duration::zero());
    const auto seconds = std::chrono::floor<std::chrono::seconds>(left);
    const timespec time{seconds.count(), std::chrono::nanoseconds(left - seconds).count()};
    const int count = ::epoll_pwait2(m_epoll.number(), events.data(), kEvents, &time, nullptr);
    const auto late = Steady::now() - until;
    if (left > Steady::duration::zero() && late > kLate)
        for (Peer* peer : m_peers)
            peer->extend(late);
    // What a bot has written to stderr before it answered is to be there with the answer: parts are in that order.
    constexpr int parts = 4;
    for (int part = 0; part < parts && count > 0; ++part) {
        for (int i = 0; i < count; ++i) {
            auto& source = *static_cast<Source*>(events[static_cast<std::size_t>(i)].data.ptr);
            if (source.part != part) continue;
            if (source.peer != nullptr) {
                std::optional<NoPipeSignal> quiet;
                if (part == parts - 1) quiet.emplace(); // room to write
                source.peer->ready(part);
                continue;
            }
            std::uint64_t times = 0;
            m_woken = ::read(m_wake.number(), &times, sizeof times) > 0 || m_woken;
        }
    }
    return count;
}

void Hub::judge(Steady::time_point now) {
    for (Peer* peer : m_peers)
        if (peer->deadline() && *peer->deadline() <= now && !peer->starved()) peer->expired();
    if (now - m_watched < kBetweenLooks) return;
    m_watched = now;
    for (Peer* peer : m_peers)
        peer->inspect();
}

void Hub::wait(std::chrono::milliseconds at_most) {
    const auto end = Steady::now() + at_most;
    for (;;) {
        flush();
        if (!m_dying.empty()) reap();
        auto until = end;
        const auto next = next_deadline();
        if (next) until = std::min({until, *next, std::max(m_watched + kBetweenLooks, Steady::now())});
        if (m_news || m_woken) until = Steady::now();
        const int count = take_events(until);
        const auto now = Steady::now();
        if (count < kEvents) judge(now);
        if (m_news || m_woken || now >= end) break;
    }
    flush(); // what answers have let go
    m_news = m_woken = false;
}

std::int64_t Hub::most_memory() {
    for (Peer* peer : m_peers)
        peer->measure();
    return m_most_memory;
}

void Hub::wake() {
    const std::uint64_t once = 1;
    (void)!::write(m_wake.number(), &once, sizeof once);
}

Peer::Peer(Hub& hub, const BotLimits& limits)
    : m_hub(hub)
    , m_limits(limits) {
    for (int part = 0; part < 4; ++part)
        m_sources[part] = {this, part};
    m_hub.enter(*this);
}

Peer::~Peer() {
    m_hub.leave(*this);
    close_pipes();
    bury_keepers();
}

void Peer::close_pipes() {
    for (File* file : {&m_in, &m_out, &m_errors})
        m_hub.close(*file);
}

void Peer::bury_keepers() {
    if (starter().running()) m_hub.unwatch(starter().socket());
    m_inner = {};
    if (m_keeper.running()) m_hub.bury(std::move(m_keeper));
}

Result<> Peer::start_keepers(const std::string& folder, const std::vector<std::string>& shown) {
    bury_keepers();
    auto keeper = Keeper::start();
    if (!keeper) return keeper.error();
    m_keeper = std::move(*keeper);
    if (!m_hub.isolated()) return {};
    auto inner = Keeper::inner();
    if (!inner) return inner.error();
    const auto root = m_hub.root();
    if (!root) return root.error();
    const File nothing(::open("/dev/null", O_WRONLY | O_CLOEXEC));
    LaunchOrder launch{folder, isolated({folder, *root, shown}), {}, data_limit(m_limits)};
    launch.arguments.push_back(inner->path);
    if (!m_keeper.launch(launch, inner->in.number(), inner->image.number(), nothing.number()))
        return failure("hosting", "bots cannot be started: {}", "bubblewrap");
    m_inner = std::move(inner->keeper);
    m_overhead = 1 + kIsolationProcesses;
    return {};
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
    const Taken taken = taken_below(m_keeper.process());
    m_hub.saw_memory(taken.memory);
    if (taken.memory > m_limits.memory)
        exceeded(Fault::TooMuchMemory);
    else if (taken.processes - m_overhead > m_limits.processes)
        exceeded(Fault::TooManyProcesses);
}

void Peer::measure() {
    if (m_keeper.process() != 0) m_hub.saw_memory(taken_below(m_keeper.process()).memory);
}

std::vector<std::string> Peer::variables(const std::string& folder, const std::vector<std::string>& more) {
    const char* path = std::getenv("PATH");
    std::vector<std::string> all{std::string("PATH=") + (path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin"),
                                 "HOME=" + folder, "TMPDIR=" + folder, "LANG=C.UTF-8"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace hilltop

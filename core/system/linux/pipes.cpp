// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/pipes.h"

#include <cerrno>
#include <csignal>
#include <ctime>

#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace hilltop {
namespace {

const sigset_t& pipe_signal() {
    static const sigset_t signal = [] {
        sigset_t set;
        sigemptyset(&set);
        sigaddset(&set, SIGPIPE);
        return set;
    }();
    return signal;
}

bool thread_goes_without() {
    thread_local const bool blocked = ::gettid() != ::getpid() && pthread_sigmask(SIG_BLOCK, &pipe_signal(), {}) == 0;
    return blocked;
}

} // namespace

int open_pipe(Pipe& pipe, Flow flow) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return errno;
    const int mine = flow == Flow::ToChild ? 1 : 0;
    pipe = {File(ends[mine]), File(ends[1 - mine])};
    ::fcntl(pipe.mine.number(), F_SETFL, O_NONBLOCK);
    return 0;
}

std::int64_t read_some(const File& file, std::span<char> space) {
    const ssize_t size = ::read(file.number(), space.data(), space.size());
    return size < 0 ? -errno : size;
}

std::int64_t write_some(const File& file, std::string_view text) {
    const ssize_t size = ::write(file.number(), text.data(), text.size());
    return size < 0 ? -errno : size;
}

File open_nowhere() {
    return File(::open("/dev/null", O_WRONLY | O_CLOEXEC));
}

NoPipeSignal::NoPipeSignal() {
    if (thread_goes_without()) return;
    sigset_t before;
    pthread_sigmask(SIG_BLOCK, &pipe_signal(), &before);
    m_restores = sigismember(&before, SIGPIPE) == 0;
}

NoPipeSignal::~NoPipeSignal() {
    if (!m_restores) return;
    sigset_t pending;
    const timespec at_once{};
    if (sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1)
        sigtimedwait(&pipe_signal(), nullptr, &at_once);
    pthread_sigmask(SIG_UNBLOCK, &pipe_signal(), nullptr);
}

struct Watcher::Own {
    File files{::epoll_create1(EPOLL_CLOEXEC)};
    File wake{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
};

Watcher::Watcher()
    : m_own(std::make_unique<Own>()) {
    watch(m_own->wake.number(), nullptr, For::Reading);
}

Watcher::~Watcher() = default;

void Watcher::watch(int file, void* whose, For what) {
    epoll_event event{};
    event.events = what == For::Writing ? EPOLLOUT : EPOLLIN;
    event.data.ptr = whose;
    ::epoll_ctl(m_own->files.number(), EPOLL_CTL_ADD, file, &event);
}

void Watcher::unwatch(int file) {
    ::epoll_ctl(m_own->files.number(), EPOLL_CTL_DEL, file, nullptr);
}

std::size_t Watcher::wait(std::chrono::nanoseconds at_most, Found& whose) {
    std::array<epoll_event, kMost> events;
    const auto seconds = std::chrono::floor<std::chrono::seconds>(at_most);
    const timespec time{seconds.count(), (at_most - seconds).count()};
    const int count =
        ::epoll_pwait2(m_own->files.number(), events.data(), static_cast<int>(events.size()), &time, nullptr);
    for (std::size_t i = 0; static_cast<int>(i) < count; ++i) {
        whose[i] = events[i].data.ptr;
        std::uint64_t times = 0;
        if (whose[i] == nullptr) (void)!::read(m_own->wake.number(), &times, sizeof times);
    }
    return count > 0 ? static_cast<std::size_t>(count) : 0;
}

void Watcher::wake() {
    const std::uint64_t once = 1;
    (void)!::write(m_own->wake.number(), &once, sizeof once);
}

} // namespace hilltop

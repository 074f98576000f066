// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/child.h"

#include "base/system_error.h"
#include "hosting/keeper_image.h"

#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/sysinfo.h>
#include <unistd.h>

namespace hilltop {
namespace {

constexpr std::uint64_t kOwnFiles = 16 << 20; ///< bytes of a file that a bot writes
constexpr std::uint32_t kOpenFiles = 512;
constexpr std::uint64_t kMoreThreads = 2048; ///< than the whole system has now

Error keeper_error(const char* what) {
    return failure("hosting", "bots cannot be started: {} ({})", what, system_reason(errno));
}

/// The keeper's program as a file without a name.
Result<File> keeper_file() {
    File file(::memfd_create("hilltop-keeper", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    if (!file) return keeper_error("memfd_create");
    for (std::string_view rest = keeper_image(); !rest.empty();) {
        const ssize_t written = ::write(file.number(), rest.data(), rest.size());
        if (written <= 0) return keeper_error("write");
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    // A bot finds it among the open files of its keeper.
    if (::fcntl(file.number(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) != 0)
        return keeper_error("fcntl");
    return file;
}

/// Made once; children run it from here.
const Result<File>& shared_keeper_file() {
    static const Result<File> file = keeper_file();
    return file;
}

struct SocketPair {
    File mine, theirs;
};

Result<SocketPair> socket_pair() {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return keeper_error("socketpair");
    return SocketPair{File(ends[0]), File(ends[1])};
}

} // namespace

Result<Keeper> Keeper::start() {
    const auto& image = shared_keeper_file();
    if (!image) return image.error();
    auto pair = socket_pair();
    if (!pair) return pair.error();
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pair->theirs.number(), 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    // A session of its own, so that Ctrl+C reaches our program alone.
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
    const std::string path = "/proc/self/fd/" + std::to_string(image->number());
    char name[] = "hilltop-keeper";
    char* words[] = {name, nullptr};
    char* nothing[] = {nullptr};
    Keeper keeper;
    const int problem = ::posix_spawn(&keeper.m_process, path.c_str(), &actions, &attributes, words, nothing);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (problem != 0) {
        errno = problem;
        return keeper_error("posix_spawn");
    }
    keeper.m_socket = std::move(pair->mine);
    return keeper;
}

Result<Keeper::Inner> Keeper::inner() {
    const auto& image = shared_keeper_file();
    if (!image) return image.error();
    auto pair = socket_pair();
    if (!pair) return pair.error();
    Inner inner;
    inner.keeper.m_socket = std::move(pair->mine);
    inner.in = std::move(pair->theirs);
    inner.image = File(::fcntl(image->number(), F_DUPFD_CLOEXEC, 3));
    inner.path = "/proc/self/fd/1"; // its stdout is the program itself
    return inner;
}

bool Keeper::launch(const LaunchOrder& order, int in, int out, int errors) {
    letters::Launch head{};
    head.arguments = static_cast<std::uint32_t>(order.arguments.size());
    head.variables = static_cast<std::uint32_t>(order.variables.size());
    head.open_files = kOpenFiles;
    head.data = order.data;
    head.file_size = kOwnFiles;
    struct sysinfo system {};
    head.processes = kMoreThreads + (::sysinfo(&system) == 0 ? system.procs : 0);
    std::string text(reinterpret_cast<const char*>(&head), sizeof head);
    const auto add = [&](const std::string& word) { text.append(word.c_str(), word.size() + 1); };
    add(order.folder);
    for (const std::string& word : order.arguments)
        add(word);
    for (const std::string& word : order.variables)
        add(word);
    const int files[3] = {in, out, errors};
    alignas(cmsghdr) char space[CMSG_SPACE(sizeof files)] = {};
    iovec part{text.data(), text.size()};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    cmsghdr* along = CMSG_FIRSTHDR(&message);
    along->cmsg_level = SOL_SOCKET;
    along->cmsg_type = SCM_RIGHTS;
    along->cmsg_len = CMSG_LEN(sizeof files);
    std::memcpy(CMSG_DATA(along), files, sizeof files);
    return text.size() < letters::kLongestLetter && ::sendmsg(socket(), &message, MSG_NOSIGNAL | MSG_DONTWAIT) >= 0;
}

void Keeper::kill() {
    const letters::Order order = letters::Order::Kill;
    if (running()) (void)!::send(socket(), &order, sizeof order, MSG_NOSIGNAL | MSG_DONTWAIT);
}

std::optional<letters::Report> Keeper::news() {
    if (!running()) return {};
    letters::Report report{};
    const ssize_t size = ::recv(socket(), &report, sizeof report, MSG_DONTWAIT);
    if (size == sizeof report) return report;
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return {};
    return letters::Report{letters::News::Ended, -1};
}

} // namespace hilltop

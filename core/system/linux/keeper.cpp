// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/keeper.h"

#include "system/carried_file.h"
#include "system/threads.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <unistd.h>

namespace hilltop {

std::span<const CarriedFile> carried_keeper(); // its program, by the build (core/system/CMakeLists.txt)

namespace {

constexpr std::uint64_t kOwnFiles = 16 << 20; ///< bytes of a file that a bot writes
constexpr std::uint32_t kOpenFiles = 512;
constexpr std::uint64_t kMoreThreads = 2048; ///< than the whole system has now

/// What has just not worked.
KeeperProblem failed(const char* call) {
    return {call, errno};
}

/// The keeper's program as a file without a name.
KeeperProblem make_image(File& image) {
    File file(::memfd_create("hilltop-keeper", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    if (!file) return failed("memfd_create");
    for (std::string_view rest = carried_keeper().front().text; !rest.empty();) {
        const ssize_t written = ::write(file.number(), rest.data(), rest.size());
        if (written <= 0) return failed("write");
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    // A bot finds it among the open files of its keeper. The system gives up after 0.15 s (EBUSY) where it does not
    // come to putting away the pages just written, as on a machine with much to do.
    constexpr int kSeals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
    for (int tries = 100; ::fcntl(file.number(), F_ADD_SEALS, kSeals) != 0;)
        if (errno != EBUSY || --tries == 0) return failed("fcntl");
    // Who may not read a program may not look into its memory either: the bots have the same user.
    if (::fchmod(file.number(), 0111) != 0) return failed("fchmod");
    image = std::move(file);
    return {};
}

/// Made once; children run it from here.
struct Image {
    File file;
    KeeperProblem problem = make_image(file);
};

const Image& shared_image() {
    static const Image image;
    return image;
}

struct SocketPair {
    File mine, theirs;
};

KeeperProblem open_sockets(SocketPair& pair) {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return failed("socketpair");
    pair = {File(ends[0]), File(ends[1])};
    return {};
}

} // namespace

KeeperProblem Keeper::start(Keeper& keeper) {
    const Image& image = shared_image();
    if (image.problem) return image.problem;
    SocketPair pair;
    if (const auto problem = open_sockets(pair)) return problem;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pair.theirs.number(), 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addchdir_np(&actions, "/"); // a bot finds it as /proc/<parent>/cwd
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    // A session of its own, so that Ctrl+C reaches our program alone.
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
    const std::string path = "/proc/self/fd/" + std::to_string(image.file.number());
    char name[] = "hilltop-keeper";
    char* words[] = {name, nullptr};
    char* nothing[] = {nullptr};
    Keeper made;
    const int problem = ::posix_spawn(&made.m_process, path.c_str(), &actions, &attributes, words, nothing);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (problem != 0) return {"posix_spawn", problem};
    made.m_socket = std::move(pair.mine);
    keeper = std::move(made);
    return {};
}

KeeperProblem Keeper::inner(Inner& inner) {
    const Image& image = shared_image();
    if (image.problem) return image.problem;
    SocketPair pair;
    if (const auto problem = open_sockets(pair)) return problem;
    inner.keeper.m_socket = std::move(pair.mine);
    inner.in = std::move(pair.theirs);
    inner.image = File(::fcntl(image.file.number(), F_DUPFD_CLOEXEC, 3));
    inner.path = "/proc/self/fd/1"; // its stdout is the program itself
    return {};
}

void Keeper::Unmap::operator()(letters::Attention* page) const {
    ::munmap(page, sizeof *page);
}

/// Makes the page at the first launch.
bool Keeper::share_page() {
    if (m_attention) return true;
    File page(::memfd_create("hilltop-attention", MFD_CLOEXEC));
    if (!page || ::ftruncate(page.number(), sizeof(letters::Attention)) != 0) return false;
    void* memory = ::mmap(nullptr, sizeof(letters::Attention), PROT_READ | PROT_WRITE, MAP_SHARED, page.number(), 0);
    if (memory == MAP_FAILED) return false;
    m_page = std::move(page);
    m_attention.reset(static_cast<letters::Attention*>(memory)); // all zero
    return true;
}

void Keeper::attend(bool asked) {
    if (!m_attention) return;
    m_attention->asked.store(asked ? 1 : 0);
    if (!asked) return;
    m_attention->turns.fetch_add(1, std::memory_order_relaxed);
    if (m_attention->frozen.load() == 0) return;
    const letters::Order order = letters::Order::Thaw;
    (void)!::send(socket(), &order, sizeof order, MSG_NOSIGNAL | MSG_DONTWAIT);
}

std::int64_t Keeper::most_memory() const {
    return m_attention ? m_attention->most_memory.load(std::memory_order_relaxed) : 0;
}

bool Keeper::launch(const LaunchOrder& order, const File& in, const File& out, const File& errors) {
    letters::Launch head{};
    head.arguments = static_cast<std::uint32_t>(order.arguments.size());
    head.variables = static_cast<std::uint32_t>(order.variables.size());
    head.open_files = kOpenFiles;
    head.data = order.data;
    head.file_size = kOwnFiles;
    struct sysinfo system {};
    head.memory = order.memory;
    head.most_processes = static_cast<std::uint32_t>(order.processes);
    head.freezes = order.freezes;
    head.nice = allowed_nice(19);
    if (order.memory > 0 && !share_page()) return false;
    head.processes = kMoreThreads + (::sysinfo(&system) == 0 ? system.procs : 0);
    std::string text(reinterpret_cast<const char*>(&head), sizeof head);
    const auto add = [&](const std::string& word) { text.append(word.c_str(), word.size() + 1); };
    add(order.folder);
    for (const std::string& word : order.arguments)
        add(word);
    for (const std::string& word : order.variables)
        add(word);
    std::vector<int> files{in.number(), out.number(), errors.number()};
    for (const File& file : order.more)
        files.push_back(file.number());
    if (order.memory > 0) files.push_back(m_page.number());
    if (files.size() > letters::kMostFiles) return false;
    alignas(cmsghdr) char space[CMSG_SPACE(letters::kMostFiles * sizeof(int))] = {};
    iovec part{text.data(), text.size()};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = CMSG_SPACE(files.size() * sizeof(int));
    cmsghdr* along = CMSG_FIRSTHDR(&message);
    along->cmsg_level = SOL_SOCKET;
    along->cmsg_type = SCM_RIGHTS;
    along->cmsg_len = CMSG_LEN(files.size() * sizeof(int));
    std::memcpy(CMSG_DATA(along), files.data(), files.size() * sizeof(int));
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

// SPDX-License-Identifier: GPL-3.0-or-later
// A bot that does what it is asked, however bad:
//   rogue_bot hosted|lines [WORD...]   a request a line, "SLOT VERB REST" or "VERB REST"; more words tell it from
//   others
//   rogue_bot plays VERB [WORD...]     the Hilltop protocol: the first thing on the menu, or at every question VERB
//   rogue_bot player VERB              a bot of the Hilltop protocol for Pazaak that stands, but answers its second
//   question of each match by the verb; "plug": hears nothing more, and its pipe is soon full
//   rogue_bot                          one request, its whole stdin
// Safe to run without limits: what never ends, ends after five minutes, and what grows stops at some size.
#include "rogue_deeds.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

enum class Way { Once, Lines, Hosted };
Way way = Way::Once;
std::string slot; ///< of the request

[[noreturn]] void hang() {
    sleep(300);
    _exit(9);
}

void put(const std::string& text) {
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t size = write(1, text.data() + done, text.size() - done);
        if (size <= 0) _exit(8);
        done += static_cast<std::size_t>(size);
    }
}

std::string line_of(const std::string& answer, char mark = '=') {
    return way == Way::Hosted ? slot + ' ' + mark + ' ' + answer + '\n' : answer + '\n';
}

void answer(const std::string& text) {
    put(line_of(text));
}

void flood(int file, const std::string& what) {
    for (int i = 0; i < 100'000; ++i)
        if (write(file, what.data(), what.size()) < 0) _exit(8);
    hang();
}

/// Children that stay, each in a session of its own and without its parent where it leaves.
void breed(int count, bool leave) {
    for (int i = 0; i < count; ++i) {
        const pid_t child = fork();
        if (child != 0) {
            if (leave) waitpid(child, nullptr, 0); // what stays is there then, and what goes has gone
            continue;
        }
        if (leave) {
            setsid();
            if (fork() != 0) _exit(0);
        }
        hang();
    }
}

std::string reach(int port) {
    const int file = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return connect(file, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 ? "reached" : "not reached";
}

std::string try_file(const std::string& path, int how) {
    const int file = open(path.c_str(), how, 0600);
    if (file < 0) return std::strerror(errno);
    if ((how & O_WRONLY) != 0) return write(file, "was here", 8) == 8 ? "written" : "not written";
    char text[64];
    const ssize_t size = read(file, text, sizeof text);
    if (size < 0) return std::strerror(errno);
    return "read " + std::string(text, std::find(text, text + size, '\n')); // an answer is one line
}

void obey(const std::string& request) {
    const auto blank = std::min(request.find(' '), request.size());
    const std::string verb = request.substr(0, blank);
    const std::string rest = request.substr(std::min(blank + 1, request.size()));
    static std::string unanswered;
    if (!unanswered.empty()) put(std::exchange(unanswered, {}));
    if (verb == "new")
        return rest.find(".bad") != rest.npos ? put(line_of("crash line 3, column 7: no", '!')) : answer("One Two%20B");
    if (verb == "end") return;
    if (verb == "echo") return answer(rest);
    if (verb == "say") {
        std::fputs((rest + '\n').c_str(), stderr);
        return answer("said");
    }
    if (verb == "hang") hang();
    if (verb == "spin")
        for (const auto end = time(nullptr) + 300; time(nullptr) < end;) {
        }
    if (verb == "late") { // answers when it is asked the next time
        unanswered = line_of("late");
        return;
    }
    if (verb == "twice") return put(line_of("once") + line_of("more"));
    if (verb == "garbage") return put("garbage\n");
    if (verb == "throw") return put(line_of("crash boom, line 3", '!'));
    if (verb == "cheat") return put(line_of("not-allowed looked under the table", '!'));
    if (verb == "close") {
        close(1);
        hang();
    }
    if (verb == "exit") _exit(3);
    if (verb == "abort") abort();
    if (verb == "flood") flood(1, std::string(1000, 'x'));
    if (verb == "floodlines") flood(1, std::string(99, 'x') + '\n');
    if (verb == "flooderrors") flood(2, std::string(99, 'x') + '\n');
    if (verb == "grow") {
        std::vector<std::vector<char>> kept;
        for (int i = 0; i < 1000; ++i) {
            kept.emplace_back(1 << 20, 'x');
            usleep(1000);
        }
        hang();
    }
    if (verb == "breed" || verb == "leave") {
        breed(std::atoi(rest.c_str()), verb == "leave");
        return answer("bred");
    }
    if (verb == "breedon") {
        breed(40, rest == "leave");
        hang();
    }
    if (verb == "deaf") {
        answer("deaf");
        hang();
    }
    if (verb == "reach") return answer(reach(std::atoi(rest.c_str())));
    if (verb == "read") return answer(try_file(rest, O_RDONLY));
    if (verb == "write") return answer(try_file(rest, O_WRONLY | O_CREAT));
    if (verb == "orphan") {
        kill(getppid(), SIGKILL);
        usleep(20'000);
        return answer("alive");
    }
    if (verb == "pid") return answer(std::to_string(getpid()));
    if (verb == "where") {
        char path[4096];
        return answer(getcwd(path, sizeof path) != nullptr ? path : "nowhere");
    }
    if (verb == "above") { // the folder its parent works in
        char path[4096];
        const ssize_t size = readlink(("/proc/" + std::to_string(getppid()) + "/cwd").c_str(), path, sizeof path);
        return answer(size > 0 ? std::string(path, static_cast<std::size_t>(size)) : "nowhere");
    }
    if (verb == "fill") { // a file of `rest` bytes
        const int file = open("bots/notes", O_WRONLY | O_CREAT | O_TRUNC, 0600);
        const std::string text(static_cast<std::size_t>(std::atoi(rest.c_str())), 'n');
        return answer(write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) ? "filled" : "full");
    }
    if (verb == "hoard") { // `rest` files of 12 MiB; with more than a few of them it does nothing else any more
        const std::string text(1 << 20, 'n');
        const int files = std::atoi(rest.c_str());
        for (int i = 0; i < files; ++i) {
            const int file = open(("hoard-" + std::to_string(i)).c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
            for (int part = 0; part < 12; ++part)
                if (write(file, text.data(), text.size()) < 0) return answer(std::strerror(errno));
            close(file);
        }
        while (files > 4)
            pause();
        return answer("hoarded");
    }
    if (verb == "size") return answer(try_file("bots/notes", O_RDONLY).starts_with("read n") ? "some" : "none");
    if (verb == "environment") {
        std::string all;
        for (char** one = environ; *one != nullptr; ++one)
            all += std::string(*one, std::strcspn(*one, "=")) + ' ';
        return answer(all);
    }
    const std::string deed = try_deed(verb, rest);
    answer(deed.empty() ? "what is " + verb : deed);
}

/// The text behind `key` up to `end`.
std::string behind(const std::string& line, const std::string& key, const char* end) {
    const auto at = line.rfind(key);
    if (at == line.npos) return {};
    const auto from = at + key.size();
    return line.substr(from, line.find_first_of(end, from) - from);
}

/// The Hilltop protocol, in as few words as a match takes.
void play(const std::string& verb) {
    int questions = 0;
    bool unanswered = false;
    std::string last;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.starts_with("{\"hello\"")) {
            if (verb == "stillborn") _exit(4);
            if (verb == "sleepy") hang();
            put("{\"name\":\"Rogue\"}\n");
        }
        if (!line.starts_with("{\"view\"")) continue;
        ++questions;
        std::vector<std::string> menu;
        std::string words = behind(line, "\"menu\":[", "]");
        while (!words.empty()) {
            const auto end = words.find('"', 1);
            menu.push_back(words.substr(1, end - 1));
            words = words.size() > end + 2 ? words.substr(end + 2) : std::string();
        }
        std::size_t choice = 0;
        if (verb == "counting") choice = static_cast<std::size_t>(questions);
        if (verb == "dice") {
            timespec now{};
            clock_gettime(CLOCK_MONOTONIC, &now);
            choice = static_cast<std::size_t>(now.tv_nsec / 128);
        }
        std::string word = menu[choice % menu.size()];
        if (verb == "cheat") word = "play 9";
        if (verb == "babble") word = "please";
        if (verb == "late" && !std::exchange(unanswered, true)) continue;
        const std::string text = "{\"play\":\"" + word + "\",\"id\":" + behind(line, "\"id\":", "}") + "}\n";
        if (verb == "talk") std::fputs("thinking\n", stderr);
        if (verb == "garbage") {
            put("garbage\n");
            continue;
        }
        if (verb == "hang" || verb == "spin" || verb == "close" || verb == "exit" || verb == "abort" ||
            verb == "flood" || verb == "flooderrors" || verb == "grow" || verb == "breedon")
            obey(verb);
        // Repeats its last answer, once it is read again.
        if (verb == "twice" && !last.empty()) put(last);
        last = text;
        put(text);
    }
}

/// The value of a field, up to what ends it.
std::string field(const std::string& line, const std::string& name) {
    const auto from = line.find('"' + name + "\":");
    if (from == line.npos) return {};
    const auto begin = from + name.size() + 3;
    return line.substr(begin, line.find_first_of(",}", begin) - begin);
}

std::string play(const std::string& word, const std::string& id) {
    return "{\"play\":\"" + word + "\",\"id\":" + id + "}\n";
}

/// Answers the second question of a match as it should not.
void misbehave(const std::string& verb, const std::string& id) {
    if (verb == "unheld") { // a card of another game
        put(play("play 6", id));
    } else if (verb == "unready") { // the answer to another question
        put(play("stand", id + "7"));
    } else if (verb == "both") {
        put(play("stand", id) + play("end", id));
    } else if (verb == "plug") {
        fcntl(0, F_SETPIPE_SZ, 4096);
        hang();
    } else if (verb == "silent") {
        put("{\"play\":null,\"id\":" + id + "}\n");
    } else {
        obey(verb);
    }
}

void play_on(const std::string& verb) {
    int questions = 0;
    std::string late;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.find("\"hello\":") != line.npos) {
            questions = 0;
            put("{\"name\":\"Rogue\"}\n");
        } else if (line.find("\"view\":") != line.npos) {
            const std::string id = field(line, "id");
            if (!late.empty()) put(std::exchange(late, {})); // no longer waited for
            if (++questions != 2)
                put(play("stand", id));
            else if (verb == "late")
                late = play("end", id);
            else
                misbehave(verb, id);
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc > 2 && std::string(argv[1]) == "plays") {
        way = Way::Lines;
        play(argv[2]);
        return 0;
    }
    if (argc < 2) {
        char start[4096]; // of a long text no more than that: who cannot wait does not
        const ssize_t size = read(0, start, sizeof start);
        std::string request(start, size > 0 ? static_cast<std::size_t>(size) : 0);
        if (request.starts_with("deaf")) hang();
        for (char more[4096]; read(0, more, sizeof more) > 0;) {
        }
        obey(request);
        return 0;
    }
    way = std::string(argv[1]) == "hosted" ? Way::Hosted : Way::Lines;
    if (argc > 2 && std::string(argv[2]) == "stillborn") return 4;
    if (argc > 2 && std::string(argv[1]) == "player") {
        play_on(argv[2]);
        return 0;
    }
    for (std::string line; std::getline(std::cin, line);) {
        const auto blank = way == Way::Hosted ? line.find(' ') : 0;
        slot = line.substr(0, blank);
        obey(line.substr(way == Way::Hosted ? blank + 1 : 0));
    }
    return 0;
}

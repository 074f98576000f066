// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/javascript/js_host.h"

#include "base/percent.h"
#include "base/text_file.h"
#include "hosting/isolation.h"
#include "hosting/languages/javascript/js_wire.h"
#include "hosting/names_in_file.h"
#include "system/processes.h"
#include "wires/hosting.h"

#include <QCoreApplication>

#include <charconv>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

namespace hilltop {
namespace {

constexpr const char* kHostArgument = "--host-js";
/// Memory of our program with an engine of JavaScript in it.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::int64_t kOwnMemory = std::int64_t{1} << 48; // whose shadows no limit has room for
#else
constexpr std::int64_t kOwnMemory = 96 << 20;
#endif
/// Its watchdog is a thread, and threads count for the system's own limit.
constexpr int kOwnProcesses = 2;

/// Words that a request consists of.
std::vector<std::string> words_of(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::string on_one_line(std::string text) {
    text.erase(text.find_last_not_of(" \n\r") + 1);
    for (char& letter : text)
        if (letter == '\n' || letter == '\r') letter = ' ';
    return text;
}

/// The one bot of a child.
class HostedScript {
public:
    explicit HostedScript(WireOrder order)
        : m_order(std::move(order)) {}

    /// The answer to "SLOT REQUEST"; empty if the request has no answer.
    std::string answer(const std::string& line) {
        const std::vector<std::string> words = words_of(line);
        if (words.size() < 2 || words[1] == "end") return {};
        return words[0] + ' ' + (words[1] == "new" ? load(words) : call(words));
    }

private:
    std::string load(const std::vector<std::string>& words) {
        m_order.target = percent_decoded(words.size() > 2 ? words[2] : "");
        m_order.name = words.size() > 3 && words[3] != "-" ? percent_decoded(words[3]) : "";
        if (m_order.name == kAllNames) return all_names();
        auto bot = open_js(m_order, m_watchdog);
        if (!bot) return "! crash " + on_one_line(english(bot.error()));
        m_bot = std::move(*bot);
        tell(m_bot->errors());
        return "=";
    }
    std::string all_names() {
        const auto names = js_names(m_order, m_watchdog);
        if (!names) return "! crash " + on_one_line(english(names.error()));
        std::string answer = "=";
        for (const std::string& name : *names)
            answer += ' ' + as_word(name);
        return answer;
    }
    std::string call(const std::vector<std::string>& words) {
        if (m_bot == nullptr) return "! crash no bot is loaded";
        std::vector<std::int32_t> numbers;
        for (std::size_t i = 1; i < words.size(); ++i) {
            auto& number = numbers.emplace_back(0);
            std::from_chars(words[i].data(), words[i].data() + words[i].size(), number);
        }
        const auto reply = m_bot->call(numbers.front(), std::span(numbers).subspan(1));
        const std::string said = m_bot->errors();
        if (!reply.fault) {
            tell(said);
            return reply.number ? "= " + std::to_string(*reply.number) : "=";
        }
        // The last line says what was wrong; the bot's log precedes it.
        const std::string text = said.substr(0, said.find_last_not_of('\n') + 1);
        const std::size_t last = text.rfind('\n') + 1;
        tell(text.substr(0, last));
        return "! " + std::string(fault_word(*reply.fault)) + ' ' + text.substr(last);
    }
    static void tell(const std::string& text) {
        std::fwrite(text.data(), 1, text.size(), stderr);
        std::fflush(stderr);
    }

    WireOrder m_order;
    JsWatchdog m_watchdog;
    std::unique_ptr<CallWire> m_bot;
};

/// Libraries of this program that isolation does not show anyway, as those of a Qt that is installed by itself.
std::vector<std::string> own_libraries() {
    std::set<std::string> found;
    std::ifstream maps("/proc/self/maps");
    for (std::string line; std::getline(maps, line);) {
        const auto from = line.find('/');
        if (from == line.npos || line.find(".so", from) == line.npos) continue;
        if (const std::string path = line.substr(from); is_hidden(path)) found.insert(path);
    }
    return {found.begin(), found.end()};
}

} // namespace

Result<LaunchPlan> plan_own_child(std::vector<std::string> words) {
    const std::string program = own_program();
    if (program.empty()) return failure("hosting", "Hilltop cannot find its own program file");
    LaunchPlan plan{.arguments = {program}, .own_memory = kOwnMemory, .own_processes = kOwnProcesses};
    plan.arguments.insert(plan.arguments.end(), words.begin(), words.end());
    plan.shown = shown_for_program(program);
    for (std::string& library : own_libraries())
        plan.shown.push_back(std::move(library));
    for (const char* name : {"LD_LIBRARY_PATH", "TSAN_OPTIONS", "UBSAN_OPTIONS"})
        if (const char* value = std::getenv(name)) plan.variables.push_back(std::string(name) + '=' + value);
#ifdef __SANITIZE_ADDRESS__ // LeakSanitizer traces its process, which isolation refuses
    const char* options = std::getenv("ASAN_OPTIONS");
    plan.variables.push_back(std::string("ASAN_OPTIONS=") + (options != nullptr ? options : "") + ":detect_leaks=0");
#endif
    return plan;
}

Result<LaunchPlan> plan_js(const WireOrder& order) {
    const auto text = TRY(load_text(order.target));
    std::error_code problem;
    const std::string file = std::filesystem::absolute(order.target, problem).lexically_normal().string();
    if (const auto fits = js_syntax(order.game, order.target, text); !fits && node_takes(order.game, file))
        return failure("hosting", "{} (js+node:{} runs newer JavaScript)", fits.error(), order.target);
    std::vector<std::string> words{kHostArgument, order.game};
    for (const std::string& limit : limit_texts(order.limits))
        words.push_back(limit);
    auto plan = plan_own_child(std::move(words));
    if (!plan) return plan;
    plan->shown.push_back(shown_for(file));
    plan->file = file;
    return plan;
}

std::optional<int> host_js(std::span<char*> words) {
    if (words.size() < 3 || std::string_view(words[1]) != kHostArgument) return {};
    int count = 1;
    const QCoreApplication application(count, words.data());
    std::setlocale(LC_ALL, "C.UTF-8");
    std::ios::sync_with_stdio(false);
    WireOrder order{.game = words[2], .kind = "js", .target = {}, .name = {}, .limits = {}, .slot = "1"};
    for (const char* limit : words.subspan(3))
        if (!read_limit(order.limits, limit)) return 2;
    HostedScript script(std::move(order));
    for (std::string line; std::getline(std::cin, line);)
        if (const std::string answer = script.answer(line); !answer.empty()) std::cout << answer << std::endl;
    return 0;
}

} // namespace hilltop

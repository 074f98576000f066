// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/python/python.h"

#include "hosting/isolation.h"
#include "hosting/languages/language.h"
#include "hosting/languages/programs.h"
#include "hosting/processes.h"

#include <array>
#include <chrono>
#include <filesystem>

namespace hilltop {
namespace {

constexpr std::chrono::seconds kPythonTells{20};

Python ask_python(const std::string& program, std::optional<Error>& problem) {
    const auto said =
        saying_of({program, "-I", "-c", "import sys; print(sys.executable, sys.prefix, sys.base_prefix, sep='\\n')"},
                  kPythonTells);
    if (!said || said->status != 0) {
        problem =
            said ? failure("hosting", "{} does not work ({})", program, said->errors.substr(0, said->errors.find('\n')))
                 : said.error();
        return {};
    }
    std::vector<std::string> lines;
    for (std::size_t from = 0, end; (end = said->out.find('\n', from)) != std::string::npos; from = end + 1)
        lines.push_back(said->out.substr(from, end - from));
    if (lines.size() < 3 || lines[0].empty()) {
        problem = failure("hosting", "{} does not say where it lies", program);
        return {};
    }
    Python python{lines[0], shown_for_program(lines[0])};
    for (const std::string& path : {lines[1], lines[2]})
        if (is_hidden(path)) python.shown.push_back(path);
    return python;
}

Result<LaunchPlan> plan_python(const WireOrder& order, const Obedience&) {
    const auto file = TRY(path_of_bot(order.target));
    const auto python = TRY(find_python());
    const auto host = TRY(host_file(contest_host(order.game, ".py")));
    // The seed of its hashes is fixed, so that sets come in the same order in every run.
    LaunchPlan plan{.arguments = {python.path, "-s", "-B", host}, .variables = {"PYTHONHASHSEED=0"}};
    plan.shown = python.shown;
    plan.shown.push_back(host);
    plan.shown.push_back(shown_for(file));
    plan.file = file;
    return plan;
}

std::string python_version(const std::string&) {
    const auto python = find_python();
    return python ? version_of(python->path) : std::string();
}

constexpr std::array<BotKind, 1> kPythonKinds{
    {{.id = "python", .holds_several = true, .plan = plan_python, .version = python_version}}};
constexpr std::array<std::string_view, 1> kPythonEndings{".py"};

} // namespace

extern constinit const Language kPython{
    .name = "Python", .kinds = kPythonKinds, .endings = kPythonEndings, .in_source = recognise_python};

bool is_python(const std::string& path) {
    return std::filesystem::path(path).filename().string().starts_with("python");
}

Result<Python> find_python() {
    static const auto found = []() -> Result<Python> {
        const std::string program = find_program("python3");
        if (program.empty()) return failure("hosting", "python3 is not installed (package python3)");
        std::optional<Error> problem;
        Python python = ask_python(program, problem);
        if (problem) return *problem;
        return python;
    }();
    return found;
}

} // namespace hilltop

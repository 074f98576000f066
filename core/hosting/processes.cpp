// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/processes.h"

#include "base/system_error.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

Error no_pipe(int code) {
    return failure("hosting", "no pipe can be created ({})", system_reason(code));
}

Result<Pipe> new_pipe(Flow flow) {
    Pipe pipe;
    if (const int code = open_pipe(pipe, flow); code != 0) return no_pipe(code);
    return pipe;
}

} // namespace

Result<Pipe> pipe_to_child() {
    return new_pipe(Flow::ToChild);
}

Result<Pipe> pipe_from_child() {
    return new_pipe(Flow::FromChild);
}

Result<Saying> saying_of(const std::vector<std::string>& arguments, std::chrono::milliseconds at_most,
                         const Stop& stopped, std::span<const File> more) {
    Saying saying;
    const auto [end, code] = listen_to(arguments, at_most, stopped, saying, more);
    switch (end) {
    case Listening::End::NoPipe:
        return no_pipe(code);
    case Listening::End::NoStart:
        return failure("hosting", "{} cannot be started ({})", arguments[0], system_reason(code));
    case Listening::End::TooLate:
        return failure("hosting", "{} does not answer", arguments[0]);
    case Listening::End::Well:
        break;
    }
    return saying;
}

std::string find_program(std::string_view name) {
    namespace fs = std::filesystem;
    const char* found = std::getenv("PATH");
    std::string_view folders = found != nullptr ? found : "/usr/local/bin:/usr/bin:/bin";
    for (;;) {
        const auto colon = folders.find(':');
        const fs::path path = fs::path(folders.substr(0, colon)) / name;
        std::error_code problem;
        if (path.is_absolute() && fs::is_regular_file(path, problem) && may_run(path.string())) return path.string();
        if (colon == folders.npos) return {};
        folders.remove_prefix(colon + 1);
    }
}

} // namespace hilltop

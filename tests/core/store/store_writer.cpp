// SPDX-License-Identifier: GPL-3.0-or-later
// store_writer FILE SERIES local|shared: writes a made tournament into FILE, from where it stands on, for a test that
// kills it in the middle.
#include "made_results.h"
#include "store/file_sink.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <thread>

using namespace hilltop;

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    const std::string path = argv[1];
    const auto count = static_cast<std::uint32_t>(std::atoi(argv[2]));
    const Journal journal = std::string_view(argv[3]) == "shared" ? Journal::Shared : Journal::Local;
    const MadeResults made;
    auto file = std::filesystem::exists(path) ? TournamentFile::open_to_play(path)
                                              : TournamentFile::create(path, made.head(), journal);
    if (!file) {
        std::fprintf(stderr, "%s\n", english(file.error()).c_str());
        return 1;
    }
    const auto from = file->series_count();
    if (!from) return 1;
    FileSink sink(std::move(*file), {.commit_every = std::chrono::milliseconds(5)});
    for (std::uint32_t number = *from; number < count; ++number) {
        sink.prepare(made.series(number), made.result(number));
        sink.series_done(made.series(number), made.result(number));
        if (sink.wants_state()) sink.state("after " + std::to_string(number));
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    if (const auto flushed = sink.flush(); !flushed) {
        std::fprintf(stderr, "%s\n", english(flushed.error()).c_str());
        return 1;
    }
    return 0;
}

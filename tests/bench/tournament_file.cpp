// SPDX-License-Identifier: GPL-3.0-or-later
// tournament_file FILE [MATCHES] [STATE BYTES]: writes MATCHES matches of Pazaak (10,000,000) into FILE through the
// sink and prints bytes a match, how long writing took, and how soon the file is open.
#include "registry/registry.h"
#include "tournament_files/file_sink.h"

#include <fmt/format.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

using namespace hilltop;

namespace {

double seconds_since(std::chrono::steady_clock::time_point begun) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

/// Open, counts and state: what a window needs before it shows a tournament. Negative if it failed.
double open_seconds(const std::string& path) {
    const auto begun = std::chrono::steady_clock::now();
    auto file = TournamentFile::open(path);
    if (!file) {
        fmt::print(stderr, "{}\n", english(file.error()));
        return -1;
    }
    const bool read = file->series_count() && file->match_count() && file->fault_count() && file->state() &&
                      file->clock() && file->match(0, 0);
    return read ? seconds_since(begun) : -1;
}

/// Drops the file from the system's memory, as after a reboot.
void forget(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    ::close(file);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr, "tournament_file FILE [MATCHES] [STATE BYTES]\n");
        return 2;
    }
    const std::string path = argv[1];
    const std::int64_t matches = argc > 2 ? std::atoll(argv[2]) : 10'000'000;
    const auto state_bytes = static_cast<std::size_t>(argc > 3 ? std::atoll(argv[3]) : 100'000);
    const GameEntry& game = *find_game("pazaak");
    const std::vector<std::string> bots{game.bots()[0].id, game.bots()[1].id};
    Series series;
    series.entrants = {0, 1};
    series.matches = 1000;
    // A few series are played and written again and again: the bench is about the file.
    std::vector<SeriesResult> played;
    for (int i = 0; i < 100; ++i) {
        series.first_match = static_cast<std::uint64_t>(i) * 1000;
        played.push_back(game.run_series(series, default_values(game.rules()), bots));
    }
    FileHead head{.plan = "{}", .name = "bench", .program = "bench", .entrants = {}, .shard = {}};
    for (const std::string& bot : bots)
        head.entrants.push_back({bot, 1, built_in_hash("pazaak", bot, 1)});
    auto file = TournamentFile::create(path, head, Journal::Local);
    if (!file) {
        fmt::print(stderr, "{}\n", english(file.error()));
        return 1;
    }
    const auto begun = std::chrono::steady_clock::now();
    {
        FileSink sink(std::move(*file));
        for (std::uint32_t number = 0; number < matches / series.matches; ++number) {
            SeriesResult& result = played[number % played.size()];
            result.number = series.number = number;
            series.first_match = std::uint64_t{number} * 1000;
            for (SeriesFault& fault : result.faults)
                fault.match = series.first_match + fault.match % 1000;
            sink.prepare(series, result);
            sink.series_done(series, result);
            if (sink.wants_state()) sink.state(std::string(state_bytes, 's'));
        }
        sink.state(std::string(state_bytes, 's'));
        if (const auto flushed = sink.flush(); !flushed) {
            fmt::print(stderr, "{}\n", english(flushed.error()));
            return 1;
        }
    }
    const double written = seconds_since(begun);
    const auto bytes = std::filesystem::file_size(path);
    fmt::print("{} matches: {:.1f} MB, {:.2f} bytes a match, written in {:.1f} s ({:.0f} ns a match)\n", matches,
               static_cast<double>(bytes) / 1e6, static_cast<double>(bytes) / static_cast<double>(matches), written,
               written * 1e9 / static_cast<double>(matches));
    forget(path);
    fmt::print("open from the disk {:.1f} ms", open_seconds(path) * 1e3);
    fmt::print(", from memory {:.1f} ms\n", open_seconds(path) * 1e3);
    auto read = TournamentFile::open(path);
    const auto reading = std::chrono::steady_clock::now();
    std::int64_t count = 0;
    const auto all = read->each_series(0, [&](KeptSeries&& kept) {
        count += static_cast<std::int64_t>(kept.result.lines.size());
        return true;
    });
    if (!all) fmt::print(stderr, "{}\n", english(all.error()));
    fmt::print("all {} matches read in {:.2f} s\n", count, seconds_since(reading));
    return all ? 0 : 1;
}

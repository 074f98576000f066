// SPDX-License-Identifier: GPL-3.0-or-later
// The door of hosts that can call a function of C: Python's. Bots are asked in a buffer that both see.
#include "inside/series_player.h"

#include <cstring>

namespace hilltop {
namespace {

/// Called with the size of the requests in the buffer; returns that of the answers, or -1: there are none.
using CallBack = std::int32_t (*)(std::int32_t size);

struct CHost {
    CallBack call = nullptr;
    char* buffer = nullptr;
    std::size_t size = 0;

    std::optional<std::string_view> ask(std::string_view requests) const {
        if (requests.size() > size) return {};
        std::memcpy(buffer, requests.data(), requests.size());
        const std::int32_t answered = call(static_cast<std::int32_t>(requests.size()));
        if (answered < 0 || static_cast<std::size_t>(answered) > size) return {};
        return std::string_view(buffer, static_cast<std::size_t>(answered));
    }
};

CHost c_host;
SeriesPlayer& c_player() {
    static SeriesPlayer player([](std::string_view requests) { return c_host.ask(requests); });
    return player;
}

} // namespace
} // namespace hilltop

/// Serves a request of the pipe; the answer is there until the next one.
extern "C" [[gnu::visibility("default")]] const char* hilltop_engine_serve(hilltop::CallBack call, char* buffer,
                                                                           std::size_t capacity, const char* request,
                                                                           std::size_t size, std::size_t* answered) {
    static std::string answer;
    hilltop::c_host = {call, buffer, capacity};
    answer = hilltop::c_player().serve(std::string_view(request, size));
    *answered = answer.size();
    return answer.data();
}

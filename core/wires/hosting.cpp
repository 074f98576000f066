// SPDX-License-Identifier: GPL-3.0-or-later
#include "wires/hosting.h"

#include "base/percent.h"
#include "wires/any_lane.h"

#include <atomic>
#include <cctype>
#include <thread>

namespace hilltop {
namespace {

std::atomic<TransportMaker> transport_maker{nullptr};

/// Of a program without hosting.
class NoTransport : public Transport {
public:
    Result<std::unique_ptr<Wire>> open(const WireOrder& order) override { return refusal(order); }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder& order) override { return refusal(order); }
    void wait(std::chrono::milliseconds) override {}
    void wake() override {}

private:
    static Error refusal(const WireOrder& order) {
        return failure("wires", "{}: this program cannot run bots of your own", order.target);
    }
};

bool is_plain(char byte) {
    return std::isalnum(static_cast<unsigned char>(byte)) != 0 ||
           std::string_view("/._-").find(byte) != std::string_view::npos;
}

} // namespace

std::unique_ptr<AnyLane> Transport::together(const SeriesOrder&, LaneMaker) {
    return {};
}

std::string as_word(std::string_view text) {
    return percent_encoded(text, is_plain);
}

std::string load_request(std::string_view file, std::string_view name) {
    return "new " + as_word(file) + ' ' + (name.empty() ? "-" : as_word(name));
}

void host_bots_with(TransportMaker maker) {
    transport_maker = maker;
}

std::unique_ptr<Transport> make_transport() {
    const TransportMaker maker = transport_maker;
    return maker == nullptr ? std::make_unique<NoTransport>() : maker();
}

} // namespace hilltop

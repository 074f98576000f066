// SPDX-License-Identifier: GPL-3.0-or-later
#include "wires/hosting.h"

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
        return failure("game", "{}: this program cannot run bots of your own", order.target);
    }
};

bool is_plain(unsigned char byte) {
    return std::isalnum(byte) != 0 || std::string_view("/._-").find(static_cast<char>(byte)) != std::string_view::npos;
}

} // namespace

std::unique_ptr<AnyLane> Transport::together(const SeriesOrder&, LaneMaker) {
    return {};
}

std::string as_word(std::string_view text) {
    constexpr const char* digits = "0123456789ABCDEF";
    std::string word;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (is_plain(byte))
            word += letter;
        else
            word += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return word;
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

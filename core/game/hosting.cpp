// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/hosting.h"

#include <atomic>
#include <thread>

namespace hilltop {
namespace {

std::atomic<ExchangeMaker> exchange_maker{nullptr};

/// Of a program without hosting.
class NoExchange : public Exchange {
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

} // namespace

void host_bots_with(ExchangeMaker maker) {
    exchange_maker = maker;
}

std::unique_ptr<Exchange> make_exchange() {
    const ExchangeMaker maker = exchange_maker;
    return maker == nullptr ? std::make_unique<NoExchange>() : maker();
}

} // namespace hilltop

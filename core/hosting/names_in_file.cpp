// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/names_in_file.h"

#include "hosting/pipe_transport.h"

#include <chrono>

namespace hilltop {

Result<std::vector<std::string>> names_in_file(const std::string& game, const std::string& kind,
                                               const std::string& path) {
    using namespace std::chrono_literals;
    PipeTransport transport;
    const WireOrder order{.game = game, .kind = kind, .target = path, .name = kAllNames, .limits = {}, .slot = "names"};
    const auto wire = TRY(transport.open(order));
    wire->send("", Wire::Limit::Start); // no host answers that before it has loaded the file
    while (true) {
        if (auto names = entrants_of(*wire); !names.empty()) return names;
        if (const auto reply = wire->receive())
            return failure("hosting", "{}: {}", path,
                           reply->errors.empty() ? std::string(fault_word(reply->fault.value_or(Fault::NoStart)))
                                                 : reply->errors.substr(0, reply->errors.find('\n')));
        transport.wait(50ms);
    }
}

} // namespace hilltop

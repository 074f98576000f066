// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing here could end all that a foreign program starts, so none is started.
#include "system/keeper.h"

#include <cerrno>

namespace hilltop {

KeeperProblem Keeper::start(Keeper&) {
    return {"keeper", ENOTSUP};
}

KeeperProblem Keeper::inner(Inner&) {
    return {"keeper", ENOTSUP};
}

bool Keeper::launch(const LaunchOrder&, const File&, const File&, const File&) {
    return false;
}

void Keeper::Unmap::operator()(letters::Attention*) const {}

void Keeper::attend(bool) {}

std::int64_t Keeper::most_memory() const {
    return 0;
}

void Keeper::kill() {}

std::optional<letters::Report> Keeper::news() {
    return {};
}

} // namespace hilltop

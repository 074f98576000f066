// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "hosting/carried.h"

#include <chrono>
#include <span>
#include <string>

namespace hilltop {

/// The name of the cache's folder for the hosts among these files, "hosts-" and 16 digits of the SHA-256 of their paths
/// and texts: programs with other hosts never share what has been compiled of them.
std::string hosts_folder_name(std::span<const CarriedFile> files);
/// That folder for the hosts carried inside, made where it is missing, which only its user may look into.
Result<std::string> hosts_folder();
/// A folder of hosts that was not asked for so long may be removed.
inline constexpr std::chrono::hours kKeepsHosts = std::chrono::hours(24) * 30;
/// Removes folders of hosts in `cache` but `kept` that were not asked for since `before`. Links stay.
void sweep_hosts(const std::string& cache, const std::string& kept, std::chrono::file_clock::time_point before);

} // namespace hilltop

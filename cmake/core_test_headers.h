// SPDX-License-Identifier: GPL-3.0-or-later
// What nearly every test of the engine reads, precompiled; no source may count on it.
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

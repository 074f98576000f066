// SPDX-License-Identifier: GPL-3.0-or-later
// What nearly every test of the engine reads, precompiled; no source may count on it.
#pragma once

#include "registry/registry.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <variant>
#include <vector>

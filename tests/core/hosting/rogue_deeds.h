// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// What a rogue bot tries against its isolation and its limits: an answer in words, or nothing where it knows no such
/// verb.
std::string try_deed(const std::string& verb, const std::string& rest);

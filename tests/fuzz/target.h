// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

// A fuzz target is one reader of foreign bytes: fuzz_NAME.cpp with HILLTOP_FUZZ(NAME, ...). libFuzzer runs it with
// inputs of its own (run.sh), and fuzz_test with those in corpus/NAME and what it makes of them. readers.txt says which
// reader is whose.

namespace hilltop::fuzz {

/// What is wrong with a reader ends the run: libFuzzer's, as nothing catches it, or that of the test.
void claim(bool holds, const char* what);
/// What is refused is refused with a sentence.
void refused(const Error& error);
template <class T>
void judged(const Result<T>& result) {
    if (!result) refused(result.error());
}

/// Of what a target makes itself: an error is its own.
template <class T>
T must(Result<T> result) {
    if (!result) claim(false, english(result.error()).c_str());
    return result.take();
}

/// Takes an input from its front; zeros and empty texts when it is used up.
class Bytes {
public:
    explicit Bytes(std::string_view bytes)
        : m_rest(bytes) {}
    bool empty() const { return m_rest.empty(); }
    std::string_view rest() const { return m_rest; }
    int next();
    /// Eight bytes; mostly a small number, or one at the edge of a type.
    std::int64_t number();
    std::string_view text(std::size_t length);
    /// Its length comes first.
    std::string_view text() { return text(static_cast<std::size_t>(next())); }
    /// Up to the next line end, which goes too.
    std::string_view line();

private:
    std::string_view m_rest;
};

/// A folder of this process, which goes away at its end.
const std::string& own_folder();
/// A file in it with these bytes; always the same one for a name.
std::string as_file(std::string_view bytes, const std::string& name);
/// The bytes of a file; nothing is an error.
std::string bytes_of(const std::string& path);
/// The bytes with the digest of all before in place of the last `size` (4 or 8): what anybody can compute is no lock.
std::string with_check(std::string_view bytes, std::size_t size);

/// Inputs to begin with, by file name.
using Seeds = std::map<std::string, std::string>;

struct Target {
    void (*run)(std::string_view bytes);
    Seeds (*seeds)();
    int mutations; ///< that the test makes of each file of the corpus
};
/// By name.
std::map<std::string, Target>& targets();

} // namespace hilltop::fuzz

/// Defines a target: `HILLTOP_FUZZ(plan, 100) { ... }` reads `bytes`, and the test makes 100 mutations of every file of
/// the corpus. `fuzz::Seeds seeds_of_plan()` before it makes the corpus.
#ifdef HILLTOP_LIBFUZZER
#define HILLTOP_FUZZ(name, count)                                                                                      \
    static void fuzz_##name(std::string_view bytes);                                                                   \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {                                \
        static_cast<void>(seeds_of_##name);                                                                            \
        fuzz_##name({reinterpret_cast<const char*>(data), size});                                                      \
        return 0;                                                                                                      \
    }                                                                                                                  \
    static void fuzz_##name(std::string_view bytes)
#else
#define HILLTOP_FUZZ(name, count)                                                                                      \
    static void fuzz_##name(std::string_view bytes);                                                                   \
    static const bool fuzzes_##name =                                                                                  \
        hilltop::fuzz::targets().emplace(#name, hilltop::fuzz::Target{fuzz_##name, seeds_of_##name, count}).second;    \
    static void fuzz_##name(std::string_view bytes)
#endif

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"

#include <cstdint>
#include <string>
#include <vector>

/// Marks a text that translations/update.sh collects.
#define HILLTOP_WORD(context, text) text
/// The same of one with "%n".
#define HILLTOP_COUNTED(context, text) text
/// As Q_DECLARE_TR_FUNCTIONS of Qt, for phrases: `tr(...)` of a struct with it are texts of that context.
#define HILLTOP_WORDS(context)                                                                                         \
public:                                                                                                                \
    static Phrase tr(const char* text, const char* comment = nullptr, int count = Pattern::kNoCount) {                 \
        return Phrase(Pattern{text, #context, comment, count});                                                        \
    }

namespace hilltop {

/// A text with places for others, as translations know it.
struct Pattern {
    static constexpr int kNoCount = -1;
    std::string text{};            ///< English
    const char* context = nullptr; ///< and comment: of the translation
    const char* comment = nullptr;
    int count = kNoCount;      ///< that of %n, and of the plural
    const char* one = nullptr; ///< English of one, where the text has no "(s)"
};

/// How patterns are said. The base is English.
class Wording {
public:
    virtual ~Wording() = default;
    /// The pattern in this language, %n filled in.
    virtual std::string said(const Pattern& pattern) const;
    /// The text with a capital first letter.
    virtual std::string capital(std::string text) const;
};

/// A text for people in the language of its reader: a pattern, which is English, and parts that take
/// the places of its %1, %2 ... in order. A plain text, a name or number, is the same in all languages.
class Phrase {
public:
    Phrase() = default; ///< nothing to say
    Phrase(std::string plain)
        : m_pattern{.text = std::move(plain)} {}
    Phrase(const char* plain)
        : Phrase(std::string(plain)) {}
    explicit Phrase(Pattern pattern)
        : m_form(Form::Pattern)
        , m_pattern(std::move(pattern)) {}

    Phrase arg(Phrase part) const;
    Phrase arg(int number) const { return arg(Phrase(std::to_string(number))); }
    /// The pattern of one, where English has no "(s)" in it.
    Phrase one(const char* pattern) const;
    Phrase capital() const;                ///< begins with a capital letter
    Phrase sentence() const;               ///< ends with a full stop, if it has no end yet
    Phrase then(const Phrase& next) const; ///< one sentence after another

    bool empty() const { return m_pattern.text.empty() && m_parts.empty(); }

    std::string said(const Wording& wording) const;
    /// In English.
    std::string text() const;
    /// Text that is plain, or ["pattern", part...], with a count ["pattern", number, part...]; "^" and "." in place of
    /// the pattern are capital() and sentence() of their part. For resources/pages.
    Json json() const;

private:
    enum class Form : unsigned char { Plain, Pattern, Capital, Sentence };
    Form m_form = Form::Plain;
    Pattern m_pattern; ///< or a plain text
    std::vector<Phrase> m_parts;
};

/// "%n match(es)" of 1 and of another number, in English.
std::string english_count(std::string pattern, std::int64_t count);
/// The text with `parts` in place of %1, %2 ...
std::string filled_in(const std::string& text, const std::vector<std::string>& parts);

} // namespace hilltop

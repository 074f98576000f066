// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/source_text.h"

namespace hilltop {
namespace {

/// Whether a slash behind this text begins a regular expression: where a value has ended, it divides.
bool begins_pattern(QStringView before) {
    while (!before.isEmpty() && before.back().isSpace())
        before.chop(1);
    if (before.isEmpty()) return true;
    const QChar last = before.back();
    if (QStringView(u"(,=:[!&|?{};+-*%<>~^").contains(last)) return true;
    if (!before.endsWith(u"return")) return false;
    return before.size() == 6 || !before[before.size() - 7].isLetterOrNumber();
}

/// One behind the end of a string whose mark begins at `from`; a line ends what is not closed, except of long marks.
qsizetype string_end(QStringView text, qsizetype from, QStringView mark, bool lines) {
    for (qsizetype at = from + mark.size(); at < text.size(); ++at) {
        if (text[at] == u'\\')
            ++at;
        else if (text[at] == u'\n' && !lines)
            return at;
        else if (text.mid(at).startsWith(mark))
            return at + mark.size();
    }
    return text.size();
}

/// One behind the end of a regular expression; a slash in brackets does not end it.
qsizetype pattern_end(QStringView text, qsizetype from) {
    bool brackets = false;
    for (qsizetype at = from + 1; at < text.size() && text[at] != u'\n'; ++at) {
        if (text[at] == u'\\')
            ++at;
        else if (text[at] == u'[')
            brackets = true;
        else if (text[at] == u']')
            brackets = false;
        else if (text[at] == u'/' && !brackets)
            return at + 1;
    }
    return from + 1;
}

} // namespace

SourceText::SourceText(const QString& source, SourceStyle style)
    : text(source)
    , bare(source) {
    const bool python = style == SourceStyle::Python;
    const auto blank = [&](qsizetype from, qsizetype to) {
        for (qsizetype at = from; at < std::min(to, bare.size()); ++at)
            if (bare[at] != u'\n') bare[at] = u' ';
    };
    const QStringView all(text);
    for (qsizetype at = 0; at < all.size();) {
        const QChar letter = all[at];
        const QStringView rest = all.mid(at);
        qsizetype end = at + 1;
        if (python ? letter == u'#' : rest.startsWith(u"//")) {
            end = all.indexOf(u'\n', at);
            blank(at, end = end < 0 ? all.size() : end);
        } else if (!python && rest.startsWith(u"/*")) {
            end = all.indexOf(u"*/", at + 2);
            blank(at, end = end < 0 ? all.size() : end + 2);
        } else if (style != SourceStyle::JavaScript && (rest.startsWith(u"\"\"\"") || rest.startsWith(u"'''"))) {
            end = string_end(all, at, rest.left(3), true);
            blank(at + 3, end - 3);
        } else if (letter == u'"' || letter == u'\'' || (letter == u'`' && style == SourceStyle::JavaScript)) {
            end = string_end(all, at, rest.left(1), letter == u'`');
            blank(at + 1, end - 1);
        } else if (letter == u'/' && style == SourceStyle::JavaScript && begins_pattern(QStringView(bare).left(at))) {
            end = pattern_end(all, at);
            blank(at + 1, end - 1);
        }
        at = end;
    }
}

int SourceText::line_of(qsizetype place) const {
    return static_cast<int>(QStringView(text).left(place).count(u'\n')) + 1;
}

int SourceText::column_of(qsizetype place) const {
    return static_cast<int>(place - (place > 0 ? text.lastIndexOf(u'\n', place - 1) : -1));
}

} // namespace hilltop

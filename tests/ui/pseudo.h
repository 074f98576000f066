// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QStringList>
#include <QTranslator>

#include <algorithm>

namespace hilltop {

inline constexpr QChar kOpen(0x27E6), kClose(0x27E7);

/// A language that does not exist: every text made a third longer and, where what was never translated is looked for,
/// put into brackets.
class Pseudo : public QTranslator {
public:
    explicit Pseudo(bool brackets = true)
        : m_brackets(brackets) {}
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        if (!text.startsWith(QStringLiteral("Ada, "))) return longer(text);
        QStringList names = text.split(QStringLiteral(", ")); // a list of names is one text
        for (QString& name : names)
            name = longer(name);
        return names.join(QStringLiteral(", "));
    }

private:
    QString longer(const QString& text) const {
        if (m_brackets) return kOpen + text + QString(std::max<qsizetype>(1, text.size() / 3), kMore) + kClose;
        static const QRegularExpression other(QStringLiteral("<[^>]*>|&[a-z]+;|%L?[0-9n]"));
        return text + QString(QString(text).remove(other).size() / 3, kMore);
    }

    static constexpr QChar kMore{0x00B7};
    const bool m_brackets;
};

} // namespace hilltop

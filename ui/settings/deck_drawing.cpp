// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/deck_drawing.h"

#include <QHash>
#include <QSet>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <zlib.h>

#include <algorithm>
#include <new>
#include <string_view>
#include <vector>

namespace hilltop {
namespace {

constexpr std::size_t kMostUnpacked = 64u << 20;
constexpr int kMostDeep = 200;           // elements within elements, used ones too
constexpr qint64 kMostSteps = 4'000'000; // elements drawn, used ones each time
constexpr int kMostElements = 400'000;

/// Does so whatever the file says of its size.
Result<QByteArray> unpackedDrawing(const std::string& bytes) {
    if (!std::string_view(bytes).starts_with("\x1f\x8b"))
        return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()));
    z_stream stream{};
    constexpr int kGzip = 16 + MAX_WBITS;
    if (inflateInit2(&stream, kGzip) != Z_OK) throw std::bad_alloc();
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    QByteArray text;
    std::vector<char> part(1u << 18);
    int state = Z_OK;
    while (state == Z_OK && static_cast<std::size_t>(text.size()) <= kMostUnpacked) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(part.data(), static_cast<qsizetype>(part.size() - stream.avail_out));
    }
    inflateEnd(&stream);
    if (static_cast<std::size_t>(text.size()) > kMostUnpacked)
        return failure("settings", "its drawing is larger than 64 MB when unpacked");
    if (state != Z_STREAM_END) return failure("settings", "its drawing is damaged");
    return text;
}

/// What is not taken over, with all that it holds.
bool leftBehind(const QStringView name) {
    static const QSet<QString> names{
        QStringLiteral("script"),   QStringLiteral("foreignObject"), QStringLiteral("set"),
        QStringLiteral("mask"),     QStringLiteral("filter"),        QStringLiteral("pattern"),
        QStringLiteral("clipPath"), QStringLiteral("marker"),        QStringLiteral("metadata"),
        QStringLiteral("discard"),  QStringLiteral("audio"),         QStringLiteral("video")};
    return name.startsWith(QLatin1String("animate")) || names.contains(name.toString());
}

QStringView linkOf(const QXmlStreamAttributes& attributes) {
    for (const QXmlStreamAttribute& attribute : attributes)
        if (attribute.name() == QLatin1String("href")) return attribute.value();
    return {};
}

/// Elements as they lie in one another and use each other, to tell how many are drawn.
class DrawingSteps {
public:
    void begin(const QXmlStreamAttributes& attributes, bool uses) {
        const auto at = static_cast<int>(m_elements.size());
        m_elements.emplace_back();
        if (!m_open.empty()) m_elements[static_cast<std::size_t>(m_open.back())].parts.push_back(at);
        m_open.push_back(at);
        if (const auto id = attributes.value(QLatin1String("id")); !id.isEmpty()) m_named[id.toString()].push_back(at);
        if (uses) m_uses.emplace_back(at, linkOf(attributes).mid(1).toString());
    }
    void end() { m_open.pop_back(); }
    int deep() const { return static_cast<int>(m_open.size()); }
    int count() const { return static_cast<int>(m_elements.size()); }

    /// Whether the whole can be drawn within the limits. An id that several elements have stands for all of them.
    bool fits() {
        qint64 used = 0;
        for (const auto& [at, name] : m_uses) {
            const QList<int> named = m_named.value(name);
            used += named.size();
            if (used > kMostSteps) return false;
            auto& parts = m_elements[static_cast<std::size_t>(at)].parts;
            parts.insert(parts.end(), named.begin(), named.end());
        }
        return m_elements.empty() || look(0, 1);
    }

private:
    struct Element {
        std::vector<int> parts; ///< in it, or used by it
        qint64 steps = 0;       ///< 0: not known yet
        int deep = 1;
    };
    bool look(int at, int depth) {
        if (depth > kMostDeep) return false;
        Element& element = m_elements[static_cast<std::size_t>(at)];
        if (element.steps == 0) {
            qint64 steps = 1;
            for (const int part : element.parts) {
                if (!look(part, depth + 1)) return false;
                const Element& seen = m_elements[static_cast<std::size_t>(part)];
                steps += seen.steps;
                element.deep = std::max(element.deep, seen.deep + 1);
                if (steps > kMostSteps) return false;
            }
            element.steps = steps;
        }
        return depth + element.deep <= kMostDeep;
    }

    std::vector<Element> m_elements;
    std::vector<int> m_open;
    QHash<QString, QList<int>> m_named;
    std::vector<std::pair<int, QString>> m_uses;
};

} // namespace

Result<QByteArray> cleanDrawing(const std::string& bytes) {
    const QByteArray text = TRY(unpackedDrawing(bytes));
    QXmlStreamReader in(text);
    QByteArray clean;
    QXmlStreamWriter out(&clean);
    DrawingSteps steps;
    out.writeStartDocument();
    while (!in.atEnd()) {
        switch (in.readNext()) {
        case QXmlStreamReader::StartElement: {
            const bool elsewhere =
                in.name() == QLatin1String("image") && !linkOf(in.attributes()).startsWith(QLatin1String("data:"));
            if (leftBehind(in.name()) || elsewhere) {
                in.skipCurrentElement();
                break;
            }
            if (steps.count() == 0 && in.name() != QLatin1String("svg"))
                return failure("settings", "its drawing is no SVG file");
            steps.begin(in.attributes(), in.name() == QLatin1String("use"));
            if (steps.deep() > kMostDeep || steps.count() > kMostElements)
                return failure("settings", "its drawing has too many parts");
            out.writeCurrentToken(in);
            break;
        }
        case QXmlStreamReader::EndElement:
            steps.end();
            out.writeCurrentToken(in);
            break;
        case QXmlStreamReader::Characters:
            out.writeCharacters(in.text().toString());
            break;
        default:
            break; // comments, instructions and definitions of entities stay behind
        }
    }
    if (in.hasError() || steps.count() == 0) return failure("settings", "its drawing is no SVG file");
    out.writeEndDocument();
    if (!steps.fits()) return failure("settings", "its drawing has too many parts");
    return clean;
}

} // namespace hilltop

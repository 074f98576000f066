// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/deck_drawing.h"

#include <QBuffer>
#include <QHash>
#include <QImageReader>
#include <QSet>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <zlib.h>

#include <algorithm>
#include <new>
#include <optional>
#include <string_view>
#include <vector>

namespace hilltop {
namespace {

constexpr std::size_t kMostUnpacked = 64u << 20;
constexpr int kMostDeep = 200;           // elements within elements, used ones too
constexpr qint64 kMostSteps = 4'000'000; // elements drawn, used ones each time
constexpr int kMostElements = 400'000;
constexpr qint64 kMostPixels = 64 << 20; // of all pictures in it
constexpr qsizetype kMostProlog = 64 << 10;
constexpr qsizetype kMostMentions = 10'000; // of entities, each of which may stand for 4096 letters

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

/// What an element refers to. Nothing where it says so twice and differently: which one counts is up to Qt Svg.
std::optional<QStringView> linkOf(const QXmlStreamAttributes& attributes) {
    std::optional<QStringView> link;
    for (const QXmlStreamAttribute& attribute : attributes) {
        if (attribute.name() != QLatin1String("href")) continue;
        if (link && *link != attribute.value()) return {};
        link = attribute.value();
    }
    return link.value_or(QStringView());
}

/// How many pixels a picture has that is part of the drawing; 0 for one of another file, and for what might hold a
/// drawing itself.
qint64 pixelsOf(const QStringView link) {
    const qsizetype begins = link.lastIndexOf(QLatin1String("base64,"));
    if (!link.startsWith(QLatin1String("data:")) || begins < 0) return 0;
    QByteArray bytes = QByteArray::fromBase64(link.mid(begins + 7).toLatin1());
    QBuffer file(&bytes);
    QImageReader picture(&file);
    const QByteArray format = picture.format();
    if (format != "png" && format != "jpeg" && format != "jpg") return 0;
    const QSize size = picture.size();
    return size.isValid() ? qint64{size.width()} * size.height() : 0;
}

/// Whether the root comes within the first bytes, so that nothing can grow before it.
bool beginsSoon(const QByteArray& text) {
    QXmlStreamReader in(text.left(kMostProlog));
    while (!in.atEnd())
        if (in.readNext() == QXmlStreamReader::StartElement) return true;
    return false;
}

/// Elements as they lie in one another and use each other, to tell how many are drawn.
class DrawingSteps {
public:
    void begin(const QXmlStreamAttributes& attributes, QStringView used) {
        const auto at = static_cast<int>(m_elements.size());
        m_elements.emplace_back();
        if (!m_open.empty()) m_elements[static_cast<std::size_t>(m_open.back())].parts.push_back(at);
        m_open.push_back(at);
        if (const auto id = attributes.value(QLatin1String("id")); !id.isEmpty()) m_named[id.toString()].push_back(at);
        if (!used.isEmpty()) m_uses.emplace_back(at, used.mid(1).toString());
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
    if (!beginsSoon(text)) return failure("settings", "its drawing is no SVG file");
    QXmlStreamReader in(text);
    QByteArray clean;
    QXmlStreamWriter out(&clean);
    DrawingSteps steps;
    qint64 pixels = 0;
    out.writeStartDocument();
    while (!in.atEnd()) {
        switch (in.readNext()) {
        case QXmlStreamReader::DTD:
            if (!in.entityDeclarations().isEmpty() && text.count('&') > kMostMentions)
                return failure("settings", "its drawing has too many parts");
            break;
        case QXmlStreamReader::StartElement: {
            const QXmlStreamAttributes attributes = in.attributes();
            const auto link = linkOf(attributes);
            const bool image = in.name() == QLatin1String("image");
            const qint64 own = image && link ? pixelsOf(*link) : 0;
            if (leftBehind(in.name()) || !link || (image && own == 0)) {
                in.skipCurrentElement();
                break;
            }
            if (steps.count() == 0 && in.name() != QLatin1String("svg"))
                return failure("settings", "its drawing is no SVG file");
            steps.begin(attributes, in.name() == QLatin1String("use") ? *link : QStringView());
            pixels += own;
            if (steps.deep() > kMostDeep || steps.count() > kMostElements || pixels > kMostPixels)
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/page_packing.h"

#include "analysis/report_parts.h"

#include <zlib.h>

#include <new>

namespace hilltop {

std::string packed(const std::string& text, Packed part, const std::string& beginning) {
    z_stream stream{};
    constexpr int kWindow = 15, kMemory = 9;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, part == Packed::Whole ? kWindow : -kWindow, kMemory,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc(); // its only other errors are wrong arguments
    if (part == Packed::Rest)
        deflateSetDictionary(&stream, reinterpret_cast<const Bytef*>(beginning.data()),
                             static_cast<uInt>(beginning.size()));
    std::string bytes(deflateBound(&stream, static_cast<uLong>(text.size())) + 16, '\0'); // 16: for a flush
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    deflate(&stream, part == Packed::Beginning ? Z_SYNC_FLUSH : Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return base64(bytes);
}

} // namespace hilltop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/hand_code.h"

#include "games/pazaak/solver/bit_coder.h"

#include <cmath>
#include <memory>

namespace hilltop::pazaak {
namespace {

constexpr unsigned kMixed = kAnswers; ///< the class of what is not pure

unsigned class_of(MixedAnswer answer) {
    return answer.pure() ? static_cast<unsigned>(answer.first()) : kMixed;
}

/// Both directions in one: what is written with a BitWriter is read in the same order with a BitReader.
class Coder {
public:
    explicit Coder(BitWriter& writer)
        : m_writer(&writer) {}
    explicit Coder(BitReader& reader)
        : m_reader(&reader) {}

    void bit(BitChance& chance, bool& value) {
        if (m_writer != nullptr)
            m_writer->put(chance, value);
        else
            value = m_reader->get(chance);
    }
    template <int Bits>
    void number(NumberChances<Bits>& chances, unsigned& value) {
        if (m_writer != nullptr)
            chances.put(*m_writer, value);
        else
            value = chances.get(*m_reader);
    }

private:
    BitWriter* m_writer = nullptr;
    BitReader* m_reader = nullptr;
};

/// What is expected of an answer: by the class of the deck before at this node, and of this deck at the node before.
struct AnswerChances {
    NumberChances<3> kind[kAnswers + 1][kAnswers + 1];
    BitChance as_before[2];
    NumberChances<3> first;
    NumberChances<3> second[kAnswers + 1];
    NumberChances<5> parts;
};
/// What is expected of the difference of a value from what its neighbours suggest.
struct ValueChances {
    NumberChances<8> high;
    NumberChances<8> low[3];
};

void code_answers(Coder coder, AnswerChances& chances, std::vector<MixedAnswer>& answers) {
    const std::size_t decks = answers.size() / HandNodes::kCount;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        MixedAnswer& answer = answers[i];
        const MixedAnswer deck_before = i % decks > 0 ? answers[i - 1] : MixedAnswer();
        const MixedAnswer node_before = i >= decks ? answers[i - decks] : MixedAnswer();
        unsigned kind = class_of(answer);
        coder.number(chances.kind[class_of(deck_before)][class_of(node_before)], kind);
        if (kind != kMixed) {
            answer = MixedAnswer(static_cast<int>(kind), static_cast<int>(kind), MixedAnswer::kParts);
            continue;
        }
        bool same = answer == deck_before;
        if (!deck_before.pure()) {
            coder.bit(chances.as_before[deck_before == node_before ? 1 : 0], same);
            if (same) {
                answer = deck_before;
                continue;
            }
        }
        auto first = static_cast<unsigned>(answer.first());
        auto second = static_cast<unsigned>(answer.second());
        auto parts = static_cast<unsigned>(answer.parts()) - 32;
        coder.number(chances.first, first);
        coder.number(chances.second[first], second);
        coder.number(chances.parts, parts);
        answer = MixedAnswer(static_cast<int>(first), static_cast<int>(second), static_cast<int>(parts + 32));
    }
}

void code_values(Coder coder, ValueChances& chances, DeckMatrix& matrix) {
    const auto columns = static_cast<std::size_t>(matrix.columns);
    const auto stride = static_cast<std::size_t>(padded(matrix.columns));
    std::vector<std::uint16_t> above(columns);
    for (int row = 0; row < matrix.rows; ++row) {
        unsigned left = above[0];
        unsigned corner = above[0];
        for (std::size_t column = 0; column < columns; ++column) {
            float& value = matrix.values[static_cast<std::size_t>(row) * stride + column];
            const unsigned expected = left + above[column] - corner;
            const auto units =
                static_cast<unsigned>(std::lround(static_cast<double>(value) / static_cast<double>(kValueUnit)));
            const unsigned off = units - expected + 128; // near 0 the high byte is 0
            unsigned high = off >> 8 & 255u;
            unsigned low = off & 255u;
            coder.number(chances.high, high);
            coder.number(chances.low[high == 0 ? 0 : high == 255 ? 1 : 2], low);
            const auto now = static_cast<std::uint16_t>((high << 8 | low) + expected - 128);
            value = static_cast<float>(now) * kValueUnit;
            corner = above[column];
            left = now;
            above[column] = now;
        }
    }
}

void code_hand(Coder coder, SolvedHand& hand) {
    const auto answers = std::make_unique<AnswerChances[]>(2);
    for (std::size_t seat = 0; seat < 2; ++seat)
        code_answers(coder, answers[seat], hand.answers[seat]);
    const auto values = std::make_unique<ValueChances>();
    code_values(coder, *values, hand.value);
}

} // namespace

std::string encode(const SolvedHand& hand) {
    BitWriter writer;
    SolvedHand copy = hand;
    code_hand(Coder(writer), copy);
    return writer.take();
}

std::optional<SolvedHand> decode(std::string_view bytes, int decks0, int decks1) {
    SolvedHand hand;
    hand.value = {decks0, decks1, std::vector<float>(static_cast<std::size_t>(decks0 * padded(decks1)))};
    hand.answers[0].resize(static_cast<std::size_t>(HandNodes::kCount * decks0));
    hand.answers[1].resize(static_cast<std::size_t>(HandNodes::kCount * decks1));
    BitReader reader(bytes);
    code_hand(Coder(reader), hand);
    if (reader.ended_early()) return {};
    for (const auto& answers : hand.answers) {
        for (const MixedAnswer answer : answers) {
            if (answer.first() >= kAnswers || answer.second() >= kAnswers) return {};
        }
    }
    return hand;
}

} // namespace hilltop::pazaak

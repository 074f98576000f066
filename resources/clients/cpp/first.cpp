// SPDX-License-Identifier: MIT-0
// Plays the first of every game's menu: after c++ -std=c++17 -O2 first.cpp -o first, hilltop:./first
#include "hilltop.hpp"

class First : public hilltop::Bot {
public:
    std::string name() const override { return "First"; }
    std::optional<std::string> choose(const hilltop::Json& question, const hilltop::Json&) override {
        return question["menu"][0].text();
    }
};

int main() {
    First bot;
    hilltop::play(bot);
}

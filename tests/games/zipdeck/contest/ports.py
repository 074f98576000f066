# SPDX-License-Identifier: MIT-0
# Built-in bots once more in Python: their answers have to be the same.


class Serpentine(Player):
    def __init__(self, my_num, player_count):
        super().__init__(my_num, player_count)
        self.two_back, self.one_back = True, False
        self.targets = []

    def play(self, card, info):
        if not self.targets:
            self.targets = [seat for seat in range(self.player_count) if seat != self.my_num]
        calls = not self.two_back if self.two_back == self.one_back else card > 0.8 * 4 * self.player_count
        self.two_back, self.one_back = self.one_back, calls
        return ["Zip Deck!", {self.targets.pop(0): card // 4}] if calls else [""]


class Orion(Player):
    def play(self, card, info):
        if card <= 3.5 * (self.player_count - 1):
            return [""]
        last = self.player_count - 1
        return ["Zip Deck!", {last - 1 if self.my_num == last else last: float(card // 4)}]


class Leader(Player):
    """Needs the points of all."""

    def play(self, card, info):
        chance = 1.0
        for other in range(self.player_count - 1):
            chance *= max(card - other, 0) / (4 * self.player_count - 1 - other)
        if chance <= 0.5:
            return ("no",)
        scores = info["scores"]
        return ("Zip Deck!", {min((s for s in scores if s != self.my_num), key=scores.get): card // 4})


class Bookkeeper(Leader):
    """The same, and settles every round by the rules: points and the last round have to fit together."""

    def __init__(self, my_num, player_count):
        super().__init__(my_num, player_count)
        self.before = None

    def play(self, card, info):
        seats = list(range(self.player_count))
        assert list(info["scores"]) == seats
        if info["round"] == 0:
            assert sorted(info) == ["round", "scores"] and not any(info["scores"].values())
        else:
            assert sorted(info) == ["last", "round", "scores"] and list(info["last"]) == seats
            self.settle(info["last"])
            assert self.points == info["scores"], (self.points, info)
            assert info["last"][self.my_num][0] == self.card
        self.points = dict(info["scores"])
        self.card = card
        answer = super().play(card, info)
        # A bot may do with what it gets as it likes.
        info["scores"].clear()
        info.setdefault("last", {}).clear()
        return answer

    def settle(self, last):
        top = max(last, key=lambda seat: last[seat][0])
        for seat, (card, answer) in last.items():
            called = answer[0] == "Zip Deck!"
            assert len(answer) == 2 if called else answer == [""]
            if called != (seat == top):
                self.points[seat] += max(1, card // 4)
            elif called:
                given = sum(answer[1].values())
                if given > card // 4:
                    self.points[seat] += card // 4
                    continue
                for other, share in answer[1].items():
                    self.points[other] += share
                self.points[seat] += card // 4 - given

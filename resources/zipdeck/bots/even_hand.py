# SPDX-License-Identifier: MIT-0
# A first bot for Zip Deck: calls if its card is more likely the highest than not, and shares the points out evenly.
#
# Hilltop has `random` and `Player` ready. Player keeps my_num, this bot's seat, and player_count; the object is made anew
# for every match, and play() is asked once a round.


class EvenHand(Player):
    def play(self, card, info):
        # info["round"] and info["scores"] are always there, info["last"] from round 1 on; this bot needs none of them.
        if self.chance_of_highest(card) < 0.5:
            return [""]
        others = [seat for seat in range(self.player_count) if seat != self.my_num]
        each, rest = divmod(card // 4, len(others))
        # What cannot be shared evenly goes a point each to those who sit behind us.
        shares = {}
        for place, seat in enumerate(others[self.my_num:] + others[:self.my_num]):
            shares[seat] = each + (1 if place < rest else 0)
        return ["Zip Deck!", shares]

    def chance_of_highest(self, card):
        """All others have to hold lower cards: of the 4N - 1 that are not ours, `card` are lower."""
        chance = 1.0
        for other in range(self.player_count - 1):
            chance *= max(card - other, 0) / (4 * self.player_count - 1 - other)
        return chance

# SPDX-License-Identifier: MIT-0
# A strong bot for Zip Deck. Three thoughts make it so:
#   1. A point given to the right rival is worth something, so calling pays a little below an even chance.
#   2. The right rival is the one with the fewest points: he would win.
#   3. But everybody thinks so. Whoever is lowest is the lightning rod that draws the gifts of the whole table, and nobody
#      should knock down a rod whose place he would then take himself.


class LightningRod(Player):
    def __init__(self, my_num, player_count):
        super(LightningRod, self).__init__(my_num, player_count)
        self.rounds = player_count * player_count
        # What a point given is worth, in points of our own: all of it against one rival, less the more there are.
        self.given = min(1.0, 2.5 / player_count)
        # Decided once for every card: what calling saves on average has to be more than nothing.
        self.calls = [self.gain(card) > 0 for card in range(4 * player_count)]

    def gain(self, card):
        """Points that calling saves: a wrong answer costs the fine, a right call hands on what the card is worth."""
        chance = 1.0  # that all others hold lower cards
        for other in range(self.player_count - 1):
            chance *= max(card - other, 0) / (4 * self.player_count - 1 - other)
        fine = max(1, card // 4)
        return (2 * chance - 1) * fine + chance * self.given * (card // 4)

    def play(self, card, info):
        if not self.calls[card]:
            return [""]
        scores = info["scores"]
        rivals = sorted((seat for seat in scores if seat != self.my_num), key=lambda seat: (scores[seat], seat))
        target = rivals[0]
        mine = scores[self.my_num]
        left = self.rounds - info["round"] - 1
        # Would the lowest rival end up above us, so that we were the next rod? Then the second lowest gets it, unless
        # nobody can hit us any more.
        if left > 0 and len(rivals) > 1 and scores[target] <= mine < scores[target] + card // 4:
            target = rivals[1]
        return ["Zip Deck!", {target: card // 4}]

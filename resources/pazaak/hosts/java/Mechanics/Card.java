// SPDX-License-Identifier: MIT-0
package Mechanics;

/** A card of the Pazaak contest. A card is itself: two cards of the same value are not equal. */
public class Card {
    private final int value;

    public Card() {
        this(0);
    }

    public Card(int value) {
        this.value = value;
    }

    public int getValue() {
        return value;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}

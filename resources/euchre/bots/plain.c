/* SPDX-License-Identifier: MIT-0 */
/* A first bot for Euchre, in C: calls with three trumps and an ace or with both bowers, takes tricks as cheaply as it can
   and remembers nothing. Make an executable of it, and tell Hilltop where that is:

       cc -O2 -o plain plain.c

   It is started anew for every question: some lines on stdin, named below; its answer is a word on stdout. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 6

static char lines[7][64]; /* those that do not come stay empty */

/* A list such as "js,ah,p": cards, or a "p" for somebody who sits out. */
struct list {
    int size;
    char cards[MOST][3];
};

static struct list read_list(const char *text) {
    struct list list = {0};
    while (*text != '\0' && list.size < MOST) {
        int end = (int)strcspn(text, ",");
        snprintf(list.cards[list.size++], 3, "%.*s", end, text);
        text += end + (text[end] == ',');
    }
    return list;
}

static int is_black(char suit) {
    return suit == 'c' || suit == 's';
}

/* The suit a card follows: the jack of trump's colour, the left bower, is a trump. */
static char suit(const char *card, char trump) {
    return card[0] == 'j' && is_black(card[1]) == is_black(trump) ? trump : card[1];
}

/* How high a card is: trumps above all others, from 10; the left bower is 20, the right one 21. */
static int height(const char *card, char trump) {
    const char *ranks = "9tjqka";
    int rank = (int)(strchr(ranks, card[0]) - ranks);
    if (suit(card, trump) != trump) return rank;
    if (card[0] != 'j') return 10 + rank;
    return card[1] == trump ? 21 : 20;
}

/* What a hand is good for with that trump: 2 a trump, 2 more a bower, 1 an ace. */
static int strength(const struct list *hand, char trump) {
    int sum = 0;
    for (int i = 0; i < hand->size; ++i) {
        int high = height(hand->cards[i], trump);
        sum += high >= 20 ? 4 : high >= 10 ? 2 : high == 5 ? 1 : 0;
    }
    return sum;
}
static const int kEnough = 7;

/* The highest or lowest card of a hand. */
static const char *pick(const struct list *hand, char trump, int highest) {
    const char *best = hand->cards[0];
    for (int i = 1; i < hand->size; ++i)
        if ((height(hand->cards[i], trump) > height(best, trump)) == highest) best = hand->cards[i];
    return best;
}

/* Adds the cards that follow suit. In the contest the left bower follows the suit printed on it. */
static void add_following(struct list *may, const struct list *hand, const char *first, char trump) {
    const char *rules = getenv("HILLTOP_RULES");
    int printed = rules == NULL || strstr(rules, "left_bower=printed") != NULL;
    for (int i = 0; i < hand->size; ++i) {
        const char *card = hand->cards[i];
        if (printed ? card[1] == first[1] : suit(card, trump) == suit(first, trump)) strcpy(may->cards[may->size++], card);
    }
    if (may->size == 0) *may = *hand;
}

/* The cheapest card that takes the trick, unless partner has it already; else the lowest that may be played. */
static const char *follow(const struct list *hand, char trump, const struct list *trick) {
    char led = suit(trick->cards[0], trump); /* the leader does not sit out */
    int ahead = 0;
    for (int i = 1; i < trick->size; ++i) {
        const char *card = trick->cards[i];
        if (card[0] == 'p') continue;
        if (suit(card, trump) != led && suit(card, trump) != trump) continue;
        if (height(card, trump) > height(trick->cards[ahead], trump)) ahead = i;
    }
    struct list may = {0}; /* be played */
    add_following(&may, hand, trick->cards[0], trump);

    static char best[3]; /* outlives this function */
    strcpy(best, pick(&may, trump, 0));
    if (ahead == trick->size - 2) return best; /* one seat sits between partner and us */
    int cheapest = 99;
    for (int i = 0; i < may.size; ++i) {
        const char *card = may.cards[i];
        int high = height(card, trump);
        if (suit(card, trump) != led && suit(card, trump) != trump) continue;
        if (high <= height(trick->cards[ahead], trump) || high >= cheapest) continue;
        cheapest = high;
        strcpy(best, card);
    }
    return best;
}

int main(void) {
    for (int i = 0; i < 7 && fgets(lines[i], sizeof lines[i], stdin) != NULL; ++i)
        lines[i][strcspn(lines[i], "\r\n")] = '\0';
    struct list hand = read_list(lines[0]); /* in lines 1 and 2: our side's points and tricks */
    const char *phase = lines[3];

    if (strcmp(phase, "ordering") == 0) { /* 4: the card turned up, 5: what those before us said */
        struct list said = read_list(lines[5]);
        if (said.size == 3) strcpy(hand.cards[hand.size++], lines[4]); /* we deal and shall take it up */
        puts(strength(&hand, lines[4][1]) >= kEnough ? "o" : "p");
    } else if (strcmp(phase, "naming") == 0) { /* 4: what those before us said */
        char best = 'c';
        for (const char *other = "dhs"; *other != '\0'; ++other)
            if (strength(&hand, *other) > strength(&hand, best)) best = *other;
        printf("%c\n", strength(&hand, best) >= kEnough ? best : 'p');
    } else if (strcmp(phase, "discard") == 0) { /* 4: the card we shall take up */
        puts(pick(&hand, lines[4][1], 0));
    } else if (strcmp(phase, "alone") == 0) { /* 4: trump, 5: what those before us said */
        puts("n");
    } else if (strcmp(phase, "turn") == 0) { /* 4: trump, 5: the cards before ours */
        struct list trick = read_list(lines[5]);
        puts(trick.size == 0 ? pick(&hand, lines[4][0], 1) : follow(&hand, lines[4][0], &trick));
    }
    return 0; /* after a trick, "trick", nobody waits for an answer */
}

// SPDX-License-Identifier: MIT-0
// A first bot for @title@ that speaks the Hilltop protocol and plays a random answer of the menu.
// Compile it, then add the program to Hilltop:
//
//     cc -O2 -o @program@ @file@
//
// Hilltop sends lines of JSON to standard input. Answers go to standard output, notes to standard error.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 1000 // answers of a menu

static char line[1 << 20];

static const char *choose(const char *question, const char **menu, int size) {
    // Returns the bot's answer, so this is the place for ideas. `question` is the line of JSON with the view, which is
    // what the seat knows, for example:
    //
    //   @view@
    //
    // `menu` holds sensible answers to this question, for example:
    //
    //   @menu@
    (void)question;
    return menu[rand() % size];
}

int main(void) {
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *seed = strstr(line, "\"seed\":");
        char *words = strstr(line, "\"menu\":[\"");
        if (strstr(line, "\"hello\":") != NULL && seed != NULL) { // a match begins
            srand((unsigned)strtoull(seed + 7, NULL, 10));        // the same match gives the same answers
            puts("{\"name\":\"@name@\",\"version\":\"1\"}");
        } else if (words != NULL) { // a question
            const char *menu[MOST];
            int size = 0;
            char *end = strchr(words, ']');
            const char *id = strstr(end, "\"id\":") + 5;
            *words = *end = '\0'; // behind the view and behind the menu
            for (char *word = strtok(words + 8, "\","); word != NULL && size < MOST; word = strtok(NULL, "\","))
                menu[size++] = word;
            printf("{\"play\":\"%s\",\"id\":%lld}\n", choose(line, menu, size), strtoll(id, NULL, 10));
        } else if (strstr(line, "\"bye\":") != NULL) {
            break;
        }
        fflush(stdout); // a line that waits in a buffer is late
    }
    return 0;
}

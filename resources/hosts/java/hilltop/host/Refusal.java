// SPDX-License-Identifier: MIT-0
package hilltop.host;

/** Why a request is answered with a fault: its word, and a sentence of one line. */
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    final String word;

    public Refusal(String word, String sentence) {
        super(sentence, null, false, false);
        this.word = word;
    }
}

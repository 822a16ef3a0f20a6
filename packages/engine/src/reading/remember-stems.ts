const MOST_WORDS = 4096;
/** A longer word is a slice, which would keep the whole of its text in memory. */
const LONGEST_WORD = 12;

/** The same stemmer, which keeps the stems of words that it met: a question is stemmed in several steps. */
export function rememberStems(stem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    if (word.length > LONGEST_WORD) return stem(word);
    let known = stems.get(word);
    if (known === undefined) {
      known = stem(word);
      if (stems.size === MOST_WORDS) stems.clear();
      stems.set(word, known);
    }
    return known;
  };
}

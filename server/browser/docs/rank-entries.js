/**
 * Finds the entries that have every word of a question, the best first. A word may be the beginning of one.
 * @param {readonly (readonly [title: string, path: string, kind: string, words: string])[]} entries
 * @param {string} question
 */
export function rankEntries(entries, question) {
  const asked = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/**
 * @param {readonly string[]} entry
 * @param {readonly string[]} asked
 */
function scoreOf([title, path, kind, words], asked) {
  const name = title.toLowerCase();
  const rest = `${kind} ${path} ${words}`.toLowerCase();
  let sum = 0;
  for (const word of asked) {
    const score = scoreOfWord(name, word) * 2 || scoreOfWord(rest, word);
    if (score === 0) return 0;
    sum += score;
  }
  // A guide explains what the lists beside it name.
  // The shorter of two titles with the same words says less beside them.
  return sum + (kind === "Guides" ? 1 : 0) + (name === asked.join(" ") ? 20 : 0) + 1 / (1 + name.length);
}

/**
 * @param {string} text
 * @param {string} word
 */
function scoreOfWord(text, word) {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 6;
  return /[a-z0-9]/.test(text[at - 1] ?? "") ? 1 : 4;
}

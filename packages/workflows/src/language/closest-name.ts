const longestCompared = 60;

/**
 * Gives the name that was probably meant, if one is close: one typing mistake in three characters, and
 * three at most.
 */
export function closestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > longestCompared) return undefined;
  let closest: string | undefined;
  let fewest = Math.min(3, Math.floor(name.length / 3)) + 1;
  for (const each of known) {
    if (each === name || Math.abs(each.length - name.length) >= fewest) continue;
    const count = countEdits(name.toLowerCase(), each.toLowerCase());
    if (count >= fewest) continue;
    fewest = count;
    closest = each;
  }
  return closest;
}

/** Counts the characters that must be put in, left out or replaced: the Levenshtein distance. */
function countEdits(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[right.length]!;
}

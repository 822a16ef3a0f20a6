/** A piece of speech, as far as it was synthesised. */
export type SpokenPiece = { text: string; samples: number; isWhole: boolean };

/** About what people and voices speak: characters a second. */
const usualPace = 14;

/**
 * Gives the text that was heard when `playedSamples` of the pieces were played, to the nearest word.
 * Within a piece the text is spread evenly over the sound.
 */
export function heardText(pieces: readonly SpokenPiece[], playedSamples: number, rateHz: number): string {
  let left = playedSamples;
  const heard: string[] = [];
  for (const { text, samples, isWhole } of pieces) {
    if (left <= 0) break;
    const total = isWhole ? samples : Math.max(samples, (text.length / usualPace) * rateHz);
    if (left >= total) heard.push(text);
    else heard.push(wordsUpTo(text, (left / total) * text.length));
    left -= total;
  }
  return heard.filter((text) => text !== "").join(" ");
}

/** Gives the words of which more than half was said. */
function wordsUpTo(text: string, position: number): string {
  let end = 0;
  for (const word of text.matchAll(/\S+/g)) {
    if (word.index + word[0].length / 2 > position) break;
    end = word.index + word[0].length;
  }
  return text.slice(0, end);
}

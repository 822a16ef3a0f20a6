/**
 * Texts that are the same in every run: words of our own making, some frequent and most rare, as in
 * human writing.
 */
export type GeneratedText = { title: string; content: string };

const vocabularySize = 12_000;
const syllables =
  "ba be bi bo da de di do fa fe ga go ka ki ko la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se so ta te ti to va ve".split(
    " ",
  );
const everyday = "the of and to in is for with that on by from at our can we your are this".split(" ");

/**
 * Numbers from 0 to 1 in a fixed order (multiply-with-carry of 32 bits; no security lies in them).
 */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}

export function createTexts(seed: number): { next(minLength: number, maxLength: number): GeneratedText } {
  const random = createRandom(seed);
  const inventRandom = createRandom(7);
  const vocabulary = Array.from({ length: vocabularySize }, () => {
    const length = 2 + Math.floor(inventRandom() * 3);
    return Array.from({ length }, () => syllables[Math.floor(inventRandom() * syllables.length)]).join("");
  });
  const word = () => {
    if (random() < 0.35) return everyday[Math.floor(random() * everyday.length)]!;
    // The k-th word is about k times rarer than the first.
    return vocabulary[Math.floor(vocabularySize ** random()) - 1]!;
  };
  const sentence = () => {
    const words = Array.from({ length: 7 + Math.floor(random() * 9) }, word).join(" ");
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  };
  return {
    next(minLength, maxLength) {
      const title = Array.from({ length: 3 }, word).join(" ");
      const length = minLength + Math.floor(random() * (maxLength - minLength));
      let content = sentence();
      while (content.length < length) content += ` ${sentence()}`;
      return { title, content: content.slice(0, maxLength) };
    },
  };
}

/** Asks for words of a text in another order, the way people ask for what they half remember. */
export function questionAbout(text: GeneratedText): string {
  const words = text.content.split(/[ .]+/).filter((word) => word.length > 5);
  const chosen = words.slice(0, 6).filter((_word, at) => at % 2 === 0);
  return `What is ${chosen.reverse().join(" and ")} ${text.title.split(" ")[0]}?`;
}

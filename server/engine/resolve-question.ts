import { holdsTerm } from "./holds-term.ts";
import { isFiller } from "./language.ts";
import { languageOf } from "./languages.ts";
import { readWords } from "./read-words.ts";
import type { Retrieval } from "./retrieval.ts";
import { hasMomentSign } from "./signs-of-word.ts";

/** How many earlier turns are searched for the words that a follow-up leaves out. */
const MAX_TURNS_BACK = 4;
const MAX_TERMS_OF_FOLLOW_UP = 3;

export type EarlierTurn = {
  question: string;
  /** Titles of the sources that the reply cited; empty when it cited none. */
  citedTitles: readonly string[];
};

export type FollowUp = {
  /** What shows that the question goes on: "it", an opening such as "and", or only its brevity. */
  sign: "pronoun" | "opening" | "brevity";
  /** The question with the words it leaves out, in several versions. */
  readings: readonly string[];
};

/**
 * The versions of a question that goes on with the turns before, or undefined when the question
 * stands alone. `retrieval` is that of the question alone.
 */
export function resolveQuestion(retrieval: Retrieval, history: readonly EarlierTurn[]): FollowUp | undefined {
  const { query } = retrieval;
  const language = languageOf(query.language);
  const { stopWords, followUps } = language;
  const words = readWords(query.text);
  const isContent = (word: string, at: number, all: readonly string[]): boolean =>
    !stopWords.has(word) && !isFiller(language, word, all[at - 1]);
  const content = words.filter(isContent);
  const opening = followUps.opening.exec(words.join(" "))?.[0];
  const refersBack = content.length <= MAX_TERMS_OF_FOLLOW_UP && words.some((word) => followUps.pronouns.has(word));
  const sign = refersBack ? "pronoun" : opening !== undefined ? "opening" : "brevity";
  if (sign === "brevity" && content.length > 1) return undefined;
  const recent = history.slice(-MAX_TURNS_BACK).reverse();
  const titles = recent.find(({ citedTitles }) => citedTitles.length > 0)?.citedTitles ?? [];
  const titleWords = new Set(titles.flatMap((title) => readWords(title)));
  const earlier = recent.map(({ question }) => readWords(question)).find((asked) => asked.some(isContent));
  if (!earlier && titles.length === 0) return undefined;
  const own = words.slice(opening === undefined ? 0 : opening.split(" ").length).join(" ");
  const earlierSubject = (earlier ?? []).filter((word, at, all) => isContent(word, at, all) && titleWords.has(word));
  const readings: string[] = [];
  const read = (rest: readonly string[]): void => {
    if (rest.length > 0) readings.push(`${own} ${rest.join(" ")}`);
  };
  // With a question word, the follow-up asks something else about the same subject; without one,
  // the same about something else.
  if (language.answerKinds.kindAsked(words) !== undefined) {
    read(earlierSubject);
    read((earlier ?? []).filter(isContent));
    read([...titleWords]);
  } else if (earlier) {
    const saysWhen = content.some(hasMomentSign);
    const namesSubject = retrieval.passages.some(({ headTerms }) =>
      query.terms.some((_, n) => holdsTerm(headTerms, n)),
    );
    read(earlier.filter((word) => !(saysWhen && hasMomentSign(word))));
    if (namesSubject) read(earlier.filter((word) => !titleWords.has(word) || stopWords.has(word)));
    if (!saysWhen) read(earlierSubject);
    read([...titleWords]);
  } else read([...titleWords]);
  return { sign, readings: [...new Set(readings)] };
}

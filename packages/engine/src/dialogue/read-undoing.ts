import { bitOfAction } from "../action.ts";
import type { PassageFinder } from "../finding/passage-index.ts";
import { isFiller } from "../language.ts";
import { parameters } from "../parameters.ts";
import { languageOf } from "../reading/languages.ts";
import { findActions } from "../reading/message/find-actions.ts";
import { oppositesOf, readDeeds } from "../reading/message/read-deeds.ts";
import { readWords } from "../reading/read-words.ts";
import type { FoundPassage } from "../retrieval.ts";
import type { EarlierTurn } from "./earlier-turn.ts";

/**
 * The reading of "and how do I get it back?" after "how do I hide a photo?": "how do I unhide a
 * photo", by the words that the headings of the sources have for what undoes the deed. Undefined for
 * other follow-ups.
 */
export function readUndoing(
  before: PassageFinder,
  question: string,
  history: readonly EarlierTurn[],
  code: string,
): string | undefined {
  const language = languageOf(code);
  const words = readWords(question);
  if ((findActions(words, language) & bitOfAction("restore")) === 0) return undefined;
  if (!words.some((word) => language.followUps.pronouns.has(word))) return undefined;
  const isContent = (word: string, at: number, all: readonly string[]): boolean =>
    !language.stopWords.has(word) && !isFiller(language, word, all[at - 1]);
  if (words.filter(isContent).length > parameters.dialogue.wordsOfUndoing) return undefined;
  const asked = readWords(history.at(-1)?.question ?? "");
  const done = readDeeds(asked, language).filter(({ isCircumstance }) => !isCircumstance);
  // The first deed that is named was done: "pause" of "pause my subscription".
  const from = Math.min(...done.flatMap(({ places }) => places));
  const deeds = done.filter(({ places }) => places.includes(from));
  const undoing = [...new Set(deeds.flatMap((deed) => oppositesOf(deed, language)))];
  if (undoing.length === 0) return undefined;
  const { passages } = before.find(undoing.join(" "));
  const stems = new Set(undoing.map((word) => language.stem(word)));
  const inHeading = (found: FoundPassage): string[] =>
    headingWords(found).filter((word) => stems.has(language.stem(word)));
  const named = passages.map(inHeading).find((words) => words.length > 0);
  if (!named) return undefined;
  const thing = asked.filter((_, at) => !deeds[0]!.places.includes(at));
  return thing.toSpliced(from, 0, ...named).join(" ");
}

/** Gives the words of the nearest heading, or of the title where there is none. */
function headingWords({ document, passage }: FoundPassage): readonly string[] {
  const nearest = passage.headings.at(-1);
  return readWords(nearest ? document.text.slice(nearest.start, nearest.end) : document.title);
}

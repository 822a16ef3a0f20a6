import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { readCourtesies } from "../../reading/message/read-courtesies.ts";
import { withoutLetterFrame } from "../../reading/message/without-letter-frame.ts";
import { splitIntoSentences } from "../../reading/split-into-sentences.ts";
import { beginsFurtherQuestion, beginsQuestion } from "../several/begins-question.ts";
import { questionPatterns } from "../several/question-patterns.ts";
import { spokenWords } from "../several/spoken-words.ts";

const FIRST_CLAUSE = /^[^,;:.!?…]+(?:[,;:.!?…]+|\s[–-])\s+/u;
const LAST_CLAUSE = /(?<=\S)[,;–-]\s+[^,;:.!?…]+[.!…\s]*$/u;

/**
 * Cuts what is only polite from around what a message asks: a letter's formulas, "Great!", "yes, …",
 * "… thanks". A message of nothing else stays whole.
 * @example withoutCourtesies("Oh, great! When do you open? Thanks, Tom", en) // "When do you open?"
 */
export function withoutCourtesies(message: string, language: Language): string {
  if (message.length > parameters.dialogue.messageCharacters) return message;
  const framed = withoutLetterFrame(message);
  const isPolite = (text: string): boolean => isCourtesy(text, language);
  const sentences = splitIntoSentences(framed);
  const isAside = ({ start, end }: (typeof sentences)[number]): boolean => isPolite(framed.slice(start, end));
  const first = sentences.findIndex((sentence) => !isAside(sentence));
  if (first < 0) return message;
  const last = sentences.findLastIndex((sentence) => !isAside(sentence));
  let rest = framed.slice(sentences[first]!.start, sentences[last]!.end);
  for (let clause = FIRST_CLAUSE.exec(rest)?.[0]; clause && isPolite(clause); clause = FIRST_CLAUSE.exec(rest)?.[0])
    rest = rest.slice(clause.length);
  const after = LAST_CLAUSE.exec(rest);
  if (after && isPolite(after[0])) rest = rest.slice(0, after.index);
  const asked = withoutOpening(rest, language);
  // "Thanks, it is perfect" asks nothing: all of it is polite.
  return asked.includes("?") || beginsFurtherQuestion(spokenWords(asked).spoken, language) ? asked : framed;
}

/** "ok so when do you open" asks behind its first words, "ok google" does not. */
function withoutOpening(text: string, language: Language): string {
  const { spoken, positionOf } = spokenWords(text);
  const words = spoken.split(" ");
  for (let count = Math.min(parameters.dialogue.wordsOfOpening, words.length - 1); count > 0; count--) {
    const opening = words.slice(0, count).join(" ");
    const asked = words.slice(count).join(" ");
    if (beginsQuestion(opening, language) || !questionPatterns(language).opener.test(asked)) continue;
    if (isCourtesy(opening, language)) return text.slice(positionOf(opening.length + 1));
  }
  return text;
}

/** "Hmm" alone says too little for small talk, and before a question nothing. */
const isCourtesy = (text: string, language: Language): boolean =>
  readCourtesies(text, language.code) !== undefined || language.courtesies.agreement.includes(spokenWords(text).spoken);

import type { AnswerKind } from "../answer-kind.ts";
import type { Language } from "../language.ts";
import { readWords } from "./read-words.ts";

const CLAUSE_END = /[.,;:!?]+(?=\s)|\n/;

/**
 * Tells what the answer must hold, by the first clause of the message that says it. A word such as
 * "when" asks at the beginning of a clause, and joins two clauses elsewhere.
 * @example kindAsked("It says wait, but when do you open?", en) // "moment"
 */
export function kindAsked(message: string, language: Language): AnswerKind | undefined {
  if (!CLAUSE_END.test(message)) return language.answerKinds.kindAsked(readWords(message));
  for (const clause of message.split(CLAUSE_END)) {
    const kind = language.answerKinds.kindAsked(readWords(clause));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

import type { Language } from "../../language.ts";
import { formOfQuestion } from "../../reading/message/form-of-question.ts";
import { isVague } from "../../reading/message/is-vague.ts";
import { readWords } from "../../reading/read-words.ts";
import type { EarlierTurn } from "../earlier-turn.ts";

/**
 * Returns true for a message that names no topic: "help!", "it doesn't work", "??". After another question
 * "why?" and "how long does it take?" have the topic of that one.
 */
export function saysTooLittle(message: string, language: Language, history: readonly EarlierTurn[]): boolean {
  const words = readWords(message);
  if (words.length === 0) return true;
  if (!isVague(words, language)) return false;
  if (history.length === 0) return true;
  const said = words.join(" ");
  const opens = language.followUps.opening.test(said);
  const asks = formOfQuestion(words, language) !== undefined;
  const goesOn = opens || language.followUps.addition.test(said) || asks;
  const complains = words.some((word) => language.vague.complaints.has(word));
  return !goesOn || (complains && !asksOfAnswer(words, opens && asks, language, history));
}

/** "And how long does it work?" is a question about the last answer, "why does it fail?" may be about anything. */
function asksOfAnswer(
  words: readonly string[],
  goesOnAsking: boolean,
  language: Language,
  history: readonly EarlierTurn[],
): boolean {
  const isAnswered = history.at(-1)!.citedSourceIds.length > 0;
  return isAnswered && (goesOnAsking || language.answerKinds.kindAsked(words) !== undefined);
}

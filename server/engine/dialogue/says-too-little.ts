import type { Language } from "../language.ts";
import { formOfQuestion } from "../messages/form-of-question.ts";
import { isVague } from "../messages/is-vague.ts";
import { readWords } from "../read-words.ts";
import type { EarlierTurn } from "./earlier-turn.ts";

/**
 * True for a message that names no topic: "help!", "it doesn't work", "??". After another question
 * "why?" and "how long does it take?" have the topic of that one.
 */
export function saysTooLittle(message: string, language: Language, history: readonly EarlierTurn[]): boolean {
  const words = readWords(message);
  if (words.length === 0) return true;
  if (!isVague(words, language)) return false;
  const complains = words.some((word) => language.vague.complaints.has(word));
  const said = words.join(" ");
  const { opening, addition } = language.followUps;
  const goesOn = opening.test(said) || addition.test(said) || formOfQuestion(words, language) !== undefined;
  return complains || !goesOn || history.length === 0;
}

import type { Language } from "./language.ts";
import { languageOf, languages } from "./languages.ts";
import { readWords } from "./read-words.ts";
import { recogniseNatureQuestion } from "./recognise-nature-question.ts";

const LONGEST_MESSAGE = 10;

/** What the reply to the message does. "explain" answers "what do you mean?". */
export type SmallTalk = { act: "greet" | "welcome" | "say-goodbye" | "explain" | "tell-nature"; language: Language };

/**
 * Small talk that fills the whole message, in any language; the likely language is tried first.
 * @example recogniseSmallTalk("Thanks a lot!", "en")?.act // "welcome"
 */
export function recogniseSmallTalk(message: string, likelyLanguage: string): SmallTalk | undefined {
  const asked = recogniseNatureQuestion(message);
  if (asked !== undefined) return { act: "tell-nature", language: asked };
  const words = readWords(message);
  if (words.length === 0 || words.length > LONGEST_MESSAGE) return undefined;
  const spoken = words.join(" ");
  for (const language of [languageOf(likelyLanguage), ...languages]) {
    const { greeting, thanks, goodbye, clarification } = language.smallTalk;
    if (greeting.test(spoken)) return { act: "greet", language };
    if (thanks.test(spoken)) return { act: "welcome", language };
    if (goodbye.test(spoken)) return { act: "say-goodbye", language };
    if (clarification.test(spoken)) return { act: "explain", language };
  }
  return undefined;
}

import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { languages } from "../languages.ts";
import { matchesAny } from "../matches-any.ts";
import { spokenText } from "../spoken-text.ts";

/**
 * Gives the language of a message that asks whether a person or a program answers, and nothing else;
 * undefined for any other message.
 * @example recogniseNatureQuestion("Bist du ein Mensch?")?.code // "de"
 */
export function recogniseNatureQuestion(message: string): Language | undefined {
  if (message.length > parameters.reading.charactersOfNature) return undefined;
  const spoken = spokenText(message);
  return languages.find(({ smallTalk }) => matchesAny(smallTalk.nature, spoken));
}

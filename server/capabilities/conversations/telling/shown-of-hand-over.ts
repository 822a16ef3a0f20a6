import { languages } from "@parley/engine";
import type { ToldTurn } from "./turns-to-store.ts";

const notices = new Set(languages.map(({ phrases }) => phrases.personAnswers));

/** Tells whether a text is the sentence that a person answers: it is shown, and never stored. */
export function isHandOverNotice(text: string): boolean {
  return notices.has(text.trim());
}

/**
 * Gives the texts that clients which show only answers got of a conversation that is handed over:
 * all that the team wrote between two messages of the contact, as one answer. `handOverText` makes
 * them.
 */
export function shownOfHandOver(stored: readonly { author: string; text: string }[]): ToldTurn[] {
  const shown: ToldTurn[] = [];
  let words: string[] = [];
  for (const { author, text } of stored) {
    if (author !== "contact") {
      if (author !== "assistant") words.push(text);
      continue;
    }
    if (words.length > 1) shown.push({ author: "assistant", text: words.join("\n\n") });
    words = [];
  }
  return shown;
}

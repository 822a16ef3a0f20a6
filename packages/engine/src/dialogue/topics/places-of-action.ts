import { type Action, bitOfAction } from "../../action.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { languageOf } from "../../reading/languages.ts";
import { actionsOfStem, findActions } from "../../reading/message/find-actions.ts";
import { formOfQuestion } from "../../reading/message/form-of-question.ts";
import { readWords } from "../../reading/read-words.ts";
import type { Retrieval } from "../../retrieval.ts";
import type { Choice } from "../answer-offline.ts";
import { headingOfSection } from "./heading-of-section.ts";
import { isTopical } from "./is-topical.ts";

/**
 * These are always done to a thing; "how do I pay" and "how do I cancel" say enough without one.
 */
const NEED_THING: readonly Action[] = ["remove", "change", "enable", "disable", "hide", "move", "copy"];

/**
 * For a question that names an action and nothing that it is done to, "how do I remove": the
 * sections whose headings name this action with a thing. Empty for any other question, and where
 * fewer than two things are named, or a heading names the action alone.
 */
export function placesOfAction({ query, passages }: Retrieval, limit: number): Choice[] {
  const language = languageOf(query.language);
  const words = readWords(query.text);
  const wanted = findActions(words, language);
  const needsThing = NEED_THING.some((action) => (wanted & bitOfAction(action)) !== 0);
  if (!needsThing || thingsOf(words, language).length > 0) return [];
  if (formOfQuestion(words, language) === undefined) return [];
  const places = new Map<string, Choice>();
  const things = new Set<string>();
  for (const { document, passage } of passages) {
    const title = headingOfSection(document, passage) ?? document.title.trim();
    const named = readWords(title);
    if ((findActions(named, language) & wanted) === 0) continue;
    const own = thingsOf(named, language);
    if (own.length === 0) return [];
    for (const thing of own) things.add(thing);
    if (places.size < limit && !places.has(title)) places.set(title, { title, sourceId: document.sourceId });
  }
  return places.size >= parameters.dialogue.placesOfAction && things.size >= parameters.dialogue.placesOfAction
    ? [...places.values()]
    : [];
}

/** Gives the stems of the topical words that name no action. */
function thingsOf(words: readonly string[], language: Language): string[] {
  const topical = words.filter((word, at) => isTopical(word, words[at - 1], language));
  return topical.map((word) => language.stem(word)).filter((stem) => actionsOfStem(stem, language) === 0);
}

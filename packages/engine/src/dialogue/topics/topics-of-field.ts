import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { holdsTerm } from "../../reading/holds-term.ts";
import { languageOf } from "../../reading/languages.ts";
import { formOfQuestion } from "../../reading/message/form-of-question.ts";
import { readWords } from "../../reading/read-words.ts";
import type { FoundPassage, QueryTerm, Retrieval } from "../../retrieval.ts";
import type { Choice } from "../answer-offline.ts";
import { saysTrouble } from "../small-talk/says-trouble.ts";
import { headingOfSection } from "./heading-of-section.ts";
import { inHeading } from "./in-heading.ts";
import { isTopical } from "./is-topical.ts";
import { placesNamed } from "./places-named.ts";
import { titlesOf } from "./titles-of.ts";

const DIGIT = /\d/;

/**
 * The topics to choose from for a message that names a mere field of the knowledge and asks nothing
 * of it: "billing", "my invoice is wrong", "I have a problem with a gift card". Empty for any other
 * message. Sources whose title names the field go before those with a heading or a text that does.
 */
export function topicsOfField({ query, passages }: Retrieval, limit: number): readonly Choice[] {
  const language = languageOf(query.language);
  const words = readWords(query.text);
  const hasComplaint = (text: string): boolean => readWords(text).some((word) => language.vague.complaints.has(word));
  const complains = hasComplaint(query.text);
  if (asks(query.text, words, complains, language) || words.some((word) => DIGIT.test(word))) return [];
  const field = fieldOf(query.terms, words, complains, language);
  const [best] = passages;
  if (field.length === 0 || !best) return [];
  const isInTitle = ({ headTerms }: FoundPassage): boolean => field.every((number) => holdsTerm(headTerms, number));
  const ofWords = field.map((number) => {
    const { word, readAs } = query.terms[number]!;
    return inHeading([word, ...readAs], language);
  });
  const isInHeading = (found: FoundPassage): boolean => ofWords.every((isIn) => isIn(found));
  // "The bike is broken" is no mere field where a heading says it, and "Bikes" does not say it.
  const isSaid = best.evidence.nearestSimilarity >= parameters.dialogue.headingSaysIt && isInHeading(best);
  if (isSaid && (!complains || hasComplaint(headingOfSection(best.document, best.passage) ?? ""))) return [];
  const titled = passages.filter(isInTitle);
  const isNamedWithMore = titled.some(({ headTerms }) =>
    query.terms.some((_, number) => !field.includes(number) && holdsTerm(headTerms, number)),
  );
  if (isNamedWithMore) return [];
  // A FAQ may be asked by a complaint: "my card is stuck". One with many phrasings is known by them.
  const saysNoMore = saysTrouble(words, language) && !best.isPhrased;
  const mayAsk = best.genre === "faq" && (!saysNoMore || best.document.questions.some(hasComplaint));
  if (!complains || mayAsk) {
    const topics = titlesOf(titled);
    return topics.length < parameters.dialogue.sourcesOfField ? [] : topics.slice(0, limit);
  }
  const topics = placesNamed(titled, language);
  // A FAQ is about what it asks.
  const isInText = ({ sentences, genre }: FoundPassage): boolean =>
    genre !== "faq" && field.every((number) => sentences.some(({ terms }) => holdsTerm(terms, number)));
  const wider = [isInHeading, isInText].reduce(
    (found, holds) =>
      found.length < parameters.dialogue.topicsOfField ? titlesOf([...titled, ...passages.filter(holds)]) : found,
    topics,
  );
  return wider.slice(0, limit);
}

/** A complaint such as "tengo un problema" begins like a question of some languages. */
function asks(text: string, words: readonly string[], complains: boolean, language: Language): boolean {
  const form = formOfQuestion(words, language);
  return form !== undefined && !(complains && form === "yes-no" && !text.includes("?"));
}

/** Gives the numbers of the only terms with a topic: one, or of a complaint two that stand together. */
function fieldOf(
  terms: readonly QueryTerm[],
  words: readonly string[],
  complains: boolean,
  language: Language,
): readonly number[] {
  const topical = terms.flatMap(({ word }, number) => (isTopical(word, undefined, language) ? [number] : []));
  if (topical.length <= 1) return topical;
  const [first, second] = topical.map((number) => words.indexOf(terms[number]!.word));
  return complains && topical.length === parameters.dialogue.wordsOfField && second === first! + 1 ? topical : [];
}

import type { Choice } from "../answer-offline.ts";
import { holdsTerm } from "../holds-term.ts";
import type { Language } from "../language.ts";
import { languageOf } from "../languages.ts";
import { formOfQuestion } from "../messages/form-of-question.ts";
import { readWords } from "../read-words.ts";
import type { FoundPassage, QueryTerm, Retrieval } from "../retrieval.ts";
import { headingOfSection } from "./heading-of-section.ts";
import { inHeading } from "./in-heading.ts";
import { isTopical } from "./is-topical.ts";
import { namesTopic } from "./names-topic.ts";
import { distinctChoices, titlesOf } from "./titles-of.ts";

/** A word in the titles of so many sources names a field and not a question. */
const SOURCES_OF_FIELD = 2;
/** From here on a heading is so like the message that its section answers it. */
const HEADING_SAYS_IT = 0.6;
const FEWEST_TOPICS = 2;
const DIGIT = /\d/;

/**
 * The topics to choose from for a message that names a mere field of the knowledge and asks nothing
 * of it: "billing", "my invoice is wrong", "I have a problem with a shift". Empty for any other
 * message. Sources whose title names the field go before those with a heading or a text that does.
 */
export function topicsOfField({ query, passages }: Retrieval, limit: number): readonly Choice[] {
  const language = languageOf(query.language);
  const words = readWords(query.text);
  const complains = words.some((word) => language.vague.complaints.has(word));
  if (asks(query.text, words, complains, language) || words.some((word) => DIGIT.test(word))) return [];
  const field = fieldOf(query.terms, language);
  const [best] = passages;
  if (field === undefined || !best) return [];
  const isInTitle = ({ headTerms }: FoundPassage): boolean => holdsTerm(headTerms, field);
  const { word, readAs } = query.terms[field]!;
  const isInHeading = inHeading([word, ...readAs], language);
  // "The bike is broken" is no mere field where a title or heading says it.
  if (best.evidence.nearestSimilarity >= HEADING_SAYS_IT && isInHeading(best)) return [];
  const titled = passages.filter(isInTitle);
  const isNamedWithMore = titled.some(({ headTerms }) =>
    query.terms.some((_, number) => number !== field && holdsTerm(headTerms, number)),
  );
  if (isNamedWithMore) return [];
  const topics = titlesOf(titled);
  // A FAQ may be asked by a complaint: "my card is stuck".
  if (!complains || best.genre === "faq") return topics.length < SOURCES_OF_FIELD ? [] : topics.slice(0, limit);
  if (topics.length === 1) {
    const sections = sectionsOf(titled, language);
    if (sections.length >= FEWEST_TOPICS) return sections.slice(0, limit);
  }
  const isInText = ({ sentences }: FoundPassage): boolean => sentences.some(({ terms }) => holdsTerm(terms, field));
  const wider = [isInHeading, isInText].reduce(
    (found, holds) => (found.length < FEWEST_TOPICS ? titlesOf([...titled, ...passages.filter(holds)]) : found),
    topics,
  );
  return wider.slice(0, limit);
}

/** A complaint such as "tengo un problema" begins like a question of some languages. */
function asks(text: string, words: readonly string[], complains: boolean, language: Language): boolean {
  const form = formOfQuestion(words, language);
  return form !== undefined && !(complains && form === "yes-no" && !text.includes("?"));
}

/** The number of the only term with a topic. */
function fieldOf(terms: readonly QueryTerm[], language: Language): number | undefined {
  const topical = terms.flatMap(({ word }, number) => (isTopical(word, undefined, language) ? [number] : []));
  return topical.length === 1 ? topical[0] : undefined;
}

/** A heading such as "Problem" names no topic. */
function sectionsOf(found: readonly FoundPassage[], language: Language): Choice[] {
  const sections = found.flatMap(({ document, passage }) => {
    const title = headingOfSection(document, passage);
    return title !== undefined && namesTopic(title, language) ? [{ title, sourceId: document.sourceId }] : [];
  });
  return distinctChoices(sections);
}

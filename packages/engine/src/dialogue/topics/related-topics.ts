import { parameters } from "../../parameters.ts";
import { holdsTerm } from "../../reading/holds-term.ts";
import { languageOf } from "../../reading/languages.ts";
import type { AnalysedQuery, FoundPassage, Retrieval } from "../../retrieval.ts";
import type { Choice } from "../answer-offline.ts";
import { headingOfSection } from "./heading-of-section.ts";
import { isTopical } from "./is-topical.ts";
import { namesTopic } from "./names-topic.ts";

/** Gives the sources that are probably meant, best first; none is better than one that is far off. */
export function relatedTopics(retrieval: Retrieval, limit: number): Choice[] {
  const topics = new Map<string, Choice>();
  for (const found of retrieval.passages) {
    if (topics.size >= limit) break;
    const title = found.document.title.trim();
    const { sourceId } = found.document;
    const isNew = ![...topics.values()].some((topic) => topic.sourceId === sourceId);
    if (isShown(title, topics) && isNew && isRelated(found, retrieval)) topics.set(title, { title, sourceId });
  }
  return [...topics.values()];
}

/**
 * The same, and where one source is surely meant and several of its sections fit, these sections by
 * their headings.
 */
export function relatedPlaces(retrieval: Retrieval, limit: number): Choice[] {
  const first = sureSource(retrieval);
  if (!first) return relatedTopics(retrieval, limit);
  const { sourceId } = first.document;
  const language = languageOf(retrieval.query.language);
  const sections = new Map<string, Choice>();
  for (const found of retrieval.passages) {
    const title = headingOfSection(found.document, found.passage);
    const isNamed = title !== undefined && isShown(title, sections) && namesTopic(title, language);
    const fits = found.document === first.document && isNamed;
    if (fits && sections.size < limit && isRelated(found, retrieval)) sections.set(title, { title, sourceId });
  }
  return sections.size >= parameters.dialogue.sectionsOfSource
    ? [...sections.values()]
    : relatedTopics(retrieval, limit);
}

/**
 * Gives the best passage of each section that fits, where one article is surely meant: at most `limit`, and none
 * where it is not sure.
 */
export function nearPassages(retrieval: Retrieval, limit: number): FoundPassage[] {
  const first = sureSource(retrieval);
  if (first?.genre !== "article") return [];
  const near = new Map<unknown, FoundPassage>();
  for (const found of retrieval.passages) {
    const { headings } = found.passage;
    const fits = found.document === first.document && !found.isOpposed && isRelated(found, retrieval);
    if (fits && near.size < limit && !near.has(headings)) near.set(headings, found);
  }
  return [...near.values()];
}

/** Gives the first passage, when its source is the right one by this probability. */
function sureSource(retrieval: Retrieval): FoundPassage | undefined {
  const [first] = retrieval.passages;
  const isSure = first && probabilityOfSource(first, retrieval) >= parameters.dialogue.sureSource;
  return isSure ? first : undefined;
}

const isShown = (title: string, others: ReadonlyMap<string, Choice>): boolean =>
  title !== "" && title.length <= parameters.dialogue.relatedTitleCharacters && !others.has(title);

/**
 * Gives the probability that the source of the first passage is the right one of those that were
 * found.
 */
function probabilityOfSource({ document, score }: FoundPassage, { passages }: Retrieval): number {
  let own = 0;
  let all = 0;
  for (const found of passages) {
    const weight = Math.exp(parameters.dialogue.sharpness * (found.score - score));
    all += weight;
    if (found.document.sourceId === document.sourceId) own += weight;
  }
  return own / all;
}

function isRelated(found: FoundPassage, { query }: Retrieval): boolean {
  if (query.totalWeight === 0 || lacksTopic(found, query)) return false;
  const { headTerms, coverage } = found;
  const inTitle = query.terms.reduce((sum, { weight }, n) => sum + (holdsTerm(headTerms, n) ? weight : 0), 0);
  return (
    inTitle >= query.totalWeight * parameters.dialogue.relatedByTitle ||
    coverage >= parameters.dialogue.relatedByPassage
  );
}

/** Returns true when the question names topics, and the passage none of them: "Problem" is no topic of "my invoice". */
function lacksTopic({ headTerms, sentences }: FoundPassage, { terms, language }: AnalysedQuery): boolean {
  const spoken = languageOf(language);
  const topics = terms.flatMap(({ word, isKnown, readAs }, number) => {
    return (isKnown || readAs.length > 0) && isTopical(word, undefined, spoken) ? [number] : [];
  });
  const isHeld = (number: number): boolean =>
    holdsTerm(headTerms, number) || sentences.some((sentence) => holdsTerm(sentence.terms, number));
  return topics.length > 0 && !topics.some(isHeld);
}

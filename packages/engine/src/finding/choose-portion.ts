import { parameters } from "../parameters.ts";
import type { Passage } from "../passage.ts";
import { headingPath } from "../reading/structure/section-of.ts";
import type { FoundPassage, IndexedDocument } from "../retrieval.ts";
import type { PassageFinder } from "./passage-index.ts";

/** A passage that is shown to a model. The score of one that no query found is 0: it stands beside another. */
export type PortionPassage = Pick<FoundPassage, "document" | "passage" | "text" | "score"> & {
  /** An estimate, which counts the headings above the passage where its section begins. */
  tokens: number;
};

/**
 * Chooses what a model is shown of the best articles, within a budget of tokens: first the passages that
 * were found, those ranked first with the rest of their section, then what stands around them. No
 * text is shown twice, and one article of several gets a share of the budget at most.
 *
 * The article of the best passage is first, in it the best section, and a section is in the order of its
 * text. The rankings of several queries take turns.
 * @example choosePortion([index.find("How do I cancel?", { limit: 60 }).passages], 5_000)
 */
function choosePortion(rankings: readonly (readonly FoundPassage[])[], mostTokens: number): PortionPassage[] {
  const found = inTurn(rankings);
  const articles = Map.groupBy(found, ({ document }) => document);
  const share = articles.size === 1 ? 1 : parameters.finding.portionShare;
  const scores = new Map(found.map(({ passage, score }) => [passage, score]));
  const portion = new Portion(scores, mostTokens, share);
  for (const [rank, { document, passage }] of found.entries()) {
    const at = document.passages.indexOf(passage);
    portion.take(document, at);
    if (rank >= parameters.finding.portionSections) continue;
    for (const near of placesAround(document, at)) {
      if (document.passages[near]!.headings === passage.headings) portion.take(document, near);
    }
  }
  for (const [document, [best]] of articles) {
    for (const near of placesAround(document, document.passages.indexOf(best!.passage))) portion.take(document, near);
  }
  return portion.passages();
}

/**
 * Looks for each query, and chooses what a model is shown of what they find.
 * @example portionOf(index, ["How do I cancel?"], 5_000)
 */
export function portionOf(
  finder: PassageFinder,
  queries: readonly string[],
  mostTokens: number,
  before: readonly FoundPassage[] = [],
): PortionPassage[] {
  const limit = parameters.finding.portionPassages;
  return choosePortion([before, ...queries.map((query) => finder.find(query, { limit }).passages)], mostTokens);
}

/** Gives the first of each ranking, then the second of each; a passage once. */
function inTurn(rankings: readonly (readonly FoundPassage[])[]): FoundPassage[] {
  const found = new Map<Passage, FoundPassage>();
  const longest = Math.max(0, ...rankings.map(({ length }) => length));
  for (let place = 0; place < longest; place++) {
    for (const ranking of rankings) {
      const next = ranking[place];
      if (next && !found.has(next.passage)) found.set(next.passage, next);
    }
  }
  return [...found.values()];
}

/** Gives the places of the passages around one, the nearest first. A text without end is not read to its end. */
function* placesAround({ passages }: IndexedDocument, at: number): Generator<number> {
  const furthest = Math.min(passages.length - 1, parameters.answering.sectionPassages);
  for (let distance = 1; distance <= furthest; distance++) {
    if (at + distance < passages.length) yield at + distance;
    if (at - distance >= 0) yield at - distance;
  }
}

/** The sections of an article that have something in the portion, by the headings they share. */
type Article = { tokens: number; sections: Map<Passage["headings"], Map<number, PortionPassage>> };

class Portion {
  readonly #articles = new Map<IndexedDocument, Article>();
  readonly #texts = new Set<string>();
  readonly #scores: ReadonlyMap<Passage, number>;
  readonly #mostOfArticle: number;
  #left: number;

  constructor(scores: ReadonlyMap<Passage, number>, mostTokens: number, share: number) {
    this.#scores = scores;
    this.#left = mostTokens;
    this.#mostOfArticle = mostTokens * share;
  }

  /** Takes the passage at a place of a document if there is room for it. */
  take(document: IndexedDocument, at: number): void {
    const passage = document.passages[at];
    if (passage === undefined || this.#texts.size >= parameters.finding.portionPassages) return;
    const text = document.text.slice(passage.start, passage.end);
    if (this.#texts.has(text)) return;
    const article = this.#articles.get(document) ?? { tokens: 0, sections: new Map() };
    const section = article.sections.get(passage.headings) ?? new Map<number, PortionPassage>();
    const path = section.size > 0 ? [] : [document.title, ...headingPath(document, passage.headings)];
    const tokens = estimateTokens([...path, text].join("\n"));
    const isAlone = article.tokens === 0;
    if (tokens > this.#left || (!isAlone && article.tokens + tokens > this.#mostOfArticle)) return;
    const score = this.#scores.get(passage) ?? 0;
    this.#left -= tokens;
    this.#texts.add(text);
    article.tokens += tokens;
    this.#articles.set(document, article);
    article.sections.set(passage.headings, section.set(at, { document, passage, text, score, tokens }));
  }

  passages(): PortionPassage[] {
    return [...this.#articles.values()].flatMap(({ sections }) =>
      [...sections.values()].flatMap((section) =>
        [...section].sort(([left], [right]) => left - right).map(([, shown]) => shown),
      ),
    );
  }
}

/** Models count differently, and this counts more than most of them do for European languages. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / parameters.finding.charactersOfToken);
}

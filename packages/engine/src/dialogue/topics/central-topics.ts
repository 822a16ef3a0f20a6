import type { PassageFinder } from "../../finding/passage-index.ts";
import { isFiller, type Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { readWords } from "../../reading/read-words.ts";
import type { IndexedDocument } from "../../retrieval.ts";
import type { Choice } from "../answer-offline.ts";

/**
 * Titles that stand for much of the knowledge: their words are in many other titles, and, where
 * possible, no two of them share a word. The same on every node.
 */
export function centralTopics(
  index: PassageFinder,
  language: Language,
  limit: number,
  leftOut: ReadonlySet<string>,
): Choice[] {
  const titles = longest(articlesFirst(index.documents(language), limit)).flatMap((document) => {
    const title = document.title.trim();
    const words = topicWords(title, language);
    const fits =
      title.length <= parameters.dialogue.centralTitleCharacters && words.size > 0 && !leftOut.has(document.sourceId);
    return fits ? [{ title, sourceId: document.sourceId, words }] : [];
  });
  const titlesWithWord = new Map<string, number>();
  for (const { words } of titles)
    for (const word of words) titlesWithWord.set(word, (titlesWithWord.get(word) ?? 0) + 1);
  const weightOf = (words: ReadonlySet<string>): number => {
    const shared = [...words].reduce((sum, word) => sum + Math.log(titlesWithWord.get(word)!), 0);
    return (1 + shared) / (1 + words.size);
  };
  const ranked = titles
    .map((topic) => ({ ...topic, weight: weightOf(topic.words) }))
    .sort((left, right) => right.weight - left.weight || (left.sourceId < right.sourceId ? -1 : 1));
  const chosen: typeof ranked = [];
  for (const topic of ranked) if (chosen.every((other) => other.words.isDisjointFrom(topic.words))) chosen.push(topic);
  const alike = ranked.filter((topic) => !chosen.includes(topic));
  return [...chosen, ...alike]
    .slice(0, Math.max(parameters.dialogue.fewestCentralTopics, Math.min(limit, chosen.length)))
    .map(({ title, sourceId }) => {
      return { title, sourceId };
    });
}

function topicWords(title: string, language: Language): Set<string> {
  const words = readWords(title);
  const topical = words.filter((word, at) => !language.stopWords.has(word) && !isFiller(language, word, words[at - 1]));
  return new Set(topical.map((word) => language.stem(word)));
}

/**
 * The question of a FAQ stands for itself alone: it is left out where articles hold more of the
 * knowledge.
 */
function articlesFirst(documents: readonly IndexedDocument[], limit: number): readonly IndexedDocument[] {
  const articles = documents.filter(({ kind }) => kind === "text");
  const passages = articles.reduce((sum, article) => sum + article.passages.length, 0);
  return articles.length >= limit && passages > documents.length - articles.length ? articles : documents;
}

/** Gives the documents with most passages, ties by id. */
function longest(documents: readonly IndexedDocument[]): readonly IndexedDocument[] {
  if (documents.length <= parameters.dialogue.comparedDocuments) return documents;
  const counts = documents.map(({ passages }) => passages.length).sort((left, right) => right - left);
  const least = counts[parameters.dialogue.comparedDocuments - 1]!;
  return documents
    .filter(({ passages }) => passages.length >= least)
    .sort(
      (left, right) => right.passages.length - left.passages.length || (left.documentId < right.documentId ? -1 : 1),
    )
    .slice(0, parameters.dialogue.comparedDocuments);
}

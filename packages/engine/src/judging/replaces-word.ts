import type { AnswerKind } from "../answer-kind.ts";
import { isFiller, type Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { languageOf } from "../reading/languages.ts";
import { findActions } from "../reading/message/find-actions.ts";
import { readWords } from "../reading/read-words.ts";
import { hasSignsOf, signsOfWord } from "../reading/signs-of-word.ts";
import { thesaurusOf } from "../reading/thesaurus/thesaurus-of.ts";
import type { AnalysedQuery, FoundPassage, QueryTerm, Retrieval } from "../retrieval.ts";

/** Kinds that an answer seldom tells without their signs, as "the same day" tells a duration. */
const TOLD_BY_SIGNS: ReadonlySet<AnswerKind> = new Set(["money", "weight"]);

/** With many phrasings, a FAQ is known by what they have in common. */
const isAskedOnce = ({ genre, isPhrased }: FoundPassage): boolean => genre === "faq" && !isPhrased;

type Word = {
  word: string;
  stem: string;
  isSmall: boolean;
  isDistinctive: boolean;
  /** The other question has it too, or a word for the same thing. */
  isShared: boolean;
};

/**
 * Tells whether a question has other words in the place of some of a FAQ's question: "Is the sauna
 * heated?" beside "Is the pool heated?", or "Does it hurt?" beside "Does a crown hurt?". All its
 * other words only show how alike the two are. A FAQ with a phrasing that fits is meant.
 */
export function replacesWord({ query }: Retrieval, found: FoundPassage): boolean {
  const language = languageOf(query.language);
  if (asksOtherMeasure(query, found)) return true;
  const written = readWords(query.text);
  if (!isAskedOnce(found) || written.length > parameters.judging.wordsCompared) return false;
  // A thing that the answer names is no other thing: "meal vouchers" among the ways to pay.
  const known = found.sentences.reduce((terms, sentence) => terms | sentence.terms, found.headTerms);
  const isHeld = (term: QueryTerm, number: number): boolean =>
    holdsTerm(known, number) && !isOtherCompound(term, language);
  const held = new Set(query.terms.flatMap((term, number) => (isHeld(term, number) ? [term.word] : [])));
  const stems = written.map((word) => language.stem(word));
  const alike = new Set([
    ...stems,
    ...query.terms
      .filter((term) => !isOtherCompound(term, language))
      .flatMap(({ readAs }) => readAs.map((word) => language.stem(word))),
    ...thesaurusOf(language)
      .find(stems)
      .flatMap(({ value }) => value.flatMap(({ stems: others }) => (others.length === 1 ? others : []))),
  ]);
  const asked = wordsOf(query.text, language, ({ word }) => held.has(word));
  const { pronouns, articles } = language.followUps;
  const points =
    written.length <= parameters.judging.wordsAroundIt &&
    written.some((word) => pronouns.has(word) && !articles.has(word));
  const others = (found.asked ?? found.document.questions)
    .map((question) => wordsOf(question, language, ({ stem }) => alike.has(stem)))
    .filter((other) => other.length <= parameters.judging.wordsCompared);
  if (others.length === 0) return false;
  const closest = others.reduce((best, other) => (overlap(asked, other) > overlap(asked, best) ? other : best));
  return (
    holdsOtherWord(asked, closest, language) ||
    (asksWhether(query) && asksUnknown(query, asked, closest)) ||
    others.every((other) => (points && other.some(isOwn)) || differsInParticle(asked, other))
  );
}

/** "¿La silla es …?" asks for yes or no in the order of a statement. */
export const asksWhether = ({ form, text }: AnalysedQuery): boolean =>
  form === "yes-no" || (form === undefined && text.trimEnd().endsWith("?"));

/**
 * "¿La silla es magnética?" beside "¿Se puede lavar la silla?": in another order, and what is asked
 * of the thing stands nowhere in the knowledge.
 */
function asksUnknown({ terms }: AnalysedQuery, asked: readonly Word[], other: readonly Word[]): boolean {
  const own = asked.filter(isOwn);
  const strange = new Set(
    terms.filter(({ isKnown, readAs }) => !isKnown && readAs.length === 0).map(({ word }) => word),
  );
  const isLast = asked.findLast(({ isSmall }) => !isSmall) === own[0];
  return own.length === 1 && isLast && strange.has(own[0]!.word) && other.filter(isOwn).length === 1;
}

/**
 * "How much is the jug?" is not asked by "Is the jug dishwasher-safe?", of which neither the question
 * nor the answer speaks of a price; nor is the cost of a plan told by what the plan holds.
 */
export function asksOtherMeasure(
  { kind, language: code }: AnalysedQuery,
  { document, passage, text, asked: questions = [] }: FoundPassage,
): boolean {
  if (kind === undefined || !TOLD_BY_SIGNS.has(kind)) return false;
  const { kindAsked, kindWords } = languageOf(code).answerKinds;
  const headings = passage.headings.map(({ start, end }) => document.text.slice(start, end));
  const heads = document.kind === "faq" ? document.questions : [document.title, ...headings, ...questions];
  const asked = heads.map((head) => readWords(head));
  if (asked.some((words) => kindAsked(words) === kind || words.some((word) => kindWords[kind].has(word)))) return false;
  const words = [...asked.flat(), ...readWords(text)];
  if (document.kind !== "faq" && words.some((word) => kindWords[kind].has(word))) return false;
  return !hasSignsOf(
    kind,
    words.reduce((signs, word) => signs | signsOfWord(word), 0),
  );
}

/**
 * "Snowboardkurs", of which the knowledge has only "Snowboard": the last part says what it is, unless
 * that is the kind asked for, as in "Kursgebühr".
 */
function isOtherCompound({ word, isKnown, readAs }: QueryTerm, { compoundLinks, answerKinds }: Language): boolean {
  const [first, ...others] = readAs;
  if (compoundLinks === null || isKnown || first === undefined || others.length > 0) return false;
  const rest = word.startsWith(first) ? word.slice(first.length) : "";
  return (
    rest.length >= parameters.judging.shortestLastPart &&
    !Object.values(answerKinds.kindWords).some((words) => words.has(rest))
  );
}

/** The share of the words of either question, small ones included, that both have. */
function overlap(asked: readonly Word[], other: readonly Word[]): number {
  const stems = new Set(asked.map(({ stem }) => stem));
  const shared = other.filter(({ stem, isShared }) => isShared || stems.has(stem)).length;
  return shared / (asked.length + other.length - shared);
}

function wordsOf(
  text: string,
  language: Language,
  isShared: (word: Pick<Word, "word" | "stem">) => boolean,
): readonly Word[] {
  return readWords(text).map((word, at, all) => {
    const stem = language.stem(word);
    return {
      word,
      stem,
      isSmall: language.stopWords.has(word) || isFiller(language, word, all[at - 1]),
      isDistinctive: language.distinctiveStopWords.has(word),
      isShared: isShared({ word, stem }),
    };
  });
}

/** A word with a topic that the other question lacks. */
const isOwn = ({ isSmall, isShared }: Word): boolean => !isSmall && !isShared;

type Run = { from: number; to: number };

function holdsOtherWord(asked: readonly Word[], other: readonly Word[], language: Language): boolean {
  const runs = runsOf(other);
  return runsOf(asked).some((run) =>
    runs.some((place) => isSamePlace(asked, run, other, place) && !areActions(asked, run, other, place, language)),
  );
}

/** The words with a topic of their own that follow each other: "root canal treatment". */
function runsOf(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (const [at, word] of words.entries()) {
    if (!isOwn(word)) continue;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** Gives the "out" of "check out", which tells it from "check in". */
function differsInParticle(asked: readonly Word[], other: readonly Word[]): boolean {
  return asked.some((word, at) => {
    if (!word.isSmall || asked[at - 1]?.isSmall !== false) return false;
    return other.some(
      (particle, place) =>
        particle.isSmall &&
        !particle.isShared &&
        (word.isDistinctive || particle.isDistinctive) &&
        isSamePlace(asked, { from: at, to: at + 1 }, other, { from: place, to: place + 1 }),
    );
  });
}

/** The words before are the same and those behind, but for a small word on one side. */
function isSamePlace(asked: readonly Word[], run: Run, other: readonly Word[], place: Run): boolean {
  return likeness(asked[run.from - 1], other[place.from - 1]) + likeness(asked[run.to], other[place.to]) > 1;
}

/** 1 for the same word, or the edge of both questions; less for two small words. */
function likeness(one: Word | undefined, other: Word | undefined): number {
  if (one?.stem === other?.stem) return 1;
  return one?.isSmall && other?.isSmall ? parameters.judging.likenessOfSmallWords : 0;
}

/** Two actions are compared as such: "change" and "reset" may be one, "add" and "remove" are not. */
function areActions(asked: readonly Word[], run: Run, other: readonly Word[], place: Run, language: Language): boolean {
  const named = (words: readonly Word[], { from, to }: Run): number =>
    to - from === 1 ? findActions([words[from]!.word], language) : 0;
  return named(asked, run) !== 0 && named(other, place) !== 0;
}

import type { ComposedAnswer } from "../answering/make-answer.ts";
import { parameters } from "../parameters.ts";
import type { FoundPassage, Retrieval } from "../retrieval.ts";
import { SCALE_OF_SCORES, weights } from "../weights.ts";

/** Gives the probability of the first source among those found. */
export function chanceOf({ passages }: Retrieval): number {
  return chanceAmong(passages, (found) => answersAlike(found, passages[0]!));
}

/** Returns true for passages of one source, and for FAQ that give the same answer. */
export function answersAlike(left: FoundPassage, right: FoundPassage): boolean {
  const [one, other] = [left.document, right.document];
  return one.sourceId === other.sourceId || (one.kind === "faq" && other.kind === "faq" && one.text === other.text);
}

/** Where the words of the question are those of the title, any place of the article may answer. */
export function chanceInSource({ passages }: Retrieval, { support }: ComposedAnswer): number {
  const { document } = passages[0]!;
  const isCited = ({ passage }: FoundPassage): boolean =>
    support.some(({ span }) => passage.start < span.end && passage.end > span.start);
  return chanceAmong(
    passages.filter((found) => found.document === document),
    isCited,
  );
}

const MEASURES_THAT_AGREE = ["ranked", "density", "closest"] as const;

/**
 * Gives the share of the measures by which the best section leads: one that leads by its sum alone
 * is less sure.
 */
export function agreementOf({ passages }: Retrieval): number {
  const best = passages[0]!;
  let agreeing = 0;
  for (const measure of MEASURES_THAT_AGREE) {
    let most = -1;
    let isOfSection = false;
    for (const { document, passage, evidence } of passages) {
      if (evidence[measure] < most) continue;
      const isHere = document === best.document && passage.headings === best.passage.headings;
      isOfSection = isHere || (isOfSection && evidence[measure] === most);
      most = evidence[measure];
    }
    if (isOfSection) agreeing++;
  }
  return agreeing / MEASURES_THAT_AGREE.length;
}

/** Measures how much of the first source stands in the answer, 0 to 1. */
export function shareGiven({ support }: ComposedAnswer): number {
  const { document } = support[0]!;
  const own = support.filter((one) => one.document === document);
  return Math.min(1, own.reduce((sum, { span }) => sum + span.end - span.start, 0) / document.text.length);
}

/** Gives the probability that one of the chosen passages is right: the softmax of the scores. */
function chanceAmong(passages: readonly FoundPassage[], isChosen: (found: FoundPassage) => boolean): number {
  let own = 0;
  let all = 0;
  for (const found of passages) {
    const share = Math.exp(SCALE_OF_SCORES * (found.score - passages[0]!.score));
    all += share;
    if (isChosen(found)) own += share;
  }
  return own / all;
}

/**
 * Measures how far the best passage of any other source lies behind the best, as a share of the
 * best score.
 */
export function marginOf(retrieval: Retrieval): number {
  const [best] = retrieval.passages;
  if (!best || best.score <= 0) return 0;
  const rival = retrieval.passages.find((found) => !answersAlike(found, best));
  const reached = Math.max(Number.EPSILON, best.score - weights().ranking[best.genre].offset);
  return rival ? Math.min(1, (best.score - rival.score) / reached) : parameters.judging.marginWithoutRival;
}

import { checkSupport } from "../../../engine/index.ts";
import type { Citation, TextSpan } from "../schema.ts";
import type { CitationMark } from "./citation-mark-reader.ts";

export type CitedText = {
  citations: Citation[];
  /** Sentences that claim something which no passage says. */
  unsupported: TextSpan[];
  isAnswered: boolean;
  confidence: number;
};

/** What is claimed nowhere is neither right nor wrong. */
const confidenceWithoutClaims = 0.5;
/** Words agree with the passages: that the sense does was not checked. */
const mostConfidence = 0.95;

/**
 * Resolves the numbers that a model wrote to the passages that it was given, and checks each sentence against them. A passage that
 * says a sentence is cited though the model forgot to; a number that stands for nothing cites nothing.
 */
export function citePassages(text: string, marks: readonly CitationMark[], passages: readonly Citation[]): CitedText {
  const sentences = checkSupport(
    text,
    passages.map(({ passage }) => passage),
  );
  const supports = new Map<number, TextSpan[]>();
  const unsupported: TextSpan[] = [];
  let claims = 0;
  for (const [at, { span, isClaim, supportedBy, incomparable }] of sentences.entries()) {
    const nextStart = sentences[at + 1]?.span.start ?? Number.POSITIVE_INFINITY;
    const named = marks
      .filter(
        (mark) => mark.at > span.start && mark.at <= nextStart && mark.number <= passages.length && mark.number > 0,
      )
      .map(({ number }) => number - 1);
    const basis = named.filter((place) => supportedBy.includes(place) || incomparable.includes(place));
    const cited = named.length > 0 ? named : supportedBy.slice(0, 1);
    for (const place of isClaim || named.length > 0 ? new Set(cited) : []) {
      supports.set(place, [...(supports.get(place) ?? []), { start: span.start, end: span.end }]);
    }
    if (!isClaim) continue;
    claims++;
    if (basis.length === 0 && supportedBy.length === 0) unsupported.push({ start: span.start, end: span.end });
  }
  const citations = [...supports].map(([place, spans]) => ({ ...passages[place]!, supports: spans }));
  const isUnknown = marks.some(({ number }) => number === 0);
  const share = claims === 0 ? confidenceWithoutClaims : mostConfidence * (1 - unsupported.length / claims);
  return {
    citations,
    unsupported,
    isAnswered: !isUnknown && (claims === 0 || citations.length > 0),
    confidence: isUnknown ? 0 : share,
  };
}

import { checkSupport } from "@parley/engine";
import type { Citation, Quote, TextSpan } from "../../schema.ts";
import type { CitationMark } from "./citation-mark-reader.ts";

type CitedText = {
  citations: Citation[];
  /** Sentences that claim something which no passage says. */
  unsupported: TextSpan[];
  /** Claims that share too few words and numbers with every passage to tell whether one says them. */
  doubtful: TextSpan[];
  isAnswered: boolean;
  confidence: number;
};

/** A text that claims nothing is neither right nor wrong. */
const confidenceWithoutClaims = 0.5;
/** Below 1, because only the words were compared with the passages, not the meaning. */
const maxConfidence = 0.95;

/**
 * Resolves the numbers that a model wrote to the passages that it was given, and checks each
 * sentence against them. When a passage says a sentence and the model forgot to cite it, it is
 * cited too. A number without a passage cites nothing.
 * `confirmed`: sentences that a second look found supported.
 */
export function resolveCitations(
  text: string,
  marks: readonly CitationMark[],
  passages: readonly Quote[],
  confirmed: ReadonlySet<string> = new Set(),
): CitedText {
  const sentences = checkSupport(
    text,
    passages.map(({ passage }) => passage),
  );
  const supports = new Map<number, TextSpan[]>();
  const unsupported: TextSpan[] = [];
  const doubtful: TextSpan[] = [];
  let claims = 0;
  // Marks and sentences are both in the order of the text, so one pass over both is enough.
  let nextMark = 0;
  for (const [at, { span, isClaim, supportedBy, incomparable }] of sentences.entries()) {
    const nextStart = sentences[at + 1]?.span.start ?? Number.POSITIVE_INFINITY;
    while (nextMark < marks.length && marks[nextMark]!.at <= span.start) nextMark++;
    const named: number[] = [];
    for (; nextMark < marks.length && marks[nextMark]!.at <= nextStart; nextMark++) {
      const { number } = marks[nextMark]!;
      if (number > 0 && number <= passages.length) named.push(number - 1);
    }
    const basis = named.filter((place) => supportedBy.includes(place) || incomparable.includes(place));
    const cited = named.length > 0 ? named : supportedBy.slice(0, 1);
    for (const place of isClaim || named.length > 0 ? new Set(cited) : []) {
      const spans = supports.get(place) ?? [];
      spans.push({ start: span.start, end: span.end });
      supports.set(place, spans);
    }
    if (!isClaim) continue;
    claims++;
    if (supportedBy.length > 0 || confirmed.has(text.slice(span.start, span.end).trim())) continue;
    doubtful.push({ start: span.start, end: span.end });
    if (basis.length === 0) unsupported.push({ start: span.start, end: span.end });
  }
  const citations = [...supports].map(([place, spans]) => ({ ...passages[place]!, supports: spans }));
  const isUnknown = marks.some(({ number }) => number === 0);
  const share = claims === 0 ? confidenceWithoutClaims : maxConfidence * (1 - unsupported.length / claims);
  return {
    citations,
    unsupported,
    doubtful,
    isAnswered: !isUnknown && (claims === 0 || citations.length > 0),
    confidence: isUnknown ? 0 : share,
  };
}

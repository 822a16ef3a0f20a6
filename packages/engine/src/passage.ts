import type { Span } from "./span.ts";

/** The span is that of the heading's words, without the marks around them. */
export type Heading = Span & { level: number };

/** A part of a text that is found and given to a model as one, and the headings above it. */
export type Passage = Span & {
  /** Outermost first. Passages of one section share the list. */
  headings: readonly Heading[];
  /** The header of the table in which the passage begins, when it is above the passage. */
  header?: Span;
};

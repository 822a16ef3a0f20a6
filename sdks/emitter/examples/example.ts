/**
 * A call of an operation that works, and its answer: the one description from which the call is written in every
 * language. `described-examples.json` has them by method and path.
 */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Becomes JSON. */
  body?: unknown;
  /** A text file in place of a body, with its media type. */
  file?: { name: string; mediaType: string; text: string };
  /** Pointers to values of a workspace, such as `/body/token`. A test puts those of its own workspace there. */
  live?: string[];
  answer: { status: number; text: string };
};

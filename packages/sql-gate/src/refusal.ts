/**
 * The refusal says why a statement is not let through. It is copied between threads, so it is no
 * Error.
 */
export type Refusal = {
  code: "sql-syntax-error" | "sql-not-allowed" | "too-complex" | "invalid-request";
  /** The detail says what is not allowed, why, and what to do instead. */
  detail: string;
  /** The place in the text, counted in characters from 0. */
  offset?: number;
};

/** Ends the reading of a statement. `byteOffset` is the place in the text's UTF-8. */
export class Refused extends Error {
  override name = "Refused";
  readonly byteOffset: number | undefined;

  constructor(detail: string, byteOffset?: number) {
    super(detail);
    this.byteOffset = byteOffset;
  }
}

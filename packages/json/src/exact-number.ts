const exactJson = JSON as unknown as { rawJSON(text: string): object };

/**
 * Holds a number of JSON that JavaScript's doubles would change: `7615917337495251231` or `1e400`.
 * `JSON.stringify` writes it with the digits that it came with. It takes no part in arithmetic.
 *
 * @example
 * JSON.stringify({ id: new ExactNumber("7615917337495251231") }); // {"id":7615917337495251231}
 */
export class ExactNumber {
  /** The number as JSON writes it. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): object {
    return exactJson.rawJSON(this.text);
  }

  toString(): string {
    return this.text;
  }

  /** A text keeps the digits; `Number` gives the nearest double. */
  [Symbol.toPrimitive](hint: string): string | number {
    return hint === "number" ? Number(this.text) : this.text;
  }
}

/** A number of JSON as `parseJson` gives it. */
export type AnyNumber = number | ExactNumber;

export function isNumber(value: unknown): value is AnyNumber {
  return typeof value === "number" || value instanceof ExactNumber;
}

/** A number that JavaScript would change, as it was written. */
type WrittenNumber = { rawJSON: string };

const exactJson = JSON as unknown as {
  rawJSON(text: string): WrittenNumber;
  isRawJSON(value: unknown): value is WrittenNumber;
  parse(text: string, revive: (name: string, value: unknown, context: { source?: string }) => unknown): unknown;
};

/** Long numbers, zeros at the end of fractions, exponents. Texts that look like them cost time only. */
const perhapsInexact = /\d{16}|\.\d*0(?!\d)|\d[eE]|-0/;

/** Tells whether parsing this JSON could change a number of it. */
export function mayLoseDigits(json: string): boolean {
  return perhapsInexact.test(json);
}

/** Parses valid JSON. Numbers that a double does not hold as they are written are kept as written. */
export function parseExactly(json: string): unknown {
  return exactJson.parse(json, (_name, value, { source }) =>
    typeof value === "number" && source !== undefined && String(value) !== source ? exactJson.rawJSON(source) : value,
  );
}

export function isWrittenNumber(value: unknown): value is WrittenNumber {
  return exactJson.isRawJSON(value);
}

/** @throws TypeError where the platform cannot tell how a number was written */
export declare function requireExactJson(): void;
/** Reads JSON. A whole number that a `number` would round is a BigInt. */
export declare function parseExactly(text: string): unknown;
/**
 * Writes JSON. A BigInt is a number with all of its digits.
 * @throws TypeError for a BigInt where the platform cannot write it, and for a value that holds itself
 */
export declare function stringifyExactly(value: unknown): string;

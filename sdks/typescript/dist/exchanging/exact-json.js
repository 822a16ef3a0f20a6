const { rawJSON } = JSON;
/** @throws TypeError where the platform cannot tell how a number was written */
export function requireExactJson() {
    if (rawJSON === undefined)
        throw new TypeError("bigIntegers needs Node 22 or a newer browser.");
}
/** Reads JSON. A whole number that a `number` would round is a BigInt. */
export function parseExactly(text) {
    const read = (_name, value, { source = "" }) => typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? BigInt(source) : value;
    return JSON.parse(text, read);
}
/**
 * Writes JSON. A BigInt is a number with all of its digits.
 * @throws TypeError for a BigInt where the platform cannot write it, and for a value that holds itself
 */
export function stringifyExactly(value) {
    return JSON.stringify(value, (_name, part) => (typeof part === "bigint" && rawJSON ? rawJSON(String(part)) : part));
}
//# sourceMappingURL=exact-json.js.map
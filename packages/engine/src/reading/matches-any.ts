import { rememberReadings } from "./remember-readings.ts";

const tests = new WeakMap<readonly RegExp[], (text: string) => boolean>();

/**
 * Tells whether one of the patterns matches the text. They become one expression, which is searched
 * for several times as fast as one after the other. None may have flags, or refer to its groups.
 */
export function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  let test = tests.get(patterns);
  if (test === undefined) {
    const wrong = patterns.find(({ source, flags }) => flags !== "" || /\\[1-9k]/.test(source));
    if (wrong !== undefined) throw new Error(`${wrong} cannot be joined with other patterns.`);
    const union = patterns.length === 0 ? /(?!)/ : new RegExp(patterns.map(({ source }) => `(?:${source})`).join("|"));
    // Several steps of an answer look for the same in the same message.
    test = rememberReadings((spoken) => union.test(spoken));
    tests.set(patterns, test);
  }
  return test(text);
}

import { untilParametersChange } from "../parameters.ts";

const MOST_TEXTS = 64;
const LONGEST_TEXT = 400;

type Readings<Value> = { all: Map<string, Value>; last: { text: string; value: Value } | undefined };

/**
 * Gives the same reader, which keeps what it made of the texts that it met last: the steps of an answer
 * read one message many times, as do those who look for small talk or a wish in it. Nobody may
 * change what it gives.
 */
export function rememberReadings<Value>(read: (text: string) => Value): (text: string) => Value {
  const remember = untilParametersChange((): Readings<Value> => ({ all: new Map(), last: undefined }));
  return (text) => {
    const readings = remember();
    const { all, last } = readings;
    // Most calls ask for the same message again, and comparing costs less than looking up.
    if (last !== undefined && last.text === text) return last.value;
    // Short texts only: a part of a document keeps the whole of it in memory.
    if (text.length > LONGEST_TEXT) return read(text);
    let known = all.get(text);
    if (known === undefined) {
      known = read(text);
      if (all.size === MOST_TEXTS) all.clear();
      all.set(text, known);
    }
    readings.last = { text, value: known };
    return known;
  };
}

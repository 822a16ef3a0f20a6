import { englishNumbers } from "./english-numbers.ts";
import type { SpelledSlot, SpelledValue } from "./phrase-spelling.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => ({ words: [letter], written: letter.toUpperCase() }));
const digits = [
  ...Array.from({ length: 10 }, (_, digit) => ({ words: englishNumbers(`${digit}`), written: `${digit}` })),
  { words: ["oh"], written: "0" },
];

/** Up to so many digits or letters follow each other: order numbers, names that are spelled. */
const most = 16;

/** Slots that every phrase may use: `<number>` (0 to 999), `<digits>` and `<letters>`. */
export const builtInSlots: ReadonlyMap<string, SpelledSlot> = new Map([
  ["number", { values: Array.from({ length: 1_000 }, (_, number) => number).flatMap(numberValues) }],
  ["digits", { values: digits, times: most }],
  ["letters", { values: letters, times: most }],
]);

/** "one hundred and five" is said as well as "one hundred five". */
function numberValues(number: number): SpelledValue[] {
  const written = `${number}`;
  const words = englishNumbers(written);
  const hundred = words.indexOf("hundred");
  if (hundred < 0 || hundred === words.length - 1) return [{ words, written }];
  return [
    { words, written },
    { words: [...words.slice(0, hundred + 1), "and", ...words.slice(hundred + 1)], written },
  ];
}

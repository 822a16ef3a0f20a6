import { languages } from "../../reading/languages.ts";
import { readWords, splitWords } from "../../reading/read-words.ts";

/**
 * Tells whether a message names a day by the clock, in any language: only then the engine needs to know
 * the time.
 * @example namesNow("Habt ihr heute offen?") // true
 */
export function namesNow(message: string): boolean {
  const said = ` ${readWords(message).join(" ")} `;
  phrases ??= languages.flatMap(({ facts: { day } }) =>
    Object.values(day)
      .flat()
      .map((phrase) => ` ${splitWords(phrase).join(" ")} `),
  );
  return phrases.some((phrase) => said.includes(phrase));
}

let phrases: readonly string[] | undefined;

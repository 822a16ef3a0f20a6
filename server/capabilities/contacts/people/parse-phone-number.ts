import { createRequire } from "node:module";
import type { CountryCode } from "libphonenumber-js/min";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";

const require = createRequire(import.meta.url);

/**
 * The number in the form of E.164, in which it is stored and compared; an extension behind a switchboard
 * follows it as RFC 3966 writes it. Undefined for a text that is no
 * number, and for one without a country code when `country` does not tell the country. It asks for a
 * possible length and no more: operators are given new ranges faster than lists of them are brought up
 * to date.
 *
 * @example
 * parsePhoneNumber("030 901820", "DE"); // "+4930901820"
 * parsePhoneNumber("+1 (415) 555-2671"); // "+14155552671"
 * parsePhoneNumber("+49 30 901820 ext. 12"); // "+4930901820;ext=12"
 */
export function parsePhoneNumber(written: string, country?: string): string | undefined {
  // Its 100 modules are loaded with the first number.
  const { isSupportedCountry, parsePhoneNumberFromString } =
    require("libphonenumber-js/min") as typeof import("libphonenumber-js/min");
  // Digits of other scripts and full-width signs become plain ones.
  const text = written
    .normalize("NFKC")
    .trim()
    .replace(/^00(?=[1-9])/, "+");
  const code = country?.toUpperCase();
  const known = code !== undefined && isSupportedCountry(code) ? (code as CountryCode) : undefined;
  const parsed = parsePhoneNumberFromString(text, { ...(known ? { defaultCountry: known } : {}), extract: false });
  if (!parsed?.isPossible()) return undefined;
  return parsed.ext === undefined ? parsed.number : `${parsed.number}${beforeExtension}${parsed.ext}`;
}

const beforeExtension = ";ext=";

/** The number without the extension behind it. */
export function withoutExtension(number: string): string {
  return number.split(beforeExtension, 1)[0]!;
}

/** Like `parsePhoneNumber`, but throws invalid-request, naming the member of the body. */
export function requirePhoneNumber(written: string, country?: string, pointer = "/body/phone"): string {
  const number = parsePhoneNumber(written, country);
  if (number !== undefined) return number;
  throw new Problem(
    invalidRequest,
    'Write the phone number with its country code, like +49 30 901820, or name the country: `country: "DE"`.',
    { errors: [{ pointer, message: "is not a phone number that can be called from abroad" }] },
  );
}

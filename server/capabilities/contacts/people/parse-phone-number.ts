import { createRequire } from "node:module";
import type { CountryCode, PhoneNumber } from "libphonenumber-js/min";
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
 * parsePhoneNumber("tel:(+49) 30 901820 (mobil)"); // "+4930901820"
 */
export function parsePhoneNumber(written: string, country?: string): string | undefined {
  // The 100 modules of the library are loaded with the first number.
  const { isSupportedCountry, parsePhoneNumberFromString } =
    require("libphonenumber-js/min") as typeof import("libphonenumber-js/min");
  const text = plainNumber(written);
  const code = country?.toUpperCase();
  const known = code !== undefined && isSupportedCountry(code) ? (code as CountryCode) : undefined;
  const parsed =
    (known && withoutPlus(text, known)) ??
    parsePhoneNumberFromString(text, { ...(known ? { defaultCountry: known } : {}), extract: false });
  if (!parsed?.isPossible()) return undefined;
  return parsed.ext === undefined ? parsed.number : `${parsed.number}${beforeExtension}${parsed.ext}`;
}

/** "Mobil: …", "tel:…", and `p:…` of lead ads. What is called a fax is no phone. */
const label = /^(?!.*fax)(?:\p{L}[\p{L} .-]{0,19}:|tel(?:efon)?\.?(?=[\s+(\d]))\s*/iu;
const note = /\s*\((?!.*fax)(?=[^()]*\p{L})[^()\d+]*\)$/iu;
/** Finds an extension by words that the library does not know. */
const extension =
  /[\s,;/-]*\(?\b(?:DW|Durchwahl|Nebenstelle|NSt|App(?:arat)?|Kl(?:appe)?|poste|interno|toestel|tst|ramal|extensi[oó]n)\b[.:]?\s*(\d{1,7})\)?$/iu;

/** Gives the number as it is written without the signs and words that people and programs put around it. */
function plainNumber(written: string): string {
  return (
    written
      // Digits of other scripts and full-width signs become plain ones; marks of direction say nothing, but
      // those that turn the order of digits round (U+202D, U+202E) make a number that nobody wrote.
      .normalize("NFKC")
      .replaceAll(/(?![\u202d\u202e])\p{Cf}/gu, "")
      .trim()
      .replace(label, "")
      .replace(note, "")
      .replace(extension, " ext. $1")
      .replace(/^\(\s*(\+|00)\s*(\d{1,3})\s*\)/, "$1$2 ")
      .replace(/^00(?=[1-9])/, "+")
      // Mexican mobiles had a 1 until 2019, which messengers still write.
      .replace(/^\+52\s?1(?=(?:\D*\d){10}$)/, "+52")
  );
}

/** A spreadsheet takes the plus of a number away; the 0 before a number of the country would be gone, too. */
function withoutPlus(text: string, country: CountryCode): PhoneNumber | undefined {
  if (!/^[1-9][\d\s]*$/.test(text)) return undefined;
  const { getCountryCallingCode, parsePhoneNumberFromString } =
    require("libphonenumber-js/max") as typeof import("libphonenumber-js/max");
  if (!text.startsWith(getCountryCallingCode(country))) return undefined;
  const parsed = parsePhoneNumberFromString(`+${text}`, { extract: false });
  // Elsewhere a number of the country may begin like its own code, as mobiles of Italy do.
  return parsed?.isValid() && parsed.formatNational().startsWith("0") ? parsed : undefined;
}

const beforeExtension = ";ext=";

/** Gives the number without the extension behind it. */
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

/** Every reader of JSON needs these: numbers with all their digits, objects, pointers, formats. */

export {
  type Carried,
  carryNumbers,
  copyOf,
  hasExactNumbers,
  replaceNumbers,
  takeCarried,
  withDoubles,
} from "./carry-numbers.ts";
export { compareNumbers, decimalOf, isMultipleOf, isWholeNumber, plainTextOf } from "./decimal.ts";
export { type AnyNumber, ExactNumber, isNumber } from "./exact-number.ts";
export { parseEmailAddress, storedFormOfEmail } from "./formats/parse-email-address.ts";
export { schemaFormats } from "./formats/schema-formats.ts";
export { hasFewerValues } from "./has-fewer-values.ts";
export { isObject, type Json } from "./is-object.ts";
export {
  mayHaveExactNumbers,
  NumberTooLarge,
  numberOf,
  parseJson,
  parseJsonAsWritten,
  parseJsonWithin,
} from "./parse-json.ts";
export { pointerTo, readPointer } from "./pointer-to.ts";
export { putExactNumbers } from "./put-exact-numbers.ts";

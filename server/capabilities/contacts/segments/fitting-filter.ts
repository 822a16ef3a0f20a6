import { storedFormOfEmail } from "../../identity/index.ts";
import { parsePhoneNumber } from "../people/parse-phone-number.ts";
import type { ContactFilter } from "../people/schema.ts";
import { searchQuery } from "../people/search-words.ts";

/**
 * The filter as it is compared: addresses and numbers in the form in which they are stored. Undefined
 * for one that nobody can fit, such as words without a letter.
 */
export function fittingFilter(filter: ContactFilter): ContactFilter | undefined {
  const email = filter.email === undefined ? undefined : storedFormOfEmail(filter.email);
  const phone = filter.phone === undefined ? undefined : parsePhoneNumber(filter.phone);
  if (filter.email !== undefined && email === undefined) return undefined;
  if (filter.phone !== undefined && phone === undefined) return undefined;
  if (filter.q !== undefined && searchQuery(filter.q) === "") return undefined;
  return { ...filter, ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
}

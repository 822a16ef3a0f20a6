import { storedFormOfEmail } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Sql } from "../../../kernel/storage/sql.ts";
import { parsePhoneNumber } from "../people/parse-phone-number.ts";
import type { ContactFilter } from "../people/schema.ts";
import { searchQuery } from "../people/search-words.ts";
import { conditionsIn } from "./conditions.ts";

/** `facts` are queries of the contacts that fit what other capabilities know. */
export type FittingFilter = ContactFilter & { facts: readonly Sql[] };

/**
 * Gives the filter as it is compared: addresses and numbers in the form in which they are stored. Undefined
 * for one that nobody can fit, such as words without a letter.
 */
export function fittingFilter(kernel: Kernel, workspaceId: string, filter: ContactFilter): FittingFilter | undefined {
  const email = filter.email === undefined ? undefined : storedFormOfEmail(filter.email);
  const phone = filter.phone === undefined ? undefined : parsePhoneNumber(filter.phone);
  if (filter.email !== undefined && email === undefined) return undefined;
  if (filter.phone !== undefined && phone === undefined) return undefined;
  if (filter.q !== undefined && searchQuery(filter.q) === "") return undefined;
  const now = new Date(kernel.clock.now());
  const facts = conditionsIn(kernel.contactConditions, filter).map(({ condition, wanted }) =>
    condition.contactsOf(workspaceId, wanted, now),
  );
  return { ...filter, facts, ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
}

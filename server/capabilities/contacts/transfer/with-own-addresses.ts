import type { Transaction } from "../../../kernel/storage/database.ts";
import { ContactId } from "../ids.ts";
import type { Identity } from "../people/identity.ts";
import { findOwners } from "../people/store.ts";
import type { RowText } from "./schema.ts";

/** `rootId` is the contact that the row names by its own id. */
type Row = { identities: readonly Identity[]; rootId?: string | undefined };

const keyOf = ({ kind, value }: Identity) => `${kind}:${value}`;

/**
 * Takes from each row the addresses that belong to another contact, and notes them. The contact that a row
 * names, else its user's id, else its first address says whose row it is: a further address never merges two
 * contacts.
 */
export async function withOwnAddresses<AnyRow extends Row>(
  tx: Transaction,
  workspaceId: string,
  { rows, numbers, notes }: { rows: readonly AnyRow[]; numbers: readonly number[]; notes: RowText[] },
): Promise<AnyRow[]> {
  const leading = rows.map(({ identities }) => identities.filter(({ kind }) => kind !== "phone"));
  // Only a row with two of them can name two contacts.
  const isAsked = leading.some((identities, index) => identities.length + (rows[index]!.rootId ? 1 : 0) > 1);
  const wanted = isAsked ? leading.flat() : [];
  if (wanted.length === 0) return [...rows];
  const owners = new Map<string, string>();
  for (const { kind, value, rootId } of await findOwners(tx, workspaceId, wanted)) {
    owners.set(`${kind}:${value}`, ContactId.format(rootId));
  }
  return rows.map((row, index) => {
    const [first] = leading[index]!;
    const { rootId } = row;
    const owner = rootId ? ContactId.format(rootId) : ((first && owners.get(keyOf(first))) ?? `row ${numbers[index]}`);
    const identities = row.identities.filter((identity) => {
      if (identity.kind === "phone") return true;
      const other = owners.get(keyOf(identity)) ?? owner;
      owners.set(keyOf(identity), other);
      if (other === owner) return true;
      const message = `${identity.kind === "user" ? "is the id" : "has an address"} of ${other}, which keeps it`;
      notes.push({ row: numbers[index]!, field: identity.kind === "user" ? "userId" : "email", message });
      return false;
    });
    return identities.length === row.identities.length ? row : { ...row, identities };
  });
}

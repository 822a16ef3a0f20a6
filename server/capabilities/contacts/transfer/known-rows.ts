import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { lockWorkspace } from "../../identity/index.ts";
import type { ContactRowOfFile } from "./read-contact-row.ts";
import { findImportedRows, insertImportedRows } from "./store.ts";

/** A row that says what a row before it said, in this file or in one of before, is `isKnown`. */
type Mark = { hash: Buffer; isKnown: boolean };

/**
 * Rows without an address or a user's id lead to nobody: people share numbers. They are recognised by what they
 * say, so that a file can be sent again after a failure. Kept are keyed hashes, which go with the contact.
 */
export const KnownRows = {
  /** Gives undefined for a row that leads to one person. */
  async mark(
    kernel: Kernel,
    tx: Transaction,
    workspaceId: string,
    rows: readonly (ContactRowOfFile & { rootId: string | undefined })[],
  ): Promise<(Mark | undefined)[]> {
    const texts = rows.map((row) =>
      row.rootId !== undefined || leadsToOne(row) ? undefined : textOf(workspaceId, row),
    );
    const told = texts.filter((text) => text !== undefined);
    if (told.length === 0) return rows.map(() => undefined);
    // Two imports of one file wait for each other here.
    await lockWorkspace(tx, workspaceId);
    const hash = (text: string) => kernel.secrets.sign("imported-row", text);
    const former = (text: string) => kernel.secrets.signWithPrevious("imported-row", text) ?? [];
    const asked = told.flatMap((text) => [hash(text), former(text)].flat());
    const found = await findImportedRows(tx, workspaceId, asked);
    const known = new Set(found.map((each) => each.toString("hex")));
    return texts.map((text) => {
      if (text === undefined) return undefined;
      const hashes = [hash(text), former(text)].flat();
      const isKnown = hashes.some((each) => known.has(each.toString("hex")));
      for (const each of hashes) known.add(each.toString("hex"));
      return { hash: hashes[0]!, isKnown };
    });
  },

  async keep(
    tx: Transaction,
    workspaceId: string,
    rows: readonly { mark: Mark | undefined; contactId: string | undefined }[],
  ): Promise<void> {
    const made = rows.flatMap(({ mark, contactId }) =>
      mark === undefined || contactId === undefined ? [] : [{ hash: mark.hash, contactId }],
    );
    if (made.length > 0) await insertImportedRows(tx, workspaceId, made);
  },
};

function leadsToOne({ identities }: ContactRowOfFile): boolean {
  return identities.some(({ kind }) => kind !== "phone");
}

function textOf(workspaceId: string, { identities, name, company, tags, custom }: ContactRowOfFile): string {
  const numbers = identities.map(({ value }) => value);
  const fields = Object.entries(custom).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([workspaceId, name, company, tags, fields, ...numbers]);
}

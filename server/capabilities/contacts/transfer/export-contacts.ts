import { Readable } from "node:stream";
import { inPresentShare } from "../../../kernel/sharing/share.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import type { Contact, ContactFilter } from "../people/schema.ts";
import { showContacts } from "../people/show-contacts.ts";
import { fittingFilter } from "../segments/fitting-filter.ts";
import { requireSegment } from "../segments/segments.ts";
import { findFittingContacts } from "../segments/store.ts";
import { Csv } from "./csv.ts";
import { writeTags } from "./read-tags.ts";

const contactsPerRead = 500;

const columns: readonly [string, (contact: Contact) => string | boolean | null][] = [
  ["id", ({ id }) => id],
  ["name", ({ name }) => name],
  ["email", ({ email }) => email],
  ["phone", ({ phone }) => phone],
  ["company", ({ company }) => company],
  ["tags", ({ tags }) => writeTags(tags)],
  ["userId", ({ identities }) => identities.find(({ kind }) => kind === "user")?.value ?? null],
  ["custom", ({ custom }) => (Object.keys(custom).length === 0 ? null : JSON.stringify(custom))],
  ["origin", ({ origin }) => origin],
  ["blocked", ({ blocked }) => blocked],
  ["createdAt", ({ createdAt }) => createdAt],
];

/** All contacts that fit, newest first, while they are read: however many there are, a page is in memory. */
export async function exportContacts(
  context: Context,
  query: ContactFilter & { format?: "csv" | "ndjson"; for?: "spreadsheet"; segmentId?: string },
): Promise<Answer> {
  const { format = "csv", for: audience, segmentId, ...own } = query;
  const { kernel, caller } = context;
  const db = kernel.database.query;
  const saved = segmentId === undefined ? {} : (await requireSegment(db, caller.workspaceId, segmentId)).filter;
  const filter = fittingFilter(kernel, caller.workspaceId, { ...saved, ...own });
  const isCsv = format === "csv";
  return new Answer(200, Readable.from(inPresentShare(write(isCsv))), {
    "content-type": isCsv ? "text/csv; charset=utf-8" : "application/x-ndjson; charset=utf-8",
    "content-disposition": `attachment; filename="contacts.${format}"`,
  });

  async function* write(isCsv: boolean): AsyncGenerator<string> {
    if (isCsv)
      yield Csv.begin(
        columns.map(([name]) => name),
        audience,
      );
    for (let before: string | undefined; filter !== undefined; ) {
      const rows = await findFittingContacts(db, caller.workspaceId, filter, { before, limit: contactsPerRead });
      const contacts = await showContacts(db, caller.workspaceId, rows);
      yield isCsv
        ? Csv.write(contacts.map((contact) => columns.map(([, cellOf]) => cellOf(contact))))
        : contacts.map((contact) => `${JSON.stringify(contact)}\n`).join("");
      if (rows.length < contactsPerRead) return;
      before = rows.at(-1)?.id;
    }
  }
}

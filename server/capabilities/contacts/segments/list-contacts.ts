import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Contact, ContactFilter } from "../people/schema.ts";
import { showContacts } from "../people/show-contacts.ts";
import { fittingFilter } from "./fitting-filter.ts";
import { requireSegment } from "./segments.ts";
import { findFittingContacts } from "./store.ts";

const usualLimit = 20;

/** Newest first; of a segment, when it is named. */
export async function listContacts(
  { kernel, caller }: Context,
  query: ContactFilter & { segmentId?: string; limit?: number; cursor?: string },
): Promise<Page<Contact>> {
  const { limit = usualLimit, cursor, segmentId, ...own } = query;
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const [before] = readCursor(kernel.secrets, "contacts", cursor) ?? [];
  const saved = segmentId === undefined ? {} : (await requireSegment(db, workspaceId, segmentId)).filter;
  const filter = fittingFilter({ ...saved, ...own });
  const page = { before: before === undefined ? undefined : String(before), limit: limit + 1 };
  const rows = filter === undefined ? [] : await findFittingContacts(db, workspaceId, filter, page);
  const shown = await showContacts(db, workspaceId, rows.slice(0, limit));
  const byId = new Map(shown.map((contact, index) => [rows[index]!.id, contact]));
  return pageOf(
    kernel.secrets,
    "contacts",
    limit,
    rows,
    (row) => [row.id],
    (row) => byId.get(row.id)!,
  );
}

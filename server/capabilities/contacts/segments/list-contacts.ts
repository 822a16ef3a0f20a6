import { listOf } from "../../../kernel/storage/page.ts";
import type { ContactFilter } from "../people/schema.ts";
import { showContacts } from "../people/show-contacts.ts";
import { fittingFilter } from "./fitting-filter.ts";
import { requireSegment } from "./segments.ts";
import { findFittingContacts } from "./store.ts";

type ContactQuery = ContactFilter & { segmentId?: string; limit?: number; cursor?: string };

/** Newest first; of a segment, when it is named. */
export const listContacts = listOf({
  name: "contacts",
  async find({ kernel, caller }, { last, limit }, query: ContactQuery) {
    const { limit: _limit, cursor: _cursor, segmentId, ...own } = query;
    const db = kernel.database.query;
    const saved = segmentId === undefined ? {} : (await requireSegment(db, caller.workspaceId, segmentId)).filter;
    const filter = fittingFilter({ ...saved, ...own });
    if (filter === undefined) return [];
    return findFittingContacts(db, caller.workspaceId, filter, { before: last, limit });
  },
  showAll: (rows, { kernel, caller }) => showContacts(kernel.database.query, caller.workspaceId, rows),
});

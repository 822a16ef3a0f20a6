import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockWorkspace } from "../../identity/index.ts";
import { SegmentId } from "../ids.ts";
import type { ContactFilter } from "../people/schema.ts";
import { showContacts } from "../people/show-contacts.ts";
import { segmentNameTaken } from "../problems.ts";
import { requireKnown } from "./conditions.ts";
import { fittingFilter } from "./fitting-filter.ts";
import type { NewSegment, Segment, SegmentChange } from "./schema.ts";
import {
  countFittingContacts,
  countSegments,
  deleteSegment,
  findFittingContacts,
  findSegment,
  findSegments,
  insertSegment,
  type SegmentRow,
  updateSegment,
} from "./store.ts";

const mostSegments = 200;
/**
 * Counting a million contacts takes PostgreSQL a quarter of a second: too long for each segment of
 * a list.
 */
const mostCountedInList = 10_000;
/** A count of what other capabilities know takes up to a second for a million contacts. */
const longestListMs = 3_000;
const mostCounted = 1_000_000;

/** Saved filters. Who fits is looked up whenever it is asked. */
export const segments = {
  async make(context: Context, { name, filter }: NewSegment): Promise<Segment> {
    const { workspaceId } = context.caller;
    return context.commit(async (tx) => {
      // The names and the number of segments are given out one at a time.
      await lockWorkspace(tx, workspaceId);
      if ((await countSegments(tx, workspaceId)) >= mostSegments) {
        throw new Problem(cannotBeDone, `A workspace has at most ${mostSegments} segments. Delete one first.`);
      }
      await requireKnown(context.kernel.contactConditions, tx, workspaceId, filter);
      const row = await insertSegment(tx, workspaceId, { id: newUuid(), name: name.trim(), filter });
      if (row === undefined) throw new Problem(segmentNameTaken, "Choose another name, or delete that segment first.");
      return show(context.kernel, tx, workspaceId, row);
    });
  },

  list: listOf({
    name: "segments",
    find: ({ kernel, caller }, { last, limit }) =>
      findSegments(kernel.database.query, caller.workspaceId, { before: last, limit }),
    async showAll(rows, { kernel, caller }) {
      const shown: Segment[] = [];
      const endsMs = kernel.clock.elapsed() + longestListMs;
      for (const row of rows) {
        const most = kernel.clock.elapsed() < endsMs ? mostCountedInList : 0;
        shown.push(await show(kernel, kernel.database.query, caller.workspaceId, row, most));
      }
      return shown;
    },
  }),

  async read({ kernel, caller }: Context, id: string): Promise<Segment> {
    const db = kernel.database.query;
    return show(kernel, db, caller.workspaceId, await requireSegment(db, caller.workspaceId, id));
  },

  async change(context: Context, id: string, { name, filter }: SegmentChange): Promise<Segment> {
    const { workspaceId } = context.caller;
    return context.commit(async (tx) => {
      await lockWorkspace(tx, workspaceId);
      const segment = await requireSegment(tx, workspaceId, id);
      await requireKnown(context.kernel.contactConditions, tx, workspaceId, filter ?? {});
      const changed = { id: segment.id, name: name?.trim() ?? segment.name, filter: filter ?? segment.filter };
      const row = await updateSegment(tx, workspaceId, changed);
      if (row === undefined) throw new Problem(segmentNameTaken, "Choose another name, or rename that segment first.");
      return show(context.kernel, tx, workspaceId, row);
    });
  },

  async remove(context: Context, id: string): Promise<void> {
    const uuid = SegmentId.parse(id);
    await context.commit(async (tx) => {
      await lockWorkspace(tx, context.caller.workspaceId);
      if (uuid === undefined || !(await deleteSegment(tx, context.caller.workspaceId, uuid))) throw noSuchSegment();
    });
  },
};

/** Throws not-found. */
export async function requireSegment(db: Queryable, workspaceId: string, id: string): Promise<SegmentRow> {
  const uuid = SegmentId.parse(id);
  const row = uuid === undefined ? undefined : await findSegment(db, workspaceId, uuid);
  if (row === undefined) throw noSuchSegment();
  return row;
}

/** Tells whether the segment with this uuid is there still. */
export async function isSegment(db: Queryable, workspaceId: string, uuid: string): Promise<boolean> {
  return (await findSegment(db, workspaceId, uuid)) !== undefined;
}

function noSuchSegment(): Problem {
  return new Problem(notFound, "No segment has this id. List them with GET /api/segments.");
}

async function show(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  row: SegmentRow,
  most = mostCounted,
): Promise<Segment> {
  const filter = fittingFilter(kernel, workspaceId, row.filter);
  const isCounted = filter !== undefined && most > 0;
  const counted = !isCounted ? 0 : await countFittingContacts(db, workspaceId, filter, most + 1);
  return {
    id: SegmentId.format(row.id),
    name: row.name,
    filter: row.filter,
    count: Math.min(counted, most),
    countIsExact: counted <= most && (isCounted || filter === undefined),
    createdAt: row.createdAt.toISOString(),
  };
}

type ContactQuery = ContactFilter & { segmentId?: string; limit?: number; cursor?: string };

/** Lists the contacts, newest first; of a segment, when it is named. */
export const listContacts = listOf({
  name: "contacts",
  async find({ kernel, caller }, { last, limit }, query: ContactQuery) {
    const { limit: _limit, cursor: _cursor, segmentId, ...own } = query;
    const db = kernel.database.query;
    const saved = segmentId === undefined ? {} : (await requireSegment(db, caller.workspaceId, segmentId)).filter;
    const filter = fittingFilter(kernel, caller.workspaceId, { ...saved, ...own });
    if (filter === undefined) return [];
    return findFittingContacts(db, caller.workspaceId, filter, { before: last, limit });
  },
  showAll: (rows, { kernel, caller }) => showContacts(kernel.database.query, caller.workspaceId, rows),
});

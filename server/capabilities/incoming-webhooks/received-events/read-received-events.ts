import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { InboundSourceId } from "../ids.ts";
import type { EventStatus, InboundEvent } from "../schema.ts";
import { showReceivedEvent } from "./show-received-event.ts";
import { listEvents } from "./store.ts";

const defaultLimit = 20;
const list = "webhook-events";

/** Newest first, without their data. */
export async function readReceivedEvents(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string; sourceId?: string; kind?: string; status?: EventStatus },
): Promise<Page<InboundEvent>> {
  const { limit = defaultLimit, kind, status } = query;
  const before = readCursor(kernel.secrets, list, query.cursor)?.[0];
  const sourceId = query.sourceId === undefined ? undefined : InboundSourceId.parse(query.sourceId);
  // No source has such an id, so no event is of that source.
  if (query.sourceId !== undefined && sourceId === undefined) return { data: [], nextCursor: null };
  const rows = await listEvents(kernel.database.query, caller.workspaceId, {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
    sourceId,
    kind,
    status,
  });
  return pageOf(kernel.secrets, list, limit, rows, (row) => [row.id], showReceivedEvent);
}

import { EventId } from "../../kernel/storage/id.ts";
import { type Page, pageOf, readCursor } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { InboundSourceId } from "./ids.ts";
import { noSuchEvent, noSuchSource } from "./problems.ts";
import type { EventStatus, FullInboundEvent, InboundEvent, Source } from "./schema.ts";
import { showEvent, showFullEvent, showSource } from "./show.ts";
import { openSecrets } from "./source-secrets.ts";
import { findEvent, findSource, listEvents, listSources } from "./store.ts";

type PageQuery = { limit?: number; cursor?: string };
const usualLimit = 20;

export async function readSource({ kernel, caller }: Context, wireId: string): Promise<Source> {
  const id = InboundSourceId.parse(wireId);
  const row = id === undefined ? undefined : await findSource(kernel.database.query, caller.workspaceId, id);
  if (row === undefined) throw noSuchSource();
  return showSource(kernel, row, openSecrets(kernel, row));
}

/** Newest first. */
export async function readSources({ kernel, caller }: Context, query: PageQuery): Promise<Page<Source>> {
  const { limit = usualLimit } = query;
  const list = "webhook-sources";
  const before = readCursor(kernel.secrets, list, query.cursor)?.[0];
  const rows = await listSources(kernel.database.query, caller.workspaceId, {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
  });
  return pageOf(
    kernel.secrets,
    list,
    limit,
    rows,
    (row) => [row.id],
    (row) => showSource(kernel, row, openSecrets(kernel, row)),
  );
}

export async function readEvent({ kernel, caller }: Context, wireId: string): Promise<FullInboundEvent> {
  const id = EventId.parse(wireId);
  const row = id === undefined ? undefined : await findEvent(kernel.database.query, caller.workspaceId, id);
  if (row === undefined) throw noSuchEvent();
  return showFullEvent(row);
}

/** Newest first, without their data. */
export async function readEvents(
  { kernel, caller }: Context,
  query: PageQuery & { sourceId?: string; kind?: string; status?: EventStatus },
): Promise<Page<InboundEvent>> {
  const { limit = usualLimit, sourceId, kind, status } = query;
  const list = "webhook-events";
  const before = readCursor(kernel.secrets, list, query.cursor)?.[0];
  const source = sourceId === undefined ? undefined : InboundSourceId.parse(sourceId);
  // An id of nothing has sent nothing.
  if (sourceId !== undefined && source === undefined) return { data: [], nextCursor: null };
  const rows = await listEvents(kernel.database.query, caller.workspaceId, {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
    sourceId: source,
    kind,
    status,
  });
  return pageOf(kernel.secrets, list, limit, rows, (row) => [row.id], showEvent);
}

import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SignInSessionId } from "../ids.ts";
import type { Session } from "./schema.ts";
import * as store from "./store.ts";

/** Returns the sessions of the caller, newest first. */
export async function listSessions(
  { kernel, caller }: Context,
  { limit = 20, cursor }: { limit?: number; cursor?: string },
): Promise<Page<Session>> {
  const position = readCursor(kernel.secrets, "sessions", cursor);
  const rows = await store.listSessions(kernel.database.query, caller.id, {
    now: new Date(kernel.clock.now()),
    limit,
    beforeId: position === undefined ? undefined : String(position[0]),
  });
  return pageOf(
    kernel.secrets,
    "sessions",
    limit,
    rows,
    (row) => [row.id],
    (row) => ({
      id: SignInSessionId.format(row.id),
      isCurrent: row.id === caller.sessionId,
      userAgent: row.userAgent,
      clientAddress: row.clientAddress,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }),
  );
}

import { notFound, Problem } from "../../../kernel/problem.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { SignInSessionId } from "../ids.ts";
import { exceptOwn, revokeSessions } from "./revoke-sessions.ts";
import { Session } from "./schema.ts";
import * as store from "./store.ts";
import { deleteSessions } from "./store.ts";

/**
 * Ends one of the caller's sessions. Every node refuses its tokens within a second. Throws
 * not-found.
 */
export async function endSession(context: Context, writtenId: string): Promise<void> {
  const { caller } = context;
  const only = SignInSessionId.parse(writtenId);
  await context.commit(async (tx) => {
    const ended = only === undefined ? [] : await deleteSessions(tx, caller.id, { only });
    if (ended.length === 0) {
      throw new Problem(notFound, "You have no session with this id. GET /api/auth/sessions lists your sessions.");
    }
    await revokeSessions(context, tx, caller, caller.workspaceId, ended);
  });
}

/** Ends all sessions of the caller except the one that sends this request. */
export async function endOtherSessions(context: Context): Promise<void> {
  const { caller } = context;
  await context.commit(async (tx) => {
    const ended = await deleteSessions(tx, caller.id, exceptOwn(caller));
    await revokeSessions(context, tx, caller, caller.workspaceId, ended);
  });
}

const showSession = show(Session);

/** Returns the sessions of the caller, newest first. */
export const listSessions = listOf({
  name: "sessions",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listSessions(kernel.database.query, caller.id, { now: new Date(kernel.clock.now()), beforeId: last, limit }),
  show: (row, { caller }) => showSession({ ...row, isCurrent: row.id === caller.sessionId }),
});

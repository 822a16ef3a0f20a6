import type { Context } from "../../../../kernel/wire/route.ts";
import type { GapMail } from "../schema.ts";
import { stopUrlOf } from "./stop-token.ts";
import { deleteSubscription, findSubscription, insertSubscription } from "./store.ts";

const dayMs = 86_400_000;
export const weekMs = 7 * dayMs;
/** 1970 began on a Thursday; the first Monday was the 5th of January. */
const firstMailAtMs = 4 * dayMs + 8 * 3_600_000;

/** Tells whether the calling member gets the weekly mail about gaps. */
export async function readGapMail({ kernel, caller }: Context): Promise<GapMail> {
  const found = await findSubscription(kernel.database.query, caller.workspaceId, caller.id);
  if (found === undefined) return { weekly: false, nextAt: null, stopUrl: null };
  return { weekly: true, nextAt: found.nextAt.toISOString(), stopUrl: stopUrlOf(kernel, found) };
}

export async function changeGapMail(context: Context, { weekly }: { weekly: boolean }): Promise<GapMail> {
  const { kernel, caller } = context;
  const { workspaceId, id: accountId } = caller;
  await context.commit(async (tx) => {
    if (weekly) {
      await insertSubscription(tx, { workspaceId, accountId, nextAt: nextMailTime(kernel.clock.now()) });
    } else await deleteSubscription(tx, workspaceId, accountId);
  });
  return readGapMail(context);
}

/** Returns the next Monday at 8 o'clock UTC. */
export function nextMailTime(nowMs: number): Date {
  return new Date(firstMailAtMs + (Math.floor((nowMs - firstMailAtMs) / weekMs) + 1) * weekMs);
}

import { type LocalTime, namesNow } from "@parley/engine";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { Queryable } from "../../../../kernel/storage/database.ts";
import { readTimeZone, wallTimeOf } from "../../../identity/index.ts";
import type { Outside } from "../outside/outside.ts";
import type { PendingReply } from "../pending-reply.ts";
import type { History } from "./read-history.ts";

/**
 * Reads what the clocks of the organisation show, for "are you open now?". Undefined where neither the
 * question nor one before it needs to know: then nothing is read.
 */
export async function readClock(
  kernel: Kernel,
  db: Queryable,
  { workspaceId, question }: PendingReply,
  { turns }: History,
  outside: Outside,
): Promise<LocalTime | undefined> {
  if (![question, ...turns.map((turn) => turn.question)].some(namesNow)) return undefined;
  return outside.get("clock", async () => {
    const shown = new Date(wallTimeOf(kernel.clock.now(), await readTimeZone(db, workspaceId)));
    return {
      weekday: (shown.getUTCDay() + 6) % 7,
      month: shown.getUTCMonth() + 1,
      day: shown.getUTCDate(),
      minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
    };
  });
}

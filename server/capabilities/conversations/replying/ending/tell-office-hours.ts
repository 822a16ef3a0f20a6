import type { Language } from "@parley/engine";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { Queryable } from "../../../../kernel/storage/database.ts";
import { findSettings, opensAt } from "../../../identity/index.ts";
import type { EndOfReply } from "../end-of-reply.ts";
import type { Outside } from "../outside/outside.ts";

/**
 * A reply that hands over while the team is away says when the team is back, in place of the words
 * that a person will answer. The conversation is handed over all the same, and waits.
 */
export async function tellOfficeHours(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  end: EndOfReply,
  outside: Outside,
): Promise<EndOfReply> {
  if (end.handOver === undefined) return end;
  const away = await outside.get("away", async () => {
    const { officeHours } = await findSettings(db, workspaceId);
    const nowMs = kernel.clock.now();
    const opensMs = opensAt(officeHours, nowMs);
    if (officeHours === null || opensMs === nowMs) return undefined;
    const { timeZone, closedMessage } = officeHours;
    return { opensMs, timeZone, closedMessage };
  });
  if (away === undefined) return end;
  const { text: notice, language } = end.handOver.notice;
  const back = momentInWords(away.opensMs, away.timeZone, language);
  const told = away.closedMessage?.replaceAll("{back}", () => back) ?? language.phrases.teamIsAway(back);
  return { ...end, text: end.text.slice(0, end.text.length - notice.length) + told };
}

function momentInWords(atMs: number, timeZone: string, { code }: Language): string {
  return new Intl.DateTimeFormat(code, {
    ...{ weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
    ...{ timeZone, timeZoneName: "short" },
  }).format(atMs);
}

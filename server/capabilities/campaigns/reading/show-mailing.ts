import { SubscriberId } from "../../newsletter/index.ts";
import type { Mailing } from "../schema.ts";
import type { MailingRow } from "./store.ts";

export function showMailing(row: MailingRow): Mailing {
  const { status, attempts, reason } = row;
  return {
    subscriberId: SubscriberId.format(row.subscriberId),
    ...{ status, attempts, reason },
    dueAt: status === "queued" || status === "deferred" ? row.dueAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    clickedAt: row.clickedAt?.toISOString() ?? null,
  };
}

import type { BulkOutcome } from "../../../kernel/mail/bulk-mailer.ts";
import { pace, retryDelayMs } from "./pace.ts";
import type { ClaimedMailing, MailingResult } from "./store.ts";

/** `refusedBy`: what the mail server said of the recipient whose mailbox it refused for good. */
export type JudgedMailing = { result: MailingResult; refusedBy?: string };

/** Says what becomes of a mailing after one attempt to hand it to the mail server. */
export function judgeMailing(mailing: ClaimedMailing, outcome: BulkOutcome, nowMs: number): JudgedMailing {
  const { subscriberId, attempts } = mailing;
  if (outcome.kind === "sent") return { result: { subscriberId, status: "sent", reason: null, dueAt: null } };
  const { reason } = outcome;
  switch (outcome.kind) {
    case "unknown":
      return { result: { subscriberId, status: "unknown", reason, dueAt: null } };
    case "unsent":
      return { result: { subscriberId, status: "deferred", reason, dueAt: new Date(nowMs) } };
    case "refused": {
      const isGivenUp = outcome.isPermanent || attempts + 1 >= pace.mostAttempts;
      const dueAt = isGivenUp ? null : new Date(nowMs + retryDelayMs(attempts));
      const result = { subscriberId, status: isGivenUp ? "failed" : "deferred", reason, dueAt } as const;
      if (!outcome.isPermanent || outcome.ofRecipient === null) return { result };
      return { result, refusedBy: outcome.ofRecipient };
    }
  }
}

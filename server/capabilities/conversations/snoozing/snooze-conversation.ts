import { emit } from "../../../kernel/log/event.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { conflict, invalidRequest, Problem } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { UserId } from "../../identity/index.ts";
import { memberIdOf } from "../assigning/assign-to-caller.ts";
import { conversationSnoozed } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { lockOwnConversation } from "../record/lock-own-conversation.ts";
import { showToOwners } from "../record/show-conversation.ts";
import type { Conversation } from "../schema.ts";
import type { Snooze } from "./schema.ts";
import { endSnooze, setSnooze } from "./store.ts";

const longestMs = 366 * 86_400_000;

type Waking = { workspaceId: string; conversationId: string; until: string };

/** Brings a conversation back at the time until which it was put off. */
export const wakeConversation = defineJob<Waking>({
  name: "wake-conversation",
  async run({ database }, { workspaceId, conversationId, until }) {
    await inTransaction(database, async (tx) => {
      const hasEnded = await endSnooze(tx, workspaceId, conversationId, new Date(until));
      if (hasEnded) announce(tx, { workspaceId, conversationId, until: null, memberId: null });
    });
  },
});

/**
 * Puts a conversation off until a time, or ends that. The person's next message ends it, too. Throws not-found,
 * invalid-request for a time that is past or too far, and conflict when a colleague was faster.
 */
export async function snoozeConversation(
  context: Context,
  sessionId: string,
  { until: written, former }: Snooze,
): Promise<Conversation> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const until = written === null ? null : readTime(written, kernel.clock.now());
  return context.commit(async (tx) => {
    const { id: conversationId, snoozedUntil } = await lockOwnConversation(context, tx, sessionId);
    if (former !== undefined && timeOf(former) !== timeOf(snoozedUntil)) {
      throw new Problem(conflict, "A colleague has changed the snooze meanwhile. Look at it, and try again.");
    }
    if (timeOf(until) !== timeOf(snoozedUntil)) {
      await setSnooze(tx, workspaceId, conversationId, until);
      announce(tx, { workspaceId, conversationId, until, memberId: memberIdOf(caller) });
      if (until !== null) {
        const waking = { workspaceId, conversationId, until: until.toISOString() };
        addJob(tx, wakeConversation, waking, { runAt: until, key: `snooze:${conversationId}` });
      }
    }
    return showToOwners(tx, caller, await findOwnConversation(tx, caller, ConversationId.format(conversationId)));
  });
}

const timeOf = (time: string | Date | null): number | null => (time === null ? null : new Date(time).getTime());

function readTime(written: string, nowMs: number): Date {
  const until = new Date(written);
  if (until.getTime() > nowMs && until.getTime() <= nowMs + longestMs) return until;
  throw new Problem(invalidRequest, "Put a conversation off until a time in the future, at most a year ahead.", {
    errors: [{ pointer: "/body/until", message: "must be in the future, at most a year ahead" }],
  });
}

type Snoozed = { workspaceId: string; conversationId: string; until: Date | null; memberId: string | null };

function announce(tx: Transaction, { workspaceId, conversationId, until, memberId }: Snoozed): void {
  emit(tx, conversationSnoozed, {
    workspaceId,
    data: {
      conversationId: ConversationId.format(conversationId),
      until: until === null ? null : until.toISOString(),
      ...(memberId !== null && { memberId: UserId.format(memberId) }),
    },
  });
}

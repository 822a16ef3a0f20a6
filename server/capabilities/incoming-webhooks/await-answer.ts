import type { Kernel } from "../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { answerOf, type ChatAnswer, readAnswer, type Turn, watchChanges } from "../conversations/index.ts";
import { noSuchEvent } from "./problems.ts";
import type { Receipt } from "./schema.ts";
import { type EventRow, findEvent, type OwedEvent } from "./store.ts";

type Told = Omit<Receipt, "eventId" | "status">;

/**
 * What a received event came to, whoever processes it: the answer to a question, nothing more for other kinds.
 * Throws cannot-be-done when it failed.
 */
export async function awaitAnswer(
  kernel: Kernel,
  event: OwedEvent,
  turn: Promise<Turn | undefined> | undefined,
): Promise<Told> {
  const stored = await turn?.catch(() => undefined);
  if (stored !== undefined) return tell(await answerOf(kernel, stored));
  const row = await awaitEnd(kernel, event);
  if (row.status === "failed") {
    throw new Problem(cannotBeDone, row.fault ?? "The event could not be processed.", {
      members: { eventId: EventId.format(event.id) },
    });
  }
  return row.replyId === null ? {} : tell(await readAnswer(kernel, event.workspaceId, row.replyId));
}

function tell({ sessionId, conversationId, messageId, aiResponse, answered, confidence, citations }: ChatAnswer): Told {
  return { sessionId, conversationId, messageId, aiResponse, answered, confidence, citations };
}

async function awaitEnd(kernel: Kernel, { workspaceId, id }: OwedEvent): Promise<EventRow> {
  const changes = watchChanges(kernel, workspaceId);
  try {
    for (;;) {
      const seen = changes.next();
      const row = await findEvent(kernel.database.query, workspaceId, id);
      if (row === undefined) throw noSuchEvent();
      if (row.status !== "accepted") return row;
      await seen;
    }
  } finally {
    changes.stop();
  }
}

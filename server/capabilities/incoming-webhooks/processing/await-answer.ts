import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { EventId } from "../../../kernel/storage/id.ts";
import { answerOf, type ChatAnswer, readAnswer, type Turn, watchChanges } from "../../conversations/index.ts";
import { noSuchEvent } from "../problems.ts";
import { type EventRow, findEvent } from "../received-events/store.ts";
import type { Receipt } from "../schema.ts";
import type { AcceptedEvent } from "./store.ts";

type AnswerPart = Omit<Receipt, "eventId" | "status">;

/**
 * Waits until an event is processed, on whichever node: the answer to a question, nothing for other
 * kinds. `turn` is the outcome of the question if this node stores it. Throws cannot-be-done when
 * the event failed.
 */
export async function awaitAnswer(
  kernel: Kernel,
  event: AcceptedEvent,
  turn: Promise<Turn | undefined> | undefined,
): Promise<AnswerPart> {
  const stored = await turn?.catch(() => undefined);
  if (stored !== undefined) return partOf(await answerOf(kernel, stored));
  const row = await awaitEnd(kernel, event);
  if (row.status === "failed") {
    throw new Problem(cannotBeDone, row.fault ?? "The event could not be processed.", {
      members: { eventId: EventId.format(event.id) },
    });
  }
  return row.replyId === null ? {} : partOf(await readAnswer(kernel, event.workspaceId, row.replyId));
}

function partOf(answer: ChatAnswer): AnswerPart {
  const { sessionId, conversationId, messageId, aiResponse, answered, confidence, citations, choices } = answer;
  const offered = choices === undefined ? {} : { choices };
  return { sessionId, conversationId, messageId, aiResponse, answered, confidence, citations, ...offered };
}

async function awaitEnd(kernel: Kernel, { workspaceId, id }: AcceptedEvent): Promise<EventRow> {
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

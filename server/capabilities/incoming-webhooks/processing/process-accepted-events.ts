import type { Kernel } from "../../../kernel/kernel.ts";
import { dueLooksOf } from "../../../kernel/nodes/due-looks.ts";
import type { Adopt } from "../../../kernel/nodes/node.ts";
import { isNodeAlive } from "../../../kernel/nodes/store.ts";
import { inShareOf } from "../../../kernel/sharing/share.ts";
import { state } from "../../../kernel/state.ts";
import { InboundSourceId } from "../ids.ts";
import { processMail } from "../mails/process-mail.ts";
import { mailKind, type StoredMail } from "../mails/stored-mail.ts";
import { contentOf } from "../received-events/content-of.ts";
import { findEvent } from "../received-events/store.ts";
import { findSource } from "../sources/store.ts";
import { processQuestion } from "./process-question.ts";
import { questionQueueOf } from "./question-queue.ts";
import { questionOf } from "./read-question.ts";
import {
  type AcceptedEvent,
  adoptEvents,
  findProcessingNodes,
  isEventAccepted,
  listAccepted,
  markFailed,
} from "./store.ts";

/**
 * Every accepted event is processed in the end, also if its node died, or if the database stored
 * the event and could not say so. Therefore every node looks for its accepted events by the clock.
 * There are hardly ever any.
 */
/** A node looks so soon after an adoption: by then, its transaction has usually ended. */
const adoptionDelayMs = 50;
const eventsPerLook = 200;

const lookingOf = state((): { stop?: () => Promise<void> } => ({}));

/** Starts to look for accepted events that nothing processes. */
export function processAcceptedEvents(kernel: Kernel): void {
  lookingOf(kernel).stop = dueLooksOf(kernel).add({
    what: "accepted events",
    isDue: () => isEventAccepted(kernel.node.id),
    look: () => processOwn(kernel),
  });
}

export async function stopProcessing(kernel: Kernel): Promise<void> {
  await lookingOf(kernel).stop?.();
  await questionQueueOf(kernel).drain();
}

/**
 * Gives this node the events that a dead node accepted. The next look, which comes soon, processes
 * them.
 */
export function adoptAcceptedEvents(kernel: Kernel): Adopt {
  return async (tx, deadNodeId) => {
    await adoptEvents(tx, deadNodeId, kernel.node.id);
    dueLooksOf(kernel).lookIn(adoptionDelayMs);
  };
}

async function processOwn(kernel: Kernel): Promise<void> {
  if (kernel.readOnly.state === "closed") return;
  const db = kernel.database.query;
  await adoptOrphans(kernel);
  const queue = questionQueueOf(kernel);
  const accepted = await listAccepted(db, kernel.node.id, eventsPerLook);
  // One after the other, because the messages of a person must stay in order.
  for (const event of accepted.filter(({ id }) => queue.find(id) === undefined)) {
    await inShareOf(event.workspaceId, "work", () => processStoredEvent(kernel, event)).catch((cause: unknown) => {
      kernel.log.warn({ cause: String(cause) }, "an inbound event was not processed; trying again");
    });
  }
}

/**
 * Adopts events of nodes that are gone, e.g. of a node that stored an event while it lost its
 * registration.
 */
async function adoptOrphans({ database, node }: Kernel): Promise<void> {
  const db = database.query;
  for (const nodeId of await findProcessingNodes(db)) {
    if (nodeId === null || !(await isNodeAlive(db, nodeId))) await adoptEvents(db, nodeId, node.id);
  }
}

/** Processes an accepted event whose content this node has to read from the database. */
async function processStoredEvent(kernel: Kernel, event: AcceptedEvent): Promise<void> {
  const db = kernel.database.query;
  const row = await findEvent(db, event.workspaceId, event.id);
  if (row?.status !== "accepted") return;
  const data = contentOf(row);
  if (data === null) return markFailed(db, event, "The content was erased before the event was processed.");
  const source = await findSource(db, event.workspaceId, row.sourceId);
  // The events of a source are deleted with it.
  if (source === undefined) return;
  const { databaseRules } = source;
  if (row.kind === mailKind) await processMail(kernel, event, data as StoredMail, databaseRules);
  else {
    const question = questionOf(data as Record<string, unknown>, InboundSourceId.format(row.sourceId));
    await processQuestion(kernel, event, { ...question, databaseRules });
  }
}

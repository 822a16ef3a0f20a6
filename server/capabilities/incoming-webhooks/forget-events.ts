import { defineJob, type Listener } from "../../kernel/log/job.ts";
import { ConversationId, conversationDeleted } from "../conversations/index.ts";
import { deleteEventsBefore, eraseBodies } from "./store.ts";

/** How long a delivery is known as one that came already. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

export const deleteOldEvents = defineJob<unknown>({
  name: "delete-old-inbound-events",
  schedule: "53 * * * *",
  run: (kernel) => deleteEventsBefore(kernel.database.query, leastUuidOf(kernel.clock.now() - keptMs)),
});

/** Erasing a conversation erases every word of it, those included that came in by webhook. */
export const eraseWithConversation: Listener = {
  name: "erase-inbound-events",
  on: [conversationDeleted],
  async run(kernel, event) {
    const { conversationId } = event.data as { conversationId: string };
    const id = ConversationId.parse(conversationId);
    if (id !== undefined) await eraseBodies(kernel.database.query, event.workspaceId, id);
  },
};

/** No id that was made at this time or later is smaller. */
function leastUuidOf(timeMs: number): string {
  const hex = timeMs.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

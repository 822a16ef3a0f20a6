import type { Listener } from "../../../kernel/log/job.ts";
import { ConversationId, conversationDeleted } from "../../conversations/index.ts";
import { eraseBodies } from "./store.ts";

/** Erases the messages of a deleted conversation that arrived as webhooks. */
export const eraseWithConversation: Listener = {
  name: "erase-inbound-events",
  on: [conversationDeleted],
  async run(kernel, event) {
    const { conversationId } = event.data as { conversationId: string };
    const id = ConversationId.parse(conversationId);
    if (id !== undefined) await eraseBodies(kernel.database.query, event.workspaceId, id);
  },
};

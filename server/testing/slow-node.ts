import { Client } from "pg";
import { ConversationId, MessageId } from "../capabilities/conversations/index.ts";
import { registerNode } from "../kernel/nodes/store.ts";
import { newUuid } from "../kernel/storage/id.ts";
import type { TestServer } from "./test-server.ts";

type SlowNode = {
  /** Turns an ended reply into one that this node has begun. Both ids are wire ids. */
  takes(replyId: string, conversationId: string): Promise<void>;
  /** Stores the part of the reply's text that this node has written. */
  writes(replyId: string, text: string): Promise<void>;
  /** Ends like a killed process: its connection closes without notice. */
  dies(): Promise<void>;
};

/**
 * Starts another node that is alive but slow: it holds its lock and owns replies that it does not
 * finish.
 */
export async function startSlowNode(server: TestServer): Promise<SlowNode> {
  const session = new Client(server.connection);
  await session.connect();
  const nodeId = newUuid();
  await registerNode(session, nodeId);
  return {
    async takes(replyId, conversationId) {
      await session.query(
        "update message set status = 'pending', text = '', node_id = $2, ended_at = null where id = $1",
        [MessageId.parse(replyId), nodeId],
      );
      await session.query("update conversation set active_reply_id = $1 where id = $2", [
        MessageId.parse(replyId),
        ConversationId.parse(conversationId),
      ]);
    },
    async writes(replyId, text) {
      await session.query("update message set text = $2 where id = $1", [MessageId.parse(replyId), text]);
    },
    dies: () => session.end(),
  };
}

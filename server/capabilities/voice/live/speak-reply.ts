import type { Kernel } from "../../../kernel/kernel.ts";
import { cutToHeard, followReply, MessageId, type Reply } from "../../conversations/index.ts";
import type { SpokenReply } from "./spoken-reply.ts";

/** Speaks a reply of a conversation that the assistant answers, to be spoken while it is written. */
export function speakReply(kernel: Kernel, reply: Omit<Reply, "isHandedOver">): SpokenReply {
  const { workspaceId, conversationId, replyId } = reply;
  return {
    messageId: MessageId.format(replyId),
    async *pieces(signal) {
      const end = reply.complete();
      // `followReply` throws what it rejects with. After an early end nobody waits for it.
      end.catch(() => {});
      for await (const part of followReply(kernel, reply, { end, signal })) {
        if (part.kind === "text") yield { kind: "text", text: part.text };
        else yield { kind: "end", status: part.message.status };
      }
    },
    cut: (heardText) => cutToHeard(kernel, { workspaceId, conversationId, replyId }, heardText),
  };
}

import type { Kernel } from "../../../kernel/kernel.ts";
import { cutToHeard, followReply, handOverText, MessageId, type Reply } from "../../conversations/index.ts";
import { type SpokenReply, sayOnly } from "./spoken-reply.ts";

/**
 * A reply of a conversation, to be spoken while it is written. Where a person has taken over, that
 * person's words are spoken, or that a person answers.
 */
export async function speakReply(kernel: Kernel, reply: Reply): Promise<SpokenReply> {
  const { workspaceId, conversationId, replyId } = reply;
  if (reply.isHandedOver) {
    return sayOnly(await handOverText(kernel, { workspaceId, conversationId, messageId: replyId }));
  }
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

import Type from "typebox";
import { commitAction, defineAction } from "../../../kernel/log/action.ts";
import { handOverConversation } from "./hand-over-conversation.ts";

export const handOverAction = defineAction({
  name: "hand_over",
  title: "Pass on to a colleague",
  description:
    "Passes the conversation on to a person of the organisation, when the visitor asks for one or needs what only a person can do.",
  input: Type.Object(
    { reason: Type.Optional(Type.String({ maxLength: 300, description: "Why, for the colleague." })) },
    { additionalProperties: false },
  ),
  output: Type.Object({ status: Type.Literal("handed-over") }),
  scope: "conversations:write",
  isForConversations: true,
  async run(call) {
    const { kernel, workspaceId, conversationId } = call;
    await commitAction(call, async (tx) => {
      await handOverConversation(kernel, tx, {
        ...{ workspaceId, conversationId: conversationId! },
        ...{ reason: "rule", memberId: null },
      });
    });
    return { status: "handed-over" as const };
  },
});

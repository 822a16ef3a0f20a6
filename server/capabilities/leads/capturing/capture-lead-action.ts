import Type from "typebox";
import { commitAction, defineAction } from "../../../kernel/log/action.ts";
import { requireRoomForThing } from "../../quotas/index.ts";
import { captureInChat } from "./capture-in-chat.ts";
import { readAddresses } from "./read-addresses.ts";

const Short = Type.String({ minLength: 1, maxLength: 200 });

export const captureLeadAction = defineAction({
  name: "capture_lead",
  title: "Note who wants to be contacted",
  description:
    "Notes that a person wants to be called or written to by a colleague. It needs an e-mail address or a phone number that the person gave for this purpose.",
  input: Type.Object(
    {
      name: Type.Optional(Short),
      email: Type.Optional(Type.String({ minLength: 3, maxLength: 320 })),
      phone: Type.Optional(
        Type.String({ minLength: 3, maxLength: 40, description: "With the country code, like +49 30 901820." }),
      ),
      company: Type.Optional(Short),
      message: Type.Optional(Type.String({ maxLength: 10_000, description: "What the person wants." })),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({ leadId: Type.String() }),
  scope: "leads:write",
  commitsOnce: true,
  async run(call, input) {
    const { kernel, workspaceId, conversationId } = call;
    const lead = { ...input, ...readAddresses(input), userId: null, conversationId };
    return commitAction(call, async (tx) => {
      const { leadId } = await captureInChat(kernel, tx, workspaceId, lead);
      await requireRoomForThing(kernel, tx, workspaceId, { quota: "leads", isForVisitor: conversationId !== null });
      return { leadId };
    });
  },
});

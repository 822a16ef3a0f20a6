import { defineId } from "../../kernel/storage/id.ts";

export const ConversationId = defineId("conv", "conversation");
export const MessageId = defineId("msg", "message");

import { defineId } from "../../kernel/storage/id.ts";

export const ConversationId = defineId("conv", "conversation");
export const AttachmentId = defineId("att", "attachment");
export const MessageId = defineId("msg", "message");

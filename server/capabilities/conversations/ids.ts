import { defineId } from "../../kernel/storage/id.ts";

export const ConversationId = defineId("conv", "conversation");
export const AttachmentId = defineId("att", "attachment");
export const LabelId = defineId("lbl", "label");
export const MessageId = defineId("msg", "message");
export const SavedReplyId = defineId("rpl", "saved reply");

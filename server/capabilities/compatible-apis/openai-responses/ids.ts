import { defineId } from "../../../kernel/storage/id.ts";
import { MessageId } from "../../conversations/index.ts";

/**
 * A response is a stored reply: both ids have the same UUID, so nothing is stored for a response.
 * OpenAI's clients expect ids that begin with `resp_`.
 */
export const ResponseId = defineId("resp", "response");

/** The id of a function call: that of its reply, and the call's place there. */
export const FunctionCallId = {
  format: (replyId: string, index: number): string => `${MessageId.format(replyId).replace("msg_", "fc_")}_${index}`,
  /** Gives undefined for text that is no such id. */
  parse(text: string): { replyId: string; index: number } | undefined {
    const [, suffix, index] = /^fc_([0-9a-z]{26})_(\d{1,3})$/.exec(text) ?? [];
    const replyId = suffix && MessageId.parse(`msg_${suffix}`);
    return replyId ? { replyId, index: Number(index) } : undefined;
  },
};

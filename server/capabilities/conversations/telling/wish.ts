import type { Problem } from "../../../kernel/problem.ts";
import type { ConversationChannel } from "../schema.ts";
import type { ReplyRequest } from "./reply-request.ts";

/** A caller wants this beyond an answer to one message. All of it is optional. */
export type Wish = {
  /** The way in which the question came, where the caller's kind does not say it. */
  channel?: ConversationChannel;
  request?: ReplyRequest;
  /**
   * The reply is for one of these. `question`: a new message. `again`: a stored message with the same text,
   * which gets another reply. `results`: the results of the caller's tools in `request`, which the
   * last reply asked for. Without a stored message, `again` is a question.
   */
  kind?: "question" | "again" | "results";
  /** Says whether all of `request.told` is in the conversation: then it need not be compared. */
  isToldStored?: boolean;
  /** Begins a new conversation that names this one as its origin. */
  fork?: Fork;
  /** Kept with the reply, for the API that asked. */
  remembered?: Record<string, unknown>;
  /** Identifies retries of the same request. */
  fingerprint?: Buffer;
  /** Thrown when no language model answers. */
  needsModel?: Problem;
};

/** `upToReplyId`: the messages up to this reply are copied. Without it, none are. */
export type Fork = { conversationId: string; upToReplyId?: string };

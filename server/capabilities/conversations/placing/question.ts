import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Cause } from "../../../kernel/log/event.ts";
import type { PendingReply } from "../replying/pending-reply.ts";
import type { ReplyProgress } from "../replying/reply-with-question.ts";
import type { ConversationChannel } from "../schema.ts";
import type { Wish } from "../telling/wish.ts";

/** A person wrote this. */
export type Question = {
  text: string;
  sessionId: string | undefined;
  userId: string | undefined;
  /** Says whether a server or a member named the user, or a browser proved it. */
  isUserVerified: boolean;
  context: Record<string, unknown>;
  requestedModel?: string | undefined;
  /** The id is a UUID. */
  assistantId?: string | undefined;
  /** The model that a page named. It may be the name of an assistant, and is ignored otherwise. */
  modelOfPage?: string | undefined;
  /** Holds those that the caller's publishable key may use, as `Caller` has them. */
  assistantIds?: readonly string[] | null | undefined;
  /** The way in which it came, where the holder of the conversation does not say it. */
  channel?: ConversationChannel | undefined;
  /** For channels where nobody waits: further messages within this time get the same reply. */
  pauseMs?: number;
  /** Says whether an unknown conversation id starts a new conversation instead of being an error. */
  mayStartNew?: boolean;
  /** Says whether the assistant leaves it to the team: a new conversation is handed over from its beginning. */
  isForTeam?: boolean;
  wish?: Wish;
  /** The rules of the key that asks: what the assistant does for it stays within them. */
  databaseRules?: readonly DatabaseRule[] | null | undefined;
  /** This caused the question, where a workflow asks. The caller's transaction has the same cause. */
  causedBy?: Cause;
};

/** A question that is stored, and the reply that it gets. */
export type Turn = {
  workspaceId: string;
  conversationId: string;
  /** The question's id. */
  messageId: string;
  sessionId: string;
  /** Is null when the conversation is handed over to a person: then the assistant does not reply. */
  reply: PendingReply | null;
  /** The reply is so far; without a reply, this is `waiting`. */
  progress: ReplyProgress;
  /** For browsers: the proof that the conversation is theirs. */
  visitorToken: string | undefined;
};

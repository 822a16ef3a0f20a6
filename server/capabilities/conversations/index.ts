import { capability } from "../../kernel/capability.ts";
import { askAssistant } from "./actions.ts";
import {
  conversationClosed,
  conversationDeleted,
  conversationHandedBack,
  conversationHandedOver,
  conversationIdentified,
  conversationStarted,
  messageCreated,
  noteCreated,
} from "./events.ts";
import { adoptRepliesOf, drainReplies, startLookingForReplies, stopLookingForReplies } from "./forgotten-replies.ts";
import { handOver } from "./hand-over-action.ts";
import { ConversationId, MessageId } from "./ids.ts";
import { routes } from "./routes.ts";

export { completeTurn, watchChanges } from "./await-reply.ts";
export { beginReply, type Reply } from "./chat.ts";
export { conversationDeleted, conversationIdentified } from "./events.ts";
export { findOwnConversation } from "./find-own-conversation.ts";
export { type FoundReply, findReply, findReplyUnderWay } from "./find-reply.ts";
export { followReply, type ReplyPart } from "./follow-reply.ts";
export { ConversationId, MessageId } from "./ids.ts";
export { replyFailed } from "./problems.ts";
export { answerOf, readAnswer } from "./read-answer.ts";
export { readVisitors } from "./read-visitors.ts";
export { ChatAnswer, Citation, maxMessageLength, SendMessage, UserMessage } from "./schema.ts";
export { insertQuestion, type Question, type Turn } from "./send-message.ts";
export { showAnswer } from "./show.ts";
export { stopReplies } from "./stop-replies.ts";

/** The conversation log: questions, replies with their citations, and the streams that tell of them. */
export const conversations = capability({
  name: "conversations",
  ids: [ConversationId, MessageId],
  scopes: [
    { name: "conversations:read", summary: "Read the conversations of the whole workspace" },
    {
      name: "conversations:write",
      summary: "Ask the assistants, and write to, hand over, end and delete conversations",
      isPublishable: true,
    },
  ],
  routes,
  events: [
    conversationStarted,
    messageCreated,
    noteCreated,
    conversationHandedOver,
    conversationHandedBack,
    conversationIdentified,
    conversationClosed,
    conversationDeleted,
  ],
  actions: [askAssistant, handOver],
  takeOver: adoptRepliesOf,
  start: startLookingForReplies,
  drain: drainReplies,
  stop: stopLookingForReplies,
});

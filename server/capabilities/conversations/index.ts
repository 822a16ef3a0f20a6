import { capability } from "../../kernel/capability.ts";
import { askAssistant } from "./asking/ask-assistant.ts";
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
import { handOver } from "./handing-over/hand-over-action.ts";
import { ConversationId, MessageId } from "./ids.ts";
import {
  adoptRepliesOf,
  drainReplies,
  startLookingForReplies,
  stopLookingForReplies,
} from "./replying/recover-replies.ts";
import { routes } from "./routes.ts";

export { beginReply, type Reply } from "./asking/chat.ts";
export { insertQuestion, type Question, type Turn } from "./asking/store-question.ts";
export { conversationDeleted, conversationIdentified } from "./events.ts";
export { ConversationId, MessageId } from "./ids.ts";
export { followReply, type ReplyPart } from "./live/follow-reply.ts";
export { replyFailed } from "./problems.ts";
export { findOwnConversation } from "./record/find-own-conversation.ts";
export { readVisitors } from "./record/read-visitors.ts";
export { showAnswer } from "./record/show.ts";
export { completeTurn, watchChanges } from "./replying/await-reply.ts";
export { type FoundReply, findReply, findReplyUnderWay } from "./replying/find-reply.ts";
export { answerOf, readAnswer } from "./replying/read-answer.ts";
export { stopReplies } from "./replying/stop-replies.ts";
export { ChatAnswer, Citation, maxMessageLength, SendMessage, UserMessage } from "./schema.ts";

/** The conversation log: questions, replies with their citations, and the streams that tell of them. */
export const conversations = capability({
  name: "conversations",
  tables: ["conversation", "message"],
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
  adopt: adoptRepliesOf,
  start: startLookingForReplies,
  drain: drainReplies,
  stop: stopLookingForReplies,
});

import { capability } from "../../kernel/capability.ts";
import { askAssistant } from "./asking/ask-assistant.ts";
import { assigningJobs, giveOutToComingMembers, giveOutWhenHandedOver } from "./assigning/give-out.ts";
import { releaseConversations } from "./assigning/release-conversations.ts";
import { deleteUncitedWithConversation } from "./citing/delete-uncited-with-conversation.ts";
import { quotesOfReplies } from "./citing/quotes-of-replies.ts";
import {
  conversationAssigned,
  conversationClosed,
  conversationDeleted,
  conversationHandedBack,
  conversationHandedOver,
  conversationIdentified,
  conversationStarted,
  conversationWaiting,
  feedbackGiven,
  messageCreated,
  noteCreated,
} from "./events.ts";
import { handOverAction } from "./handing-over/hand-over-action.ts";
import { ConversationId, MessageId } from "./ids.ts";
import { conversationRetention } from "./record/conversation-retention.ts";
import { conversationSubject } from "./record/conversation-subject.ts";
import { conversationsOfUser } from "./record/conversations-of-user.ts";
import { adoptRepliesOf, drainReplies, startRecovery, stopRecovery } from "./replying/recovering/recover-replies.ts";
import { routes } from "./routes.ts";
import { announceWaiting } from "./waiting/announce-waiting.ts";

export { askAssistant } from "./asking/ask-assistant.ts";
export { assistantOfKey } from "./asking/assistant-of-key.ts";
export { beginReply, type Reply } from "./asking/begin-reply.ts";
export { findOpenCalls } from "./asking/find-open-calls.ts";
export { type FoundReply, findReply, findReplyUnderWay } from "./asking/find-reply.ts";
export { insertQuestion, type Question, type Turn } from "./asking/insert-question.ts";
export { answerOf, readAnswer } from "./asking/read-answer.ts";
export { checkMessageLength } from "./check-message-length.ts";
export { quotesOf } from "./citing/quotes-of.ts";
export { cutTeamMessage } from "./handing-over/cut-team-message.ts";
export { followTeam, type TeamFollowing } from "./handing-over/follow-team.ts";
export { handOverText } from "./handing-over/hand-over-text.ts";
export { isHandedOver } from "./handing-over/is-handed-over.ts";
export type { TeamMessage } from "./handing-over/store.ts";
export { ConversationId, MessageId } from "./ids.ts";
export { followReply } from "./live/follow-reply.ts";
export { watchChanges } from "./live/watch-changes.ts";
export { replyFailed } from "./problems.ts";
export { readConversationIds } from "./record/export-conversations.ts";
export { showAnswer, showHandedOver } from "./record/show-answer.ts";
export { findMessages, listMessagesBefore } from "./record/store.ts";
export { completeTurn } from "./replying/await-reply.ts";
export {
  ChatAnswer,
  Citation,
  type Quote,
  ReplyEndReason,
  SendMessage,
  UserMessage,
} from "./schema.ts";
export { cutToHeard } from "./stopping/cut-to-heard.ts";
export { stopReplies, stopReply } from "./stopping/stop-replies.ts";
export { joinAbandonedReply } from "./telling/join-abandoned-reply.ts";
export type { ReplyRequest } from "./telling/reply-request.ts";
export { watchForAbandonment } from "./telling/watch-for-abandonment.ts";
export type { Wish } from "./telling/wish.ts";

/**
 * The conversation log: questions, replies with their citations, and the streams that show them.
 */
export const conversations = capability({
  name: "conversations",
  tables: ["assignment_turn", "citation", "conversation", "message"],
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
    feedbackGiven,
    noteCreated,
    conversationHandedOver,
    conversationAssigned,
    conversationWaiting,
    conversationHandedBack,
    conversationIdentified,
    conversationClosed,
    conversationDeleted,
  ],
  subjects: [conversationSubject],
  actions: [askAssistant, handOverAction],
  personalData: conversationsOfUser,
  retention: [conversationRetention],
  documentQuotes: quotesOfReplies,
  releaseMember: releaseConversations,
  jobs: [...assigningJobs, announceWaiting],
  listeners: [deleteUncitedWithConversation, giveOutWhenHandedOver],
  adopt: adoptRepliesOf,
  async start(kernel) {
    giveOutToComingMembers(kernel);
    await startRecovery(kernel);
  },
  drain: drainReplies,
  stop: stopRecovery,
});

import { capability } from "../../kernel/capability.ts";
import { amountsByWorkspace } from "../../kernel/quotas/quotas-of.ts";
import { askAssistant } from "./asking/ask-assistant.ts";
import { releaseConversations } from "./assigning/assign.ts";
import { assigningJobs, giveOutToComingMembers, giveOutWhenHandedOver } from "./assigning/give-out.ts";
import { deleteUncitedWithConversation, quotesOfReplies } from "./citing/quotes-of-replies.ts";
import {
  conversationAssigned,
  conversationClosed,
  conversationDeleted,
  conversationHandedBack,
  conversationHandedOver,
  conversationIdentified,
  conversationLabelled,
  conversationSnoozed,
  conversationStarted,
  conversationWaiting,
  feedbackGiven,
  labelChanged,
  messageCreated,
  noteCreated,
  savedReplyChanged,
} from "./events.ts";
import { handOverAction } from "./handing-over/hand-over-action.ts";
import { AttachmentId, ConversationId, LabelId, MessageId, SavedReplyId } from "./ids.ts";
import { conversationsOfUser } from "./record/conversations-of-user.ts";
import { conversationRetention, erasableConversations } from "./record/erase-with-conversations.ts";
import { conversationSubject } from "./record/find-own-conversation.ts";
import { countConversationsOf, countOfConversations } from "./record/store.ts";
import { replyRecordingRetention, sealedReplyRecordings } from "./recordings/keep-recording.ts";
import { sumOfReplyRecordings } from "./recordings/store.ts";
import { engineVersion } from "./replying/engine-version.ts";
import { adoptRepliesOf, drainReplies, startRecovery, stopRecovery } from "./replying/recovering/recover-replies.ts";
import { routes } from "./routes.ts";
import { wakeConversation } from "./snoozing/snooze-conversation.ts";
import { conversationTexts } from "./texts/conversation-texts.ts";
import { announceWaiting } from "./waiting/announce-waiting.ts";
import { mailUnseenHandOver } from "./waiting/mail-hand-over.ts";

export { askAssistant } from "./asking/ask-assistant.ts";
export { beginReply, type Reply } from "./asking/begin-reply.ts";
export { type FoundReply, findOpenCalls, findReply, findReplyUnderWay } from "./asking/find-reply.ts";
export { insertQuestion } from "./asking/insert-question.ts";
export { joinAbandonedReply, watchForAbandonment } from "./asking/join-abandoned-reply.ts";
export { answerOf, readAnswer } from "./asking/read-answer.ts";
export { attachmentRules } from "./attachments/attachment-rules.ts";
export { checkMessageLength } from "./check-message-length.ts";
export { quotesOf } from "./citing/quotes-of-replies.ts";
export { type ConversationFigures, countConversationsBy, countWaiting, type FiguresBy } from "./counting/store.ts";
export { addNote } from "./handing-over/add-message.ts";
export { cutTeamMessage, followTeam, type TeamFollowing } from "./handing-over/follow-team.ts";
export { isHandedOver, passToTeam } from "./handing-over/hand-over-conversation.ts";
export { handOverText } from "./handing-over/hand-over-text.ts";
export type { TeamMessage } from "./handing-over/store.ts";
export { ConversationId, MessageId } from "./ids.ts";
export { followReply } from "./live/follow-reply.ts";
export { watchChanges } from "./live/watch-conversation.ts";
export { assistantOfKey } from "./placing/assistant-of-key.ts";
export type { Question, Turn } from "./placing/question.ts";
export { replyFailed } from "./problems.ts";
export { readConversationIds } from "./record/export-conversations.ts";
export { findOwnConversation } from "./record/find-own-conversation.ts";
export { showAnswer, showHandedOver } from "./record/show-answer.ts";
export { findMessages, listMessagesBefore, lockConversation, nameWriter } from "./record/store.ts";
export { answerAfter } from "./replaying/answer-after.ts";
export { readReply } from "./replaying/read-reply.ts";
export { completeTurn } from "./replying/await-reply.ts";
export { findModelAnswers, type ModelAnswer } from "./replying/ending/store.ts";
export {
  ChatAnswer,
  Citation,
  ConversationPath,
  type Quote,
  ReplyEndReason,
  SendMessage,
  UserMessage,
} from "./schema.ts";
export { readTalk } from "./seeing/read-talk.ts";
export { findUnseenAnswers } from "./seeing/store.ts";
export { cutToHeard, stopReplies, stopReply } from "./stopping/stop-replies.ts";
export type { ReplyRequest } from "./telling/reply-request.ts";
export type { Wish } from "./telling/wish.ts";
export { usualAnswer } from "./waiting/usual-answer.ts";

/**
 * This capability keeps the conversation log: questions, replies with their citations, and the
 * streams that show them.
 */
export const conversations = capability({
  name: "conversations",
  texts: conversationTexts,
  tables: [
    "assignment_turn",
    "attachment",
    "citation",
    "conversation",
    "conversation_label",
    "label",
    "message",
    "reply_recording",
    "saved_reply",
  ],
  ids: [AttachmentId, ConversationId, LabelId, MessageId, SavedReplyId],
  scopes: [
    { name: "conversations:read", summary: "Read the conversations of the whole workspace" },
    {
      name: "conversations:write",
      summary: "Ask the assistants, and write to, hand over, end and delete conversations",
      isPublishable: true,
    },
  ],
  shownUse: amountsByWorkspace("conversations", countConversationsOf),
  routes,
  events: [
    conversationStarted,
    messageCreated,
    feedbackGiven,
    noteCreated,
    conversationHandedOver,
    conversationAssigned,
    conversationLabelled,
    conversationSnoozed,
    labelChanged,
    savedReplyChanged,
    conversationWaiting,
    conversationHandedBack,
    conversationIdentified,
    conversationClosed,
    conversationDeleted,
  ],
  subjects: [conversationSubject],
  actions: [askAssistant, handOverAction],
  personalData: conversationsOfUser,
  storedKinds: [
    { quota: "conversations", sum: countOfConversations },
    { quota: "fileBytes", sum: sumOfReplyRecordings },
  ],
  erasables: [erasableConversations],
  retention: [conversationRetention, replyRecordingRetention],
  documentQuotes: quotesOfReplies,
  releaseMember: releaseConversations,
  jobs: [...assigningJobs, announceWaiting, wakeConversation],
  listeners: [deleteUncitedWithConversation, giveOutWhenHandedOver, mailUnseenHandOver],
  adopt: adoptRepliesOf,
  sealed: [sealedReplyRecordings],
  async start(kernel) {
    engineVersion();
    giveOutToComingMembers(kernel);
    await startRecovery(kernel);
  },
  drain: drainReplies,
  stop: stopRecovery,
});

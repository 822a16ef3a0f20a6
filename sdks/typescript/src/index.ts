import { unwrap } from "./webhooks.ts";

/** The client library of Parley. */
export type { ChatEvent } from "./chat-event.ts";
export { Chatbot, type ChatbotSettings } from "./chatbot.ts";
export { Chat, type ChatSettings } from "./chatting/chat.ts";
export { downloadFile, uploadFile } from "./chatting/files.ts";
export { type ConversationEvent, type FollowOptions, followConversation } from "./chatting/follow-conversation.ts";
export {
  closeConversation,
  handOver,
  type LiveEvent,
  type LiveOptions,
  Typing,
  tellSeen,
  tellTyping,
  watchConversation,
} from "./chatting/live.ts";
export { startVoice, type VoiceEvent, VoiceSession } from "./chatting/voice.ts";
export type { UserToken } from "./credentials/user-token.ts";
export type * from "./generated/api-types.generated.d.ts";
export type * from "./generated/calls.generated.d.ts";
export type { LogEntry } from "./log-calls.ts";
export { renderMarkdown } from "./markdown/render-markdown.ts";
export type {
  AnswerOf,
  BodyOf,
  Call,
  CallOptions,
  Download,
  EventsOf,
  InputOf,
  ItemOf,
  List,
  ListName,
  OperationName,
  OptionsOf,
  QueryOf,
  ServerSentEvent,
} from "./operation.d.ts";
export { Parley } from "./parley.ts";
export { ParleyProblem, type ProblemCode, type WrongMember } from "./parley-problem.ts";
export { ParleyUnreachable } from "./parley-unreachable.ts";
export type { ParleyWidget, WidgetCall, WidgetEvents } from "./parley-widget.d.ts";
export {
  Conflict,
  Forbidden,
  InvalidRequest,
  NotFound,
  RateLimited,
  ServerFailure,
  TooLarge,
  Unauthenticated,
  Unprocessable,
} from "./problems-by-status.ts";
export type { ParleySettings } from "./settings.ts";
export type { WatchOptions, WorkspaceEvent } from "./watch-workspace.ts";
export { type WebhookEvent, type WebhookHeaders, WebhookRefused } from "./webhooks.ts";

/** Reads the webhooks that Parley sends to your server. */
export const webhooks: { unwrap: typeof unwrap } = { unwrap };

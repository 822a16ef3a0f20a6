import { unwrap } from "./webhooks.js";
/** The client library of Parley. */
export type { ChatEvent } from "./chat-event.js";
export { Chatbot, type ChatbotSettings } from "./chatbot.js";
export { Chat, type ChatSettings } from "./chatting/chat.js";
export { downloadFile, uploadFile } from "./chatting/files.js";
export { type ConversationEvent, type FollowOptions, followConversation } from "./chatting/follow-conversation.js";
export { closeConversation, handOver, type LiveEvent, type LiveOptions, Typing, tellSeen, tellTyping, watchConversation, } from "./chatting/live.js";
export { startVoice, type VoiceEvent, VoiceSession } from "./chatting/voice.js";
export type { UserToken } from "./credentials/user-token.js";
export type * from "../src/generated/api-types.generated.js";
export type * from "../src/generated/calls.generated.js";
export type { LogEntry } from "./log-calls.js";
export { renderMarkdown } from "./markdown/render-markdown.js";
export type { AnswerOf, BodyOf, Call, CallOptions, Download, EventsOf, InputOf, ItemOf, List, ListName, OperationName, OptionsOf, QueryOf, ServerSentEvent, } from "../src/operation.js";
export { Parley } from "./parley.js";
export { ParleyProblem, type ProblemCode, type WrongMember } from "./parley-problem.js";
export { ParleyUnreachable } from "./parley-unreachable.js";
export type { ParleyWidget, WidgetCall, WidgetEvents } from "../src/parley-widget.js";
export { Conflict, Forbidden, InvalidRequest, NotFound, RateLimited, ServerFailure, TooLarge, Unauthenticated, Unprocessable, } from "./problems-by-status.js";
export type { ParleySettings } from "./settings.js";
export type { WatchOptions, WorkspaceEvent } from "./watch-workspace.js";
export { type WebhookEvent, type WebhookHeaders, WebhookRefused } from "./webhooks.js";
/** Reads the webhooks that Parley sends to your server. */
export declare const webhooks: {
    unwrap: typeof unwrap;
};

import { unwrap } from "./webhooks.ts";

/** The client library of Parley. */
export type * from "./api-types.generated.ts";
export type { ChatEvent } from "./chat-event.ts";
export { Chatbot, type ChatbotSettings } from "./chatbot.ts";
export { renderMarkdown } from "./markdown/render-markdown.ts";
export type {
  AnswerOf,
  BodyOf,
  CallOptions,
  InputOf,
  ItemOf,
  ListName,
  OperationName,
  QueryOf,
} from "./operation.ts";
export { Parley } from "./parley.ts";
export { ParleyProblem, type ProblemCode, type WrongMember } from "./parley-problem.ts";
export { ParleyUnreachable } from "./parley-unreachable.ts";
export type { ParleySettings } from "./settings.ts";
export type { UserToken } from "./user-token.ts";
export type { WatchOptions, WorkspaceEvent } from "./watch-workspace.ts";
export { type WebhookEvent, type WebhookHeaders, WebhookRefused } from "./webhooks.ts";

/** Reads the webhooks that Parley sends to your server. */
export const webhooks = { unwrap };

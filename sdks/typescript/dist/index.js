import { unwrap } from "./webhooks.js";
export { Chatbot } from "./chatbot.js";
export { Chat } from "./chatting/chat.js";
export { downloadFile, uploadFile } from "./chatting/files.js";
export { followConversation } from "./chatting/follow-conversation.js";
export { closeConversation, handOver, Typing, tellSeen, tellTyping, watchConversation, } from "./chatting/live.js";
export { startVoice, VoiceSession } from "./chatting/voice.js";
export { renderMarkdown } from "./markdown/render-markdown.js";
export { Parley } from "./parley.js";
export { ParleyProblem } from "./parley-problem.js";
export { ParleyUnreachable } from "./parley-unreachable.js";
export { Conflict, Forbidden, InvalidRequest, NotFound, RateLimited, ServerFailure, TooLarge, Unauthenticated, Unprocessable, } from "./problems-by-status.js";
export { WebhookRefused } from "./webhooks.js";
/** Reads the webhooks that Parley sends to your server. */
export const webhooks = { unwrap };
//# sourceMappingURL=index.js.map
/** A chat window needs this, and nothing more. */
export type { ChatEvent } from "../chat-event.js";
export { Chat, type ChatSettings } from "../chatting/chat.js";
export { ParleyProblem, type ProblemCode } from "../parley-problem.js";
export { ParleyUnreachable } from "../parley-unreachable.js";

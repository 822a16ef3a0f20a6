/** A chat window needs this, and nothing more. */
export type { ChatEvent } from "../chat-event.ts";
export { Chat, type ChatSettings } from "../chatting/chat.ts";
export { ParleyProblem, type ProblemCode } from "../parley-problem.ts";
export { ParleyUnreachable } from "../parley-unreachable.ts";

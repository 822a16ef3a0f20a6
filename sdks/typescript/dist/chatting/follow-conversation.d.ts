import { type ChatEvent } from "../chat-event.js";
import type { Message } from "../../src/generated/api-types.generated.js";
import { ParleyProblem } from "../parley-problem.js";
import type { Chat } from "./chat.js";
/** An answer arrives in the events of a chat, and what people write at once. `id` is its place in the conversation. */
export type ConversationEvent = ChatEvent | {
    id: string;
    type: "message.created";
    message: Message;
}
/** The assistant could not answer. */
 | {
    id: string;
    type: "message.failed";
    messageId: string;
    problem: ParleyProblem;
};
export type FollowOptions = {
    /** Says where it begins: with the first message, or with the next one. Default: `start`. */
    from?: "start" | "now";
    /** The number of connections in a row that may fail. Default: any number. */
    maxRetries?: number;
    signal?: AbortSignal;
};
/**
 * Yields a whole conversation in order and then what comes next, until `signal` aborts or the loop ends. It
 * reconnects by itself: nothing is missing and nothing arrives twice.
 * @example
 * for await (const event of followConversation(chat, sessionId)) if (event.type === "message.delta") show(event.text);
 * @throws ParleyProblem when the visitor has no such conversation, or none any more
 */
export declare function followConversation(chat: Chat, sessionId: string, { from, maxRetries, signal }?: FollowOptions): AsyncGenerator<ConversationEvent, void>;

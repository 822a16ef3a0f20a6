import type { ChatAnswer, Citation } from "../src/generated/api-types.generated.js";
import type { ServerSentEvent } from "../src/operation.js";
import type { Verdict } from "./resume-events.js";
/**
 * The events of a streamed answer, in this order. The last one contains the whole answer. `id` is the event's place
 * in the conversation: `msg_…:48` is a delta that ends at the 48th character (UTF-16) of the answer.
 */
export type ChatEvent = {
    id: string;
} & ({
    type: "message.started";
    messageId: string;
    sessionId: string;
    visitorToken?: string;
}
/** The first word takes longer than usual, for example because a model is loading. */
 | {
    type: "message.delayed";
    messageId: string;
} | {
    type: "message.delta";
    messageId: string;
    text: string;
} | {
    type: "message.citation";
    messageId: string;
    index: number;
    citation: Citation;
} | {
    type: "message.completed";
    messageId: string;
    answer: ChatAnswer;
} | {
    type: "message.interrupted";
    messageId: string;
    answer: ChatAnswer;
});
/**
 * Gives undefined for an event of a type that this client does not know.
 * @throws ParleyProblem for an `error` event
 */
export declare function readChatEvent({ id, event, data }: ServerSentEvent): ChatEvent | undefined;
/** An answer is resumed over the stream of its conversation, which contains other messages too. */
export declare function judgeChatEvent({ id, event, data }: ServerSentEvent, messageId: string | undefined): Verdict;

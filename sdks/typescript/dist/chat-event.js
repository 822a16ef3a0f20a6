import { isPassing } from "./exchanging/retry.js";
import { ParleyProblem } from "./parley-problem.js";
/**
 * Gives undefined for an event of a type that this client does not know.
 * @throws ParleyProblem for an `error` event
 */
export function readChatEvent({ id, event, data }) {
    const value = JSON.parse(data);
    if (event === "error")
        throw new ParleyProblem(value);
    const known = lastEvent.test(event) ? { messageId: value.messageId, answer: value } : firstEvent.test(event) && value;
    return known ? { type: event, id, ...known } : undefined;
}
const firstEvent = /^message\.(?:started|delayed|delta|citation)$/;
const lastEvent = /^(?:message\.(?:completed|interrupted)|error)$/;
/** An answer is resumed over the stream of its conversation, which contains other messages too. */
export function judgeChatEvent({ id, event, data }, messageId) {
    const value = JSON.parse(data);
    if (messageId !== undefined && (value.messageId ?? messageId) !== messageId)
        return "skip";
    if (!lastEvent.test(event))
        return "continue";
    // An error without an id is about this connection's node. Another node continues the answer.
    return event === "error" && id === undefined && isPassing(value.status) ? "reconnect" : "end";
}
//# sourceMappingURL=chat-event.js.map
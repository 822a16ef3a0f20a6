import { readChatEvent } from "../chat-event.js";
import { ask } from "../exchanging/ask.js";
import { readEvents } from "../exchanging/read-events.js";
import { ParleyProblem } from "../parley-problem.js";
import { resumeEvents } from "../resume-events.js";
const route = { method: "GET", path: "/api/conversations/{sessionId}/events", flags: "" };
/**
 * Yields a whole conversation in order and then what comes next, until `signal` aborts or the loop ends. It
 * reconnects by itself: nothing is missing and nothing arrives twice.
 * @example
 * for await (const event of followConversation(chat, sessionId)) if (event.type === "message.delta") show(event.text);
 * @throws ParleyProblem when the visitor has no such conversation, or none any more
 */
export async function* followConversation(chat, sessionId, { from = "start", maxRetries = Number.POSITIVE_INFINITY, signal } = {}) {
    const { settings, visitorToken } = chat;
    const input = { params: { sessionId }, query: { from }, maxRetries, ...(signal === undefined ? {} : { signal }) };
    const events = resumeEvents({
        open: async (lastEventId) => {
            const proofs = await chat.headers(visitorToken);
            const headers = { ...proofs, accept: "text/event-stream", "last-event-id": lastEventId };
            return ask(settings, route, { ...input, headers }, readEvents);
        },
        // An error without an id is about the connection.
        judge: ({ id, event }) => (event === "error" && id === undefined ? "reconnect" : "continue"),
        maxRetries,
        firstDelayMs: settings.retryDelayMs,
        signal,
    });
    for await (const event of events) {
        const read = readConversationEvent(event);
        if (read !== undefined)
            yield read;
    }
}
function readConversationEvent(told) {
    const { id = "", event: type, data } = told;
    if (type === "message.created")
        return { id, type, message: JSON.parse(data) };
    if (type !== "error")
        return readChatEvent(told);
    const document = JSON.parse(data);
    return { id, type: "message.failed", messageId: document.messageId, problem: new ParleyProblem(document) };
}
//# sourceMappingURL=follow-conversation.js.map
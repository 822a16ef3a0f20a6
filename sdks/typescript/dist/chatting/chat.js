import { judgeChatEvent, readChatEvent } from "../chat-event.js";
import { readUserToken } from "../credentials/user-token.js";
import { ask, readJson } from "../exchanging/ask.js";
import { randomKey } from "../exchanging/random-key.js";
import { readEvents } from "../exchanging/read-events.js";
import { resumeEvents } from "../resume-events.js";
import { readSettings } from "../settings.js";
const routeTo = (what, method = "GET", flags = "") => ({
    ...{ method, flags },
    path: `/api/conversations/{sessionId}/${what}`,
});
const sending = { method: "POST", path: "/api/chatbot/send", flags: "bi" };
/**
 * Talks to the assistant. It is all that a chat window needs, and small.
 * @example
 * const chat = new Chat({ endpoint: "https://assistant.example.com", apiKey });
 * const { aiResponse } = await chat.send({ message: "Is delivery free?" });
 */
export class Chat {
    constructor({ model, visitorToken, userToken, ...settings } = {}, extras) {
        this.settings = readSettings(settings, extras);
        this.model = model;
        this.visitorToken = visitorToken;
        this.userToken = userToken;
    }
    /** Sends a message and waits for the whole answer. */
    async send(message, options = {}) {
        const answer = await this.call(sending, { ...options, body: this.#body(message) });
        this.visitorToken = answer.visitorToken ?? this.visitorToken;
        return answer;
    }
    /**
     * Sends a message and yields the answer while it is written. A lost connection is resumed: no
     * text is missing and none arrives twice. Leaving the loop does not stop the answer; `stop` does.
     */
    async *stream(message, options = {}) {
        const { settings } = this;
        // All connections use this key and this visitor, whatever the client sends in the meantime.
        const call = { idempotencyKey: randomKey(), ...options };
        let visitorToken = this.visitorToken;
        let started;
        const body = this.#body(message);
        const events = resumeEvents({
            open: async (lastEventId) => {
                const headers = { ...(await this.headers(visitorToken)), accept: "text/event-stream" };
                const input = started ? { params: started, headers: { ...headers, "last-event-id": lastEventId } } : { body };
                return ask(settings, started ? routeTo("events") : sending, { ...call, headers, ...input }, readEvents);
            },
            judge: (event) => judgeChatEvent(event, started?.messageId),
            maxRetries: options.maxRetries ?? settings.maxRetries,
            firstDelayMs: settings.retryDelayMs,
            signal: options.signal,
        });
        for await (const event of events) {
            const read = readChatEvent(event);
            if (!read)
                continue;
            if (read.type === "message.started") {
                started = read;
                visitorToken = read.visitorToken ?? visitorToken;
                this.visitorToken = visitorToken;
            }
            // Only the first connection brings the token.
            if ("answer" in read && visitorToken)
                read.answer.visitorToken = visitorToken;
            yield read;
        }
    }
    /**
     * Stops the answers that the assistant is writing in this conversation. Returns the ids of their
     * messages.
     */
    async stop(sessionId, options = {}) {
        const route = routeTo("stop", "POST", "h");
        return (await this.call(route, { ...options, params: { sessionId } })).stopped;
    }
    /** Gives a page of the messages of a conversation, oldest first, with a colleague's. */
    history(sessionId, { limit, cursor, ...options } = {}) {
        return this.call(routeTo("messages"), { ...options, params: { sessionId }, query: { limit, cursor } });
    }
    /** Says whether an answer was helpful, by its `messageId`. Later feedback replaces earlier. */
    giveFeedback(messageId, feedback, options = {}) {
        const route = { method: "POST", path: "/api/messages/{messageId}/feedback", flags: "bi" };
        return this.call(route, { ...options, params: { messageId }, body: feedback });
    }
    /** Calls an operation in the name of this visitor. The entries beside this one are built on it. */
    async call(route, input) {
        const headers = await this.headers(this.visitorToken);
        return ask(this.settings, route, { ...input, headers }, readJson);
    }
    /** Gives the headers that say who this visitor is. */
    async headers(visitorToken) {
        return { "x-visitor-token": visitorToken, "x-user-token": await readUserToken(this.userToken) };
    }
    #body(message) {
        return this.model ? { model: this.model, ...message } : message;
    }
}
//# sourceMappingURL=chat.js.map
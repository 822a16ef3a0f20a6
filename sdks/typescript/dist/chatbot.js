import { Chat } from "./chatting/chat.js";
import { handOver, watchConversation } from "./chatting/live.js";
import { withLog } from "./log-calls.js";
import { Parley } from "./parley.js";
import { ParleyProblem } from "./parley-problem.js";
import { wholeClient } from "./whole-client.js";
/**
 * Talks to the assistant, with everything that a visitor can do.
 * @example
 * const chatbot = new Chatbot({ endpoint: "https://assistant.example.com", apiKey });
 * const { aiResponse } = await chatbot.send({ message: "Is delivery free?", context: { userId: "u-17" } });
 */
export class Chatbot extends Chat {
    constructor(settings = {}) {
        super(withLog(settings), wholeClient);
        this.parley = new Parley(this.settings);
    }
    async *stream(message, options = {}) {
        try {
            yield* super.stream(message, options);
        }
        catch (error) {
            // The chat knows one class, to stay small.
            const isPlain = error instanceof ParleyProblem && error.constructor === ParleyProblem;
            throw isPlain ? wholeClient.toProblem(error.document, error.retryAfterMs) : error;
        }
    }
    /** Takes one of the `choices` that an answer offers, as the next message. */
    choose(choice, sessionId, options = {}) {
        return this.send({ message: choice.title, sessionId }, options);
    }
    /** Yields what happens in a conversation: a colleague's messages, hand-overs, typing. */
    watch(sessionId, options = {}) {
        return watchConversation(this, sessionId, options);
    }
    /** Asks for a person. The assistant no longer replies. */
    handOver(sessionId, body = {}, options = {}) {
        return handOver(this, sessionId, body, options);
    }
    /** Mails the conversation to the person. */
    mailTranscript(sessionId, body = {}, options = {}) {
        const route = { method: "POST", path: "/api/conversations/{sessionId}/transcript", flags: "bi" };
        return this.call(route, { ...options, params: { sessionId }, body });
    }
}
//# sourceMappingURL=chatbot.js.map
import { type ChatEvent } from "../chat-event.js";
import { type UserToken } from "../credentials/user-token.js";
import type { ChatAnswer, Feedback, Message, NewFeedback, SendMessage } from "../../src/generated/api-types.generated.js";
import type { CallOptions, UntypedInput } from "../../src/operation.js";
import type { Route } from "../route.js";
import { type Extras, type ParleySettings, type Settings } from "../settings.js";
export type ChatSettings = ParleySettings & {
    /** The language model that answers, unless a message names another one. */
    model?: string;
    /**
     * With a publishable key: an earlier `chatbot.visitorToken`. It opens the visitor's conversations
     * again.
     */
    visitorToken?: string;
    /**
     * With a publishable key: your server's proof of who the user is, or a function that fetches the
     * proof.
     */
    userToken?: UserToken;
};
type History = {
    data: Message[];
    nextCursor: string | null;
};
/**
 * Talks to the assistant. It is all that a chat window needs, and small.
 * @example
 * const chat = new Chat({ endpoint: "https://assistant.example.com", apiKey });
 * const { aiResponse } = await chat.send({ message: "Is delivery free?" });
 */
export declare class Chat {
    #private;
    readonly settings: Readonly<Settings>;
    readonly model: string | undefined;
    /**
     * With a publishable key: comes with the first answer and is sent with all later messages.
     * Keep it secret: it opens the visitor's conversations.
     */
    visitorToken: string | undefined;
    readonly userToken: UserToken | undefined;
    constructor({ model, visitorToken, userToken, ...settings }?: ChatSettings, extras?: Extras);
    /** Sends a message and waits for the whole answer. */
    send(message: SendMessage, options?: CallOptions): Promise<ChatAnswer>;
    /**
     * Sends a message and yields the answer while it is written. A lost connection is resumed: no
     * text is missing and none arrives twice. Leaving the loop does not stop the answer; `stop` does.
     */
    stream(message: SendMessage, options?: CallOptions): AsyncGenerator<ChatEvent, void>;
    /**
     * Stops the answers that the assistant is writing in this conversation. Returns the ids of their
     * messages.
     */
    stop(sessionId: string, options?: CallOptions): Promise<string[]>;
    /** Gives a page of the messages of a conversation, oldest first, with a colleague's. */
    history(sessionId: string, { limit, cursor, ...options }?: CallOptions & {
        limit?: number;
        cursor?: string;
    }): Promise<History>;
    /** Says whether an answer was helpful, by its `messageId`. Later feedback replaces earlier. */
    giveFeedback(messageId: string, feedback: NewFeedback, options?: CallOptions): Promise<Feedback>;
    /** Calls an operation in the name of this visitor. The entries beside this one are built on it. */
    call<Answer>(route: Route, input: UntypedInput): Promise<Answer>;
    /** Gives the headers that say who this visitor is. */
    headers(visitorToken: string | undefined): Promise<Record<string, string | undefined>>;
}
export {};

import type { ChatEvent } from "./chat-event.js";
import { Chat, type ChatSettings } from "./chatting/chat.js";
import { type LiveEvent, type LiveOptions } from "./chatting/live.js";
import type { AcceptedTranscript, ChatAnswer, Choice, Conversation, HandOver, SendMessage, TranscriptRequest } from "../src/generated/api-types.generated.js";
import type { CallOptions } from "../src/operation.js";
import { Parley } from "./parley.js";
export type ChatbotSettings = ChatSettings;
/**
 * Talks to the assistant, with everything that a visitor can do.
 * @example
 * const chatbot = new Chatbot({ endpoint: "https://assistant.example.com", apiKey });
 * const { aiResponse } = await chatbot.send({ message: "Is delivery free?", context: { userId: "u-17" } });
 */
export declare class Chatbot extends Chat {
    /** The client for all other operations, with the same settings. */
    readonly parley: Parley;
    constructor(settings?: ChatbotSettings);
    stream(message: SendMessage, options?: CallOptions): AsyncGenerator<ChatEvent, void>;
    /** Takes one of the `choices` that an answer offers, as the next message. */
    choose(choice: Choice, sessionId: string, options?: CallOptions): Promise<ChatAnswer>;
    /** Yields what happens in a conversation: a colleague's messages, hand-overs, typing. */
    watch(sessionId: string, options?: LiveOptions): AsyncGenerator<LiveEvent, void>;
    /** Asks for a person. The assistant no longer replies. */
    handOver(sessionId: string, body?: HandOver, options?: CallOptions): Promise<Conversation>;
    /** Mails the conversation to the person. */
    mailTranscript(sessionId: string, body?: TranscriptRequest, options?: CallOptions): Promise<AcceptedTranscript>;
}

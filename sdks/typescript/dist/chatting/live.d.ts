import type { Conversation, HandOver } from "../../src/generated/api-types.generated.js";
import type { CallOptions } from "../../src/operation.js";
import { type WatchOptions, type WorkspaceEvent } from "../watch-workspace.js";
import type { Chat } from "./chat.js";
export type LiveEvent = WorkspaceEvent;
export type LiveOptions = Omit<WatchOptions, "conversation" | "visitorToken" | "userToken">;
/**
 * Yields what happens in a conversation, until `signal` aborts or the loop ends: the messages of
 * colleagues, hand-overs, typing. It reconnects by itself and leaves nothing out.
 * @example
 * for await (const event of watchConversation(chat, sessionId)) if (event.type === "message.created") show(event.data);
 */
export declare function watchConversation(chat: Chat, sessionId: string, options?: LiveOptions): AsyncGenerator<LiveEvent, void>;
/** Hands the conversation over to a person. The assistant no longer replies. */
export declare function handOver(chat: Chat, sessionId: string, body?: HandOver, options?: CallOptions): Promise<Conversation>;
/** Says that everything up to a message was seen. The answer tells what the team has seen. */
export declare function tellSeen(chat: Chat, sessionId: string, messageId: string, options?: CallOptions): Promise<Conversation>;
/** Tells colleagues that the visitor types, or types no more. It needs no WebSocket. */
export declare function tellTyping(chat: Chat, sessionId: string, isTyping: boolean, options?: CallOptions): Promise<void>;
/** Ends the conversation: no person is waited for any longer. */
export declare function closeConversation(chat: Chat, sessionId: string, options?: CallOptions): Promise<Conversation>;
/** Tells colleagues that somebody writes in a conversation. */
export declare class Typing {
    #private;
    /** Connects. A conversation that other users have is refused by the server. */
    constructor(chat: Chat);
    /** @param conversationId is the `sessionId` or the `conv_…` id */
    tell(conversationId: string, isTyping: boolean): Promise<void>;
    close(): void;
}

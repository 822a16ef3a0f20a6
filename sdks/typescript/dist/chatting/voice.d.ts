import type { StartedVoice, StartVoice } from "../../src/generated/api-types.generated.js";
import type { CallOptions } from "../../src/operation.js";
import type { Chat } from "./chat.js";
/** Sound of the assistant: PCM16, little-endian, mono. */
type VoiceSound = {
    type: "sound";
    bytes: ArrayBuffer;
};
/** The server says this beside the sound. `session.ended` is the last one. */
type VoiceMessage = {
    type: "session.ready" | "speech.started" | "speech.stopped" | "transcript" | "response.started" | "response.text" | "response.audio.done" | "response.interrupted" | "response.completed" | "error" | "session.ended";
    [member: string]: unknown;
};
export type VoiceEvent = VoiceSound | VoiceMessage;
/**
 * Starts a conversation by voice and connects.
 * @param body has the language, in BCP 47, and the `voice_model`
 * @example
 * const session = await startVoice(chat, { language: "en-US", voice_model: "default" });
 * for await (const event of session) if (event.type === "sound") play(event.bytes);
 */
export declare function startVoice(chat: Chat, body: StartVoice, { rate, ...options }?: CallOptions & {
    rate?: 8_000 | 16_000 | 24_000;
}): Promise<VoiceSession>;
/** A conversation by voice. Iterating it yields the sound and the messages as they arrive. */
export declare class VoiceSession {
    #private;
    /** The server answered with the ids, the language and what the voice can do. */
    readonly started: StartedVoice;
    constructor(started: StartedVoice, socket: WebSocket);
    /** Sends sound: PCM16, little-endian, mono. What is sent before the connection stands is dropped. */
    sendSound(bytes: ArrayBuffer | Uint8Array): void;
    /** Sends a text instead of sound, and other messages of the protocol, once the session is ready. */
    sendText(text: string): void;
    /** Says that no more sound comes for now. */
    endSound(): void;
    /** Stops the assistant. @param playedMs says how much of its sound was heard */
    interrupt(playedMs: number): void;
    close(): void;
    [Symbol.asyncIterator](): AsyncGenerator<VoiceEvent, void>;
}
export {};

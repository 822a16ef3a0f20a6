/**
 * Starts a conversation by voice and connects.
 * @param body has the language, in BCP 47, and the `voice_model`
 * @example
 * const session = await startVoice(chat, { language: "en-US", voice_model: "default" });
 * for await (const event of session) if (event.type === "sound") play(event.bytes);
 */
export async function startVoice(chat, body, { rate = 16_000, ...options } = {}) {
    if (typeof WebSocket === "undefined")
        throw new TypeError("Node has WebSocket from version 22 on.");
    const route = { method: "POST", path: "/api/voice/start", flags: "bi" };
    const started = await chat.call(route, { ...options, body });
    const address = new URL(started.webSocketUrl, chat.settings.endpoint.replace(/^http/, "ws"));
    address.searchParams.set("rate", String(rate));
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    return new VoiceSession(started, socket);
}
/** A conversation by voice. Iterating it yields the sound and the messages as they arrive. */
export class VoiceSession {
    #socket;
    #waiting = [];
    #wake = () => undefined;
    #isOver = false;
    constructor(started, socket) {
        this.started = started;
        this.#socket = socket;
        socket.addEventListener("message", ({ data }) => {
            this.#waiting.push(typeof data === "string" ? JSON.parse(data) : { type: "sound", bytes: data });
            this.#wake();
        });
        socket.addEventListener("close", () => {
            this.#isOver = true;
            this.#wake();
        });
    }
    /** Sends sound: PCM16, little-endian, mono. What is sent before the connection stands is dropped. */
    sendSound(bytes) {
        if (this.#socket.readyState === 1)
            this.#socket.send(bytes);
    }
    /** Sends a text instead of sound, and other messages of the protocol, once the session is ready. */
    sendText(text) {
        this.#tell({ type: "text", text });
    }
    /** Says that no more sound comes for now. */
    endSound() {
        this.#tell({ type: "audio.end" });
    }
    /** Stops the assistant. @param playedMs says how much of its sound was heard */
    interrupt(playedMs) {
        this.#tell({ type: "interrupt", playedMs });
    }
    close() {
        this.#socket.close();
    }
    async *[Symbol.asyncIterator]() {
        for (;;) {
            const event = this.#waiting.shift();
            if (event !== undefined)
                yield event;
            else if (this.#isOver)
                return;
            else
                await new Promise((resolve) => (this.#wake = resolve));
        }
    }
    #tell(message) {
        this.#socket.send(JSON.stringify(message));
    }
}
//# sourceMappingURL=voice.js.map
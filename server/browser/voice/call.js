import { callServer, Refusal } from "./call-server.js";
import { Player } from "./player.js";

/** A connection that is closed with this code has a credential that has ended. */
const credentialEnded = 4401;

/**
 * A voice session over Parley's own WebSocket: sends sound and texts, and plays the replies. What belongs to a
 * reply that was interrupted is not played. `on`: onEvent(message), onSpeaking(isSpeaking), onSound(msUntilHeard),
 * onEnd(reason).
 */
export class Call {
  #on;
  #player;
  /** @type {WebSocket | undefined} */
  #socket;
  /** Is true between the person's interruption and the next reply. */
  #isSilenced = false;
  #reason = "closed";
  #isClosed = false;

  /** @param {Record<"onEvent" | "onSpeaking" | "onSound" | "onEnd", (told: any) => void>} on */
  constructor(on) {
    this.#on = on;
    this.#player = new Player(() => on.onSpeaking(false));
  }

  /**
   * Gives what POST /api/voice/start answers. Throws Refusal.
   * @param {{ key: string | undefined, language: unknown, voice: unknown }} call
   */
  async open({ key, language, voice }) {
    const started = await callServer(key, "/api/voice/start", { language, voice_model: voice });
    await this.connect(started.webSocketUrl, location.origin);
    return started;
  }

  /**
   * Connects to a session that was started. Throws Refusal.
   * @param {string} address
   * @param {string} server is its origin: the page may know it by another address than the public one
   */
  async connect(address, server) {
    const { pathname, search } = new URL(address);
    const socket = new WebSocket(`${server.replace(/^http/, "ws")}${pathname}${search}`);
    this.#socket = socket;
    socket.binaryType = "arraybuffer";
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Refusal(0, "The WebSocket was not opened."));
    });
    socket.onmessage = ({ data }) => (typeof data === "string" ? this.#take(JSON.parse(data)) : this.#play(data));
    socket.onclose = ({ code }) => this.#end(code === credentialEnded ? "credential-ended" : this.#reason);
  }

  /** @param {ArrayBuffer | string} bytes */
  sendSound(bytes) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(bytes);
  }

  /** @param {object} message */
  send(message) {
    this.sendSound(JSON.stringify(message));
  }

  /** Silence at once. The conversation keeps what was heard. */
  interrupt() {
    this.#isSilenced = true;
    this.send({ type: "interrupt", playedMs: this.#silence() });
  }

  get isPlaying() {
    return this.#player.isPlaying;
  }

  close() {
    this.#isClosed = true;
    this.#player.close();
    this.#socket?.close();
  }

  /** @param {any} message */
  #take(message) {
    // Messages that were under way when the call was closed are dropped.
    if (this.#isClosed) return;
    if (message.type === "speech.started" || message.type === "response.interrupted") this.#silence();
    if (message.type === "response.started") {
      this.#isSilenced = false;
      this.#player.begin();
    }
    if (message.type === "session.ended") this.#reason = message.reason;
    this.#on.onEvent(message);
  }

  /** @param {ArrayBuffer} bytes */
  #play(bytes) {
    if (this.#isSilenced || this.#isClosed) return;
    this.#on.onSound(this.#player.add(bytes));
    this.#on.onSpeaking(true);
  }

  #silence() {
    const playedMs = this.#player.flush();
    this.#on.onSpeaking(false);
    return playedMs;
  }

  /** @param {string} reason */
  #end(reason) {
    if (this.#isClosed) return;
    this.close();
    this.#on.onEnd(reason);
  }
}

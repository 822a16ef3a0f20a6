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
  #socket;
  /** Between the person's interruption and the next reply. */
  #isSilenced = false;
  #reason = "closed";
  #isClosed = false;

  constructor(on) {
    this.#on = on;
    this.#player = new Player(() => on.onSpeaking(false));
  }

  /** Gives what POST /api/voice/start answers. Throws Refusal. */
  async open({ key, language, voice }) {
    const started = await callServer(key, "/api/voice/start", { language, voice_model: voice });
    const { pathname, search } = new URL(started.webSocketUrl);
    // The page may be open by another address than the public one.
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${pathname}${search}`);
    this.#socket = socket;
    socket.binaryType = "arraybuffer";
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Refusal(0, "The WebSocket was not opened."));
    });
    socket.onmessage = ({ data }) => (typeof data === "string" ? this.#take(JSON.parse(data)) : this.#play(data));
    socket.onclose = ({ code }) => this.#end(code === credentialEnded ? "credential-ended" : this.#reason);
    return started;
  }

  sendSound(bytes) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(bytes);
  }

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

  #end(reason) {
    if (this.#isClosed) return;
    this.close();
    this.#on.onEnd(reason);
  }
}

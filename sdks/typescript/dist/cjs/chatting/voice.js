var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  VoiceSession: () => VoiceSession,
  startVoice: () => startVoice
});
module.exports = __toCommonJS(stdin_exports);
async function startVoice(chat, body, { rate = 16e3, ...options } = {}) {
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
class VoiceSession {
  #socket;
  #waiting = [];
  #wake = () => void 0;
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
    for (; ; ) {
      const event = this.#waiting.shift();
      if (event !== void 0)
        yield event;
      else if (this.#isOver)
        return;
      else
        await new Promise((resolve) => this.#wake = resolve);
    }
  }
  #tell(message) {
    this.#socket.send(JSON.stringify(message));
  }
}

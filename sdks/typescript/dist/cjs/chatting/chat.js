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
  Chat: () => Chat
});
module.exports = __toCommonJS(stdin_exports);
var import_chat_event = require("../chat-event.js");
var import_user_token = require("../credentials/user-token.js");
var import_ask = require("../exchanging/ask.js");
var import_random_key = require("../exchanging/random-key.js");
var import_read_events = require("../exchanging/read-events.js");
var import_resume_events = require("../resume-events.js");
var import_settings = require("../settings.js");
const routeTo = (what, method = "GET", flags = "") => ({
  ...{ method, flags },
  path: `/api/conversations/{sessionId}/${what}`
});
const sending = { method: "POST", path: "/api/chatbot/send", flags: "bi" };
class Chat {
  constructor({ model, visitorToken, userToken, ...settings } = {}, extras) {
    this.settings = (0, import_settings.readSettings)(settings, extras);
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
    const call = { idempotencyKey: (0, import_random_key.randomKey)(), ...options };
    let visitorToken = this.visitorToken;
    let started;
    const body = this.#body(message);
    const events = (0, import_resume_events.resumeEvents)({
      open: async (lastEventId) => {
        const headers = { ...await this.headers(visitorToken), accept: "text/event-stream" };
        const input = started ? { params: started, headers: { ...headers, "last-event-id": lastEventId } } : { body };
        return (0, import_ask.ask)(settings, started ? routeTo("events") : sending, { ...call, headers, ...input }, import_read_events.readEvents);
      },
      judge: (event) => (0, import_chat_event.judgeChatEvent)(event, started?.messageId),
      maxRetries: options.maxRetries ?? settings.maxRetries,
      firstDelayMs: settings.retryDelayMs,
      signal: options.signal
    });
    for await (const event of events) {
      const read = (0, import_chat_event.readChatEvent)(event);
      if (!read)
        continue;
      if (read.type === "message.started") {
        started = read;
        visitorToken = read.visitorToken ?? visitorToken;
        this.visitorToken = visitorToken;
      }
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
    return (0, import_ask.ask)(this.settings, route, { ...input, headers }, import_ask.readJson);
  }
  /** Gives the headers that say who this visitor is. */
  async headers(visitorToken) {
    return { "x-visitor-token": visitorToken, "x-user-token": await (0, import_user_token.readUserToken)(this.userToken) };
  }
  #body(message) {
    return this.model ? { model: this.model, ...message } : message;
  }
}

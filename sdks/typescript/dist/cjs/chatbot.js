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
  Chatbot: () => Chatbot
});
module.exports = __toCommonJS(stdin_exports);
var import_chat = require("./chatting/chat.js");
var import_live = require("./chatting/live.js");
var import_log_calls = require("./log-calls.js");
var import_parley = require("./parley.js");
var import_parley_problem = require("./parley-problem.js");
var import_whole_client = require("./whole-client.js");
class Chatbot extends import_chat.Chat {
  constructor(settings = {}) {
    super((0, import_log_calls.withLog)(settings), import_whole_client.wholeClient);
    this.parley = new import_parley.Parley(this.settings);
  }
  async *stream(message, options = {}) {
    try {
      yield* super.stream(message, options);
    } catch (error) {
      const isPlain = error instanceof import_parley_problem.ParleyProblem && error.constructor === import_parley_problem.ParleyProblem;
      throw isPlain ? import_whole_client.wholeClient.toProblem(error.document, error.retryAfterMs) : error;
    }
  }
  /** Takes one of the `choices` that an answer offers, as the next message. */
  choose(choice, sessionId, options = {}) {
    return this.send({ message: choice.title, sessionId }, options);
  }
  /** Yields what happens in a conversation: a colleague's messages, hand-overs, typing. */
  watch(sessionId, options = {}) {
    return (0, import_live.watchConversation)(this, sessionId, options);
  }
  /** Asks for a person. The assistant no longer replies. */
  handOver(sessionId, body = {}, options = {}) {
    return (0, import_live.handOver)(this, sessionId, body, options);
  }
  /** Mails the conversation to the person. */
  mailTranscript(sessionId, body = {}, options = {}) {
    const route = { method: "POST", path: "/api/conversations/{sessionId}/transcript", flags: "bi" };
    return this.call(route, { ...options, params: { sessionId }, body });
  }
}

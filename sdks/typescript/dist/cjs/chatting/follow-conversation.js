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
  followConversation: () => followConversation
});
module.exports = __toCommonJS(stdin_exports);
var import_chat_event = require("../chat-event.js");
var import_ask = require("../exchanging/ask.js");
var import_read_events = require("../exchanging/read-events.js");
var import_parley_problem = require("../parley-problem.js");
var import_resume_events = require("../resume-events.js");
const route = { method: "GET", path: "/api/conversations/{sessionId}/events", flags: "" };
async function* followConversation(chat, sessionId, { from = "start", maxRetries = Number.POSITIVE_INFINITY, signal } = {}) {
  const { settings, visitorToken } = chat;
  const input = { params: { sessionId }, query: { from }, maxRetries, ...signal === void 0 ? {} : { signal } };
  const events = (0, import_resume_events.resumeEvents)({
    open: async (lastEventId) => {
      const proofs = await chat.headers(visitorToken);
      const headers = { ...proofs, accept: "text/event-stream", "last-event-id": lastEventId };
      return (0, import_ask.ask)(settings, route, { ...input, headers }, import_read_events.readEvents);
    },
    // An error without an id is about the connection.
    judge: ({ id, event }) => event === "error" && id === void 0 ? "reconnect" : "continue",
    maxRetries,
    firstDelayMs: settings.retryDelayMs,
    signal
  });
  for await (const event of events) {
    const read = readConversationEvent(event);
    if (read !== void 0)
      yield read;
  }
}
function readConversationEvent(told) {
  const { id = "", event: type, data } = told;
  if (type === "message.created")
    return { id, type, message: JSON.parse(data) };
  if (type !== "error")
    return (0, import_chat_event.readChatEvent)(told);
  const document = JSON.parse(data);
  return { id, type: "message.failed", messageId: document.messageId, problem: new import_parley_problem.ParleyProblem(document) };
}

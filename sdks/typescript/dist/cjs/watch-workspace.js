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
  watchWorkspace: () => watchWorkspace
});
module.exports = __toCommonJS(stdin_exports);
var import_user_token = require("./credentials/user-token.js");
var import_ask = require("./exchanging/ask.js");
var import_read_events = require("./exchanging/read-events.js");
var import_resume_events = require("./resume-events.js");
const stream = { method: "GET", path: "/api/stream", flags: "" };
async function* watchWorkspace(settings, options) {
  const { signal, visitorToken, userToken, maxRetries = Number.POSITIVE_INFINITY, ...query } = options;
  let { since } = query;
  const events = (0, import_resume_events.resumeEvents)({
    open: async (lastEventId) => (0, import_ask.ask)(settings, stream, {
      query: { ...query, since },
      headers: {
        accept: "text/event-stream",
        "x-visitor-token": visitorToken,
        "x-user-token": await (0, import_user_token.readUserToken)(userToken),
        "last-event-id": lastEventId
      },
      maxRetries,
      ...signal === void 0 ? {} : { signal }
    }, import_read_events.readEvents),
    judge: () => "continue",
    maxRetries,
    firstDelayMs: settings.retryDelayMs,
    signal
  });
  for await (const { id, event, data } of events) {
    const value = JSON.parse(data);
    if (event === "hello")
      since ??= value.position;
    yield id === void 0 ? { type: event, data: value } : { type: event, position: Number(id), ...value };
  }
}

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
  resumeEvents: () => resumeEvents
});
module.exports = __toCommonJS(stdin_exports);
var import_pause = require("./exchanging/pause.js");
var import_retry = require("./exchanging/retry.js");
var import_parley_unreachable = require("./parley-unreachable.js");
async function* resumeEvents(stream) {
  let lastEventId;
  let cause;
  for (let failures = 0; failures <= stream.maxRetries; failures++) {
    if (failures > 0)
      await (0, import_pause.pause)((0, import_retry.backoffMs)(stream.firstDelayMs, failures), stream.signal);
    const events = await stream.open(lastEventId);
    try {
      for await (const event of events) {
        stream.signal?.throwIfAborted();
        const verdict = stream.judge(event);
        if (verdict === "reconnect")
          break;
        if (event.id !== void 0) {
          lastEventId = event.id;
          failures = 0;
        }
        if (verdict !== "skip")
          yield event;
        if (verdict === "end")
          return;
      }
    } catch (error) {
      cause = error;
    }
    stream.signal?.throwIfAborted();
  }
  throw new import_parley_unreachable.ParleyUnreachable("The stream was lost too often.", { cause });
}

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
  judgeChatEvent: () => judgeChatEvent,
  readChatEvent: () => readChatEvent
});
module.exports = __toCommonJS(stdin_exports);
var import_retry = require("./exchanging/retry.js");
var import_parley_problem = require("./parley-problem.js");
function readChatEvent({ id, event, data }) {
  const value = JSON.parse(data);
  if (event === "error")
    throw new import_parley_problem.ParleyProblem(value);
  const known = lastEvent.test(event) ? { messageId: value.messageId, answer: value } : firstEvent.test(event) && value;
  return known ? { type: event, id, ...known } : void 0;
}
const firstEvent = /^message\.(?:started|delayed|delta|citation)$/;
const lastEvent = /^(?:message\.(?:completed|interrupted)|error)$/;
function judgeChatEvent({ id, event, data }, messageId) {
  const value = JSON.parse(data);
  if (messageId !== void 0 && (value.messageId ?? messageId) !== messageId)
    return "skip";
  if (!lastEvent.test(event))
    return "continue";
  return event === "error" && id === void 0 && (0, import_retry.isPassing)(value.status) ? "reconnect" : "end";
}

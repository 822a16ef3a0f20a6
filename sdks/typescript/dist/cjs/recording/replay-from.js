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
  NotRecorded: () => NotRecorded,
  replayFrom: () => replayFrom
});
module.exports = __toCommonJS(stdin_exports);
var import_recorded = require("./recorded.js");
const bodiless = /* @__PURE__ */ new Set([204, 205, 304]);
class NotRecorded extends Error {
  constructor() {
    super(...arguments);
    this.name = "NotRecorded";
  }
}
function replayFrom(recording) {
  const entries = recording.split("\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
  return async (input, init = {}) => {
    const wanted = (0, import_recorded.describeRequest)(String(input), init);
    const content = inOrder(wanted.body);
    const index = entries.findIndex(({ request: { method, path, body: body2 } }) => method === wanted.method && path === wanted.path && inOrder(body2) === content);
    if (index < 0)
      throw new NotRecorded(`The recording has no further answer to ${wanted.method} ${wanted.path}.`);
    const [{ answer }] = entries.splice(index, 1);
    const { status, headers, text = "", base64 } = answer;
    const body = base64 === void 0 ? text : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new Response(bodiless.has(status) ? null : body, { status, headers });
  };
}
function inOrder(text) {
  const sort = (_name, value) => typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1)) : value;
  try {
    return JSON.stringify(JSON.parse(text), sort);
  } catch {
    return text;
  }
}

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
  downloadAttachment: () => downloadAttachment,
  sendAttachment: () => sendAttachment
});
module.exports = __toCommonJS(stdin_exports);
var import_ask = require("../exchanging/ask.js");
var import_post_form = require("../exchanging/post-form.js");
var import_read_body = require("../exchanging/read-body.js");
var import_read_problem = require("../exchanging/read-problem.js");
var import_write_body = require("../exchanging/write-body.js");
var import_settings = require("../settings.js");
const path = "/api/conversations/{sessionId}/attachments";
async function sendAttachment(chat, sessionId, file, { text, onProgress, signal } = {}) {
  const form = new FormData();
  if (text !== void 0)
    form.append("text", text);
  form.append("file", file, file.name ?? "file");
  if (onProgress === void 0 || !("XMLHttpRequest" in globalThis)) {
    const route = { method: "POST", path, flags: "", write: import_write_body.writeBody };
    return chat.call(route, { params: { sessionId }, body: form, ...signal === void 0 ? {} : { signal } });
  }
  const { settings } = chat;
  const key = await (0, import_settings.readKey)(settings);
  const proofs = await chat.headers(chat.visitorToken);
  const given = { ...proofs, authorization: key === void 0 ? void 0 : `Bearer ${key}` };
  const known = Object.entries(given).filter((each) => each[1] !== void 0);
  const address = `${settings.endpoint}${path.replace("{sessionId}", encodeURIComponent(sessionId))}`;
  const answer = await (0, import_post_form.postForm)(address, Object.fromEntries(known), form, { onProgress, signal });
  if (!answer.ok)
    throw await (0, import_read_problem.readProblem)(answer, { key, extras: settings.extras });
  return await answer.json();
}
async function downloadAttachment(chat, sessionId, attachmentId, { preview = false, ...options } = {}) {
  const route = { method: "GET", path: `${path}/{attachmentId}${preview ? "/preview" : ""}`, flags: "" };
  const input = { ...options, params: { sessionId, attachmentId }, headers: await chat.headers(chat.visitorToken) };
  return (0, import_ask.ask)(chat.settings, route, input, import_read_body.readDownload);
}

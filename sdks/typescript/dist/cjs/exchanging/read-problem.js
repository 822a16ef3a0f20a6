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
  readProblem: () => readProblem,
  unexpected: () => unexpected,
  withoutKey: () => withoutKey
});
module.exports = __toCommonJS(stdin_exports);
var import_parley_problem = require("../parley-problem.js");
async function readProblem(response, { key, extras }) {
  const text = withoutKey(await response.text(), key);
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem");
  const problemOf = extras?.toProblem ?? plain;
  const retryAfterMs = readRetryAfter(response.headers.get("retry-after"));
  try {
    const json = JSON.parse(text);
    const document = isProblem ? json : extras?.readForeign(json);
    if (typeof document?.code === "string")
      return problemOf({ ...document, status: response.status }, retryAfterMs);
  } catch {
  }
  return unexpected(response, text, problemOf, retryAfterMs);
}
function withoutKey(text, key) {
  return key ? text.replaceAll(key, "[key]") : text;
}
const plain = (...parts) => new import_parley_problem.ParleyProblem(...parts);
function unexpected({ status, headers }, text, problemOf = plain, retryAfterMs) {
  const code = "unexpected-answer";
  const title = `The answer with status ${status} is not one of Parley.`;
  const requestId = headers.get("x-request-id") ?? void 0;
  return problemOf({ status, code, title, detail: title, requestId, body: text.slice(0, 1e3) }, retryAfterMs);
}
function readRetryAfter(header) {
  const at = Number(header ?? "x") * 1e3 + Date.now() || Date.parse(header ?? "");
  return Number.isNaN(at) ? void 0 : Math.max(0, at - Date.now());
}

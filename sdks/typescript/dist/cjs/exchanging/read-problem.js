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
  unexpected: () => unexpected
});
module.exports = __toCommonJS(stdin_exports);
var import_parley_problem = require("../parley-problem.js");
async function readProblem(response, { key, extras }) {
  const whole = await response.text();
  const text = key === void 0 ? whole : whole.replaceAll(key, "[key]");
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem");
  const problemOf = extras?.toProblem ?? plain;
  const retryAfterMs = readRetryAfter(response.headers.get("retry-after"));
  let document;
  try {
    const json = JSON.parse(text);
    document = isProblem ? json : extras?.readForeign(json);
  } catch {
  }
  if (document)
    return problemOf({ status: response.status, ...document }, retryAfterMs);
  return unexpected(response, text, problemOf, retryAfterMs);
}
const plain = (...parts) => new import_parley_problem.ParleyProblem(...parts);
function unexpected({ status, headers }, text, problemOf = plain, retryAfterMs) {
  const code = "unexpected-answer";
  const title = `The answer has status ${status} and is neither JSON nor a problem document.`;
  const requestId = headers.get("x-request-id") ?? void 0;
  return problemOf({ status, code, title, detail: title, requestId, body: text.slice(0, 1e3) }, retryAfterMs);
}
function readRetryAfter(header) {
  const at = Number(header ?? "x") * 1e3 + Date.now() || Date.parse(header ?? "");
  return Number.isNaN(at) ? void 0 : Math.max(0, at - Date.now());
}

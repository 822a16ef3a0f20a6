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
  wholeClient: () => wholeClient
});
module.exports = __toCommonJS(stdin_exports);
var import_parley_problem = require("./parley-problem.js");
var import_problems_by_status = require("./problems-by-status.js");
const wholeClient = {
  explain: explainLoss,
  readForeign,
  toProblem: (document, retryAfterMs) => new ((0, import_problems_by_status.problemClassOf)(Number(document.status)))(document, retryAfterMs),
  // After a DELETE whose answer was lost, 404 means that the first attempt succeeded.
  isDone: (method, error) => method === "DELETE" && error instanceof import_parley_problem.ParleyProblem && error.status === 404
};
function explainLoss(error, place) {
  for (let cause = error; cause; cause = cause.cause) {
    if (cause.code === "ECONNREFUSED")
      return `Nothing listens at ${place}. Check the port, and whether the server runs.`;
    if (cause.code === "ENOTFOUND")
      return `No machine has the name in ${place}.`;
    if (cause.code === "ERR_SSL_WRONG_VERSION_NUMBER" || cause.code === "ERR_SSL_PACKET_LENGTH_TOO_LONG")
      return `The server at ${place} speaks http here: begin the endpoint with http://.`;
  }
  return void 0;
}
function readForeign(document) {
  const error = document.error;
  if (typeof error?.message !== "string" || typeof error.code !== "string")
    return void 0;
  return { title: error.message, detail: error.message, code: error.code };
}

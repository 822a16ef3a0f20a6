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
  backoffMs: () => backoffMs,
  isInProgress: () => isInProgress,
  isPassing: () => isPassing,
  retryDelayMs: () => retryDelayMs
});
module.exports = __toCommonJS(stdin_exports);
var import_parley_problem = require("../parley-problem.js");
var import_parley_unreachable = require("../parley-unreachable.js");
const maxDelayMs = 3e4;
const maxRetryAfterMs = 6e4;
function isPassing(status) {
  return status > 501 && status < 505;
}
function backoffMs(firstMs, failures) {
  return Math.min(maxDelayMs, firstMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}
function isInProgress(error) {
  return error instanceof import_parley_problem.ParleyProblem && error.code === "request-in-progress";
}
function retryDelayMs(error, attempt) {
  if (attempt.failures > attempt.maxRetries)
    return void 0;
  const delayMs = backoffMs(attempt.firstDelayMs, attempt.failures);
  if (error instanceof import_parley_unreachable.ParleyUnreachable)
    return attempt.isRepeatable ? delayMs : void 0;
  if (!(error instanceof import_parley_problem.ParleyProblem))
    return void 0;
  if (error.status !== 429 && !(attempt.isRepeatable && isPassing(error.status)))
    return void 0;
  const { retryAfterMs = 0 } = error;
  return retryAfterMs > maxRetryAfterMs ? void 0 : Math.max(delayMs, retryAfterMs);
}

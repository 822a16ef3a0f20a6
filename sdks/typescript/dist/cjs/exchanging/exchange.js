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
  lossOf: () => lossOf,
  perform: () => perform
});
module.exports = __toCommonJS(stdin_exports);
var import_parley_problem = require("../parley-problem.js");
var import_parley_unreachable = require("../parley-unreachable.js");
var import_deadline = require("./deadline.js");
var import_pause = require("./pause.js");
var import_read_problem = require("./read-problem.js");
var import_retry = require("./retry.js");
async function perform(exchange, read) {
  let failures = 0;
  let waitedMs = 0;
  let isOutcomeUnknown = false;
  for (; ; ) {
    try {
      return await attempt(exchange, read);
    } catch (error) {
      exchange.signal?.throwIfAborted();
      if (isOutcomeUnknown && exchange.extras?.isDone(exchange.method, error))
        return read(new Response(null, { status: 204 }), new import_deadline.Deadline(void 0), exchange);
      if ((0, import_retry.isInProgress)(error) && waitedMs < exchange.timeoutMs) {
        const delayMs2 = Math.max(error.retryAfterMs ?? 0, exchange.firstDelayMs);
        waitedMs += delayMs2;
        await (0, import_pause.pause)(delayMs2, exchange.signal);
        continue;
      }
      failures++;
      const delayMs = (0, import_retry.retryDelayMs)(error, { ...exchange, failures });
      if (delayMs == null)
        throw error;
      isOutcomeUnknown ||= !(error instanceof import_parley_problem.ParleyProblem) || error.status !== 429;
      await (0, import_pause.pause)(delayMs, exchange.signal);
    }
  }
}
async function attempt(exchange, read) {
  const { url, method, headers, body, signal } = exchange;
  const deadline = new import_deadline.Deadline(signal);
  try {
    deadline.set(exchange.timeoutMs);
    const part = body.begin(deadline, exchange.timeoutMs);
    const request = { method, headers, ...part, signal: deadline.signal, credentials: "omit", redirect: "manual" };
    const response = await exchange.fetch(url, request);
    if (!response.ok)
      throw await (0, import_read_problem.readProblem)(response, exchange);
    return await read(response, deadline, exchange);
  } catch (error) {
    deadline.end();
    throw signal?.reason ?? lossOf(error, exchange);
  }
}
function lossOf(error, { url, key, extras }) {
  if (error instanceof import_parley_problem.ParleyProblem || error instanceof import_parley_unreachable.ParleyUnreachable)
    return error;
  const place = new URL(url).origin;
  const isTelling = key && `${error} ${error.cause}`.includes(key);
  const text = extras?.explain(error, place) ?? `The connection to ${place} was lost.`;
  return new import_parley_unreachable.ParleyUnreachable(text, isTelling ? {} : { cause: error });
}

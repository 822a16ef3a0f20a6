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
  openBody: () => openBody,
  readBody: () => readBody,
  readDownload: () => readDownload,
  readExactly: () => readExactly
});
module.exports = __toCommonJS(stdin_exports);
var import_ask = require("./ask.js");
var import_exact_json = require("./exact-json.js");
var import_exchange = require("./exchange.js");
var import_read_events = require("./read-events.js");
async function readBody(response, deadline, exchange, parse) {
  const mediaType = response.headers.get("content-type") ?? "text/";
  const isJson = /^application\/(\w+\+)?json/.test(mediaType);
  if (!isJson && !/^text\/(?!event)|xml|yaml/.test(mediaType))
    return openBody(response, deadline, exchange);
  if (isJson)
    return (0, import_ask.readJson)(response, deadline, exchange, parse);
  const text = await response.text();
  deadline.end();
  return text === "" ? void 0 : text;
}
async function readExactly(response, deadline, exchange) {
  return readBody(response, deadline, exchange, import_exact_json.parseExactly);
}
function readDownload(response, deadline, exchange) {
  const { status, headers } = response;
  if (response.body !== null)
    return new Response(openBody(response, deadline, exchange), { status, headers });
  deadline.end();
  return response;
}
function openBody(response, deadline, exchange) {
  const reader = response.body?.getReader();
  return new ReadableStream({
    async pull(controller) {
      deadline.set(import_read_events.silenceMs);
      try {
        const { done, value } = await reader?.read() ?? { done: true, value: void 0 };
        deadline.set(void 0);
        if (!done)
          return controller.enqueue(value);
        deadline.end();
        controller.close();
      } catch (error) {
        const { aborted, reason } = deadline.signal;
        deadline.end();
        throw aborted ? reason : (0, import_exchange.lossOf)(error, exchange);
      }
    },
    async cancel() {
      deadline.end();
      await reader?.cancel().catch(() => void 0);
    }
  });
}

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
  recordTo: () => recordTo
});
module.exports = __toCommonJS(stdin_exports);
var import_recorded = require("./recorded.js");
const keptHeaders = ["content-type", "retry-after", "x-request-id", "etag"];
const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
function recordTo(write, send = fetch) {
  return async (input, init = {}) => {
    const response = await send(input, init);
    const request = (0, import_recorded.describeRequest)(String(input), init);
    const headers = Object.fromEntries(keptHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }));
    const tell = (bytes) => {
      const isStream = headers["content-type"]?.startsWith("text/event-stream") === true;
      const answer = { status: response.status, headers, ...writtenOf(bytes, isStream) };
      write(`${JSON.stringify({ request, answer })}
`);
    };
    if (response.body === null) {
      tell(new Uint8Array());
      return response;
    }
    return new Response(listenTo(response.body, tell), response);
  };
}
function writtenOf(bytes, isStream) {
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { base64: toBase64(bytes) };
  }
  if (!isStream)
    return { text: (0, import_recorded.withoutSecrets)(text) };
  return { text: text.replace(/^data:(.*)$/gm, (_line, data) => `data: ${(0, import_recorded.withoutSecrets)(data.trim())}`) };
}
function listenTo(body, tell) {
  const reader = body.getReader();
  const parts = [];
  const end = () => {
    const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    tell(whole);
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) {
        parts.push(value);
        controller.enqueue(value);
        return;
      }
      end();
      controller.close();
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    }
  });
}

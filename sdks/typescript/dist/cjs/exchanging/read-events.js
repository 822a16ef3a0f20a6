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
  readEvents: () => readEvents,
  silenceMs: () => silenceMs
});
module.exports = __toCommonJS(stdin_exports);
var import_exchange = require("./exchange.js");
const silenceMs = 45e3;
async function* readEvents(response, deadline, exchange) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (; ; ) {
      deadline.set(silenceMs);
      const read = await reader?.read();
      deadline.set(void 0);
      if (!read?.value)
        return;
      rest += decoder.decode(read.value, { stream: true });
      const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = readBlock(block);
        if (event)
          yield event;
      }
    }
  } catch (error) {
    throw deadline.signal.reason ?? (0, import_exchange.lossOf)(error, exchange);
  } finally {
    deadline.end();
    reader?.cancel().catch(() => void 0);
  }
}
function readBlock(block) {
  let id;
  let event = "message";
  const data = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "id")
      id = value;
    else if (field === "event")
      event = value;
    else if (field === "data")
      data.push(value);
  }
  return data.length ? { id, event, data: data.join("\n") } : void 0;
}

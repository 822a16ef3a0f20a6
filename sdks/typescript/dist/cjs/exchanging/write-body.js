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
  writeBody: () => writeBody
});
module.exports = __toCommonJS(stdin_exports);
var import_exact_json = require("./exact-json.js");
var import_stream_of = require("./stream-of.js");
var import_write_form = require("./write-form.js");
function writeBody({ flags, mediaType }, input) {
  requireHeaders({ ...input.headers, "idempotency-key": input.idempotencyKey });
  const { body, contentType } = input;
  if (body === void 0)
    return { begin: () => ({}) };
  if (body instanceof FormData)
    return writeWhole(body, sizeOfForm(body));
  const takesBytes = flags.includes("u") || flags.includes("y") && typeof body === "string";
  if (takesBytes && isBytes(body)) {
    const own = body instanceof Blob && body.type !== "" ? body.type : void 0;
    return { ...writeBytes(body), contentType: contentType ?? own ?? mediaType ?? "application/yaml" };
  }
  if (flags.includes("f") && (!flags.includes("b") || "file" in body)) {
    const form = (0, import_write_form.writeForm)(body);
    if (form instanceof FormData)
      return writeWhole(form, sizeOfForm(form));
    return { ...writeStream(form.stream), contentType: form.contentType };
  }
  return { ...writeWhole((0, import_exact_json.stringifyExactly)(body)), contentType: contentType ?? "application/json" };
}
function requireHeaders(headers) {
  for (const [name, value = ""] of Object.entries(headers)) {
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
      throw new TypeError(`${name} has characters that no header has.`);
  }
}
function writeWhole(body, bytes = 0) {
  return { begin: () => ({ body }), bytes };
}
function writeBytes(bytes) {
  if ((0, import_stream_of.isStream)(bytes))
    return writeStream((0, import_stream_of.streamOf)(bytes));
  if (typeof bytes === "string")
    return writeWhole(bytes, bytes.length);
  return writeWhole(bytes, bytes instanceof Blob ? bytes.size : bytes.byteLength);
}
function writeStream(stream) {
  return {
    isOnce: true,
    begin(deadline, timeoutMs) {
      const reader = stream.getReader();
      const body = new ReadableStream({
        async pull(controller) {
          const { done, value } = await reader.read();
          if (!deadline.signal.aborted)
            deadline.set(timeoutMs);
          if (done)
            controller.close();
          else
            controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason)
      });
      return { body, duplex: "half" };
    }
  };
}
function isBytes(value) {
  return typeof value === "string" || value instanceof Blob || value instanceof ArrayBuffer || value instanceof Uint8Array || (0, import_stream_of.isStream)(value);
}
function sizeOfForm(form) {
  let size = 0;
  for (const value of form.values())
    size += typeof value === "string" ? value.length : value.size;
  return size;
}

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
  writeForm: () => writeForm
});
module.exports = __toCommonJS(stdin_exports);
var import_random_key = require("./random-key.js");
var import_stream_of = require("./stream-of.js");
function writeForm(members) {
  const all = Object.entries(members).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).filter((each) => each != null).map((each) => [name, each]));
  if (all.some(([, value]) => (0, import_stream_of.isStream)(contentOf(value))))
    return streamForm(all);
  const form = new FormData();
  for (const { name, value, fileName } of all.map(([each, value2]) => partOf(each, value2))) {
    if (typeof value === "string")
      form.append(name, value);
    else
      form.append(name, value, fileName);
  }
  return form;
}
function contentOf(value) {
  return (0, import_stream_of.isStream)(value) ? value : value.content;
}
function partOf(name, value) {
  if (value instanceof Blob)
    return { name, value, fileName: value.name ?? "file" };
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    return partOf(name, { content: value });
  const { content, type = "", name: fileName = "file" } = Object(value);
  if (content === void 0)
    return { name, value: typeof value === "object" ? JSON.stringify(value) : String(value) };
  return { name, value: new Blob([content], { type }), fileName };
}
function streamForm(all) {
  const boundary = (0, import_random_key.randomKey)();
  async function* chunks() {
    const text = new TextEncoder();
    for (const [name, value] of all) {
      const given = contentOf(value);
      const stream2 = (0, import_stream_of.isStream)(given) ? (0, import_stream_of.streamOf)(given) : void 0;
      const part = stream2 === void 0 ? partOf(name, value) : value;
      const fileName = stream2 === void 0 ? part.fileName : part.name ?? "file";
      const type = stream2 === void 0 ? part.value.type : part.type;
      const file = fileName === void 0 ? "" : `; filename="${escapeName(fileName)}"`;
      const media = fileName === void 0 ? "" : `\r
content-type: ${type || "application/octet-stream"}`;
      yield text.encode(`--${boundary}\r
content-disposition: form-data; name="${escapeName(name)}"${file}${media}\r
\r
`);
      const written2 = part.value;
      const content = stream2 ?? (typeof written2 === "string" ? new Blob([written2]) : written2).stream();
      const reader = content.getReader();
      try {
        for (let read = await reader.read(); !read.done; read = await reader.read())
          yield read.value;
      } finally {
        await reader.cancel();
      }
      yield text.encode("\r\n");
    }
    yield text.encode(`--${boundary}--\r
`);
  }
  const written = chunks();
  const stream = new ReadableStream({
    async pull(controller) {
      const { done, value } = await written.next();
      if (done)
        controller.close();
      else
        controller.enqueue(value);
    },
    async cancel() {
      await written.return();
    }
  });
  return { stream, contentType: `multipart/form-data; boundary=${boundary}` };
}
function escapeName(name) {
  return name.replace(/[\r\n"]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

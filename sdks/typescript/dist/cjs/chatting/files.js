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
  downloadFile: () => downloadFile,
  uploadFile: () => uploadFile
});
module.exports = __toCommonJS(stdin_exports);
var import_ask = require("../exchanging/ask.js");
var import_read_body = require("../exchanging/read-body.js");
var import_write_body = require("../exchanging/write-body.js");
async function uploadFile(client, file, options = {}) {
  const route = { method: "POST", path: "/api/files", flags: "f", write: import_write_body.writeBody };
  return await (0, import_ask.ask)(client.settings, route, { ...options, body: { file } }, import_ask.readJson);
}
async function downloadFile(client, fileId, options = {}) {
  const route = { method: "GET", path: "/api/files/{fileId}", flags: "" };
  return (0, import_ask.ask)(client.settings, route, { ...options, params: { fileId } }, import_read_body.readDownload);
}

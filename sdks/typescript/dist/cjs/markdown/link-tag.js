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
  linkTag: () => linkTag
});
module.exports = __toCommonJS(stdin_exports);
var import_escape_html = require("./escape-html.js");
const protocols = ["http:", "https:", "mailto:"];
function linkTag(address) {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address))
    return void 0;
  const url = new URL(address);
  if (!protocols.includes(url.protocol) || url.username !== "" || url.password !== "")
    return void 0;
  return `<a href="${(0, import_escape_html.escapeHtml)(url.href)}" target="_blank" rel="noopener noreferrer nofollow">`;
}

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
  describeRequest: () => describeRequest,
  withoutSecrets: () => withoutSecrets
});
module.exports = __toCommonJS(stdin_exports);
var import_exact_json = require("../exchanging/exact-json.js");
const secretName = /secret|password|token|api_?key|recovery|code$/i;
const secretText = /\b(?:parley_\w+|whsec_[\w+/=-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)/g;
const withoutSecretText = (text) => text.replace(secretText, "[secret]");
function withoutSecrets(text) {
  let value;
  try {
    value = (0, import_exact_json.parseExactly)(text);
  } catch {
    return withoutSecretText(text);
  }
  return (0, import_exact_json.stringifyExactly)(scrub(value, ""));
}
function scrub(value, name) {
  if (Array.isArray(value))
    return value.map((each) => scrub(each, name));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([own, each]) => [own, scrub(each, own)]));
  if (typeof value !== "string")
    return value;
  return secretName.test(name) && name !== "code" ? "[secret]" : withoutSecretText(value);
}
function describeRequest(url, { method = "GET", body }) {
  const { pathname, search } = new URL(url);
  return { method, path: withoutSecretText(pathname + search), body: describeBody(body) };
}
function describeBody(body) {
  if (typeof body === "string")
    return withoutSecrets(body);
  if (!(body instanceof FormData))
    return "";
  const parts = [...body].map(([name, part]) => [name, typeof part === "string" ? part : part.name]);
  return withoutSecrets(JSON.stringify(Object.fromEntries(parts)));
}

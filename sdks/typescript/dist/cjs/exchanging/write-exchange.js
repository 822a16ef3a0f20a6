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
  writeExchange: () => writeExchange,
  writeUrl: () => writeUrl
});
module.exports = __toCommonJS(stdin_exports);
var import_rows_generated = require("../generated/rows.generated.js");
var import_route = require("../route.js");
var import_settings = require("../settings.js");
var import_random_key = require("./random-key.js");
async function writeExchange(settings, route, input) {
  const url = writeUrl(settings, route, input);
  const key = await (0, import_settings.readKey)(settings);
  const body = (route.write ?? writeJson)(route, input);
  const headers = { accept: "application/json, */*", "parley-version": import_rows_generated.apiVersion };
  if (key)
    headers.authorization = `Bearer ${key}`;
  if (body.contentType)
    headers["content-type"] = body.contentType;
  if (route.flags.includes("i"))
    headers["idempotency-key"] = input.idempotencyKey ?? (0, import_random_key.randomKey)();
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value != null)
      headers[name.toLowerCase()] = value;
  }
  return {
    url,
    method: route.method,
    headers,
    body,
    // A stream can be read once.
    isRepeatable: (0, import_route.isRepeatable)(route),
    maxRetries: body.isOnce ? 0 : input.maxRetries ?? settings.maxRetries,
    // Known bytes have the time that a slow line of 16 kB a second takes.
    timeoutMs: (input.timeoutMs ?? settings.timeoutMs) + (body.bytes ?? 0) / 16,
    firstDelayMs: settings.retryDelayMs,
    signal: input.signal,
    fetch: settings.fetch,
    key,
    extras: settings.extras
  };
}
function writeJson(_route, { body }) {
  if (body === void 0)
    return { begin: () => ({}) };
  const text = JSON.stringify(body);
  return { begin: () => ({ body: text }), contentType: "application/json" };
}
function writeUrl({ endpoint }, { path }, { params = {}, query = {} }) {
  return endpoint + writePath(path, params) + writeQuery(query);
}
function writePath(path, params) {
  return path.replace(/\{(\w+)\}/g, (_all, name) => {
    const value = String(params[name] ?? "");
    if (/^\.{0,2}$/.test(value))
      throw new TypeError(`${name} cannot be "${value}".`);
    return encodeURIComponent(value);
  });
}
function writeQuery(query) {
  const given = Object.entries(query).filter(([, value]) => value != null);
  return String(new URLSearchParams(given)).replace(/^(?=.)/, "?");
}

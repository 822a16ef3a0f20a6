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
  readKey: () => readKey,
  readSettings: () => readSettings
});
module.exports = __toCommonJS(stdin_exports);
function readSettings(given, extras) {
  const environment = globalThis.process?.env ?? {};
  const { endpoint = environment.PARLEY_URL ?? "", apiKey = environment.PARLEY_API_KEY } = given;
  if (!/^https?:\/\/[^@/?#\s]+(?:\/[^?#]*)?$/i.test(endpoint)) {
    throw new TypeError("endpoint or PARLEY_URL must be a URL of http or https without a password.");
  }
  if (apiKey === void 0 || apiKey === "") {
    throw new TypeError("apiKey or PARLEY_API_KEY is missing. null is no key.");
  }
  const settings = {
    endpoint: endpoint.replace(/\/+$/, ""),
    allowBrowser: given.allowBrowser ?? false,
    maxRetries: given.maxRetries ?? 3,
    timeoutMs: given.timeoutMs ?? 6e4,
    retryDelayMs: given.retryDelayMs ?? 500,
    // Browsers refuse `fetch` when it is called as a method of another object.
    fetch: given.fetch ?? ((...request) => fetch(...request)),
    extras
  };
  Object.defineProperty(settings, "apiKey", { get: () => apiKey });
  if (typeof apiKey === "string")
    checkKey(apiKey, settings.allowBrowser);
  return settings;
}
async function readKey({ apiKey, allowBrowser }) {
  if (typeof apiKey !== "function")
    return apiKey ?? void 0;
  const key = await apiKey();
  checkKey(key, allowBrowser);
  return key;
}
function checkKey(key, isBrowserAllowed) {
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new TypeError("apiKey has characters that no key has.");
  const isPage = "document" in globalThis || "importScripts" in globalThis;
  if (isPage && !isBrowserAllowed && key.startsWith("parley_sk_")) {
    throw new TypeError("In a browser use a publishable key, or set allowBrowser.");
  }
}

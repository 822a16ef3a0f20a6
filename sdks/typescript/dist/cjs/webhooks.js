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
  WebhookRefused: () => WebhookRefused,
  unwrap: () => unwrap
});
module.exports = __toCommonJS(stdin_exports);
class WebhookRefused extends Error {
  constructor(reason, message) {
    super(message);
    this.name = "WebhookRefused";
    this.reason = reason;
  }
}
async function unwrap(body, headers, secret, { toleranceSeconds = 300, nowMs = Date.now() } = {}) {
  const key = await readSecret(secret);
  if (typeof body !== "string" && !(body instanceof Uint8Array)) {
    throw new TypeError("The body must be the text or the bytes as they arrived, before anything reads them.");
  }
  const id = readHeader(headers, "webhook-id");
  const timestamp = readHeader(headers, "webhook-timestamp");
  const signatures = readHeader(headers, "webhook-signature");
  if (!id || !timestamp || !signatures) {
    throw new WebhookRefused("missing", "The headers webhook-id, webhook-timestamp and webhook-signature are required.");
  }
  if (id.includes(".") || !/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookRefused("malformed", "webhook-id or webhook-timestamp is not valid by Standard Webhooks.");
  }
  const signed = bytesOf(`${id}.${timestamp}.`, body);
  if (!await hasGoodSignature(key, signatures, signed)) {
    throw new WebhookRefused("wrong", "No signature matches. Check that the secret is this endpoint's, and that the body is unchanged.");
  }
  if (Math.abs(nowMs / 1e3 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookRefused("expired", `The delivery is more than ${toleranceSeconds} seconds old, or its time is in the future.`);
  }
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  return { id, ...readEvent(text) };
}
function readEvent(text) {
  try {
    const event = JSON.parse(text);
    if (typeof event?.type === "string")
      return event;
  } catch {
  }
  throw new WebhookRefused("malformed", "The body is not an event of Parley.");
}
async function hasGoodSignature(key, signatures, signed) {
  for (const signature of signatures.split(" ")) {
    const [version, text = ""] = signature.split(",");
    const bytes = version === "v1" ? readBase64(text) : void 0;
    if (bytes !== void 0 && await crypto.subtle.verify("HMAC", key, bytes, signed))
      return true;
  }
  return false;
}
function readSecret(secret) {
  const bytes = readBase64(String(secret ?? "").replace(/^whsec_/, ""));
  if (bytes === void 0 || bytes.length === 0)
    throw new TypeError("The secret must be whsec_ followed by base64.");
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}
function readHeader(headers, name) {
  if (typeof headers?.get === "function")
    return headers.get(name) ?? void 0;
  const found = Object.entries(headers ?? {}).find(([written]) => written.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : found?.[0];
}
function readBase64(text) {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return void 0;
  }
}
function bytesOf(head, body) {
  const encoder = new TextEncoder();
  const [first, second] = [encoder.encode(head), typeof body === "string" ? encoder.encode(body) : body];
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

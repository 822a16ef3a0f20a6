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
  withLog: () => withLog
});
module.exports = __toCommonJS(stdin_exports);
var import_operation_table = require("./operation-table.js");
function withLog(settings) {
  const { log, fetch: given } = settings;
  if (log === void 0)
    return settings;
  const send = given ?? ((...request) => fetch(...request));
  const attempts = /* @__PURE__ */ new WeakMap();
  const logged = async (url, request) => {
    const { method = "GET", headers = {} } = request ?? {};
    const attempt = (attempts.get(headers) ?? 0) + 1;
    attempts.set(headers, attempt);
    const beganMs = performance.now();
    const tell = (outcome) => log({ operation: nameOf(method, String(url)), attempt, durationMs: performance.now() - beganMs, ...outcome });
    try {
      const response = await send(url, request);
      const requestId = response.headers.get("x-request-id");
      tell({ status: response.status, ...requestId === null ? {} : { requestId } });
      return response;
    } catch (error) {
      tell({ error: error.name });
      throw error;
    }
  };
  return { ...settings, fetch: logged };
}
function nameOf(method, url) {
  const path = url.replace(/[?#].*$/, "");
  const fits = [...import_operation_table.groups.values()].flat().filter((route) => route.method === method && toPattern(route.path).test(path)).map((route) => route.path);
  const [best] = fits.sort((one, other) => literalOf(other) - literalOf(one));
  return `${method} ${best ?? "an unknown path"}`;
}
function toPattern(path) {
  return new RegExp(`${path.replace(/[.+*?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
}
function literalOf(path) {
  return path.replace(/\{\w+\}/g, "").length;
}

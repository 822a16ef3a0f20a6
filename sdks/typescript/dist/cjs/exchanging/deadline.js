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
  Deadline: () => Deadline
});
module.exports = __toCommonJS(stdin_exports);
var import_parley_unreachable = require("../parley-unreachable.js");
class Deadline {
  #controller = new AbortController();
  #timer;
  constructor(outer) {
    outer?.throwIfAborted();
    outer?.addEventListener("abort", () => this.#controller.abort(outer.reason), { signal: this.signal });
  }
  get signal() {
    return this.#controller.signal;
  }
  /** Starts the limit again. Undefined: no limit. A platform counts at most 24 days, so no limit is longer. */
  set(timeoutMs) {
    clearTimeout(this.#timer);
    if (timeoutMs === void 0)
      return;
    const expire = () => this.#controller.abort(new import_parley_unreachable.ParleyUnreachable(`Nothing arrived for ${timeoutMs} ms.`, { isTimeout: true }));
    this.#timer = setTimeout(expire, Math.min(timeoutMs, 2e9));
  }
  /** Releases the timer and the caller's signal, and closes the connection if it is still open. */
  end() {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }
}

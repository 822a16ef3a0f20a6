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
  callRoute: () => callRoute,
  send: () => send
});
module.exports = __toCommonJS(stdin_exports);
var import_ask_with_token = require("./credentials/ask-with-token.js");
var import_read_body = require("./exchanging/read-body.js");
var import_read_events = require("./exchanging/read-events.js");
var import_read_problem = require("./exchanging/read-problem.js");
var import_write_exchange = require("./exchanging/write-exchange.js");
var import_list_items = require("./list-items.js");
function send(settings, route, input, read) {
  const work = (0, import_ask_with_token.askWithToken)(settings, route, input, async (response, ...rest) => {
    await refusePage(route, response, rest[1].key);
    const reader = read ?? (settings.bigIntegers ? import_read_body.readExactly : import_read_body.readBody);
    return { data: await reader(response, ...rest), response };
  });
  const call = work.then(({ data }) => data);
  return Object.assign(call, {
    withResponse() {
      call.catch(() => void 0);
      return work;
    }
  });
}
async function refusePage({ path }, response, key) {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (isPage && /^\/(?:api|v1)\//.test(path))
    throw (0, import_read_problem.unexpected)(response, (0, import_read_problem.withoutKey)(await response.text(), key));
}
function callRoute(settings, route, given) {
  const rest = [...given];
  const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, rest.shift()]));
  const body = /[bfu]/.test(route.flags) ? bodyOf(route, rest.shift()) : void 0;
  const { query, options } = route.flags.includes("q") ? splitQuery(rest.shift()) : { query: {}, options: {} };
  const input = { ...options, ...rest.shift(), params, query, body };
  if (route.flags.includes("w"))
    return (0, import_write_exchange.writeUrl)(settings, route, input).replace(/^http/, "ws");
  if (route.flags.includes("s"))
    return openEvents(settings, route, input);
  if (route.flags.includes("d"))
    return send(settings, route, input, import_read_body.readDownload);
  if (!route.flags.includes("p"))
    return send(settings, route, input);
  return (0, import_list_items.listItems)((cursor) => {
    const page = cursor === void 0 ? input : { ...input, query: { ...query, cursor } };
    return send(settings, route, page);
  });
}
function bodyOf({ tag, path, flags }, given) {
  if (tag !== void 0)
    return { [tag[0]]: tag[1], ...given };
  if (typeof given === "string" && path === "/api/auth/refresh")
    return { refreshToken: given };
  return given ?? (flags.includes("b") ? {} : void 0);
}
function splitQuery(given) {
  const options = {};
  const query = {};
  for (const [name, value] of Object.entries(given ?? {}))
    (isOption.test(name) ? options : query)[name] = value;
  return { query, options };
}
const isOption = /^(?:signal|timeoutMs|maxRetries|idempotencyKey|contentType|headers)$/;
async function* openEvents(settings, route, input) {
  yield* await (0, import_ask_with_token.askWithToken)(settings, route, { ...input, headers: { ...input.headers, accept: "text/event-stream" } }, import_read_events.readEvents);
}

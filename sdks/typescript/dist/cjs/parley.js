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
  Parley: () => Parley
});
module.exports = __toCommonJS(stdin_exports);
var import_call_route = require("./call-route.js");
var import_check_numbers = require("./check-numbers.js");
var import_ask_with_token = require("./credentials/ask-with-token.js");
var import_exact_json = require("./exchanging/exact-json.js");
var import_read_body = require("./exchanging/read-body.js");
var import_list_items = require("./list-items.js");
var import_log_calls = require("./log-calls.js");
var import_operation_table = require("./operation-table.js");
var import_settings = require("./settings.js");
var import_watch_workspace = require("./watch-workspace.js");
var import_whole_client = require("./whole-client.js");
class Client {
  constructor(settings = {}) {
    const { bigIntegers = false, accessToken } = settings;
    if (bigIntegers)
      (0, import_exact_json.requireExactJson)();
    this.settings = Object.assign((0, import_settings.readSettings)((0, import_log_calls.withLog)(withKey(settings)), import_whole_client.wholeClient), { bigIntegers });
    (0, import_check_numbers.checkNumbers)(this.settings);
    Object.defineProperty(this.settings, "accessToken", { value: accessToken });
    for (const [name, routes] of import_operation_table.groups) {
      const call = (route) => (...given) => (0, import_call_route.callRoute)(this.settings, route, given);
      let group;
      const get = () => group ??= Object.fromEntries(routes.map((route) => [route.name, call(route)]));
      Object.defineProperty(this, name, { get, enumerable: true });
    }
  }
  /** The same client with another credential, e.g. the access token of a member who signed in. */
  as(apiKey) {
    return new Parley({ ...this.settings, apiKey: apiKey ?? null });
  }
  /**
   * Calls any operation by its method and path, and retries passing failures.
   * @throws ParleyProblem when the server refuses the request or fails
   * @throws ParleyUnreachable when no answer arrives
   * @example
   * await parley.request("GET /api/messages/{messageId}/provenance", { params: { messageId } });
   */
  request(name, ...[input]) {
    return (0, import_call_route.send)(this.settings, (0, import_operation_table.findRoute)(name), input ?? {});
  }
  /** Yields all items of a list, page after page. `limit` is the size of a page. */
  list(name, ...[input]) {
    const { query, ...rest } = input ?? {};
    const ask = (cursor) => (0, import_call_route.send)(this.settings, (0, import_operation_table.findRoute)(name), {
      ...rest,
      query: cursor === void 0 ? { ...query } : { ...query, cursor }
    });
    return (0, import_list_items.listItems)(ask);
  }
  /**
   * Yields the events of the workspace as they happen, until `signal` aborts or the loop ends.
   * Reconnects by itself. The events are those that `webhooks.unwrap` gives.
   */
  watch(options = {}) {
    return (0, import_watch_workspace.watchWorkspace)(this.settings, options);
  }
  /**
   * Calls any operation without its types, and gives the bytes of the answer. Streams are built on
   * it.
   */
  async open(name, input) {
    return (0, import_ask_with_token.askWithToken)(this.settings, (0, import_operation_table.findRoute)(name), input, import_read_body.openBody);
  }
}
function withKey(settings) {
  const { accessToken } = settings;
  return accessToken === void 0 ? settings : { ...settings, apiKey: () => accessToken() };
}
const Parley = Client;

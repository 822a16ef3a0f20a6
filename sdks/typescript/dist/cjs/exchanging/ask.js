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
  ask: () => ask,
  readJson: () => readJson
});
module.exports = __toCommonJS(stdin_exports);
var import_exchange = require("./exchange.js");
var import_read_problem = require("./read-problem.js");
var import_write_exchange = require("./write-exchange.js");
async function ask(settings, route, input, read) {
  return (0, import_exchange.perform)(await (0, import_write_exchange.writeExchange)(settings, route, input), read);
}
const readJson = async (...[response, deadline, { key }, parse = JSON.parse]) => {
  const text = await response.text();
  deadline.end();
  try {
    return text ? parse(text) : void 0;
  } catch {
    throw (0, import_read_problem.unexpected)(response, (0, import_read_problem.withoutKey)(text, key));
  }
};

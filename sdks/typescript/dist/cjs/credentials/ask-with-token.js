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
  askWithToken: () => askWithToken
});
module.exports = __toCommonJS(stdin_exports);
var import_check_numbers = require("../check-numbers.js");
var import_ask = require("../exchanging/ask.js");
var import_stream_of = require("../exchanging/stream-of.js");
var import_parley_problem = require("../parley-problem.js");
async function askWithToken(settings, route, input, read) {
  (0, import_check_numbers.checkNumbers)(input);
  const { accessToken } = settings;
  if (accessToken === void 0)
    return (0, import_ask.ask)(settings, route, input, read);
  const token = await accessToken();
  try {
    return await (0, import_ask.ask)(withKey(settings, token), route, input, read);
  } catch (error) {
    if (!(error instanceof import_parley_problem.ParleyProblem) || error.status !== 401 || isReadOnce(input.body))
      throw error;
    const next = await accessToken(token);
    if (next === token)
      throw error;
    return (0, import_ask.ask)(withKey(settings, next), route, input, read);
  }
}
function withKey(settings, key) {
  return Object.create(settings, { apiKey: { value: () => key } });
}
function isReadOnce(body) {
  return (0, import_stream_of.isStream)(body) || Object.values(Object(body)).some(import_stream_of.isStream);
}

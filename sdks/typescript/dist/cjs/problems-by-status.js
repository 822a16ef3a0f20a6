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
  Conflict: () => Conflict,
  Forbidden: () => Forbidden,
  InvalidRequest: () => InvalidRequest,
  NotFound: () => NotFound,
  RateLimited: () => RateLimited,
  ServerFailure: () => ServerFailure,
  TooLarge: () => TooLarge,
  Unauthenticated: () => Unauthenticated,
  Unprocessable: () => Unprocessable,
  problemClassOf: () => problemClassOf
});
module.exports = __toCommonJS(stdin_exports);
var import_parley_problem = require("./parley-problem.js");
class InvalidRequest extends import_parley_problem.ParleyProblem {
}
class Unauthenticated extends import_parley_problem.ParleyProblem {
}
class Forbidden extends import_parley_problem.ParleyProblem {
}
class NotFound extends import_parley_problem.ParleyProblem {
}
class Conflict extends import_parley_problem.ParleyProblem {
}
class TooLarge extends import_parley_problem.ParleyProblem {
}
class Unprocessable extends import_parley_problem.ParleyProblem {
}
class RateLimited extends import_parley_problem.ParleyProblem {
}
class ServerFailure extends import_parley_problem.ParleyProblem {
}
const classes = {
  400: InvalidRequest,
  401: Unauthenticated,
  403: Forbidden,
  404: NotFound,
  409: Conflict,
  413: TooLarge,
  422: Unprocessable,
  429: RateLimited
};
function problemClassOf(status) {
  return classes[status] ?? (status >= 500 ? ServerFailure : import_parley_problem.ParleyProblem);
}

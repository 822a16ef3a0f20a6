import type { CallFunction } from "./call.ts";
import { callHttp } from "./http/call-http.ts";
import { callOpenapi } from "./openapi/call-openapi.ts";

/** The functions of the specification that a `call` task can name. */
export const callFunctions: ReadonlyMap<string, CallFunction> = new Map(
  [callHttp, callOpenapi].map((each) => [each.name, each]),
);

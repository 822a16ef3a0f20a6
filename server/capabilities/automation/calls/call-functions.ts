import type { CallFunction } from "./call.ts";
import { callHttp } from "./http/call-http.ts";

/** The functions of the specification that a `call` task can name. */
export const callFunctions: ReadonlyMap<string, CallFunction> = new Map([callHttp].map((each) => [each.name, each]));

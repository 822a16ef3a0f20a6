import { callAsyncapi } from "./asyncapi/call-asyncapi.ts";
import type { CallFunction } from "./call.ts";
import { callGrpc } from "./grpc/call-grpc.ts";
import { callHttp } from "./http/call-http.ts";
import { callMcp } from "./mcp/call-mcp.ts";
import { callOpenapi } from "./openapi/call-openapi.ts";

/** The functions of the specification that a `call` task can name. */
export const callFunctions: ReadonlyMap<string, CallFunction> = new Map(
  [callAsyncapi, callGrpc, callHttp, callMcp, callOpenapi].map((each) => [each.name, each]),
);

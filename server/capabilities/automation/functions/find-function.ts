import { type CallTask, readCatalogName } from "@parley/workflows";
import { callAsyncapi } from "../calls/asyncapi/call-asyncapi.ts";
import type { CallFunction } from "../calls/call.ts";
import { callGrpc } from "../calls/call-grpc.ts";
import { callOpenapi } from "../calls/call-openapi.ts";
import { callHttp } from "../calls/http/call-http.ts";
import { callMcp } from "../calls/mcp/call-mcp.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf } from "../execution/task-fault.ts";
import { approvalFunction, parleyFunctions, waitUntilFunction } from "./parley-functions.ts";
import { readCatalogFunction } from "./read-catalog-function.ts";

type FoundFunction =
  | { kind: "task"; task: CallTask }
  | { kind: "function"; function: CallFunction }
  | { kind: "approval" }
  | { kind: "wait-until" };

/** Finds what a `call` task names. Throws a TaskFault of the type `configuration`. */
export async function findFunction(run: RunExecution, name: string): Promise<FoundFunction> {
  const own = run.facts.definition.use?.functions?.[name];
  if (own !== undefined) return { kind: "task", task: own as CallTask };
  const protocol = callFunctions.get(name);
  if (protocol !== undefined) return { kind: "function", function: protocol };
  const catalog = readCatalogName(name)?.catalog;
  if (catalog !== undefined && run.facts.definition.use?.catalogs?.[catalog] === undefined) {
    if (name === approvalFunction) return { kind: "approval" };
    if (name === waitUntilFunction) return { kind: "wait-until" };
    const found = parleyFunctions(run.kernel).get(name);
    if (found !== undefined) return { kind: "function", function: found };
  } else if (catalog !== undefined || /^https?:\/\//.test(name)) {
    return { kind: "task", task: await readCatalogFunction(run, name) };
  }
  throw faultOf("configuration", `There is no function ${name}`);
}

/** The functions of the specification that a `call` task can name. */
export const callFunctions: ReadonlyMap<string, CallFunction> = new Map(
  [callAsyncapi, callGrpc, callHttp, callMcp, callOpenapi].map((each) => [each.name, each]),
);

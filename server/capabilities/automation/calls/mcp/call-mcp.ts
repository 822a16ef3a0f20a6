import { isObject, type Json } from "@parley/json";
import { AddressRefused, OutboundFailed, OutboundTimeout } from "@parley/outbound";
import { type McpRequest, openMcp, ToolboxFailed, ToolboxTooLarge } from "@parley/toolbox";
import { durationMs, mcpMethods } from "@parley/workflows";
import { readEndpoint } from "../authentication/read-endpoint.ts";
import { type Call, CallFault, type CallFunction, faultyCall, standardError, type WorkflowError } from "../call.ts";
import { readHeaders } from "../http/call-http.ts";
import { explainFailure } from "../http/explain-failure.ts";
import { readJson, UnreadableJson } from "../http/read-json.ts";
import { readArguments } from "../read-arguments.ts";
import { type McpSending, mcpFetch } from "./mcp-fetch.ts";

const usualTimeoutMs = 30_000;
const usualVersion = "2025-06-18";
const maxCharacters = 1_048_576;

/**
 * `call: mcp`: one request of the Model Context Protocol by HTTP. The output is the result, also of
 * a tool that says of itself that it failed (`isError`).
 */
export const callMcp: CallFunction = {
  name: "mcp",
  isIdempotent: ({ with: args }) => args.method !== "tools/call",
  async run(call) {
    const request = readRequest(call.with);
    const { url, authentication, headers } = await readTransport(call);
    const deadline = AbortSignal.timeout(timeoutOf(call));
    const sending: McpSending = { effect: "not-sent" };
    const fetch = mcpFetch(call, { sending, authentication, method: request.method });
    const askMcp = await openMcp();
    try {
      const address = { url, fetch, headers: { "idempotency-key": call.idempotencyKey, ...headers } };
      const answer = await askMcp(address, request, AbortSignal.any([call.signal, deadline]));
      if ("error" in answer) throw refusal(answer.error);
      const authorization = authentication?.authorization();
      return { output: storable(answer.result), ...(authorization !== undefined && { authorization }) };
    } catch (error) {
      call.signal.throwIfAborted();
      const fault = [error, (error as Error).cause].find((each) => each instanceof CallFault);
      if (fault !== undefined) throw fault;
      throw new CallFault(explainMcpFailure(error, deadline.aborted), sending.effect, { cause: error });
    }
  },
};

function readRequest(args: Json): McpRequest {
  const method = readArguments.choice(args, "method", mcpMethods);
  if (method === undefined) throw faultyCall(`\`method\` must be one of ${mcpMethods.join(", ")}.`);
  const client = readArguments.object(args, "client");
  const { name, version } = client ?? {};
  if (client !== undefined && (typeof name !== "string" || typeof version !== "string")) {
    throw faultyCall("`client` must have a `name` and a `version`.");
  }
  return {
    method,
    params: readArguments.object(args, "parameters") ?? {},
    protocolVersion: readArguments.text(args, "protocolVersion") ?? usualVersion,
    ...(client !== undefined && { client: { name: name as string, version: version as string } }),
  };
}

async function readTransport(call: Call) {
  const transport = readArguments.object(call.with, "transport") ?? {};
  if (transport.stdio !== undefined) {
    throw faultyCall("`transport.stdio` would start a program on this server, which is not offered. Use `http`.");
  }
  const http = readArguments.object(transport, "http") ?? {};
  const endpoint = await readEndpoint(call, http.endpoint, "transport.http.endpoint");
  return { ...endpoint, headers: readHeaders(readArguments.object(http, "headers")) };
}

function timeoutOf({ with: { timeout }, timeoutMs = usualTimeoutMs }: Call): number {
  if (timeout === undefined || timeout === null) return timeoutMs;
  try {
    const given = durationMs(timeout as never, new Date());
    return Math.min(given, 2_147_483_647);
  } catch {
    throw faultyCall("`timeout` must be a duration, such as PT30S.");
  }
}

function refusal({ code, message }: { code: number; message: string }): CallFault {
  const detail = `The MCP server answered with the error ${code}. ${message}`;
  return new CallFault(
    { type: standardError("runtime"), status: 500, title: "The MCP server refused the request", detail },
    "done",
  );
}

/** Gives the result as it can be stored. @throws CallFault */
function storable(result: Json): Json {
  try {
    const text = JSON.stringify(result);
    if (text.length > maxCharacters) throw new UnreadableJson(`It has more than ${maxCharacters} characters.`);
    const value = readJson(text);
    return isObject(value) ? value : {};
  } catch (error) {
    if (!(error instanceof UnreadableJson || error instanceof RangeError)) throw error;
    const reason = error instanceof UnreadableJson ? error.message : "It is nested too deeply.";
    const detail = `The MCP server's result cannot be read. ${reason}`;
    throw new CallFault({ type: standardError("runtime"), status: 500, title: "Bad result", detail }, "done");
  }
}

/** By the specification, what fails at an MCP server is of the type `runtime`. */
function explainMcpFailure(error: unknown, isLate: boolean): WorkflowError {
  const causes = [error, (error as Error).cause];
  const transport = causes.find((each) => each instanceof AddressRefused || each instanceof OutboundTimeout);
  if (isLate || transport !== undefined) return explainFailure(transport, isLate);
  const failed = causes.find((each) => each instanceof OutboundFailed);
  if (failed !== undefined) return { ...explainFailure(failed, false), type: standardError("runtime") };
  const isOurs = error instanceof ToolboxFailed || error instanceof ToolboxTooLarge;
  const detail = isOurs ? error.message : "The server did not answer by the rules of MCP.";
  return { type: standardError("runtime"), status: statusOf(error), title: "The MCP server failed", detail };
}

/** The HTTP status of an answer, which the cause knows as its code. */
function statusOf(error: unknown): number {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === "number" && code >= 400 && code <= 599 ? code : 500;
}

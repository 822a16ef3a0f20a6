import {
  GrpcFailed,
  type GrpcMessages,
  type GrpcTarget,
  openGrpc,
  type Parse,
  readAnswers,
  UnreadableMessage,
  writeRequests,
} from "@parley/toolbox";
import { Problem } from "../../../kernel/problem.ts";
import { HiddenTexts, shortestCredential } from "../hiding/hidden-texts.ts";
import type { Authentication } from "./authentication/authentication.ts";
import { openAuthentication } from "./authentication/open-authentication.ts";
import { type Call, CallFault, type CallFunction, type Effect, faultyCall, standardError } from "./call.ts";
import { explainFailure } from "./http/explain-failure.ts";
import { readArguments } from "./read-arguments.ts";
import { readDocument } from "./read-document.ts";

const maxProtoBytes = 262_144;
const maxBytes = 1_048_576;
const usualTimeoutMs = 30_000;

/**
 * `call: grpc`. A connection is by TLS when the port is 443 or ends with these digits, or is not
 * given. The output is the message of the answer, or the list of them when the method streams.
 */
export const callGrpc: CallFunction = {
  name: "grpc",
  isIdempotent: async (call) => (await prepare(call)).messages.isIdempotent,
  async run(call) {
    const { messages, ...named } = await prepare(call);
    const target = readTarget(call.with);
    const service = readArguments.object(call.with, "service") ?? {};
    const authentication = await openAuthentication(call, service.authentication);
    const answers = await send(call, { ...target, path: messages.path, requests: messages.requests }, authentication);
    const read = await readable(() => readAnswers(parserOf(call), { ...named, answers }), "done");
    const authorization = authentication?.authorization();
    if (!messages.isServerStreaming && read.length !== 1) {
      throw failure("communication", 502, `The server gave ${read.length} messages in place of one.`, "done");
    }
    return {
      output: messages.isServerStreaming ? read : read[0],
      ...(authorization !== undefined && { authorization }),
    };
  },
};

type Prepared = { messages: GrpcMessages; proto: string; service: string; method: string };

/** Gives the requests in bytes. Nothing is sent but the request for the proto document. */
async function prepare(call: Call): Promise<Prepared> {
  const args = call.with;
  const method = readArguments.text(args, "method");
  const { name: service } = readArguments.object(args, "service") ?? {};
  if (method === undefined || typeof service !== "string") throw faultyCall("`service.name` or `method` is missing.");
  const proto = await readDocument(call, args.proto, {
    ...{ name: "proto", maxBytes: maxProtoBytes },
    parse: async (text) => text,
  });
  const named = { proto, service, method };
  const argument = args.arguments ?? {};
  const messages = await readable(() => writeRequests(parserOf(call), { ...named, argument }), "not-sent");
  return { ...named, messages };
}

function parserOf({ kernel, workspaceId }: Call): Parse {
  return (parser, input) => kernel.untrusted.parse(workspaceId, parser, input);
}

async function readable<Result>(work: () => Promise<Result>, effect: Effect): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableMessage) {
      if (effect === "not-sent") throw faultyCall(error.message);
      throw failure("communication", 502, error.message, effect);
    }
    if (error instanceof Problem) throw failure("runtime", error.type.status, error.detail, effect);
    throw error;
  }
}

type Target = Omit<GrpcTarget, "addresses">;

function readTarget(args: Record<string, unknown>): Target {
  const { host, port = 443 } = readArguments.object(args, "service") ?? {};
  const isHost = typeof host === "string" && /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(host);
  if (!isHost) throw faultyCall("`service.host` must be the name or the address of a host.");
  if (!Number.isInteger(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw faultyCall("`service.port` must be a number from 1 to 65535.");
  }
  return { host, port: Number(port), isSecure: String(port).endsWith("443") };
}

async function send(
  call: Call,
  { path, requests, ...target }: Target & { path: string; requests: Uint8Array[] },
  authentication: Authentication | undefined,
): Promise<Uint8Array[]> {
  const url = `${target.isSecure ? "https" : "http"}://${target.host}:${target.port}`;
  const timeoutMs = call.timeoutMs ?? usualTimeoutMs;
  let effect: Effect = "not-sent";
  const onSend = () => {
    effect = "unknown";
    call.onSend?.();
  };
  for (let attempt = 1; ; attempt++) {
    const credentials = (await authentication?.headersFor({ method: "POST", url: url + path })) ?? {};
    if (authentication !== undefined && credentials.authorization === undefined) {
      throw faultyCall("gRPC has no digest authentication. Use basic, bearer, oauth2 or oidc.");
    }
    const metadata = { "idempotency-key": call.idempotencyKey, ...credentials };
    try {
      const addresses = await call.kernel.outbound.findAddresses(url, "workflows");
      const grpc = await openGrpc();
      const { signal } = call;
      return await grpc.call(
        { ...target, addresses },
        { path, requests, metadata, timeoutMs, maxBytes, signal, onSend },
      );
    } catch (error) {
      call.signal.throwIfAborted();
      if (!(error instanceof GrpcFailed)) throw new CallFault(explainFailure(error, false), effect, { cause: error });
      const isRefused = error.isAnswer && error.status === "UNAUTHENTICATED" && attempt === 1;
      if (isRefused && (await authentication?.renew({}))) continue;
      throw explain(error, error.isAnswer ? "done" : effect, authentication?.hidden() ?? []);
    }
  }
}

function explain({ status, message, isAnswer }: GrpcFailed, effect: Effect, hidden: string[]): CallFault {
  if (!isAnswer && status === "DEADLINE_EXCEEDED") {
    return new CallFault(explainFailure(undefined, true), effect);
  }
  const said = isAnswer ? "The gRPC server answered" : "The gRPC server did not answer:";
  const detail = new HiddenTexts(hidden, shortestCredential).hideIn(
    `${said} ${status}. ${message.slice(0, 4_096)}`.trim(),
  );
  return failure("communication", httpStatusOf(status), detail, effect, status);
}

function failure(
  kind: "communication" | "runtime",
  status: number,
  detail: string,
  effect: Effect,
  title = "The gRPC call failed",
): CallFault {
  return new CallFault({ type: standardError(kind), status, title, detail }, effect);
}

/** The statuses are those to which google.rpc.Code is mapped. */
const statuses: Record<string, number> = {
  CANCELLED: 499,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  UNAUTHENTICATED: 401,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
};

/** Gives the HTTP status of a status of gRPC; 500 for those that tell of the server only. */
function httpStatusOf(status: string): number {
  return statuses[status] ?? 500;
}

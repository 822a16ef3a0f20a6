import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type AuthenticationPolicy, resolveExpression } from "@parley/workflows";
import { signUp } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { expressionsOf } from "../../expressions-of.ts";
import { callFunctions } from "../../functions/find-function.ts";
import { type Call, type CallAnswer, CallFault, type Effect, standardError, type WorkflowError } from "../call.ts";

/** A server of its own for calls, which may reach 127.0.0.1. */
export type CallDesk = {
  server: TestServer;
  /** Calls the function with these arguments. @throws CallFault */
  call(name: string, args: Record<string, unknown>, settings?: CallSettings): Promise<CallAnswer>;
  /** The error of a call that must fail. */
  fail(name: string, args: Record<string, unknown>, settings?: CallSettings): Promise<Failure>;
  isIdempotent(name: string, args: Record<string, unknown>): Promise<boolean>;
  /** An HTTP server on 127.0.0.1 that ends with the desk. Its URL. */
  serve(listener: RequestListener): Promise<string>;
  stop(): Promise<void>;
};

export type CallSettings = Partial<Omit<Call, "kernel" | "secret" | "authentication" | "with">> & {
  secrets?: Record<string, unknown>;
  authentications?: Record<string, AuthenticationPolicy>;
};

/** `kind` is the end of the error's type. `sends` counts the requests that may have an effect. */
type Failure = Omit<WorkflowError, "type"> & { kind: string; effect: Effect; sends: number };

export async function startCallDesk(): Promise<CallDesk> {
  const server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: "workflows:127.0.0.1" } });
  const { kernel } = server.server;
  const { workspaceId } = await signUp(server.client);
  const stops: (() => void)[] = [];

  const call: CallDesk["call"] = (name, args, settings) => callFunctions.get(name)!.run(callOf(args, settings));

  function callOf(args: Record<string, unknown>, settings: CallSettings = {}): Call {
    const { secrets = {}, authentications = {}, ...rest } = settings;
    return {
      ...{ kernel, workspaceId, with: args, input: {}, mayBeEmpty: false, idempotencyKey: "run-1:/do/0" },
      run: { id: "run_1", workflow: "orders", causedBy: null, depth: 0, chainId: null, databaseRules: null },
      evaluate: async (expression, value) =>
        resolveExpression(
          expressionsOf(kernel),
          { workspaceId, mode: "strict", arguments: {} },
          String(expression),
          value,
        ),
      ...rest,
      signal: settings.signal ?? new AbortController().signal,
      secret: async (each) => of(secrets, each),
      authentication: async (each) => of(authentications, each),
    };
  }

  return {
    server,
    call,
    isIdempotent: async (name, args) => callFunctions.get(name)!.isIdempotent(callOf(args)),
    async fail(name, args, settings = {}) {
      let sends = 0;
      const onSend = () => {
        sends++;
        settings.onSend?.();
      };
      try {
        await call(name, args, { ...settings, onSend });
      } catch (fault) {
        if (!(fault instanceof CallFault)) throw fault;
        const { type, ...error } = fault.error;
        return {
          ...error,
          kind: type.slice(standardError("communication").lastIndexOf("/") + 1),
          effect: fault.effect,
          sends,
        };
      }
      throw new Error("The call did not fail.");
    },
    async serve(listener) {
      const http = createServer(listener);
      http.listen(0, "127.0.0.1");
      await once(http, "listening");
      stops.push(() => {
        http.closeAllConnections();
        http.close();
      });
      return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    },
    async stop() {
      await server.stop();
      for (const stop of stops) stop();
    },
  };
}

function of<Value>(values: Record<string, Value>, name: string): Value {
  if (Object.hasOwn(values, name)) return values[name]!;
  throw new CallFault({ type: standardError("authorization"), status: 403 }, "not-sent");
}

/** Gives the whole body of a request, as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export function answerJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

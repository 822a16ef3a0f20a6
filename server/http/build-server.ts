import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Authenticate, Caller, Guard } from "../kernel/caller.ts";
import { inTransaction } from "../kernel/database.ts";
import { closeEventStreams } from "../kernel/event-stream.ts";
import { Answer, alreadyAnswered, type Call, type Route } from "../kernel/http.ts";
import { newId } from "../kernel/ids.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { forbidden, originNotAllowed, Problem, unauthenticated } from "../kernel/problem.ts";
import { problemOf } from "../kernel/problem-of.ts";
import { parseFormBody } from "./form-body.ts";
import { AlreadyDone, commitOnce, findEarlierAttempt, identifyRequest, readStoredAnswer } from "./idempotency.ts";
import { cleanStrings, parseJsonBody } from "./json-body.ts";
import { createLimits, type Limits, subjectOfAddress } from "./limits.ts";
import { countRequest } from "./metrics.ts";
import { refuseRawConnection, refuseUnknownPath, sendProblem } from "./problem-answers.ts";
import { compileValidator } from "./validate.ts";
import { apiVersion, refuseOtherVersion } from "./version.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
    startedAtMs: number;
  }
  interface FastifyContextConfig {
    acceptsForm?: boolean;
  }
}

/** Longer than any id, session id or token that a path carries. */
const maxPathParameterLength = 512;

const commonHeaders = {
  "parley-version": apiVersion,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  // Keys are sent by scripts, never by cookies, so any page may read what its own key may read.
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "x-request-id, parley-version, ratelimit, ratelimit-policy, retry-after, location",
};

/** Builds the HTTP server from the routes: caller, limits, validation, idempotency, problems, in this order. */
export function buildServer(kernel: Kernel, routes: readonly Route[], authenticate: Authenticate): FastifyInstance {
  const { config } = kernel;
  const limits = createLimits(config.limits);
  const app = Fastify({
    logger: false,
    trustProxy: trustProxyOf(config.trustProxy),
    bodyLimit: config.maxBodyBytes,
    genReqId: () => newId("req"),
    forceCloseConnections: "idle",
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: maxPathParameterLength },
    frameworkErrors: (error, request, reply) => {
      reply.headers({ "x-request-id": request.id, ...commonHeaders });
      return sendProblem(kernel, request, reply as FastifyReply, problemOf(error));
    },
    clientErrorHandler: refuseRawConnection,
  });

  app.decorateRequest("caller", null);
  app.decorateRequest("startedAtMs", 0);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (request, body, done) => {
    try {
      done(null, parseFormBody(body as string, request.routeOptions.config.acceptsForm === true));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook("onRequest", (request, reply, done) => {
    request.startedAtMs = performance.now();
    reply.headers({ "x-request-id": request.id, ...commonHeaders });
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const durationMs = performance.now() - request.startedAtMs;
    const path = request.routeOptions.url ?? "unknown";
    countRequest(request.method, path, reply.statusCode, durationMs);
    kernel.log.debug(
      { requestId: request.id, method: request.method, path, status: reply.statusCode, durationMs },
      "answered",
    );
    done();
  });
  app.addHook("preClose", (done) => {
    closeEventStreams(kernel);
    done();
  });
  app.setErrorHandler((error, request, reply) => sendProblem(kernel, request, reply, problemOf(error)));
  app.setNotFoundHandler((request, reply) => refuseUnknownPath(kernel, routes, request, reply));

  for (const route of routes) addRoute(app, kernel, route, authenticate, limits);
  return app;
}

/** A number trusts that many hops, counted from this server outwards; a list trusts these addresses. */
function trustProxyOf(
  setting: Kernel["config"]["trustProxy"],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof setting === "number" ? (_address, hop) => hop < setting : setting;
}

function addRoute(
  app: FastifyInstance,
  kernel: Kernel,
  route: Route,
  authenticate: Authenticate,
  limits: Limits,
): void {
  const { definition } = route;
  const { schema } = definition;
  const validateParams = compileValidator(schema.params, "/path", true);
  const validateQuery = compileValidator(schema.query, "/query", true);
  const validateBody = compileValidator(schema.body, "/body", false);
  const isStream = schema.alsoProduces?.includes("text/event-stream") ?? false;
  const successStatus = Number(Object.keys(schema.response)[0]);

  app.route({
    // A stream has no end to give the length of, so it is not offered to HEAD.
    method: route.method === "GET" && !isStream ? ["GET", "HEAD"] : [route.method],
    url: route.path,
    config: { acceptsForm: definition.acceptsForm ?? false },
    ...(definition.maxBodyBytes === undefined ? {} : { bodyLimit: definition.maxBodyBytes }),
    onRequest: async (request, reply) => {
      refuseOtherVersion(request.headers["parley-version"]);
      await admit(request, reply, definition.guard, authenticate, limits, definition.limit);
    },
    handler: async (request, reply) => {
      const params = validateParams(cleanStrings(request.params, "/path"));
      const query = validateQuery(cleanStrings({ ...(request.query as object) }, "/query"));
      const body = request.body === undefined && schema.isBodyOptional ? undefined : validateBody(request.body);
      const answer = await serve(kernel, route, successStatus, request, reply, { params, query, body });
      if (answer === alreadyAnswered || reply.sent) return reply;
      const {
        status,
        body: answerBody,
        headers,
      } = answer instanceof Answer ? answer : new Answer(successStatus, answer);
      reply.code(status).headers(headers);
      if (answerBody === undefined || answerBody === null) return reply.send();
      if (typeof answerBody === "string") return reply.send(answerBody);
      return reply.header("content-type", "application/json; charset=utf-8").send(JSON.stringify(answerBody));
    },
  });
}

/** Who calls, whether the route is open to them, and whether they called too often. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  guard: Guard,
  authenticate: Authenticate,
  limits: Limits,
  limit: "signin" | "signup" | "none" | undefined,
): Promise<void> {
  const credential = bearerOf(request.headers.authorization);
  const caller = credential === undefined ? undefined : await authenticate(credential);
  if (credential !== undefined && caller === undefined) {
    throw new Problem(unauthenticated, "The credential is not valid, or no longer. Sign in again or use another key.", {
      headers: { "www-authenticate": 'Bearer error="invalid_token"' },
    });
  }
  request.caller = caller ?? null;
  if (limit === "signin" || limit === "signup") await limits.count(limit, subjectOfAddress(request.ip), reply);
  else if (limit !== "none") await countCaller(request, reply, limits);
  refuseUnlessAllowed(guard, request);
}

function countCaller(request: FastifyRequest, reply: FastifyReply, limits: Limits): Promise<void> | undefined {
  const { caller } = request;
  if (caller === null || caller.kind === "publishable-key") {
    return limits.count("public", subjectOfAddress(request.ip), reply);
  }
  return limits.count("key", caller.sessionId ?? caller.id, reply);
}

function bearerOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const found = /^bearer +(\S+) *$/i.exec(header);
  if (found?.[1] === undefined) {
    throw new Problem(unauthenticated, "Send the credential as `Authorization: Bearer <access token or key>`.", {
      headers: { "www-authenticate": "Bearer" },
    });
  }
  return found[1];
}

function refuseUnlessAllowed(guard: Guard, request: FastifyRequest): void {
  const { caller } = request;
  if (guard.kind === "anyone") return;
  if (caller === null) {
    throw new Problem(unauthenticated, "This needs `Authorization: Bearer <access token or key>`.", {
      headers: { "www-authenticate": "Bearer" },
    });
  }
  if (caller.kind === "publishable-key") {
    if (guard.kind !== "may" || !guard.publishable) {
      throw new Problem(forbidden, "A publishable key cannot do this. Call it from your server with a secret key.");
    }
    refuseOtherOrigin(caller, request.headers.origin);
  }
  if (guard.kind === "member" && caller.kind !== "member") {
    throw new Problem(forbidden, "Only a signed-in person can do this. Use an access token instead of a key.");
  }
  // A key of the operator's workspace acts for the operator only if it was given the settings.
  if (guard.kind === "operator" && !(caller.isOperator && caller.scopes.has("settings:write"))) {
    throw new Problem(forbidden, "Only the operator of this installation can do this.");
  }
  if (guard.kind === "may" && !caller.scopes.has(guard.scope)) {
    throw new Problem(forbidden, `The credential lacks the scope ${guard.scope}.`);
  }
}

/** Without an Origin header the call does not come from a page; the list is abuse control, not authentication. */
function refuseOtherOrigin(caller: Caller, origin: string | undefined): void {
  if (origin === undefined || caller.allowedOrigins === null || caller.allowedOrigins.includes(origin)) return;
  throw new Problem(originNotAllowed, "Add this page's origin to the key's allowedOrigins, or use a key that has it.");
}

/** Calls the handler, once per Idempotency-Key. */
async function serve(
  kernel: Kernel,
  route: Route,
  successStatus: number,
  request: FastifyRequest,
  reply: FastifyReply,
  input: { params: unknown; query: unknown; body: unknown },
): Promise<unknown> {
  const { caller } = request;
  const visitor = request.headers["x-visitor-token"];
  const identified = route.definition.idempotent
    ? identifyRequest(kernel, {
        key: request.headers["idempotency-key"] as string | undefined,
        workspaceId: caller?.workspaceId ?? null,
        caller: [caller === null ? "anonymous" : `${caller.kind}:${caller.id}`, visitor ?? ""].join("|"),
        method: route.method,
        path: request.url,
        body: request.body,
      })
    : undefined;
  let earlier = identified === undefined ? undefined : await findEarlierAttempt(kernel, identified);
  for (;;) {
    const stored =
      identified === undefined || earlier === undefined ? undefined : readStoredAnswer(identified, earlier);
    if (stored !== undefined) return new Answer(stored.status, stored.body);
    const call: Call<unknown, unknown, unknown> = {
      kernel,
      ...input,
      request,
      reply,
      requestId: request.id,
      clientAddress: request.ip,
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      maybeCaller: caller,
      get caller() {
        if (caller === null) throw new Error(`${route.path} is open to anyone and there is no caller.`);
        return caller;
      },
      header: (name) => request.headers[name] as string | undefined,
      progress: earlier === undefined ? null : { value: earlier.progress, nodeId: earlier.nodeId },
      commit: (work, options) =>
        identified === undefined
          ? inTransaction(kernel.database, work)
          : commitOnce(kernel, identified, successStatus, work, options?.progressOf),
    };
    try {
      return await route.handler(call);
    } catch (error) {
      // A twin was faster between our look and our commit: give what it gave, or go on where it is.
      if (!(error instanceof AlreadyDone)) throw error;
      earlier = error.record;
    }
  }
}

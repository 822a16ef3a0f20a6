import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Authenticate, Caller, Guard } from "../kernel/caller.ts";
import { closeEventStreams } from "../kernel/event-stream.ts";
import { Answer, alreadyAnswered, type Route } from "../kernel/http.ts";
import { newId } from "../kernel/ids.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { forbidden, originNotAllowed, Problem, unauthenticated } from "../kernel/problem.ts";
import { problemOf } from "../kernel/problem-of.ts";
import { commonHeaders } from "./common-headers.ts";
import { parseFormBody } from "./form-body.ts";
import { cleanStrings, parseJsonBody } from "./json-body.ts";
import { createLimits, type Limits, subjectOfAddress } from "./limits.ts";
import { createRequestCounter, type RequestCounter } from "./metrics.ts";
import { refuseRawConnection, refuseUnknownPath, sendProblem } from "./problem-answers.ts";
import { RequestCall } from "./request-call.ts";
import { compileValidator } from "./validate.ts";
import { refuseOtherVersion } from "./version.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
    startedAtMs: number;
    counter: RequestCounter;
  }
  interface FastifyContextConfig {
    acceptsForm?: boolean;
  }
}

/** Longer than any id, session id or token that a path carries. */
const maxPathParameterLength = 512;

const commonHeaderLines = Object.entries(commonHeaders);

/** Builds the HTTP server from the routes: caller, limits, validation, idempotency, problems, in this order. */
export function buildServer(kernel: Kernel, routes: readonly Route[], authenticate: Authenticate): FastifyInstance {
  const { config } = kernel;
  const limits = createLimits(config.limits);
  const isDebugging = kernel.log.isLevelEnabled("debug");
  const unknownPaths = createRequestCounter("unknown");
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
  app.decorateRequest("counter");
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
    request.counter = unknownPaths;
    reply.header("x-request-id", request.id);
    for (const [name, value] of commonHeaderLines) reply.header(name, value);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const durationMs = performance.now() - request.startedAtMs;
    request.counter.count(request.method, reply.statusCode, durationMs);
    if (isDebugging) {
      const path = request.routeOptions.url;
      kernel.log.debug(
        { requestId: request.id, method: request.method, path, status: reply.statusCode, durationMs },
        "answered",
      );
    }
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
  const hasParams = route.path.includes(":");
  const counter = createRequestCounter(route.path);

  app.route({
    // A stream has no end to give the length of, so it is not offered to HEAD.
    method: route.method === "GET" && !isStream ? ["GET", "HEAD"] : [route.method],
    url: route.path,
    config: { acceptsForm: definition.acceptsForm ?? false },
    ...(definition.maxBodyBytes === undefined ? {} : { bodyLimit: definition.maxBodyBytes }),
    onRequest: async (request, reply) => {
      request.counter = counter;
      refuseOtherVersion(request.headers["parley-version"]);
      await admit(request, reply, definition.guard, authenticate, limits, definition.limit);
    },
    handler: async (request, reply) => {
      const params = validateParams(hasParams ? cleanStrings(request.params, "/path") : {});
      const query = validateQuery(request.url.includes("?") ? cleanStrings(request.query, "/query") : {});
      const body = request.body === undefined && schema.isBodyOptional ? undefined : validateBody(request.body);
      const call = new RequestCall(kernel, route, successStatus, request, reply, { params, query, body });
      const answer = definition.idempotent ? await call.runOnce() : await route.handler(call);
      if (answer === alreadyAnswered || reply.sent) return reply;
      if (answer instanceof Answer) {
        reply.code(answer.status).headers(answer.headers);
        return sendBody(reply, answer.body);
      }
      if (successStatus !== 200) reply.code(successStatus);
      return sendBody(reply, answer);
    },
  });
}

function sendBody(reply: FastifyReply, body: unknown): FastifyReply {
  if (body === undefined || body === null) return reply.send();
  if (typeof body === "string") return reply.send(body);
  return reply.header("content-type", "application/json; charset=utf-8").send(JSON.stringify(body));
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
  if (limit === "signin" || limit === "signup") limits.count(limit, subjectOfAddress(request.ip), reply);
  else if (limit !== "none") countCaller(request, reply, limits);
  refuseUnlessAllowed(guard, request);
}

function countCaller(request: FastifyRequest, reply: FastifyReply, limits: Limits): void {
  const { caller } = request;
  if (caller === null || caller.kind === "publishable-key") {
    limits.count("public", subjectOfAddress(request.ip), reply);
  } else limits.count("key", caller.sessionId ?? caller.id, reply);
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

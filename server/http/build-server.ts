import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Caller } from "../kernel/caller.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { Problem, unsupportedMediaType } from "../kernel/problem.ts";
import { problemOf } from "../kernel/problem-of.ts";
import { RequestId } from "../kernel/storage/id.ts";
import { closeEventStreams } from "../kernel/wire/event-stream.ts";
import { Answer, alreadyAnswered, isServedToHead, type Route } from "../kernel/wire/route.ts";
import { closeWebSockets } from "../kernel/wire/web-socket.ts";
import { acceptUpgrades, isWebSocketUpgrade } from "./accept-upgrades.ts";
import { admit, type Credentials } from "./admit.ts";
import { findOtherVersion } from "./api-version.ts";
import { compileValidator } from "./compile-validator.ts";
import { createLimits, type Limits } from "./limits.ts";
import { parseFormBody } from "./parse-form-body.ts";
import { cleanStrings, parseJsonBody, readUtf8 } from "./parse-json-body.ts";
import { refuseRawConnection } from "./refuse-raw-connection.ts";
import { refuseUnknownPath } from "./refuse-unknown-path.ts";
import { RequestCall } from "./request-call.ts";
import { createRequestCounter, type RequestCounter } from "./request-counter.ts";
import { beginHead, countAnswer, type Head, sendAnswer } from "./send-answer.ts";
import { sendProblem } from "./send-problem.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
    startedAtMs: number;
    counter: RequestCounter;
    head: Head;
  }
  interface FastifyContextConfig {
    acceptsForm?: boolean;
  }
}

/** Longer than any id, session id or token that a path carries. */
const maxPathParameterLength = 512;

/** Builds the HTTP server from the routes: caller, limits, validation, idempotency, problems, in this order. */
export function buildServer(kernel: Kernel, routes: readonly Route[], credentials: Credentials): FastifyInstance {
  const { config } = kernel;
  const limits = createLimits(config.limits);
  const unknownPaths = createRequestCounter("unknown");
  const begin = (request: FastifyRequest) => {
    request.startedAtMs = performance.now();
    request.counter = unknownPaths;
    request.head = beginHead(request.id);
  };
  const app = Fastify({
    logger: false,
    // We validate by ourselves; without this Fastify loads a validator and a serializer of its own at every start.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    trustProxy: trustProxyOf(config.trustProxy),
    bodyLimit: config.maxBodyBytes,
    genReqId: () => RequestId.make(),
    forceCloseConnections: "idle",
    // What a stopping server has accepted it still answers, as ever.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // Nothing here uses Host; without it HTTP/1.1 clients are served rather than refused without a word of ours.
    http: { shouldUpgradeCallback: isWebSocketUpgrade, requireHostHeader: false },
    routerOptions: { maxParamLength: maxPathParameterLength },
    frameworkErrors: (error, request, reply) => {
      begin(request);
      sendProblem(kernel, request, reply as FastifyReply, problemOf(error));
    },
    clientErrorHandler: refuseRawConnection,
  });

  app.decorateRequest("caller", null);
  app.decorateRequest("startedAtMs", 0);
  app.decorateRequest("counter");
  app.decorateRequest("head");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    try {
      refuseEncoded(request.headers["content-encoding"]);
      done(null, parseJsonBody(readUtf8(body as Buffer)));
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
  app.addHook("onRequest", (request, _reply, done) => {
    begin(request);
    done();
  });
  app.addHook("preClose", (done) => {
    closeEventStreams(kernel);
    closeWebSockets(kernel);
    done();
  });
  app.setErrorHandler((error, request, reply) => sendProblem(kernel, request, reply, problemOf(error)));
  app.setNotFoundHandler((request, reply) => refuseUnknownPath(kernel, routes, request, reply));

  acceptUpgrades(app);
  // An expectation that nobody knows is ignored, as RFC 9110 allows, instead of a bare 417.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  for (const route of routes) if (!route.definition.rawBody) addRoute(app, kernel, route, credentials, limits);
  app.register((unread, _options, done) => {
    takeBodiesUnread(unread);
    for (const route of routes) if (route.definition.rawBody) addRoute(unread, kernel, route, credentials, limits);
    done();
  });
  return app;
}

function noCompiler(): never {
  throw new Error("Routes do not hand their schemas to Fastify.");
}

function refuseEncoded(encoding: string | undefined): void {
  if (encoding === undefined || encoding === "identity") return;
  throw new Problem(unsupportedMediaType, "Send the body as it is, without Content-Encoding.");
}

/** A number trusts that many hops, counted from this server outwards; a list trusts these addresses. */
function trustProxyOf(
  setting: Kernel["config"]["trustProxy"],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof setting === "number" ? (_address, hop) => hop < setting : setting;
}

/** Hands bodies over as they came: a signature is of bytes, and nothing of them is judged before it. */
function takeBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const type of ["application/json", /^application\/[\w.-]+\+json(?:\s*;|$)/]) {
    app.addContentTypeParser(type, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  }
}

function addRoute(app: FastifyInstance, kernel: Kernel, route: Route, credentials: Credentials, limits: Limits): void {
  const { definition } = route;
  const { schema } = definition;
  const validateParams = compileValidator(schema.params, "/path", true);
  const validateQuery = compileValidator(schema.query, "/query", true);
  const validateBody = compileValidator(definition.rawBody ? undefined : schema.body, "/body", false);
  const successStatus = Number(Object.keys(schema.response)[0]);
  const hasParams = route.path.includes(":");
  const counter = createRequestCounter(route.path);

  app.route({
    method: isServedToHead(route) ? ["GET", "HEAD"] : [route.method],
    url: route.path,
    config: { acceptsForm: definition.acceptsForm ?? false },
    ...(definition.maxBodyBytes === undefined ? {} : { bodyLimit: definition.maxBodyBytes }),
    onRequest:
      definition.guard.kind === "signature"
        ? (request, _reply, done) => {
            request.counter = counter;
            done(findOtherVersion(request.headers["parley-version"]));
          }
        : (request, _reply, done) => {
            request.counter = counter;
            const admitted = admit(request, definition, credentials, limits);
            if (admitted === undefined) done();
            else admitted.then(() => done(), done);
          },
    handler: (request, reply) => {
      const params = validateParams(hasParams ? cleanStrings(request.params, "/path") : {});
      const query = validateQuery(request.url.includes("?") ? cleanStrings(request.query, "/query") : {});
      const body = request.body === undefined && schema.isBodyOptional ? undefined : validateBody(request.body);
      const call = new RequestCall(kernel, route, successStatus, limits, request, reply, { params, query, body });
      const answer = definition.idempotent ? call.runOnce() : route.handler(call);
      // A handler that need not wait is not made to: its answer leaves with the turn that read the request.
      if (answer instanceof Promise) return answer.then((value) => give(call, successStatus, value));
      return give(call, successStatus, answer);
    },
  });
}

/** Sends the answer. Gives the reply back, which Fastify then waits for, only where sending goes on. */
function give(call: RequestCall, successStatus: number, answer: unknown): FastifyReply | undefined {
  const { kernel, request, reply } = call;
  if (answer === alreadyAnswered || reply.sent) countAnswer(kernel, request, reply.raw.statusCode);
  else if (answer instanceof Answer) sendAnswer(kernel, request, reply, answer.status, answer.body, answer.headers);
  else sendAnswer(kernel, request, reply, successStatus, answer);
  return reply.sent ? undefined : reply;
}

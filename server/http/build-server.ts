import type { IncomingHttpHeaders } from "node:http";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Caller } from "../kernel/caller.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Logger } from "../kernel/logger.ts";
import { activityOf, beginActivity } from "../kernel/nodes/activity-memory.ts";
import { pageLanguage } from "../kernel/pages/page-language.ts";
import { invalidRequest, Problem } from "../kernel/problem.ts";
import { problemOf } from "../kernel/problem-of.ts";
import { RequestId } from "../kernel/storage/id.ts";
import type { ApiVersion, Translation } from "../kernel/versions/api-versions.ts";
import { addressListOf } from "../kernel/wire/address-list.ts";
import { closeEventStreams } from "../kernel/wire/event-stream.ts";
import { closeWebSockets, wantsWebSocket } from "../kernel/wire/open-web-socket.ts";
import { Answer, alreadyAnswered, type BodyFormat, isServedToHead, type Route } from "../kernel/wire/route.ts";
import { acceptUpgrades, isWebSocketUpgrade } from "./accept-upgrades.ts";
import { admit, admitForm, isForm } from "./admitting/admit.ts";
import { applyVersion } from "./admitting/apply-version.ts";
import { inShareOfCall, laneOf } from "./admitting/in-share-of-call.ts";
import { createLimits, type Limits } from "./admitting/limits.ts";
import { inTurn, LongWork } from "./admitting/long-work.ts";
import { occupancyOf, type Usage } from "./admitting/occupancy.ts";
import { traceRequest } from "./admitting/trace-request.ts";
import { createWorkLimits, withCost } from "./admitting/work-limits.ts";
import { refuseRawConnection } from "./answering/refuse-raw-connection.ts";
import { refuseMethodsOfOtherPaths, refuseUnknownPath } from "./answering/refuse-unknown-path.ts";
import { RequestCall } from "./answering/request-call.ts";
import { beginHead, countAnswer, type Head, sendAnswer } from "./answering/send-answer.ts";
import { logProblem, sendProblem } from "./answering/send-problem.ts";
import { addBodyParsers, isInParts } from "./bodies/add-body-parsers.ts";
import { cleanStrings, withoutBlanks } from "./bodies/clean-strings.ts";
import { compileValidator } from "./bodies/compile-validator.ts";
import { isNotedExact, noteExactNumbers } from "./bodies/note-exact-numbers.ts";
import { createRequestCounter, type RequestCounter } from "./request-counter.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
    startedAtMs: number;
    counter: RequestCounter;
    head: Head;
    /** The version of the interface that the request is read by and answered in. */
    version: ApiVersion;
    usage: Usage;
    maxBodyBytes: number;
  }
}

/** No id, session id or token in a path is longer. */
const maxPathParameterLength = 512;
/** Node looks so often for connections whose headers do not end. */
const headersCheckIntervalMs = 1_000;

/**
 * Builds the HTTP server. Each request passes caller, limits, validation and idempotency in this
 * order.
 */
export function buildServer(kernel: Kernel, routes: readonly Route[]): FastifyInstance {
  const { config } = kernel;
  const limits = createLimits(config.limits);
  const workLimits = createWorkLimits(config.limits);
  const longWork = new LongWork();
  const occupancy = occupancyOf(kernel);
  const unknownPaths = createRequestCounter("unknown");
  const noticeProxy = config.isPrivate ? warnOfProxy(kernel.log) : undefined;
  const begin = (request: FastifyRequest) => {
    request.startedAtMs = performance.now();
    request.counter = unknownPaths;
    request.maxBodyBytes = config.maxBodyBytes;
    request.head = beginHead(request.id);
    request.version = kernel.versions.newest;
  };
  const app = Fastify({
    logger: false,
    // `compileValidator` validates. Without this, Fastify loads its own validator and serializer at
    // every start.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    trustProxy: trustProxyOf(config.trustProxy),
    genReqId: () => RequestId.make(),
    forceCloseConnections: "idle",
    // A stopping server still answers the requests that it has accepted.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // Nothing here uses Host. Node would refuse a request without this header before any code here
    // could answer.
    http: {
      shouldUpgradeCallback: isWebSocketUpgrade,
      requireHostHeader: false,
      headersTimeout: Number.isFinite(config.bounds.headersTimeoutMs) ? config.bounds.headersTimeoutMs : 0,
      connectionsCheckingInterval: headersCheckIntervalMs,
    },
    // `BodyReader` bounds the time of bodies, by route.
    requestTimeout: 0,
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
  app.decorateRequest("version");
  app.decorateRequest("usage");
  app.decorateRequest("maxBodyBytes", 0);
  addBodyParsers(kernel, app, undefined);
  app.server.on("connection", (socket) => occupancy.addSocket(socket));
  app.addHook("onRequest", (request, reply, done) => {
    if (occupancy.isRefused(request.raw.socket)) return void reply.hijack();
    begin(request);
    noticeProxy?.(request.headers);
    done(occupancy.begin(request, reply.raw, wantsWebSocket(request.raw)));
  });
  app.addHook("preClose", (done) => {
    closeEventStreams(kernel);
    closeWebSockets(kernel);
    done();
  });
  app.setErrorHandler((error, request, reply) => sendProblem(kernel, request, reply, problemOf(error)));
  app.setNotFoundHandler((request, reply) => refuseUnknownPath(kernel, routes, request, reply));

  refuseMethodsOfOtherPaths(app, kernel, routes);
  acceptUpgrades(app);
  // An unknown expectation is ignored, as RFC 9110 allows. Node would answer with a bare 417.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  for (const declared of routes) {
    const route = withCost(inTurn(declared, longWork), workLimits);
    const { body } = route.definition;
    if (body === undefined) addRoute(app, kernel, route, limits);
    else
      app.register((ofItsOwn, _options, done) => {
        addBodyParsers(kernel, ofItsOwn, body);
        if (body.kind === "form" && body.showProblem !== undefined) explainToPeople(kernel, ofItsOwn, body.showProblem);
        addRoute(ofItsOwn, kernel, route, limits);
        done();
      });
  }
  return app;
}

function noCompiler(): never {
  throw new Error("Routes must not give their schemas to Fastify.");
}

/**
 * Reads the setting as Fastify takes it. A number trusts that many proxies, counted from this
 * server outwards. A list trusts these addresses.
 */
function trustProxyOf(setting: Kernel["config"]["trustProxy"]): false | ((address: string, hop: number) => boolean) {
  if (setting === false) return false;
  return typeof setting === "number" ? (_address, hop) => hop < setting : addressListOf(setting).has;
}

/** Tells whether a body is parsed to a value, which must then fit the schema. */
function isParsed(format: BodyFormat | undefined): boolean {
  return format === undefined || format.kind === "form" || format.kind === "json-or-parts";
}

function addRoute(app: FastifyInstance, kernel: Kernel, route: Route, limits: Limits): void {
  const { definition } = route;
  const { schema } = definition;
  if (definition.idempotent && !isParsed(definition.body))
    throw new Error(`${route.path} cannot be idempotent: a retry is recognised by its parsed body.`);
  const validateParams = compileValidator(schema.params, "/path", true);
  const validateQuery = compileValidator(schema.query, "/query", true);
  const validateBody = compileValidator(isParsed(definition.body) ? schema.body : undefined, "/body", false);
  const successStatus = schema.usualStatus ?? Number(Object.keys(schema.response)[0]);
  const hasParams = route.path.includes(":");
  const counter = createRequestCounter(route.path);
  const name = `${route.method} ${route.path}`;
  const activity = activityOf(name);
  const lane = laneOf(route);
  const translations = kernel.versions.translationsOf(name);
  const ofRoute = definition.maxBodyBytes ?? kernel.config.maxBodyBytes;
  const maxBodyBytes = typeof ofRoute === "number" ? ofRoute : ofRoute(kernel.config);

  app.route({
    method: isServedToHead(route) ? ["GET", "HEAD"] : [route.method],
    url: route.path,
    onRequest:
      definition.guard.kind === "signature"
        ? (request, _reply, done) => {
            beginActivity(activity);
            request.counter = counter;
            request.maxBodyBytes = maxBodyBytes;
            applyVersion(kernel.versions, request, null);
            done();
          }
        : (request, _reply, done) => {
            beginActivity(activity);
            request.counter = counter;
            request.maxBodyBytes = maxBodyBytes;
            const admitted = admit(kernel, request, definition, limits);
            if (admitted === undefined) done();
            else admitted.then(() => done(), done);
          },
    handler: (request, reply) => {
      if (!definition.takesKeyField || request.caller !== null) return handle(request, reply);
      return admitForm(kernel, request, definition, limits).then(() => handle(request, reply));
    },
  });

  function handle(request: FastifyRequest, reply: FastifyReply) {
    const params = validateParams(hasParams ? cleanStrings(request.params, "/path") : {});
    let sentQuery = request.url.includes("?") ? cleanStrings(request.query, "/query") : {};
    const isLeftOut =
      (request.body === undefined && schema.isBodyOptional === true) || isInParts(request, definition.body);
    let sentBody = isLeftOut ? undefined : bodyOf(request, definition.body);
    const translation = translations?.get(request.version);
    if (translation?.request !== undefined)
      ({ query: sentQuery, body: sentBody } = climb(translation.request, request, sentQuery, sentBody));
    if (sentBody !== request.body && isNotedExact(request.body)) noteExactNumbers(sentBody);
    const query = validateQuery(sentQuery);
    const body = isLeftOut ? undefined : validateBody(sentBody);
    const input = { params, query, body };
    const call = new RequestCall(kernel, route, successStatus, limits, request, reply, input, translation);
    const run = () => (definition.idempotent ? call.runOnce() : route.handler(call));
    const answer = traceRequest(request, reply, name, () => inShareOfCall(kernel.database, lane, request, run));
    // The answer of a synchronous handler is sent in the same turn of the event loop.
    if (answer instanceof Promise) return answer.then((value) => give(call, successStatus, value));
    return give(call, successStatus, answer);
  }
}

/** Makes a request of an older version into one of the newest. Throws invalid-request where it cannot. */
function climb(
  step: NonNullable<Translation["request"]>,
  request: FastifyRequest,
  query: unknown,
  body: unknown,
): { query: unknown; body: unknown } {
  // A body that is no object fits no schema, and the validator says so.
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body))) return { query, body };
  try {
    return step({ query: query as Record<string, unknown>, body });
  } catch (cause) {
    const detail = `The request does not have the shape of version ${request.version.date}. GET /openapi.json?version=${request.version.date} describes it.`;
    throw new Problem(invalidRequest, detail, { cause });
  }
}

function bodyOf(request: FastifyRequest, format: BodyFormat | undefined): unknown {
  if (format?.kind !== "form" || format.readFields === undefined) return request.body;
  return isForm(request)
    ? format.readFields((request.body ?? {}) as Record<string, string>)
    : withoutBlanks(request.body);
}

/**
 * Answers a browser that sent a form with a page that explains the problem; programs get the
 * document.
 */
function explainToPeople(
  kernel: Kernel,
  app: FastifyInstance,
  showProblem: NonNullable<Extract<BodyFormat, { kind: "form" }>["showProblem"]>,
): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    const isPerson = isForm(request) && (request.headers.accept ?? "").includes("text/html");
    if (!isPerson) return sendProblem(kernel, request, reply, problem);
    logProblem(kernel, request, problem);
    const { _language } = (request.body ?? {}) as { _language?: string };
    const page = showProblem(problem, pageLanguage(_language, request.headers["accept-language"]));
    sendAnswer(kernel, request, reply, page.status, page.body, { ...problem.headers, ...page.headers });
  });
}

/**
 * Sends the answer. Returns the reply, for which Fastify then waits, only while sending goes on.
 */
function give(call: RequestCall, successStatus: number, answer: unknown): FastifyReply | undefined {
  const { kernel, request, reply } = call;
  if (answer === alreadyAnswered || reply.sent) countAnswer(kernel, request, reply.raw.statusCode);
  else if (answer instanceof Answer)
    sendAnswer(kernel, request, reply, answer.status, call.inVersion(answer.body), answer.headers);
  else sendAnswer(kernel, request, reply, successStatus, call.inVersion(answer));
  return reply.sent ? undefined : reply;
}

/**
 * For an installation that takes itself for private: warns once when a request came through a
 * proxy, because then other people may reach the server after all.
 */
function warnOfProxy(log: Logger): (headers: IncomingHttpHeaders) => void {
  let hasWarned = false;
  return (headers) => {
    if (hasWarned || (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined)) return;
    hasWarned = true;
    log.warn(
      "a request came through a proxy, but this installation is set up as private: unverified accounts have all rights. Set PARLEY_PUBLIC_URL and PARLEY_TRUST_PROXY if other people can reach it",
    );
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kernel } from "../../kernel/kernel.ts";
import { html } from "../../kernel/pages/html.ts";
import { htmlPage } from "../../kernel/pages/html-page.ts";
import { pageLanguage } from "../../kernel/pages/page-language.ts";
import { kernelTexts } from "../../kernel/pages/texts/kernel-texts.ts";
import { errorShapeAt, methodNotAllowed, notFound, Problem } from "../../kernel/problem.ts";
import { type Answer, isServedToHead, type Route } from "../../kernel/wire/route.ts";
import { applyVersion } from "../admitting/apply-version.ts";
import { sendAnswer } from "./send-answer.ts";
import { sendProblem } from "./send-problem.ts";

/**
 * Answers a request that no route takes: preflights with 204, other methods of a path with 405, the
 * rest with 404. Throws version-unknown, as a route does.
 */
export function refuseUnknownPath(
  kernel: Kernel,
  routes: readonly Route[],
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  applyVersion(kernel.versions, request, null);
  const path = request.url.split("?")[0] ?? "/";
  const own = routes.filter((route) => route.path === path);
  const found = own.length > 0 ? own : routes.filter((route) => patternOf(route.path).test(path));
  const methods = methodsOf(found);
  const allow = [...new Set([...methods, "OPTIONS"])].join(", ");
  const explained = errorShapeAt(kernel.errorShapes, path)?.explainUnknownPath?.(path);
  if (path === "/" && (request.method === "GET" || request.method === "HEAD") && isReader(request)) {
    const vary = "accept, accept-language";
    const { status, body, headers } = frontPage(request.headers["accept-language"]);
    if (kernel.config.hasConsole) sendAnswer(kernel, request, reply, 302, undefined, { location: "/console", vary });
    else sendAnswer(kernel, request, reply, status, body, { ...headers, vary });
  } else if (methods.length === 0) {
    const problem = new Problem(notFound, explained ?? explainUnknown(routes, path));
    sendProblem(kernel, request, reply, problem);
  } else if (request.method === "OPTIONS") {
    sendAnswer(kernel, request, reply, 204, undefined, {
      allow,
      "access-control-allow-methods": allow,
      "access-control-allow-headers":
        "authorization, content-type, idempotency-key, last-event-id, mcp-protocol-version, parley-version, x-session-id, x-user-hash, x-user-id, x-user-token, x-visitor-token",
      "access-control-max-age": "86400",
    });
  } else {
    const sentence = explained ?? "Use one of these methods.";
    const problem = new Problem(methodNotAllowed, `This path supports ${allow}. ${sentence}`, {
      headers: { allow },
    });
    sendProblem(kernel, request, reply, problem);
  }
}

/** Tells whether a person looks: browsers name HTML first. */
function isReader({ headers }: FastifyRequest): boolean {
  return headers.accept?.toLowerCase().startsWith("text/html") === true;
}

/** Leads people to what they can read here. */
function frontPage(accepted: string | undefined): Answer {
  const language = pageLanguage(undefined, accepted);
  const { title, text, ...names } = kernelTexts[language].front;
  const links = html`<ul><li><a href="/docs">${names.reference}</a></li><li><a href="/docs/problems">${names.problems}</a></li><li><a href="/voice">${names.voice}</a></li><li><a href="/account/outbox">${names.outbox}</a></li></ul>`;
  return htmlPage(200, title, html`<p>${text}</p>${links}`, { language });
}

/** Tells of a path that exists when it is written with fewer slashes. */
function explainUnknown(routes: readonly Route[], path: string): string {
  if (path === "/")
    return "This is Parley's interface for programs. See /docs for the paths, /openapi.json for a client.";
  const plain = path.replaceAll(/\/+/g, "/").replace(/\/$/, "");
  const isKnown = plain !== path && routes.some((route) => route.path === plain || patternOf(route.path).test(plain));
  return isKnown
    ? `The path has a slash too many: write ${plain.slice(0, 200)}.`
    : "Nothing exists at this path. See /docs for the paths.";
}

/**
 * "/api/leads/export" has the shape of "/api/leads/:leadId", but is no lead: the methods of a lead are
 * refused there.
 */
export function refuseMethodsOfOtherPaths(app: FastifyInstance, kernel: Kernel, routes: readonly Route[]): void {
  const ofPath = Map.groupBy(routes, ({ path }) => path);
  // A server has hundreds of routes, and only paths of as many parts have the same shape.
  const ofLength = Map.groupBy(
    [...ofPath.keys()].filter((path) => path.includes(":")),
    partsOf,
  );
  for (const [path, routesOfPath] of ofPath) {
    if (path.includes(":")) continue;
    const own = methodsOf(routesOfPath);
    const alike = (ofLength.get(partsOf(path)) ?? []).filter((shape) => patternOf(shape).test(path));
    const others = methodsOf(alike.flatMap((shape) => ofPath.get(shape) ?? []));
    const method = [...new Set(others)].filter((each) => !own.includes(each));
    if (method.length === 0) continue;
    const refuse = (request: FastifyRequest, reply: FastifyReply) => refuseUnknownPath(kernel, routes, request, reply);
    app.route({ method, url: path, onRequest: refuse, handler: refuse });
  }
}

function partsOf(path: string): number {
  return path.split("/").length;
}

function methodsOf(routes: readonly Route[]): string[] {
  return routes.flatMap((route) => (isServedToHead(route) ? [route.method, "HEAD"] : [route.method]));
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const found = patterns.get(path);
  if (found !== undefined) return found;
  const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replace(/:[A-Za-z]+/g, "[^/]+")}$`);
  patterns.set(path, pattern);
  return pattern;
}

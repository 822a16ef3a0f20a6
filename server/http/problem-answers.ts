import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kernel } from "../kernel/kernel.ts";
import {
  errorShapeAt,
  headersTooLarge,
  invalidRequest,
  methodNotAllowed,
  notFound,
  Problem,
} from "../kernel/problem.ts";
import { problemDocument } from "../kernel/problem-of.ts";
import { RequestId } from "../kernel/storage/id.ts";
import { isServedToHead, type Route } from "../kernel/wire/route.ts";
import { sendAnswer } from "./send-answer.ts";
import { standingHeaders } from "./standing-headers.ts";

/** The media type of RFC 9457. */
const mediaType = "application/problem+json; charset=utf-8";

export function sendProblem(kernel: Kernel, request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  if (problem.type.status >= 500) {
    kernel.log.error(
      { requestId: request.id, path: request.routeOptions?.url, err: describeCause(problem) },
      problem.type.code,
    );
  }
  const shape = errorShapeAt(kernel.errorShapes, request.url);
  const body = shape?.write(problem, request.id) ?? problemDocument(problem, request.id);
  sendAnswer(kernel, request, reply, problem.type.status, body, {
    // RFC 9110 wants each 401 to say how to authenticate.
    ...(problem.type.status === 401 ? { "www-authenticate": "Bearer" } : {}),
    ...problem.headers,
    "content-type": shape === undefined ? mediaType : "application/json; charset=utf-8",
  });
}

/** Name, SQLSTATE and stack tell the developer enough; values of a failed statement may be personal and stay out. */
function describeCause(problem: Problem): Record<string, unknown> {
  const cause = (problem.cause ?? problem) as Error & { code?: string; table?: string; constraint?: string };
  const frames = (cause.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: cause.name,
    code: cause.code,
    table: cause.table,
    constraint: cause.constraint,
    stack: frames.join("\n"),
  };
}

/** Says 405 with Allow where the path exists for other methods; answers preflights, which carry no key; else 404. */
export function refuseUnknownPath(
  kernel: Kernel,
  routes: readonly Route[],
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const path = request.url.split("?")[0] ?? "/";
  const found = routes.filter((route) => patternOf(route.path).test(path));
  const methods = found.flatMap((route) => (isServedToHead(route) ? [route.method, "HEAD"] : [route.method]));
  const allow = [...new Set([...methods, "OPTIONS"])].join(", ");
  if (methods.length === 0) {
    const problem = new Problem(notFound, "There is nothing at this path. See /docs for what there is.");
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
    const problem = new Problem(methodNotAllowed, `This path answers to ${allow}.`, { headers: { allow } });
    sendProblem(kernel, request, reply, problem);
  }
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const found = patterns.get(path);
  if (found !== undefined) return found;
  const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replace(/:[A-Za-z]+/g, "[^/]+")}$`);
  patterns.set(path, pattern);
  return pattern;
}

/** For bytes that are not HTTP: there is no request to answer, so the answer is written to the socket. */
export function refuseRawConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    error.code === "HPE_HEADER_OVERFLOW"
      ? new Problem(headersTooLarge, "The request headers are larger than 16 KiB.")
      : new Problem(invalidRequest, "This is not a valid HTTP request.");
  const requestId = RequestId.make();
  const headers = Object.entries({ ...standingHeaders, "x-request-id": requestId }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const body = JSON.stringify(problemDocument(problem, requestId));
  socket.end(
    `HTTP/1.1 ${problem.type.status} ${problem.type.title}\r\n${headers.join("\r\n")}\r\ncontent-type: ${mediaType}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

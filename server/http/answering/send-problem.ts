import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kernel } from "../../kernel/kernel.ts";
import { errorShapeAt, overloaded, type Problem } from "../../kernel/problem.ts";
import { problemDocument } from "../../kernel/problem-of.ts";
import { loggableMessage } from "../../kernel/storage/database-fault.ts";
import { problemMediaType } from "./media-types-of.ts";
import { sendAnswer } from "./send-answer.ts";

export function sendProblem(kernel: Kernel, request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  logProblem(kernel, request, problem);
  const shape = errorShapeAt(kernel.errorShapes, request.url);
  const body = shape?.write(problem, request.id) ?? problemDocument(problem, request.id);
  sendAnswer(kernel, request, reply, problem.type.status, body, {
    // RFC 9110 requires each 401 to say how to authenticate.
    ...(problem.type.status === 401 ? { "www-authenticate": "Bearer" } : {}),
    ...problem.headers,
    "content-type": shape === undefined ? problemMediaType : "application/json; charset=utf-8",
  });
}

export function logProblem(kernel: Kernel, request: FastifyRequest, problem: Problem): void {
  const { status, code } = problem.type;
  // `Occupancy` tells of those that it refuses, in one line for many.
  if (status < 500 || problem.type === overloaded || problem.isLogged) return;
  const where = { requestId: request.id, path: request.routeOptions?.url };
  // The fault is of another server. Where in this code it was noticed tells nothing.
  if (status === 502 || status === 504) kernel.log.warn({ ...where, cause: nameCauses(problem) }, code);
  else kernel.log.error({ ...where, detail: problem.detail, err: describeCause(problem) }, code);
}

const mostCauses = 5;

/** The names and codes of the errors that led to the problem, e.g. `OutboundFailed, Error ECONNREFUSED`. */
function nameCauses(problem: Problem): string {
  const causes: string[] = [];
  let cause = problem.cause as (Error & { code?: unknown }) | undefined;
  for (; cause instanceof Error && causes.length < mostCauses; cause = cause.cause as typeof cause) {
    const { code } = cause;
    causes.push(typeof code === "string" || typeof code === "number" ? `${cause.name} ${code}` : cause.name);
  }
  return causes.join(", ");
}

/**
 * Selects what the log gets of an error. Values of a failed statement may be personal data and are
 * left out.
 */
function describeCause(problem: Problem): Record<string, unknown> {
  const cause = (problem.cause ?? problem) as Error & { code?: string; table?: string; constraint?: string };
  const frames = (cause.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: cause.name,
    code: cause.code,
    message: loggableMessage(cause),
    table: cause.table,
    constraint: cause.constraint,
    stack: frames.join("\n"),
  };
}

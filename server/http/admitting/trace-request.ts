import type { FastifyReply, FastifyRequest } from "fastify";
import { beginSpan, isTracing } from "../../kernel/traces/begin-span.ts";

const firstFault = 500;

/**
 * Runs the handler of a request within a span, which goes on the trace of the caller's `traceparent` and
 * ends when the answer was sent. `name`: the method and the pattern of the route, never what was sent.
 */
export function traceRequest<Result>(
  { id, method, headers }: FastifyRequest,
  { raw }: FastifyReply,
  name: string,
  run: () => Result,
): Result {
  if (!isTracing()) return run();
  const { traceparent } = headers;
  const span = beginSpan({
    ...{ name, kind: "server" },
    ...(typeof traceparent === "string" && { from: traceparent }),
    attributes: { "http.request.method": method, "http.route": name.slice(method.length + 1), "parley.request.id": id },
  });
  if (span === undefined) return run();
  raw.once("close", () => {
    const { statusCode } = raw;
    const error = statusCode >= firstFault ? new Error("The answer is a fault.") : undefined;
    span.end({ attributes: { "http.response.status_code": statusCode }, error });
  });
  return span.run(run);
}

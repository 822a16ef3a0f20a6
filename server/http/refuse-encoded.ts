import type { FastifyRequest } from "fastify";
import { Problem, unsupportedMediaType } from "../kernel/problem.ts";

/** Throws unsupported-media-type for a compressed body. */
export function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return;
  throw new Problem(unsupportedMediaType, "Send the body without compression and without Content-Encoding.");
}

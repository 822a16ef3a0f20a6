import type { FastifyRequest } from "fastify";
import type { Caller } from "../../kernel/caller.ts";
import type { ApiVersions } from "../../kernel/versions/api-versions.ts";
import { versionField } from "../answering/send-answer.ts";

/**
 * Gives a request the version that its header names, else the one of its caller's key or ticket. A
 * request without either has the newest, which it has already: nothing is done then. Throws
 * version-unknown.
 */
export function applyVersion(versions: ApiVersions, request: FastifyRequest, caller: Caller | null): void {
  const named = versions.read(request.headers["parley-version"]);
  if (named === undefined && (caller?.version === undefined || caller.version === versions.newest.date)) return;
  const version = named ?? versions.of(caller!.version!);
  if (version === request.version) return;
  request.version = version;
  request.head[versionField] = version.date;
  if (version.notices.length > 0) request.head.push(...version.notices);
}

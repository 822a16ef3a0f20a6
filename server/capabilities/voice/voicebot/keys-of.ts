import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Asker } from "./asker.ts";
import type { PlatformRequest } from "./platforms/platform.ts";

/** A request and its conversation are found by these, whatever the platform calls them. */
type RequestKeys = { workspaceId: string; requestHash: Buffer; sessionHash: Buffer };

export function keysOf({ workspaceId, entrance }: Asker, { session, name }: PlatformRequest): RequestKeys {
  const hashOf = (kind: string, named: string | undefined) =>
    sha256(JSON.stringify([entrance, kind, session, named ?? randomToken()]));
  return {
    workspaceId,
    requestHash: hashOf("request", name),
    sessionHash: hashOf("session", session === "" ? undefined : ""),
  };
}

const longestSessionId = 128;

/**
 * Gives the conversation's name: where the request came in, and the platform's name of its session or a
 * hash of that. Undefined for a request without a session, which has a conversation of its own.
 */
export function sessionIdOf({ entrance }: Asker, { session }: PlatformRequest): string | undefined {
  if (session === "") return undefined;
  const named = `${entrance}:${session}`;
  if (named.length <= longestSessionId && /^[\w.:/-]+$/.test(named)) return named;
  return `${entrance}:${sha256(session).toString("base64url")}`;
}

import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { originNotAllowed, Problem } from "../problem.ts";

type PageRequest = { host: string; headers: IncomingHttpHeaders };

/** The address that the operator names is the server's own, else the host to which the request came. */
export function isOwnOrigin({ config }: Kernel, request: PageRequest, origin: string): boolean {
  if (config.ownOrigin !== null) return origin === config.ownOrigin;
  return origin === `http://${request.host}` || origin === `https://${request.host}`;
}

/**
 * Refuses a publishable key from a page that it does not name. A call without an Origin header does not
 * come from a web page, and Parley's own pages may use every key, because they show what the key may do.
 * The list limits abuse; it does not authenticate.
 */
export function refuseOtherOrigin(kernel: Kernel, caller: Caller, request: PageRequest): void {
  const { origin } = request.headers;
  if (origin === undefined || caller.allowedOrigins === null || caller.allowedOrigins.includes(origin)) return;
  if (isOwnOrigin(kernel, request, origin)) return;
  kernel.credentials.noteRefusedOrigin(caller, origin);
  throw new Problem(originNotAllowed, explainOrigin(origin, caller.allowedOrigins), {
    members: { origin, allowedOrigins: caller.allowedOrigins },
  });
}

const mostNamed = 5;

/** Says which origin came, which may come, and what to do about it. */
function explainOrigin(origin: string, allowed: readonly string[]): string {
  const more = allowed.length > mostNamed ? ` and ${allowed.length - mostNamed} more` : "";
  const may = allowed.length === 0 ? "no page" : allowed.slice(0, mostNamed).join(", ") + more;
  const came =
    origin === "null"
      ? "This page was opened as a file or in a sandbox, so it has no origin. Open it from a web server, such as npx http-server, and add that server's origin"
      : `This key may not be used from ${origin.slice(0, 200)}. Add this origin`;
  const twin = twinOf(origin);
  const isTwinAllowed = twin !== undefined && allowed.includes(twin);
  const hint = isTwinAllowed ? ` A browser takes localhost and 127.0.0.1 for two sites: open the page at ${twin}.` : "";
  return `${came} to allowedOrigins with PATCH /api/keys/:id, or use another key. This one may be used from ${may}.${hint}`;
}

/** Gives the same address under the other name of this machine. */
function twinOf(origin: string): string | undefined {
  const other = origin.replace("//localhost", "//127.0.0.1");
  return other !== origin
    ? other
    : origin.includes("//127.0.0.1")
      ? origin.replace("127.0.0.1", "localhost")
      : undefined;
}

import type { FastifyRequest } from "fastify";
import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { isOwnOrigin } from "../../kernel/pages/refuse-other-origin.ts";
import { Problem, secretKeyInBrowser } from "../../kernel/problem.ts";

/**
 * Tells whether a page of another site has sent a secret key. Only pages send an Origin. The header
 * Sec-Fetch-Mode proves nothing, because Node's own fetch sends it. Every call comes through here, so
 * that a call without an Origin costs one comparison.
 */
export function isSecretInPage(kernel: Kernel, request: FastifyRequest, caller: Caller): boolean {
  const { origin } = request.headers;
  if (origin === undefined || caller.kind !== "secret-key" || caller.allowsBrowser === true) return false;
  return !isOwnOrigin(kernel, request, origin);
}

/** Notes the page for the owners of the key. */
export function secretInPage(kernel: Kernel, request: FastifyRequest, caller: Caller): Problem {
  kernel.credentials.noteRefusedOrigin(caller, request.headers.origin ?? "");
  return new Problem(
    secretKeyInBrowser,
    "This secret key came from a web page, so everybody who opens the page can read it in the page's source. End the key with DELETE /api/keys/:id, and use a publishable key (parley_pk_…) in pages. A program with an Origin that keeps its key to itself, such as a desktop app or an extension, needs a key with allowBrowser: true.",
  );
}

import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "../kernel/logger.ts";

/**
 * For an installation that takes itself for private: warns once when a request came through a
 * proxy, because then other people may reach the server after all.
 */
export function warnOfProxy(log: Logger): (headers: IncomingHttpHeaders) => void {
  let hasWarned = false;
  return (headers) => {
    if (hasWarned || (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined)) return;
    hasWarned = true;
    log.warn(
      "a request came through a proxy, but this installation is set up as private: unverified accounts have all rights. Set PARLEY_PUBLIC_URL and PARLEY_TRUST_PROXY if other people can reach it",
    );
  };
}

import { groups } from "./operation-table.ts";
import type { ParleySettings } from "./settings.ts";

/** One attempt of a call. It has no key, no body and no parameter. */
export type LogEntry = {
  /** The method and the path, such as `GET /api/leads/{leadId}`. */
  operation: string;
  /** The first attempt is 1. */
  attempt: number;
  /** The time until the headers of the answer arrived. */
  durationMs: number;
  /** The status of the answer. Undefined when none arrived. */
  status?: number;
  /** The request's id in the server's log. */
  requestId?: string;
  /** The kind of error when no answer arrived, such as `TypeError`. */
  error?: string;
};

/** Gives settings whose `fetch` tells the log each attempt. */
export function withLog<Given extends ParleySettings>(settings: Given): Given {
  const { log, fetch: given } = settings;
  if (log === undefined) return settings;
  // Browsers refuse `fetch` when it is called as a method of another object.
  const send: typeof fetch = given ?? ((...request) => fetch(...request));
  const attempts = new WeakMap<object, number>();
  const logged: typeof fetch = async (url, request) => {
    const { method = "GET", headers = {} } = request ?? {};
    // All attempts of a call have the same headers.
    const attempt = (attempts.get(headers) ?? 0) + 1;
    attempts.set(headers, attempt);
    const beganMs = performance.now();
    const tell = (outcome: Partial<LogEntry>) =>
      log({ operation: nameOf(method, String(url)), attempt, durationMs: performance.now() - beganMs, ...outcome });
    try {
      const response = await send(url, request);
      const requestId = response.headers.get("x-request-id");
      tell({ status: response.status, ...(requestId === null ? {} : { requestId }) });
      return response;
    } catch (error) {
      tell({ error: (error as Error).name });
      throw error;
    }
  };
  return { ...settings, fetch: logged };
}

/** Finds the operation that an address belongs to, so that no id stands in a log. */
function nameOf(method: string, url: string): string {
  const path = url.replace(/[?#].*$/, "");
  const fits = [...groups.values()]
    .flat()
    .filter((route) => route.method === method && toPattern(route.path).test(path))
    .map((route) => route.path);
  // `/leads/export` is more than `/leads/{leadId}`.
  const [best] = fits.sort((one, other) => literalOf(other) - literalOf(one));
  return `${method} ${best ?? "an unknown path"}`;
}

function toPattern(path: string): RegExp {
  return new RegExp(`${path.replace(/[.+*?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
}

function literalOf(path: string): number {
  return path.replace(/\{\w+\}/g, "").length;
}

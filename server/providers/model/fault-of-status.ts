import type { ModelFault } from "./model.ts";

/** Reads an HTTP status of 400 or more by the HTTP standard. */
export function faultOfStatus(status: number): ModelFault {
  if (status === 401 || status === 403) return "refused-key";
  if (status === 404) return "unknown-model";
  if (status === 429) return "rate-limited";
  return status >= 500 ? "broken" : "refused-request";
}

/** What every client is made with. */
export type ParleySettings = {
  /** The address of the server, e.g. `https://assistant.example.com`. */
  endpoint: string;
  /** A secret key (servers only), a publishable key, or a member's access token. A function is asked before each call. */
  apiKey?: string | (() => string | Promise<string>);
  /** How often a call is made again after it failed for a passing reason. 3 when left out. */
  maxRetries?: number;
  /** How long one attempt may take. 60,000 when left out. */
  timeoutMs?: number;
  /** The wait before the first retry; it doubles with each further one. 500 when left out. */
  retryDelayMs?: number;
  /** Instead of the platform's own. */
  fetch?: typeof fetch;
};

export type Settings = Required<Omit<ParleySettings, "apiKey">> & Pick<ParleySettings, "apiKey">;

export function readSettings(given: ParleySettings): Settings {
  if (!/^https?:\/\//i.test(given.endpoint ?? "")) {
    throw new TypeError("endpoint must be the address of a Parley server, with http:// or https://.");
  }
  return {
    endpoint: given.endpoint.replace(/\/+$/, ""),
    ...(given.apiKey === undefined ? {} : { apiKey: given.apiKey }),
    maxRetries: given.maxRetries ?? 3,
    timeoutMs: given.timeoutMs ?? 60_000,
    retryDelayMs: given.retryDelayMs ?? 500,
    // Called without a receiver: browsers refuse a fetch that is called as another object's method.
    fetch: given.fetch ?? ((...request) => fetch(...request)),
  };
}

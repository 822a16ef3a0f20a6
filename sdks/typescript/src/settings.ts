/** The settings of every client. */
export type ParleySettings = {
  /** The URL of the server, e.g. `https://assistant.example.com`. */
  endpoint: string;
  /**
   * A secret key (servers only), a publishable key, or a member's access token. A function is
   * called before each call.
   */
  apiKey?: string | (() => string | Promise<string>);
  /** A call is retried so often after a passing failure. Default: 3. */
  maxRetries?: number;
  /** The limit for one attempt. Default: 60,000. */
  timeoutMs?: number;
  /** The wait before the first retry. It doubles with each further one. Default: 500. */
  retryDelayMs?: number;
  /** Replaces the platform's `fetch`. */
  fetch?: typeof fetch;
};

export type Settings = Required<Omit<ParleySettings, "apiKey">> & Pick<ParleySettings, "apiKey">;

export function readSettings(given: ParleySettings): Settings {
  if (!/^https?:\/\//i.test(given.endpoint ?? "")) {
    throw new TypeError("endpoint must be the URL of a Parley server, with http:// or https://.");
  }
  return {
    endpoint: given.endpoint.replace(/\/+$/, ""),
    ...(given.apiKey === undefined ? {} : { apiKey: given.apiKey }),
    maxRetries: given.maxRetries ?? 3,
    timeoutMs: given.timeoutMs ?? 60_000,
    retryDelayMs: given.retryDelayMs ?? 500,
    // Browsers refuse `fetch` when it is called as a method of another object.
    fetch: given.fetch ?? ((...request) => fetch(...request)),
  };
}

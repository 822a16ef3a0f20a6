import type { LogEntry } from "./log-calls.ts";
import type { ParleyProblem } from "./parley-problem.ts";

/** Gives an access token that is valid now. `refused` is one that the server did not accept. */
type AccessToken = (refused?: string) => string | Promise<string>;

/** The settings of every client. */
export type ParleySettings = {
  /**
   * The URL of the server, e.g. `https://assistant.example.com`. Where it is left out, the environment
   * variable `PARLEY_URL` says it.
   */
  endpoint?: string;
  /**
   * A secret key (servers only), a publishable key, or a member's access token. A function is
   * called before each call. Where it is left out, the environment variable `PARLEY_API_KEY` says it.
   * `null` is a client without a key, which can sign up and sign in.
   */
  apiKey?: string | (() => string | Promise<string>) | null;
  /**
   * Gives `Parley` the access token of an app, in place of `apiKey`. It is called before each call, and
   * once more after a refusal (401): then the call is sent again with the token that it gives.
   */
  accessToken?: AccessToken;
  /** Allows a secret key in a browser, where everybody who opens the page can read it. Default: false. */
  allowBrowser?: boolean;
  /** A call is retried so often after a passing failure. Default: 3. */
  maxRetries?: number;
  /** The limit for one attempt. Default: 60,000. */
  timeoutMs?: number;
  /** The wait before the first retry. It doubles with each further one. Default: 500. */
  retryDelayMs?: number;
  /**
   * Whole numbers that a `number` would round, from 2^53 on, arrive as BigInt in the answers of
   * `Parley`. Needs Node 22 or a newer browser. Default: false.
   */
  bigIntegers?: boolean;
  /** Replaces the platform's `fetch`. */
  fetch?: typeof fetch;
  /** `Parley` and `Chatbot` tell it each attempt of a call, without the key. It must not throw. */
  log?: (entry: LogEntry) => void;
};

/** The whole client adds these to an exchange. */
export type Extras = {
  /** Says why a connection was lost, where that is known. */
  explain: (error: unknown, place: string) => string | undefined;
  /** Reads an error that is no problem document. */
  readForeign: (document: Record<string, unknown>) => Record<string, unknown> | undefined;
  /** Makes the problem in the class of its status. */
  toProblem: (document: Readonly<Record<string, unknown>>, retryAfterMs?: number) => ParleyProblem;
  /** Tells whether an error says that an earlier attempt has succeeded. */
  isDone: (method: string, error: unknown) => boolean;
};

export type Settings = Required<Omit<ParleySettings, "bigIntegers" | "accessToken" | "log">> &
  Pick<ParleySettings, "bigIntegers" | "accessToken"> & { readonly extras?: Extras | undefined };

/** @throws TypeError that says which setting is missing or wrong; it never contains the key */
export function readSettings(given: ParleySettings, extras?: Extras): Settings {
  const environment: Record<string, string | undefined> =
    (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {};
  const { endpoint = environment.PARLEY_URL ?? "", apiKey = environment.PARLEY_API_KEY } = given;
  if (!/^https?:\/\/[^@/?#\s]+(?:\/[^?#]*)?$/i.test(endpoint)) {
    throw new TypeError("endpoint or PARLEY_URL must be a URL of http or https without a password.");
  }
  if (apiKey === undefined || apiKey === "") {
    throw new TypeError("apiKey or PARLEY_API_KEY is missing. null is no key.");
  }
  const settings: Partial<Settings> = {
    endpoint: endpoint.replace(/\/+$/, ""),
    allowBrowser: given.allowBrowser ?? false,
    maxRetries: given.maxRetries ?? 3,
    timeoutMs: given.timeoutMs ?? 60_000,
    retryDelayMs: given.retryDelayMs ?? 500,
    // Browsers refuse `fetch` when it is called as a method of another object.
    fetch: given.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request)),
    extras,
  };
  // A program that logs its client, or writes it as JSON, must not show the key.
  Object.defineProperty(settings, "apiKey", { get: () => apiKey });
  if (typeof apiKey === "string") checkKey(apiKey, settings.allowBrowser);
  return settings as Settings;
}

/** Gives the key of a call, or undefined where there is none. */
export async function readKey({ apiKey, allowBrowser }: Settings): Promise<string | undefined> {
  if (typeof apiKey !== "function") return apiKey ?? undefined;
  const key = await apiKey();
  checkKey(key, allowBrowser);
  return key;
}

/** The platform would name the whole key in its own error. */
function checkKey(key: string, isBrowserAllowed?: boolean): void {
  if (!/^[\x21-\x7e]+$/.test(key)) throw new TypeError("apiKey has characters that no key has.");
  const isPage = "document" in globalThis || "importScripts" in globalThis;
  if (isPage && !isBrowserAllowed && key.startsWith("parley_sk_")) {
    throw new TypeError("In a browser use a publishable key, or set allowBrowser.");
  }
}

import { createHash } from "node:crypto";
import type { Kernel } from "../../../../kernel/kernel.ts";
import { state } from "../../../../kernel/state.ts";
import { Cache } from "../../../../kernel/storage/cache.ts";
import type { Caller } from "../call.ts";
import { type FetchedToken, fetchToken } from "./fetch-token.ts";
import type { TokenPolicy } from "./read-token-policy.ts";

export type AccessToken = { scheme: string; token: string; isFromCache: boolean };

type Tokens = {
  /** @throws CallFault, or the reason of the call's signal */
  get(call: Caller, policy: TokenPolicy): Promise<AccessToken>;
  /** The next call fetches another token. */
  forget(workspaceId: string, policy: TokenPolicy, token: string): void;
};

const maxTokens = 2_000;
/** A token must not expire on its way. */
const reserveMs = 30_000;

/** Only in memory: a token is as good as the secret that it was made from. */
export const tokensOf = state(createTokens);

type Entry = { fetched: FetchedToken; expiresAt: number } | { refreshToken: string };

function createTokens(kernel: Kernel): Tokens {
  const entries = new Cache<string, Entry>(maxTokens);
  /** Calls of the same moment share one request. */
  const underWay = new Map<string, Promise<FetchedToken>>();

  return {
    async get(call, policy) {
      const key = keyOf(call.workspaceId, policy);
      const entry = entries.get(key);
      const isFresh = entry !== undefined && "fetched" in entry && entry.expiresAt > kernel.clock.now();
      if (isFresh) return { ...shown(entry.fetched), isFromCache: true };
      const fetching = underWay.get(key) ?? fetchShared(key, policy, entry);
      return { ...shown(await unlessAborted(fetching, call.signal)), isFromCache: false };
    },
    forget(workspaceId, policy, token) {
      const key = keyOf(workspaceId, policy);
      const entry = entries.get(key);
      if (entry === undefined || !("fetched" in entry) || entry.fetched.token !== token) return;
      const { refreshToken } = entry.fetched;
      if (refreshToken === undefined) entries.delete(key);
      else entries.set(key, { refreshToken });
    },
  };

  function fetchShared(key: string, policy: TokenPolicy, before: Entry | undefined) {
    const fetching = fetchToken(kernel, policy, refreshTokenOf(before)).then((fetched) => {
      const lifetimeMs = fetched.lifetimeMs - Math.min(reserveMs, fetched.lifetimeMs / 2);
      entries.set(key, { fetched, expiresAt: kernel.clock.now() + lifetimeMs });
      return fetched;
    });
    underWay.set(key, fetching);
    const leave = () => underWay.delete(key);
    fetching.then(leave, leave);
    return fetching;
  }
}

/** An authority may replace the refresh token, and then takes only the one that it gave last. */
function refreshTokenOf(entry: Entry | undefined): string | undefined {
  if (entry === undefined) return undefined;
  return "fetched" in entry ? entry.fetched.refreshToken : entry.refreshToken;
}

function shown({ scheme, token }: FetchedToken): { scheme: string; token: string } {
  return { scheme, token };
}

function keyOf(workspaceId: string, policy: TokenPolicy): string {
  return createHash("sha256")
    .update(JSON.stringify([workspaceId, policy]))
    .digest("base64");
}

/** Stops waiting for the token. The request goes on for the other calls that wait for it. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

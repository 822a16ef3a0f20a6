import { outboundFetch } from "../../../models/index.ts";
import type { Authentication } from "../authentication/authentication.ts";
import type { Call, Effect } from "../call.ts";

/** This holds what is known of the effect of the one request that a call makes. */
export type McpSending = { effect: Effect };

type Settings = { sending: McpSending; authentication: Authentication | undefined; method: string };

/**
 * Gives a `fetch` for the requests of an MCP session, with credentials. Opening and closing the session
 * have no effect; the request of this method may have one.
 */
export function mcpFetch(call: Call, { sending, authentication, method }: Settings): typeof globalThis.fetch {
  const isOfCall = (body: unknown) => typeof body === "string" && methodOf(body) === method;

  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const isCall = isOfCall(init.body);
    const onSend = () => {
      sending.effect = "unknown";
      call.onSend?.();
    };
    const fetch = outboundFetch(call.kernel, "workflows", isCall ? { onSend } : {});
    for (let attempt = 1; ; attempt++) {
      const credentials = (await authentication?.headersFor({ method: init.method ?? "GET", url })) ?? {};
      const headers = { ...Object.fromEntries(new Headers(init.headers)), ...credentials };
      const answer = await fetch(url, { ...init, headers });
      // An answer that is no error may be only the beginning of a stream.
      if (isCall && answer.status >= 400) sending.effect = "done";
      if (answer.status !== 401 || attempt === 2) return answer;
      const isRenewed = (await authentication?.renew(Object.fromEntries(answer.headers))) ?? false;
      if (!isRenewed) return answer;
      await answer.body?.cancel();
    }
  };
}

function methodOf(body: string): unknown {
  try {
    return JSON.parse(body).method;
  } catch {
    return undefined;
  }
}

import { openWebSocketClient, type WebSocketClient, WebSocketFailed } from "@parley/outbound";
import type { Authentication } from "../authentication/authentication.ts";
import { type Call, CallFault, standardError } from "../call.ts";
import { explainFailure } from "../http/explain-failure.ts";

const maxMessageBytes = 1_048_576;
const usualTimeoutMs = 30_000;

/**
 * Opens a WebSocket to the channel, at an address that may be called.
 * @throws CallFault, or the reason of `signal`
 */
export async function openChannelSocket(
  call: Call,
  { url, headers }: { url: string; headers: Record<string, string> },
  authentication: Authentication | undefined,
  signal: AbortSignal,
): Promise<WebSocketClient> {
  const address = url.replace(/^ws/, "http");
  const timeoutMs = call.timeoutMs ?? usualTimeoutMs;
  for (let attempt = 1; ; attempt++) {
    const credentials = (await authentication?.headersFor({ method: "GET", url: address })) ?? {};
    try {
      const addresses = await call.kernel.outbound.findAddresses(address, "workflows");
      const all = { ...headers, ...credentials };
      return await openWebSocketClient({ url, addresses, headers: all, maxMessageBytes, timeoutMs, signal });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WebSocketFailed)) throw new CallFault(explainFailure(error, false), "not-sent");
      const isRefused = error.status === 401 && attempt === 1;
      if (isRefused && (await authentication?.renew(error.headers))) continue;
      const detail = `The WebSocket could not be opened. ${error.message}`;
      const { status = 502 } = error;
      throw new CallFault({ type: standardError("communication"), status, title: "Bad Gateway", detail }, "not-sent");
    }
  }
}

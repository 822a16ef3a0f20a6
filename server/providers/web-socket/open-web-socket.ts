import type { WebSocketClient, WebSocketTarget } from "./web-socket.ts";

/**
 * Loads the package when the first connection is opened.
 * @throws WebSocketFailed, or the reason of `signal`
 */
export async function openWebSocket(target: WebSocketTarget): Promise<WebSocketClient> {
  return (await import("./connect-web-socket.ts")).connectWebSocket(target);
}

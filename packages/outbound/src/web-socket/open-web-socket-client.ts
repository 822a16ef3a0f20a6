import type { WebSocketClient, WebSocketTarget } from "./web-socket-client.ts";

/**
 * Loads the package when the first connection is opened.
 * @throws WebSocketFailed, or the reason of `signal`
 */
export async function openWebSocketClient(target: WebSocketTarget): Promise<WebSocketClient> {
  return (await import("./connect-web-socket.ts")).connectWebSocket(target);
}

import type { IncomingHttpHeaders } from "node:http";

/** How OpenAI's clients send a key where a browser cannot send headers. */
const prefix = "openai-insecure-api-key.";

/** The credential among the subprotocols of a WebSocket handshake. */
export function keyOfProtocols(headers: IncomingHttpHeaders): string | undefined {
  const protocols = headers["sec-websocket-protocol"]?.split(",").map((each) => each.trim()) ?? [];
  return protocols.find((each) => each.startsWith(prefix))?.slice(prefix.length);
}

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Call } from "./http.ts";

/** The bytes that came with a request to switch to WebSocket, kept until its route accepts or refuses it. */
const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();

/** A message larger than this closes the socket: clients send commands, not content. */
const maxMessageBytes = 64 * 1024;

const server = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: maxMessageBytes,
});

export function rememberUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
  upgrades.set(request, { socket, head });
}

/** Whether the client asked for a WebSocket at this route. */
export function wantsWebSocket(request: IncomingMessage): boolean {
  return upgrades.has(request);
}

/** Switches the request over. From here on the route answers by messages; the HTTP reply is no longer used. */
export function openWebSocket(call: Call<unknown, unknown, unknown>): Promise<WebSocket> {
  const request = call.request.raw;
  const upgrade = upgrades.get(request);
  if (upgrade === undefined) throw new Error("This request does not ask for a WebSocket.");
  upgrades.delete(request);
  call.reply.hijack();
  call.reply.raw.detachSocket(request.socket);
  return new Promise((resolve) => server.handleUpgrade(request, upgrade.socket, upgrade.head, resolve));
}

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Kernel } from "../kernel.ts";
import { invalidRequest, Problem } from "../problem.ts";
import type { Call } from "./route.ts";

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

/** `connection` is what lies below: for frames that are written out already, where all go to many sockets. */
export type OpenedWebSocket = { socket: WebSocket; connection: Duplex };

/**
 * Switches the request over. From here on the route answers by messages; the HTTP reply is no longer used.
 * `confirm` is the last thing that may refuse it: what it uses up is used for a handshake that is good. Undefined when the client left meanwhile. Throws invalid-request for a handshake that RFC 6455 does not know.
 */
export async function openWebSocket(
  call: Call<unknown, unknown, unknown>,
  confirm: () => Promise<void>,
): Promise<OpenedWebSocket | undefined> {
  const request = call.request.raw;
  const upgrade = upgrades.get(request);
  if (upgrade === undefined) throw new Error("This request does not ask for a WebSocket.");
  refuseBadHandshake(request);
  await confirm();
  upgrades.delete(request);
  call.reply.hijack();
  call.reply.raw.detachSocket(request.socket);
  const socket = await shakeHands(request, upgrade);
  if (socket === undefined) return undefined;
  keepOpen(openSocketsOf(call.kernel), socket);
  return { socket, connection: upgrade.socket };
}

function shakeHands(
  request: IncomingMessage,
  { socket: connection, head }: { socket: Duplex; head: Buffer },
): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    const leave = () => resolve(undefined);
    if (connection.destroyed) return leave();
    connection.once("close", leave);
    server.handleUpgrade(request, connection, head, (socket) => {
      connection.off("close", leave);
      resolve(socket);
    });
  });
}

function keepOpen(open: Set<WebSocket>, socket: WebSocket): void {
  open.add(socket);
  socket.on("close", () => open.delete(socket));
  socket.on("error", () => socket.terminate());
}

const finalText = 0x81;

/** One text message as a server sends it (RFC 6455, section 5.2), ready to be written to any number of connections. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headLength + length);
  frame[0] = finalText;
  if (headLength === 2) frame[1] = length;
  else if (headLength === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headLength);
  return frame;
}

function refuseBadHandshake({ headers }: IncomingMessage): void {
  const isKnown = headers["sec-websocket-version"] === "13" || headers["sec-websocket-version"] === "8";
  if (isKnown && /^[+/0-9A-Za-z]{22}==$/.test(headers["sec-websocket-key"] ?? "")) return;
  throw new Problem(
    invalidRequest,
    "Sec-WebSocket-Key or Sec-WebSocket-Version is not that of a WebSocket handshake.",
    {
      headers: { "sec-websocket-version": "13" },
    },
  );
}

/** 1001 of RFC 6455: clients connect again, to this server or another, and go on from their position. */
const goingAway = 1001;
const goodbyeGraceMs = 1_000;

/** Says goodbye to every client; those that do not answer are cut off, so that a stopping server need not wait. */
export function closeWebSockets(kernel: Kernel): void {
  const open = openSocketsOf(kernel);
  for (const socket of open) socket.close(goingAway, "The server is stopping. Connect again.");
  setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, goodbyeGraceMs).unref();
}

const openSockets = new WeakMap<Kernel, Set<WebSocket>>();

function openSocketsOf(kernel: Kernel): Set<WebSocket> {
  const found = openSockets.get(kernel) ?? new Set();
  openSockets.set(kernel, found);
  return found;
}

import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { invalidRequest, Problem } from "../problem.ts";
import { currentShare, inShare } from "../sharing/share.ts";
import { state } from "../state.ts";
import { LiveSocket } from "./live-socket.ts";
import type { Call } from "./route.ts";

/**
 * The connection and the first bytes of each WebSocket handshake, until its route accepts or
 * refuses it.
 */
const upgrades = new WeakMap<IncomingMessage, { socket: Socket; head: Buffer }>();

/** The headers of every answer, for the handshakes that are about to be answered. */
const answerHeads = new WeakMap<IncomingMessage, readonly string[]>();

/**
 * One for each message size that a route sets. A larger message closes the socket with code 1009.
 */
const servers = new Map<number, WebSocketServer>();

function serverFor(maxMessageBytes: number): WebSocketServer {
  const found = servers.get(maxMessageBytes);
  if (found !== undefined) return found;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxMessageBytes,
    handleProtocols: nameProtocol,
  });
  server.on("headers", addAnswerHead);
  servers.set(maxMessageBytes, server);
  return server;
}

/**
 * Chooses the subprotocol of the answer. One that carries a value, such as a key, is not repeated.
 */
function nameProtocol(offered: Set<string>): string | false {
  return [...offered].find((each) => !each.includes(".")) ?? false;
}

/** The answer of a handshake tells the version, its end and the id of the request, like any other. */
function addAnswerHead(lines: string[], request: IncomingMessage): void {
  const head = answerHeads.get(request) ?? [];
  for (let index = 0; index < head.length; index += 2) lines.push(`${head[index]}: ${head[index + 1]}`);
}

export function rememberUpgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
  upgrades.set(request, { socket, head });
}

/** Tells whether the client asked for a WebSocket at this route. */
export function wantsWebSocket(request: IncomingMessage): boolean {
  return upgrades.has(request);
}

/**
 * Switches a request to WebSocket. From then on the route answers with messages; the HTTP reply is
 * no longer used. The socket closes when the credential of `caller` or of the request ends.
 * `maxMessageBytes` bounds each message from the client. `confirm` runs after the
 * handshake was found valid and before it is answered, and may refuse it by throwing. Returns
 * undefined when the client disconnected meanwhile. Throws invalid-request for a handshake that
 * does not follow RFC 6455.
 *
 * @example
 * const opened = await openWebSocket(call, { maxMessageBytes: 64 * 1024 });
 * opened?.socket.send("hello");
 */
export async function openWebSocket(
  call: Call<unknown, unknown, unknown>,
  {
    caller = call.identifiedCaller ?? call.maybeCaller,
    maxMessageBytes,
    confirm,
  }: { caller?: Caller | null; maxMessageBytes: number; confirm?: () => Promise<void> },
): Promise<LiveSocket | undefined> {
  const request = call.request.raw;
  const upgrade = upgrades.get(request);
  if (upgrade === undefined) throw new Error("This request does not ask for a WebSocket.");
  refuseBadHandshake(request);
  await confirm?.();
  upgrades.delete(request);
  call.reply.hijack();
  call.reply.raw.detachSocket(request.socket);
  answerHeads.set(request, call.head);
  const socket = await shakeHands(request, upgrade, maxMessageBytes);
  if (socket === undefined) return undefined;
  keepOpen(openSocketsOf(call.kernel), socket);
  hearInPresentShare(socket);
  const endsAtMs = Math.min(call.credentialEndsAtMs, caller?.expiresAtMs ?? Number.POSITIVE_INFINITY);
  return new LiveSocket(call.kernel, { caller, endsAtMs, socket, connection: upgrade.socket });
}

function shakeHands(
  request: IncomingMessage,
  { socket: connection, head }: { socket: Socket; head: Buffer },
  maxMessageBytes: number,
): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    const leave = () => resolve(undefined);
    if (connection.destroyed) return leave();
    connection.once("close", leave);
    serverFor(maxMessageBytes).handleUpgrade(request, connection, head, (socket) => {
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

/** Handles the messages for the workspace of the handshake, of which the connection itself tells nothing. */
function hearInPresentShare(socket: WebSocket): void {
  const share = currentShare();
  const emit = socket.emit.bind(socket);
  socket.emit = (name, ...values) => inShare(share, () => emit(name, ...values));
}

const finalText = 0x81;

/**
 * Writes a text message as a server sends it (RFC 6455, section 5.2), for any number of
 * connections.
 */
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
    "Sec-WebSocket-Key or Sec-WebSocket-Version is not that of a WebSocket handshake. Use a WebSocket client.",
    {
      headers: { "sec-websocket-version": "13" },
    },
  );
}

/**
 * Close code 1001 of RFC 6455: clients reconnect, to this node or another, and continue from their
 * position.
 */
const goingAway = 1001;
const goodbyeGraceMs = 1_000;

/**
 * Closes every WebSocket. A client that does not answer within a second is disconnected, so that a
 * stop does not wait.
 */
export function closeWebSockets(kernel: Kernel): void {
  const open = openSocketsOf(kernel);
  for (const socket of open) socket.close(goingAway, "The server is stopping. Connect again.");
  setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, goodbyeGraceMs).unref();
}

const openSocketsOf = state(() => new Set<WebSocket>());

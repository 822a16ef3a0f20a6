import { type IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { rememberUpgrade } from "../kernel/wire/open-web-socket.ts";
import { leave } from "./answering/leave.ts";

/**
 * Tells whether the client asks for a WebSocket. Any other Upgrade header (such as h2c) is ignored,
 * as RFC 9110 allows.
 */
export function isWebSocketUpgrade(request: IncomingMessage): boolean {
  return request.method === "GET" && request.headers.upgrade?.toLowerCase() === "websocket";
}

/**
 * Routes WebSocket handshakes like all other requests, so that the same guards, limits and problems
 * apply. The route accepts the handshake with `openWebSocket`.
 */
export function acceptUpgrades(app: FastifyInstance): void {
  app.server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const destroy = () => socket.destroy();
    socket.on("error", destroy);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on("finish", () => leave(socket));
    rememberUpgrade(request, socket, head);
    app.routing(request, response);
  });
}

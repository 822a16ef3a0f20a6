import { type IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { rememberUpgrade } from "../kernel/wire/web-socket.ts";

/** Only these become WebSockets; any other Upgrade header (h2c of a curious client) is ignored, as RFC 9110 allows. */
export function isWebSocketUpgrade(request: IncomingMessage): boolean {
  return request.method === "GET" && request.headers.upgrade?.toLowerCase() === "websocket";
}

/**
 * Sends requests for WebSockets through the same routing as all others, so that they meet the same guards and limits
 * and are refused with the same problems. The route accepts with `openWebSocket`.
 */
export function acceptUpgrades(app: FastifyInstance): void {
  app.server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const destroy = () => socket.destroy();
    socket.on("error", destroy);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on("finish", () => socket.end());
    rememberUpgrade(request, socket, head);
    app.routing(request, response);
  });
}

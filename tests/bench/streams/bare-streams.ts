import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { serveParent } from "../measuring/child.ts";
import { monotonicMs } from "../measuring/monotonic-time.ts";
import { settleMemory } from "../measuring/settled-memory.ts";

/**
 * The floor of `stream`: `ws` alone, which echoes and sends one text to all, and node:http doing so
 * with Server-Sent Events.
 */
export type BareQuestion = { do: "send"; kind: "socket" | "stream"; text: string; times: number } | { do: "settle" };
/** The first of the texts was about to be sent at this time. */
export type BareSent = { beganMs: number };

const sockets = new Set<WebSocket>();
const streams = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(": hello\n\n");
  streams.add(response);
  response.on("close", () => streams.delete(response));
});
new WebSocketServer({ server, clientTracking: false }).on("connection", (socket) => {
  sockets.add(socket);
  socket.on("message", (bytes) => socket.send(bytes, { binary: false }));
  socket.on("close", () => sockets.delete(socket));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

serveParent(
  { port: (server.address() as AddressInfo).port },
  async (question: BareQuestion) => {
    if (question.do === "settle") return settleMemory();
    const { kind, text, times } = question;
    const beganMs = monotonicMs();
    for (let count = 0; count < times; count++) {
      if (kind === "socket") for (const socket of sockets) socket.send(text);
      else for (const stream of streams) stream.write(text);
    }
    return { beganMs } satisfies BareSent;
  },
  async () => {},
);

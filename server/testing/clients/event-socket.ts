import type { IncomingHttpHeaders } from "node:http";
import { type ClientOptions, WebSocket } from "ws";

type Message = { type: string; position?: number; data?: Record<string, unknown>; [name: string]: unknown };

/** Connects a client of /api/stream by WebSocket, which keeps the messages that it gets. */
export async function connect(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  options: ClientOptions = {},
) {
  const socket = new WebSocket(url.replace("http", "ws") + path, { headers, ...options });
  const messages: Message[] = [];
  const waiting: (() => void)[] = [];
  let handshake: IncomingHttpHeaders = {};
  socket.on("upgrade", (response) => {
    handshake = response.headers;
  });
  socket.on("message", (bytes) => {
    messages.push(JSON.parse(String(bytes)));
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on("close", (code, reason) => {
      resolve({ code, reason: String(reason) });
      for (const wake of waiting.splice(0)) wake();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => resolve());
    socket.on("unexpected-response", (_request, response) =>
      reject(Object.assign(new Error("refused"), { status: response.statusCode })),
    );
    socket.on("error", reject);
  });
  const until = async (isIt: (message: Message) => boolean): Promise<Message> => {
    for (;;) {
      const found = messages.find(isIt);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  await until((message) => message.type === "hello");
  return {
    socket,
    /** The headers with which the handshake was answered. */
    handshake,
    messages,
    closed,
    until,
    events: () => messages.filter((message) => message.position !== undefined && message.type !== "hello"),
  };
}

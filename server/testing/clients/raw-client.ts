import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type RawClient = {
  socket: Socket;
  /** Holds what has arrived so far. */
  text(): string;
  /** Everything that came, once the server has closed the connection. */
  closed: Promise<string>;
};

/**
 * Opens a connection on which a test writes what it likes, also half a request. `isDeaf` makes a client
 * that reads nothing.
 */
export async function openRaw(url: string, lines: string, { isDeaf = false } = {}): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  // Half-open, so that only the server ends the connection.
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let text = "";
  if (isDeaf) socket.pause();
  else socket.on("data", (bytes) => (text += String(bytes)));
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once("end", () => resolve(text));
    socket.once("close", () => resolve(text));
  });
  await once(socket, "connect");
  socket.write(lines);
  return { socket, text: () => text, closed };
}

/** Gives the head of a request, with the headers that are given. */
export function head(method: string, path: string, headers: Record<string, string> = {}): string {
  const fields = Object.entries({ host: "test", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${fields.join("")}\r\n`;
}

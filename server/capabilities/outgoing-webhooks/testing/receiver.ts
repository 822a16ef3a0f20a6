import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { path: string; headers: IncomingHttpHeaders; body: string; atMs: number };

/**
 * A path answers by this; the default is 204. The count is how often it was called, this time
 * included.
 */
type Behaviour = (answer: ServerResponse, request: Received, count: number) => void;

/** A server that receives webhooks and remembers every request. */
export type Receiver = {
  url: string;
  port: number;
  /** The requests to the path so far, in the order of arrival. */
  at(path: string): Received[];
  behave(path: string, behaviour: Behaviour): void;
  stop(): Promise<void>;
};

export function answering(status: number, headers: Record<string, string> = {}, body = ""): Behaviour {
  return (answer) => void answer.writeHead(status, headers).end(body);
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const behaviours = new Map<string, Behaviour>();
  const at = (path: string) => received.filter((request) => request.path === path);
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "";
    const body = Buffer.concat(chunks).toString();
    const seen = { path, headers: request.headers, body, atMs: performance.now() };
    received.push(seen);
    (behaviours.get(path) ?? answering(204))(answer, seen, at(path).length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    at,
    behave: (path, behaviour) => void behaviours.set(path, behaviour),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

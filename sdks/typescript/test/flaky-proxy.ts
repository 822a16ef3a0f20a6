import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Says what the proxy does with a connection. `cutAfterBytes`: closes it after this many bytes of
 * the answer. `swallow`: waits for the whole answer and sends none of it.
 */
type Fate = { cutAfterBytes: number } | "swallow" | "refuse" | "pass";

export type FlakyProxy = {
  url: string;
  /** The fates of the next connections. Later ones pass. */
  fates: Fate[];
  /** The server of the next connections. */
  target: string;
  /** The number of connections so far. */
  connections(): number;
  /** The number of open connections. */
  open(): number;
  /** The request of each connection. */
  requests(): string[];
  stop(): Promise<void>;
};

/**
 * A TCP proxy that closes connections on demand. Each connection carries one request, so that each
 * request has its own fate.
 */
export async function startFlakyProxy(target: string): Promise<FlakyProxy> {
  const sockets = new Set<Socket>();
  const heard: Buffer[][] = [];
  const fates: Fate[] = [];
  const server = createServer((client) => {
    const fate = fates.shift() ?? "pass";
    const asked: Buffer[] = [];
    heard.push(asked);
    if (fate === "refuse") {
      client.resetAndDestroy();
      return;
    }
    const { hostname, port } = new URL(proxy.target);
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    client.on("close", () => upstream.destroy());
    client.on("data", (chunk) => {
      asked.push(chunk);
      upstream.write(oneRequestOnly(chunk));
    });
    let passed = 0;
    upstream.on("data", (chunk) => {
      if (fate === "swallow") return;
      const room = fate === "pass" ? chunk.length : fate.cutAfterBytes - passed;
      passed += chunk.length;
      client.write(chunk.subarray(0, Math.max(0, room)));
      if (chunk.length >= room && fate !== "pass") client.end(() => client.destroy());
    });
    upstream.on("close", () => (fate === "swallow" ? client.resetAndDestroy() : client.end()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: FlakyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fates,
    target,
    connections: () => heard.length,
    open: () => sockets.size / 2,
    requests: () => heard.map((chunks) => Buffer.concat(chunks).toString()),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}

/**
 * Makes the server close the connection after its answer, so that the end of the answer can be
 * seen.
 */
function oneRequestOnly(chunk: Buffer): Buffer {
  return Buffer.from(
    chunk.toString("latin1").replace(/^connection: keep-alive\r\n/im, "connection: close\r\n"),
    "latin1",
  );
}

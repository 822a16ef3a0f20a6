import { connect, createServer, type Socket } from "node:net";

/** A line between clients and a server that can go dead: both ends stay open and hear nothing. */
export async function openVanishingProxy(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl);
  const lines: [Socket, Socket][] = [];
  const proxy = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port) });
    lines.push([client, server]);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address() as { port: number };
  return {
    /** The address of a WebSocket, by way of the proxy. */
    through: (url: string) => Object.assign(new URL(url), { host: `127.0.0.1:${address.port}` }).href,
    /** Nothing passes any more, and neither side is told. */
    vanish(): void {
      for (const [client, server] of lines) {
        client.unpipe(server).pause();
        server.unpipe(client).pause();
      }
    },
    /** Counts the lines that the server has ended. Only a line that is read notices. */
    countEnded(): number {
      for (const [, server] of lines) server.resume();
      return lines.filter(([, server]) => server.destroyed || server.readableEnded).length;
    },
    stop(): void {
      for (const socket of lines.flat()) socket.destroy();
      proxy.close();
    },
  };
}

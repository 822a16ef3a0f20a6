import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A site of a customer: its pages by path, on an origin of its own. */
export type Site = { origin: string; pages: Map<string, string>; stop(): Promise<void> };

export async function serveSite(): Promise<Site> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? "/", "http://site").pathname);
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(page ?? "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

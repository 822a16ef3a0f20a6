import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** Says what the site answers at one path. A string is a page of HTML. */
export type SiteAnswer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array; type?: string; waitMs?: number };

export type LocalSite = {
  url: string;
  /** The setting that lets a server of the tests reach the site. */
  settings: Record<string, string>;
  /** May be changed while the site is served. A function gets the query. */
  pages: Map<string, SiteAnswer | ((query: URLSearchParams) => SiteAnswer)>;
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** The most requests that were under way at one time. */
  most(): number;
  stop(): Promise<void>;
};

/** Serves a website on this machine. What it does not have is 404. */
export async function serveSite(
  pages: Record<string, SiteAnswer | ((query: URLSearchParams) => SiteAnswer)>,
): Promise<LocalSite> {
  const held = new Map(Object.entries(pages));
  const requests: LocalSite["requests"] = [];
  let underWay = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    most = Math.max(most, ++underWay);
    response.on("close", () => underWay--);
    const { pathname, search, searchParams } = new URL(request.url!, "http://site");
    requests.push({ path: pathname + search, headers: request.headers });
    const found = held.get(pathname + search) ?? held.get(pathname);
    const page = typeof found === "function" ? found(searchParams) : found;
    if (page === undefined) return response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
    const {
      status = 200,
      headers = {},
      body = "",
      type = "text/html; charset=utf-8",
      waitMs = 0,
    } = typeof page === "string" ? { body: page } : page;
    const { etag } = headers;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (etag !== undefined && request.headers["if-none-match"] === etag) return response.writeHead(304).end();
    return response.writeHead(status, { "content-type": type, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    settings: { PARLEY_OUTBOUND_ALLOW: `knowledge:127.0.0.1:${port}`, PARLEY_CRAWL_PAUSE_MS: "0" },
    pages: held,
    requests,
    most: () => most,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Writes a page as many sites have them: with a menu, a footer, and what it says. */
export function pageOf(title: string, main: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><title>${title} – Marsh Kettles</title>${head}</head><body>
<header><a href="/">Marsh Kettles</a><nav><a href="/">Home</a> <a href="/prices">Prices</a> <a href="/about">About us</a></nav></header>
<main><h1>${title}</h1>${main}</main>
<footer><p>Marsh Kettles, 12 Harbour Lane, Whitby. Telephone 01947 555 0142.</p><a href="/imprint">Imprint</a></footer>
</body></html>`;
}

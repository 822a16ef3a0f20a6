import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { publishedScannerKeys } from "./calls/scanner-signature.ts";

export type Receiver = {
  url: string;
  /** These settings let a server reach the receiver. */
  settings: Record<string, string>;
  stop(): Promise<void>;
};

/**
 * Somebody who is told of events: takes everything, says nothing. Whoever looks reads what it could
 * do; as a model it refuses.
 */
const listen = () =>
  createServer((request, response) => {
    const isModel = request.url?.includes("/chat/completions");
    const isEmbedder = request.url?.includes("/embeddings");
    const document = request.url === "/scanner-keys" ? publishedScannerKeys : service;
    const says = isEmbedder ? points : request.method === "GET" ? document : "";
    const head = { "content-type": says === "" ? "text/plain" : "application/json" };
    request.resume().on("end", () => response.writeHead(isModel ? 400 : 200, head).end(says));
  });
const points = JSON.stringify({ data: [1, 2].map((x) => ({ embedding: [x, 0] })), usage: { prompt_tokens: 2 } });
const service = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Till", version: "1" },
  paths: { "/open": { get: { operationId: "open", responses: {} } } },
});

export async function startReceiver(): Promise<Receiver> {
  const receiver = listen();
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    settings: {
      PARLEY_OUTBOUND_ALLOW: `127.0.0.1:${port}`,
      PARLEY_LEAK_REPORT_KEYS: `http://127.0.0.1:${port}/scanner-keys`,
    },
    stop: () => new Promise((resolve) => receiver.close(() => resolve())),
  };
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { serveParent, settingsOfChild } from "../measuring/child.ts";

/**
 * The floors of `route`: what answering a JSON body with JSON costs without any of Parley's
 * promises.
 */
export type EchoSettings = { kind: "node-http" | "fastify" };

const { kind } = settingsOfChild<EchoSettings>();
if (kind === "node-http") await serveWithNodeHttp();
else await serveWithFastify();

async function serveWithNodeHttp(): Promise<void> {
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      text += chunk;
    });
    request.on("end", () => {
      const { message, count } = JSON.parse(text) as { message: string; count: number };
      const answer = JSON.stringify({ message, count });
      response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(answer) });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ready((server.address() as AddressInfo).port);
}

async function serveWithFastify(): Promise<void> {
  const app = Fastify();
  const echo = {
    type: "object",
    required: ["message", "count"],
    additionalProperties: false,
    properties: { message: { type: "string", maxLength: 8_000 }, count: { type: "integer" } },
  };
  app.post<{ Body: { message: string; count: number } }>(
    "/bench/echo",
    { schema: { body: echo, response: { 200: echo } } },
    async ({ body }) => ({ message: body.message, count: body.count }),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  ready((app.server.address() as AddressInfo).port);
}

function ready(port: number): void {
  serveParent(
    { port },
    async () => undefined,
    async () => {},
  );
}

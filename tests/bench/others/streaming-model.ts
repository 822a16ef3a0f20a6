import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveParent } from "../measuring/child.ts";

/**
 * A model that says so many words, so many milliseconds apart, in OpenAI's protocol: `words-40-20`
 * says forty, twenty apart. In a process of its own, so that its work is nobody else's.
 */
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { model } = JSON.parse(Buffer.concat(chunks).toString());
  const [, count = "1", pauseMs = "0"] = /^words-(\d+)-(\d+)$/.exec(model) ?? [];
  response.writeHead(200, { "content-type": "text/event-stream" });
  let said = 0;
  const say = () => {
    if (response.destroyed) return;
    if (said === Number(count)) {
      response.write(pieceOf({}, "stop"));
      response.end("data: [DONE]\n\n");
      return;
    }
    said++;
    response.write(pieceOf({ content: `word${said} ` }));
    if (pauseMs === "0") say();
    else setTimeout(say, Number(pauseMs));
  };
  say();
});

function pieceOf(delta: unknown, reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: reason }];
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices })}\n\n`;
}

server.listen(0, "127.0.0.1", () => {
  serveParent(
    { port: (server.address() as AddressInfo).port },
    async () => undefined,
    async () => server.closeAllConnections(),
  );
});

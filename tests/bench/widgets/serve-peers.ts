import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Gives the answer to a question, from the same server for every chat. */
type AskParley = (question: string) => Promise<string>;
/** A site whose pages have one chat each, and what the chats of others ask for, on an origin of its own. */
type Peers = { origin: string; answering: string; pages: Map<string, string>; stop(): Promise<void> };

const requireFrom = createRequire(import.meta.url);
const scripts = new Map(
  [
    ["/typebot.js", "@typebot.io/js/package.json", "dist/web.js"],
    ["/deep-chat.js", "deep-chat/package.json", "dist/deepChat.bundle.js"],
  ].map(([path, manifest, file]) => [path!, gzipSync(readFileSync(join(requireFrom.resolve(manifest!), "..", file!)))]),
);

const textOf = (text: string) => ({
  ...{ id: `m${Math.random()}`, type: "text" },
  content: { type: "richText", richText: [{ type: "p", children: [{ text }] }] },
});
const input = { id: "question", type: "text input", options: { labels: { placeholder: "Write a message" } } };
/** This peer may show an answer at once: without the setting, it pretends to type. */
const typebot = { id: "shop", version: "6.1", theme: {}, settings: { typingEmulation: { enabled: false } } };

/** Serves the pages, the scripts of the others compressed, and what those ask of their own servers. */
export async function servePeers(askParley: AskParley): Promise<Peers> {
  const pages = new Map<string, string>();
  const replies: [RegExp, (body: string) => Promise<unknown>][] = [
    [/\/startChat$/, async () => ({ sessionId: "s1", typebot, messages: [textOf("Hello!")], input })],
    [/\/continueChat$/, async (body) => ({ messages: [textOf(await askParley(typebotQuestion(body)))], input })],
    [/^\/ask$/, async (body) => ({ text: await askParley(JSON.parse(body).messages.at(-1).text) })],
  ];
  const site = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://site").pathname;
    const script = scripts.get(path);
    const type = script === undefined ? "text/html" : "text/javascript";
    const headers = { "content-type": `${type}; charset=utf-8` };
    response.writeHead(200, { ...headers, ...(script === undefined ? {} : { "content-encoding": "gzip" }) });
    response.end(script ?? pages.get(path) ?? "");
  });
  const answering = createServer(async (request, response) => {
    const reply = replies.find(([pattern]) => pattern.test(request.url ?? ""))?.[1];
    const body = await readText(request);
    const isAsked = request.method === "POST" && reply !== undefined;
    response.writeHead(200, {
      ...{ "content-type": "application/json", "access-control-allow-origin": "*" },
      ...{ "access-control-allow-headers": "*", "access-control-max-age": "7200" },
    });
    response.end(JSON.stringify(isAsked ? await reply(body) : {}));
  });
  const servers = [site, answering];
  for (const server of servers) await once(server.listen(0, "127.0.0.1"), "listening");
  const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin: originOf(site), answering: originOf(answering), pages },
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      }
    },
  };
}

function typebotQuestion(body: string): string {
  const { message } = JSON.parse(body);
  return typeof message === "string" ? message : message.text;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += piece;
  return text;
}

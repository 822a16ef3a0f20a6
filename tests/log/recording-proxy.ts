import { once } from "node:events";
import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Passes requests on and keeps every secret and every personal text that it sees, in both directions. */
export type RecordingProxy = {
  url: string;
  /** Says where each text was seen first, by the text. */
  seen: Map<string, string>;
  /** The names under which secrets were seen, in small letters. */
  names: Set<string>;
  stop(): Promise<void>;
};

/** Names of fields, headers and parameters whose value is a secret. */
export const secretName =
  /password|secret|token|api_?key|authorization|ticket|smtpurl|signature|hash|^key$|-key$|protocol$/i;
const personalName = /^(?:email|message|text|content|question|answer|query|instructions|to)$/i;

/** Shorter texts may stand in a log by chance. */
const leastLength = 10;

export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const seen = new Map<string, string>();
  const names = new Set<string>();
  const { hostname, port } = new URL(target);

  function note(name: string, value: unknown, where: string): void {
    if (typeof value !== "string") return;
    const isSecret = secretName.test(name);
    if (isSecret) names.add(name.toLowerCase());
    const text = value.replace(/^Bearer /i, "");
    if ((isSecret || personalName.test(name)) && text.trim().length >= leastLength && !seen.has(text)) {
      seen.set(text, `${name} of ${where}`);
    }
  }

  function noteAll(value: unknown, where: string): void {
    if (value === null || typeof value !== "object") return;
    for (const [name, member] of Object.entries(value)) {
      note(name, member, where);
      noteAll(member, where);
    }
  }

  function noteMessage(message: IncomingMessage, body: Buffer, where: string): void {
    for (const [name, value] of Object.entries(message.headers)) note(name, value, where);
    const text = body.toString("utf8");
    try {
      if (/^\s*[{[]/.test(text)) noteAll(JSON.parse(text), where);
      else if (/urlencoded/.test(message.headers["content-type"] ?? "")) {
        for (const [name, value] of new URLSearchParams(text)) note(name, value, where);
      }
    } catch {
      // Broken on purpose: what it holds is not a field.
    }
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const where = `${incoming.method} ${incoming.url?.split("?")[0]}`;
    const query = new URLSearchParams(incoming.url?.split("?")[1] ?? "");
    for (const [name, value] of query) note(name, value, where);
    const { method, url: path, headers } = incoming;
    const onward = openRequest({ hostname, port, method, path, headers, agent: false });
    keep(incoming, (body) => noteMessage(incoming, body, where));
    incoming.pipe(onward);
    onward.on("response", (answer) => {
      keep(answer, (body) => noteMessage(answer, body, `the answer to ${where}`));
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
  }

  const server = createServer({ maxHeaderSize: 65_536 }, pass);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    names,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function keep(message: IncomingMessage, finish: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  message.on("data", (part: Buffer) => parts.push(part));
  message.on("close", () => finish(Buffer.concat(parts)));
}

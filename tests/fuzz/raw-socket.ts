import { connect } from "node:net";

/**
 * Gives what came back over one connection: every byte until the server closed it, or until
 * `isEnough` was satisfied.
 */
type RawAnswer = { text: string; isClosed: boolean };

/**
 * Longer than the server takes for anything here; reaching it means that a connection was left
 * hanging.
 */
const patienceMs = 20_000;

/** The client says that it will send no more. */
export const goodbye = Symbol("goodbye");

/**
 * Writes bytes as they are and reads what comes back. `parts` are written one after the other; a
 * number among them waits until so many bytes have come. Never throws for a reset: a closed socket
 * is an answer.
 */
export function exchange(
  url: string,
  parts: readonly (string | Buffer | number | typeof goodbye)[],
  isEnough: (text: string) => boolean = isWhole,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const received: Buffer[] = [];
    const waiting = [...parts];
    const text = () => Buffer.concat(received).toString("latin1");
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: text(), isClosed });
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection was left hanging after ${JSON.stringify(text().slice(0, 200))}.`));
    }, patienceMs);
    const write = () => {
      for (let part = waiting[0]; part !== undefined; part = waiting[0]) {
        if (typeof part === "number" && text().length < part) return;
        waiting.shift();
        if (part === goodbye) socket.end();
        else if (typeof part !== "number") socket.write(part);
      }
    };
    socket.on("connect", write);
    socket.on("data", (part) => {
      received.push(part);
      write();
      if (waiting.length === 0 && isEnough(text())) finish(false);
    });
    socket.on("error", () => finish(true));
    socket.on("close", () => finish(true));
  });
}

/** Tells whether one whole answer with a known length, or without a body, has come. */
export function isWhole(text: string): boolean {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (rest.length === 0) return false;
  if (length !== undefined) return rest.join("\r\n\r\n").length >= Number(length);
  return /^HTTP\/1\.1 (?:204|304)/.test(head);
}

export type ParsedAnswer = { status: number; headers: Record<string, string>; body: string };

/** The first answer in the bytes; undefined when there is none. */
export function parseAnswer(text: string): ParsedAnswer | undefined {
  const found = /^HTTP\/1\.1 (\d{3})[^\r\n]*\r\n/.exec(text);
  if (found === null) return undefined;
  const end = text.indexOf("\r\n\r\n");
  const lines = text.slice(found[0].length, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = headers["content-length"] === undefined ? text.length : Number(headers["content-length"]);
  return { status: Number(found[1]), headers, body: text.slice(end + 4, end + 4 + length) };
}

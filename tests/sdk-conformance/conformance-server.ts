import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { Case, CaseAnswer, CaseRequest } from "./case.ts";

type Received = { method: string; path: string; headers: Record<string, string>; body: string };

/** A case that runs: the client's endpoint, and what is wrong with the requests so far. */
export type Run = { url: string; faults(): string[]; received(count: number): Promise<void>; isLeft(): Promise<void> };

/**
 * Plays the answers of a case. Each run has a path of its own, so that cases can run at the same time. Nothing
 * is random, and no answer waits for a time.
 */
export class ConformanceServer {
  readonly #server: Server;
  readonly #runs = new Map<string, ScriptedRun>();

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** @param port is that of the server; 0 takes a free one */
  static async start(port = 0): Promise<ConformanceServer> {
    const started = new ConformanceServer();
    started.#server.listen(port, "127.0.0.1");
    await once(started.#server, "listening");
    return started;
  }

  /** The address, without a path. Clients of other languages find the cases under it. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Begins a case. The client under test gets `url` as its endpoint. */
  begin(testCase: Case): Run {
    const name = `run-${this.#runs.size}`;
    const run = new ScriptedRun(testCase, `${this.url}/${name}`);
    this.#runs.set(name, run);
    return run;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = "", ...rest] = request.url!.split("/");
    if (name === "cases")
      return sendJson(
        response,
        readCases().map((each) => ({ ...each, url: this.begin(each).url })),
      );
    const run = this.#runs.get(name);
    if (run === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (rest[0] === "received") {
      await run.received(Number(rest[1]));
      return sendJson(response, {});
    }
    if (rest.join() === "verdict") {
      await run.isLeft();
      return sendJson(response, { faults: run.faults() });
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
    run.take(
      { method: request.method!, path: `/${rest.join("/")}`, headers, body: String(Buffer.concat(parts)) },
      response,
    );
  }
}

const folder = fileURLToPath(new URL("./cases/", import.meta.url));

/** Reads every case, in the order of the files. */
export function readCases(): Case[] {
  return globSync("*.json", { cwd: folder })
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Case[]);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
}

class ScriptedRun implements Run {
  readonly url: string;
  readonly #case: Case;
  readonly #received: Received[] = [];
  readonly #wakes: (() => void)[] = [];
  readonly #early: string[] = [];
  #notBefore = 0;
  #left: Promise<void> = Promise.resolve();

  constructor(testCase: Case, url: string) {
    this.#case = testCase;
    this.url = url;
  }

  take(request: Received, response: ServerResponse): void {
    const answer = this.#case.answers?.[this.#received.length];
    this.#received.push(request);
    for (const wake of this.#wakes.splice(0)) wake();
    if (Date.now() < this.#notBefore) this.#early.push(`request ${this.#received.length} came before Retry-After`);
    const headers = datedHeaders(answer?.headers);
    this.#notBefore = readRetryAfter(headers["retry-after"]);
    if (answer?.ending === "hang") this.#left = once(response, "close").then(() => undefined);
    void play({ ...(answer ?? { status: 501 }), headers }, response);
  }

  /** Resolves when so many requests have arrived. */
  async received(count: number): Promise<void> {
    while (this.#received.length < count) await new Promise<void>((resolve) => this.#wakes.push(resolve));
  }

  /** Resolves when the client has closed the connection of an answer that hangs. */
  isLeft(): Promise<void> {
    return this.#left;
  }

  faults(): string[] {
    const { answers = [], requests = [] } = this.#case;
    const faults =
      this.#received.length === answers.length
        ? []
        : [`${this.#received.length} requests arrived in place of ${answers.length}`];
    return [...faults, ...this.#early, ...requests.flatMap((wanted, index) => this.#compare(wanted, index))];
  }

  #compare(wanted: CaseRequest, index: number): string[] {
    const got = this.#received[index];
    if (got === undefined) return [`request ${index + 1} did not arrive`];
    const faults: string[] = [];
    const check = (what: string, isRight: boolean, value: unknown) => {
      if (!isRight) faults.push(`request ${index + 1} has the ${what} ${JSON.stringify(value)}`);
    };
    check("method", wanted.method === undefined || wanted.method === got.method, got.method);
    check("path", wanted.path === undefined || wanted.path === got.path, got.path);
    for (const [name, value] of Object.entries(wanted.headers ?? {})) {
      const header = got.headers[name];
      const isRight = value === null ? header === undefined : value === "*" ? header !== undefined : header === value;
      check(`header ${name}`, isRight, header);
    }
    for (const name of wanted.same ?? []) {
      check(`other header ${name}`, got.headers[name] === this.#received[0]!.headers[name], got.headers[name]);
    }
    if (wanted.body !== undefined) check("body", isDeepStrictEqual(parse(got.body), wanted.body), got.body);
    return faults;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Writes `date+2` as the date in two seconds. */
function datedHeaders(headers: Record<string, string> = {}): Record<string, string> {
  const date = (_all: string, seconds: string) => new Date(Date.now() + Number(seconds) * 1_000).toUTCString();
  return Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, text.replace(/^date\+(\d+)$/, date)]));
}

/** Gives the time in ms before which the next request is a fault. A timer of a platform may be a little early. */
function readRetryAfter(header = "0"): number {
  const at = /^\d+$/.test(header) ? Date.now() + Number(header) * 1_000 : Date.parse(header);
  return at - 20;
}

async function play(answer: CaseAnswer, response: ServerResponse): Promise<void> {
  const { status = 200, headers = {}, json, text, pieceBytes, ending } = answer;
  if (ending === "refuse") {
    response.destroy();
    return;
  }
  const type = status >= 400 ? "application/problem+json" : "application/json";
  const bytes = Buffer.from(text ?? (json === undefined ? "" : JSON.stringify(json)));
  const size = ending === undefined && pieceBytes === undefined ? { "content-length": bytes.length } : {};
  response.writeHead(status, { ...(json === undefined ? {} : { "content-type": type }), ...size, ...headers });
  for (let at = 0; at < bytes.length; at += pieceBytes ?? bytes.length) {
    response.write(bytes.subarray(at, at + (pieceBytes ?? bytes.length)));
    // Pieces that are written at once would be read as one.
    if (pieceBytes !== undefined) await setImmediate();
  }
  if (ending === undefined) response.end();
  else response.flushHeaders();
  // The bytes must leave before the connection is cut.
  if (ending === "cut") response.write("", () => void setImmediate().then(() => response.destroy()));
}

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { serveParent } from "../measuring/child.ts";
import { monotonicMs } from "../measuring/monotonic-time.ts";
import { createEventCounter, createFrameCounter, framed } from "./count-messages.ts";

/**
 * Many watchers in one process, lighter than a client library: they count what they are told and
 * when the last was.
 */
export type ClientsQuestion =
  /** `greetings`: how many messages a server sends by itself before it is ready. */
  | {
      do: "open";
      group: string;
      kind: "socket" | "stream";
      port: number;
      request: string;
      count: number;
      greetings: number;
    }
  /** Waits until every watcher of the group was told so many messages after the greetings. */
  | { do: "await"; group: string; messages: number }
  /**
   * Each socket sends the text and waits for the answer, so many times; `atOnce` sockets at a time.
   */
  | { do: "exchange"; group: string; text: string; timesEach: number; atOnce: number }
  | { do: "close"; group: string };
export type Arrived = { lastMs: number };
export type Exchanged = { elapsedMs: number; p50Ms: number; p99Ms: number };

type Watcher = { socket: Socket; messages: number; onMessage: () => void };
type Group = {
  watchers: Watcher[] /** By how many messages: how many watchers have had them, and since when all. */;
  arrived: Map<number, { watchers: number; lastMs: number }>;
  onArrival: () => void;
};

const openedTogether = 50;
const endOfHead = "\r\n\r\n";
const groups = new Map<string, Group>();

async function open({
  group,
  kind,
  port,
  request,
  count,
  greetings,
}: Extract<ClientsQuestion, { do: "open" }>): Promise<void> {
  const to = groups.get(group) ?? { watchers: [], arrived: new Map(), onArrival: () => {} };
  groups.set(group, to);
  for (let opened = 0; opened < count; opened += openedTogether) {
    const together = Math.min(openedTogether, count - opened);
    await Promise.all(Array.from({ length: together }, () => openOne(to, kind, port, request, greetings)));
  }
}

function openOne(
  group: Group,
  kind: "socket" | "stream",
  port: number,
  request: string,
  greetings: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => socket.write(request));
    const watcher: Watcher = { socket, messages: -greetings, onMessage: () => {} };
    const onMessage = () => {
      watcher.messages++;
      if (watcher.messages === 0) resolve();
      if (watcher.messages > 0) arrive(group, watcher.messages);
      watcher.onMessage();
    };
    const read = kind === "socket" ? createFrameCounter(socket, onMessage) : createEventCounter(onMessage);
    let head = "";
    const readHead = (chunk: Buffer) => {
      head += chunk.toString("latin1");
      const end = head.indexOf(endOfHead);
      if (end < 0) return;
      if (!/^HTTP\/1\.1 (101|200) /.test(head)) return reject(new Error(head.slice(0, 1_000)));
      socket.off("data", readHead);
      socket.on("data", read);
      group.watchers.push(watcher);
      if (greetings === 0) resolve();
      const rest = Buffer.from(head.slice(end + endOfHead.length), "latin1");
      if (rest.length > 0) read(rest);
    };
    socket.on("data", readHead);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The server closed a connection.")));
  });
}

function arrive(group: Group, messages: number): void {
  const arrived = group.arrived.get(messages) ?? { watchers: 0, lastMs: 0 };
  group.arrived.set(messages, arrived);
  if (++arrived.watchers < group.watchers.length) return;
  arrived.lastMs = monotonicMs();
  group.onArrival();
}

async function awaitArrival(group: Group, messages: number): Promise<Arrived> {
  for (;;) {
    const arrived = group.arrived.get(messages);
    if (arrived?.watchers === group.watchers.length) return { lastMs: arrived.lastMs };
    await new Promise<void>((resolve) => {
      group.onArrival = resolve;
    });
  }
}

async function exchange(group: Group, text: string, timesEach: number, atOnce: number): Promise<Exchanged> {
  const frame = framed(text);
  const latenciesMs: number[] = [];
  const waiting = [...group.watchers];
  const beganMs = performance.now();
  const takeTurns = async () => {
    for (let watcher = waiting.pop(); watcher !== undefined; watcher = waiting.pop()) {
      await exchangeOver(watcher, frame, timesEach, latenciesMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  const elapsedMs = performance.now() - beganMs;
  latenciesMs.sort((a, b) => a - b);
  const quantile = (share: number) => latenciesMs[Math.floor((latenciesMs.length - 1) * share)] ?? 0;
  return { elapsedMs, p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

function exchangeOver(watcher: Watcher, frame: Buffer, times: number, latenciesMs: number[]): Promise<void> {
  return new Promise((resolve) => {
    let left = times;
    let sentAtMs = performance.now();
    watcher.onMessage = () => {
      const nowMs = performance.now();
      latenciesMs.push(nowMs - sentAtMs);
      sentAtMs = nowMs;
      if (--left > 0) watcher.socket.write(frame);
      else {
        watcher.onMessage = () => {};
        resolve();
      }
    };
    watcher.socket.write(frame);
  });
}

async function close(name: string): Promise<void> {
  const group = groups.get(name);
  groups.delete(name);
  await Promise.all(
    (group?.watchers ?? []).map(({ socket }) => {
      const closed = once(socket, "close");
      socket.destroy();
      return closed;
    }),
  );
}

function groupOf(name: string): Group {
  const group = groups.get(name);
  if (group === undefined) throw new Error(`Nobody opened the group ${name}.`);
  return group;
}

async function answer(question: ClientsQuestion): Promise<unknown> {
  if (question.do === "open") await open(question);
  else if (question.do === "close") await close(question.group);
  else if (question.do === "await") return awaitArrival(groupOf(question.group), question.messages);
  else return exchange(groupOf(question.group), question.text, question.timesEach, question.atOnce);
  return {};
}

serveParent(
  "ready",
  (question: ClientsQuestion) => answer(question).catch((error: Error) => ({ failed: error.message })),
  async () => {},
);

import type { Child } from "../measuring/child.ts";
import type { Parley } from "../measuring/parley.ts";
import type { Committed, ParleyQuestion } from "../measuring/parley-server.ts";
import type { BareQuestion, BareSent } from "./bare-streams.ts";
import { endSign } from "./count-messages.ts";
import type { ClientsQuestion } from "./stream-clients.ts";

export type Kind = "socket" | "stream";
export type Name = "bare" | "parley";
export const names = ["bare", "parley"] as const;

/** The processes of bench `stream`: two servers, and the watchers of both. */
export type StreamProcesses = {
  bare: Child<{ port: number }>;
  parley: Parley;
  /** Throws when a connection was refused or ended. */
  ask<Answer>(question: ClientsQuestion): Promise<Answer>;
  /**
   * Connects so many watchers; ready when each would be told of the next event. `query` is for
   * Parley, as in `?since=7`.
   */
  open(name: Name, kind: Kind, count: number, query?: string): Promise<void>;
  close(name: Name): Promise<void>;
  /**
   * Commits events in one transaction; what a watcher gets of each is as long as the floor's text.
   */
  commit(count: number): Promise<Committed>;
  /** Lets the floor send its text to all that are connected. */
  sendBare(kind: Kind, times: number): Promise<BareSent>;
};

const eventBytes = 200;
const floorText = padded("", eventBytes);
const floorStreamText = `id: 1000\nevent: bell.rung\ndata: ${floorText}\n\n`;
/** Imitates what Parley writes around the text of an event. */
const envelope = {
  id: `evt_${"0".repeat(26)}`,
  position: 1_000,
  type: "bell.rung",
  timestamp: "2026-11-20T00:00:00.000Z",
  data: { text: "" },
};
const eventText = padded("", eventBytes - JSON.stringify(envelope).length);

function padded(text: string, length: number): string {
  return text.padEnd(length - endSign.length, "-") + endSign;
}

export function startStreamProcesses(
  bare: StreamProcesses["bare"],
  clients: Child<string>,
  parley: Parley,
): StreamProcesses {
  const processes: StreamProcesses = {
    bare,
    parley,
    async ask<Answer>(question: ClientsQuestion): Promise<Answer> {
      const answer = await clients.ask<Answer & { failed?: string }>(question);
      if (answer.failed !== undefined) throw new Error(`The watchers failed: ${answer.failed}`);
      return answer;
    },
    async open(name, kind, count, query = "") {
      const { port } = name === "bare" ? bare.ready : parley;
      const request = requestOf(kind, `/api/stream${query}`, parley.key);
      // Over a WebSocket Parley says hello first; over Server-Sent Events the hello has no end sign
      // and is not counted.
      const greetings = name === "parley" && kind === "socket" ? 1 : 0;
      await processes.ask({ do: "open", group: name, kind, port, request, count, greetings });
    },
    async close(name) {
      await processes.ask({ do: "close", group: name });
    },
    commit(count) {
      const commit = { workspaceId: parley.person.workspaceId, text: eventText, count };
      return parley.child.ask<Committed>({ commit } satisfies ParleyQuestion);
    },
    sendBare(kind, times) {
      const text = kind === "socket" ? floorText : floorStreamText;
      return bare.ask<BareSent>({ do: "send", kind, text, times } satisfies BareQuestion);
    },
  };
  return processes;
}

function requestOf(kind: Kind, path: string, key: string): string {
  const upgrade = [
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
  ];
  return [
    `GET ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `authorization: Bearer ${key}`,
    ...(kind === "socket" ? upgrade : ["accept: text/event-stream"]),
    "\r\n",
  ].join("\r\n");
}

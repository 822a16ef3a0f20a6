import type { WebSocket } from "ws";
import type { Caller } from "../../kernel/caller.ts";
import { type EventStream, openEventStream } from "../../kernel/event-stream.ts";
import type { Call } from "../../kernel/http.ts";
import { formatId } from "../../kernel/ids.ts";
import { invalidRequest, notFound, Problem, rateLimited } from "../../kernel/problem.ts";
import type { Signal } from "../../kernel/realtime.ts";
import { openWebSocket, wantsWebSocket } from "../../kernel/web-socket.ts";
import { findOwnConversation, readVisitorToken } from "../conversations/index.ts";
import { hearClient } from "./hear-client.ts";
import { type Hub, maxWatchersPerWorkspace } from "./hub.ts";
import type { Who } from "./presence.ts";
import type { StreamQuery } from "./schema.ts";
import { type Filter, type Sink, Watcher } from "./watcher.ts";

const heartbeatMs = 20_000;
/** A socket ends within this time of its credential, plus what it takes a revocation to arrive. */
const credentialCheckMs = 400;
/** What may lie unsent for one client before we wait for it. */
const maxBufferedBytes = 1024 * 1024;

export const credentialEnded = 4401;

type AnyCall = Call<unknown, unknown, unknown>;

/** Follows the events of the workspace, as a WebSocket or as Server-Sent Events, until either side ends it. */
export async function watch(call: AnyCall & { query: StreamQuery }, hub: Hub): Promise<void> {
  const { kernel, query } = call;
  const caller = visitorsOwn(call);
  if (hub.countOf(caller.workspaceId) >= maxWatchersPerWorkspace) {
    throw new Problem(rateLimited, `At most ${maxWatchersPerWorkspace} watchers of one workspace. Close some first.`, {
      headers: { "retry-after": "10" },
    });
  }
  const filter: Filter = {
    events: query.events?.split(","),
    conversationId: query.conversation === undefined ? undefined : await conversationIdOf(call, query.conversation),
  };
  const { feed, leave } = hub.join(caller.workspaceId);
  try {
    const since = await startOf(call, await feed.readPosition());
    const visitorOf = (conversationId: string) => hub.visitorOf(caller.workspaceId, conversationId);
    const client = wantsWebSocket(call.request.raw) ? await overWebSocket(call) : overEventStream(call);
    if (client === undefined) return;
    const sees = (signal: Signal) => maySee(caller, filter, hub, signal);
    const stopSignals = kernel.realtime.onSignal((signal) => {
      if (signal.workspaceId !== caller.workspaceId) return;
      void sees(signal).then((isSeen) => isSeen && client.tell(signal.kind, publicData(signal)));
    });
    const who = whoIs(call, filter);
    const exit = who === undefined ? () => {} : hub.presence.enter(caller.workspaceId, who);
    const online = caller.kind === "publishable-key" ? [] : hub.presence.list(caller.workspaceId);
    client.tell("hello", { position: since, online });
    const watcher = new Watcher({ feed, caller, filter, sink: client.sink, since, visitorOf });
    void watcher.pump();
    await client.ended;
    watcher.stop();
    stopSignals();
    exit();
  } finally {
    leave();
  }
}

/** A browser's key alone watches nothing: it needs the visitor that its ticket or its token names. */
function visitorsOwn(call: AnyCall): Caller {
  const { kernel, caller } = call;
  if (caller.kind !== "publishable-key" || caller.visitorId !== undefined) return caller;
  const visitorId = readVisitorToken(kernel, caller.workspaceId, call.header("x-visitor-token"));
  if (visitorId !== undefined) return { ...caller, visitorId };
  throw new Problem(notFound, "A visitor without a conversation has nothing to watch. Send a message first.");
}

type Client = {
  sink: Sink;
  /** Sends something that has no position: a greeting, presence, typing. */
  tell(kind: string, data: Record<string, unknown>): void;
  ended: Promise<void>;
};

function overEventStream(call: AnyCall): Client {
  const stream: EventStream = openEventStream(call);
  return {
    sink: {
      write: (entry) => stream.write(entry.streamText),
      get isOpen() {
        return stream.isOpen;
      },
    },
    tell: (kind, data) => void stream.send({ event: kind, data }),
    ended: new Promise((resolve) => {
      if (!stream.isOpen) resolve();
      stream.signal.addEventListener("abort", () => resolve(), { once: true });
    }),
  };
}

async function overWebSocket(call: AnyCall): Promise<Client | undefined> {
  const socket = await openWebSocket(call);
  if (socket === undefined) return undefined;
  const ended = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  keepAlive(socket);
  endWithCredential(call, socket);
  hearClient(call, socket);
  return {
    sink: {
      write(entry) {
        socket.send(entry.socketText);
        return socket.bufferedAmount < maxBufferedBytes ? undefined : drained(socket);
      },
      get isOpen() {
        return socket.readyState === socket.OPEN;
      },
    },
    tell: (kind, data) => {
      // What has no position may be left out for a client that does not keep up.
      if (socket.bufferedAmount < maxBufferedBytes) socket.send(JSON.stringify({ type: kind, ...data }));
    },
    ended,
  };
}

/** Resolves when the client took what lay in the buffer, or is gone. */
function drained(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("close", () => resolve());
    // The callback runs when these bytes, and so all before them, were handed to the network.
    socket.ping("", false, () => resolve());
  });
}

/** A connection that is gone without a word is noticed by pings that nobody answers. */
function keepAlive(socket: WebSocket): void {
  let isAnswering = true;
  socket.on("pong", () => {
    isAnswering = true;
  });
  const timer = setInterval(() => {
    if (!isAnswering) socket.terminate();
    isAnswering = false;
    socket.ping();
  }, heartbeatMs);
  socket.on("close", () => clearInterval(timer));
}

function endWithCredential({ kernel, caller }: AnyCall, socket: WebSocket): void {
  const timer = setInterval(() => {
    const isExpired = caller.expiresAtMs !== undefined && caller.expiresAtMs <= kernel.clock.now();
    if (!isExpired && !kernel.revocations.has(caller.sessionId ?? caller.id)) return;
    socket.close(credentialEnded, "The credential has ended. Connect again with a new one.");
  }, credentialCheckMs);
  socket.on("close", () => clearInterval(timer));
}

/** Where the watcher begins. Throws invalid-request for a position that this workspace has not reached. */
async function startOf(call: AnyCall & { query: StreamQuery }, newest: number): Promise<number> {
  const header = call.header("last-event-id");
  if (header !== undefined && header !== "" && !/^\d{1,15}$/.test(header)) {
    throw new Problem(invalidRequest, "Last-Event-ID must be the id of an event of this stream, a number.");
  }
  const since = header === undefined || header === "" ? call.query.since : Number(header);
  if (since === undefined || since <= newest) return since ?? newest;
  throw new Problem(invalidRequest, `The newest position is ${newest}; ${since} has not been reached yet.`, {
    errors: [{ pointer: "/query/since", message: `must not be above ${newest}` }],
  });
}

async function conversationIdOf(call: AnyCall, name: string): Promise<string> {
  const { kernel, caller } = call;
  const found = await findOwnConversation(kernel, kernel.database.query, caller, call.header("x-visitor-token"), name);
  return formatId("conv", found.id);
}

/** Members see everybody's presence and typing; a visitor sees the typing in its own conversations. */
async function maySee(caller: Caller, filter: Filter, hub: Hub, signal: Signal): Promise<boolean> {
  const { conversationId } = signal.data as { conversationId?: string };
  if (conversationId !== undefined && filter.conversationId !== undefined && filter.conversationId !== conversationId) {
    return false;
  }
  if (caller.kind !== "publishable-key") return caller.scopes.has("conversations:read");
  if (signal.kind !== "typing" || conversationId === undefined) return false;
  return (await hub.visitorOf(caller.workspaceId, conversationId)) === caller.visitorId;
}

function publicData(signal: Signal): Record<string, unknown> {
  const { source: _source, ...data } = signal.data;
  return data;
}

/** Servers are not present: they do not look. */
function whoIs({ caller }: AnyCall, filter: Filter): Who | undefined {
  if (caller.kind === "member") return { kind: "member", id: formatId("usr", caller.id) };
  if (caller.kind === "publishable-key" && filter.conversationId !== undefined) {
    return { kind: "visitor", conversationId: filter.conversationId };
  }
  return undefined;
}

import type { Caller } from "../../kernel/caller.ts";
import type { Person } from "../../kernel/log/presence.ts";
import { invalidRequest, Problem, rateLimited } from "../../kernel/problem.ts";
import { wantsWebSocket } from "../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { identifyCaller } from "../contacts/index.ts";
import { UserId } from "../identity/index.ts";
import type { Client } from "./client.ts";
import { transientMessage } from "./encoded-message.ts";
import { openEventStreamClient } from "./event-stream-client.ts";
import type { Hub } from "./hub.ts";
import type { StreamQuery } from "./schema.ts";
import { openSocketClient } from "./socket-client.ts";
import { type EventFilter, Subscription, type SubscriptionParts } from "./subscription.ts";
import { isBrowserWithoutVisitor, nothingToSee } from "./tickets/create-ticket.ts";
import { wireSubject } from "./wire-subject.ts";

type StreamCall = Call<unknown, unknown, unknown> & { query: StreamQuery };

/**
 * Connects the client to the events of its workspace, as a WebSocket or as Server-Sent Events,
 * until either side ends the connection.
 */
export async function subscribe(call: StreamCall, hub: Hub): Promise<void> {
  const caller = await identifyCaller(call);
  if (isBrowserWithoutVisitor(caller)) throw nothingToSee();
  const { maxStreamsPerWorkspace } = call.kernel.config.bounds;
  // Counted before anything is awaited, so that clients that connect together all count.
  if (hub.clientsOf(caller.workspaceId) >= maxStreamsPerWorkspace) throw tooManyClients(maxStreamsPerWorkspace);
  const { feed, leave } = hub.join(caller.workspaceId);
  let client: Client | undefined;
  try {
    const filter = await readFilter(call, caller);
    const since = readStart(call, await feed.readPosition());
    client = wantsWebSocket(call.request.raw)
      ? await openSocketClient(call, caller, ticketOf(call))
      : openEventStreamClient(call, caller);
    if (client !== undefined) startSubscription(hub, { feed, filter, client, since }, leave);
  } finally {
    if (client === undefined) leave();
  }
}

/**
 * Greets the client and sends the events from its position on. Keeps no reference to the request,
 * which takes more memory than everything else of an idle connection.
 */
function startSubscription(hub: Hub, parts: SubscriptionParts, leave: () => void): void {
  const { feed, filter, client, since } = parts;
  const { caller } = client;
  const subscription = new Subscription(parts);
  const unsubscribe = feed.addSubscriber(subscription);
  const who = personOf(caller, filter);
  const seesPresence = caller.kind !== "publishable-key" && caller.scopes.has("conversations:read");
  const online = seesPresence ? hub.presence.list(caller.workspaceId) : [];
  void client.write(transientMessage("hello", { position: since, online }));
  // After the greeting, which lists those who were online before.
  const exit = who === undefined ? undefined : hub.presence.enter(caller.workspaceId, who);
  client.onEnd(() => {
    unsubscribe();
    exit?.();
    leave();
  });
  subscription.sendNext();
}

async function readFilter({ kernel, query }: StreamCall, caller: Caller): Promise<EventFilter> {
  const { events, conversation } = query;
  return {
    types: events?.split(","),
    subject: conversation === undefined ? undefined : await wireSubject.find(kernel, caller, conversation),
  };
}

/** A ticket counts only without an Authorization header. */
function ticketOf(call: StreamCall): string | undefined {
  return call.header("authorization") === undefined ? call.query.ticket : undefined;
}

function tooManyClients(most: number): Problem {
  const detail = `This node serves at most ${most} clients of /api/stream for each workspace. Close some connections, or try again later.`;
  return new Problem(rateLimited, detail, { headers: { "retry-after": "10" } });
}

/**
 * Reads the position after which the client wants events, by Last-Event-ID or `since`; the newest
 * position without both. Throws invalid-request for a position that this workspace has not reached.
 */
function readStart(call: StreamCall, newest: number): number {
  const header = call.header("last-event-id");
  if (header !== undefined && header !== "" && !/^\d{1,15}$/.test(header)) {
    throw new Problem(invalidRequest, "Last-Event-ID must be a number: the id of an event that this stream has sent.");
  }
  const since = header === undefined || header === "" ? call.query.since : Number(header);
  if (since === undefined || since <= newest) return since ?? newest;
  throw new Problem(invalidRequest, `No event has the position ${since} yet. The newest position is ${newest}.`, {
    errors: [{ pointer: "/query/since", message: `must not be above ${newest}` }],
  });
}

/**
 * Finds the person who is online by this connection: a member, or the visitor of the one subject.
 * Servers are not people.
 */
function personOf(caller: Caller, { subject }: EventFilter): Person | undefined {
  if (caller.kind === "member") return { kind: "member", id: UserId.format(caller.id) };
  if (caller.kind === "publishable-key" && subject !== undefined)
    return { kind: "visitor", ...wireSubject.show(subject) };
  return undefined;
}

import type { Caller } from "../../kernel/caller.ts";
import { invalidRequest, notFound, Problem, rateLimited } from "../../kernel/problem.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { wantsWebSocket } from "../../kernel/wire/web-socket.ts";
import { UserId } from "../accounts/index.ts";
import { identifyCaller } from "../contacts/index.ts";
import { ConversationId, findOwnConversation } from "../conversations/index.ts";
import { type Client, openSocketClient, openStreamClient } from "./client.ts";
import { type Hub, maxWatchersPerWorkspace } from "./hub.ts";
import { passingNotice } from "./notice.ts";
import type { Who } from "./presence.ts";
import type { StreamQuery } from "./schema.ts";
import { type Filter, Watcher } from "./watcher.ts";

type Following = ConstructorParameters<typeof Watcher>[0];
type AnyCall = Call<unknown, unknown, unknown>;

/** Follows the events of the workspace, as a WebSocket or as Server-Sent Events, until either side ends it. */
export async function watch(call: AnyCall & { query: StreamQuery }, hub: Hub): Promise<void> {
  const { query } = call;
  const caller = await identifyCaller(call);
  if (caller.kind === "publishable-key" && caller.visitorId === undefined) throw nothingToWatch();
  if (hub.countOf(caller.workspaceId) >= maxWatchersPerWorkspace) {
    throw new Problem(rateLimited, `At most ${maxWatchersPerWorkspace} watchers of one workspace. Close some first.`, {
      headers: { "retry-after": "10" },
    });
  }
  const filter: Filter = {
    events: query.events?.split(","),
    conversationId:
      query.conversation === undefined ? undefined : await conversationIdOf(call, caller, query.conversation),
  };
  const { feed, leave } = hub.join(caller.workspaceId);
  let client: Client | undefined;
  try {
    const since = await startOf(call, await feed.readPosition());
    client = wantsWebSocket(call.request.raw)
      ? await openSocketClient(call, caller, ticketOf(call))
      : openStreamClient(call, caller);
    if (client !== undefined) follow(hub, { feed, caller, filter, client, since }, leave);
  } finally {
    if (client === undefined) leave();
  }
}

/** Says hello and goes on from there. Keeps nothing of the request, which would be most of what an idle watcher takes. */
function follow(hub: Hub, parts: Following, leave: () => void): void {
  const { feed, caller, filter, client, since } = parts;
  const watcher = new Watcher(parts);
  const stopReading = feed.addReader(watcher);
  const who = whoIs(caller, filter);
  const exit = who === undefined ? undefined : hub.presence.enter(caller.workspaceId, who);
  client.onEnd(() => {
    stopReading();
    exit?.();
    leave();
  });
  const seesPeople = caller.kind !== "publishable-key" && caller.scopes.has("conversations:read");
  const online = seesPeople ? hub.presence.list(caller.workspaceId) : [];
  void client.write(passingNotice("hello", { position: since, online }));
  watcher.goOn();
}

/** Beside an Authorization header a ticket in the query counts for nothing. */
function ticketOf(call: AnyCall & { query: StreamQuery }): string | undefined {
  return call.header("authorization") === undefined ? call.query.ticket : undefined;
}

/** A browser's key alone watches nothing: it needs the visitor that its ticket, its token or its user's proof names. */
function nothingToWatch(): Problem {
  return new Problem(notFound, "A visitor without a conversation has nothing to watch. Send a message first.");
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

async function conversationIdOf({ kernel }: AnyCall, caller: Caller, name: string): Promise<string> {
  const found = await findOwnConversation(kernel.database.query, caller, name);
  return ConversationId.format(found.id);
}

/** Servers are not present: they do not look. */
function whoIs(caller: Caller, filter: Filter): Who | undefined {
  if (caller.kind === "member") return { kind: "member", id: UserId.format(caller.id) };
  if (caller.kind === "publishable-key" && filter.conversationId !== undefined) {
    return { kind: "visitor", conversationId: filter.conversationId };
  }
  return undefined;
}

import { audit } from "../../../kernel/audit.ts";
import { eventScopesOf } from "../../../kernel/caller.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockQueues, resetQueue } from "../queue/store.ts";
import type { Endpoint, EndpointChange } from "../schema.ts";
import { sendSoon } from "../sending/send-soon.ts";
import { checkEndpointEvents } from "./check-endpoint-events.ts";
import { checkEndpointUrl } from "./check-endpoint-url.ts";
import { findOwnEndpoint, noSuchEndpoint } from "./find-own-endpoint.ts";
import { showEndpoint } from "./read-endpoints.ts";
import { createKeyPair } from "./signing-keys.ts";
import { deleteEndpoint, type EndpointRow, writeEndpoint } from "./store.ts";

/**
 * Changes the given fields. Enabling an endpoint sends at once what still waits; events from while
 * it was disabled need a replay.
 */
export async function changeEndpoint(context: Context, endpointId: string, change: EndpointChange): Promise<Endpoint> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  if (change.url !== undefined) checkEndpointUrl(kernel, change.url);
  const { id } = await findOwnEndpoint(kernel.database.query, workspaceId, endpointId);
  const changed = await context.commit(async (tx) => {
    await lockQueues(tx, [{ workspaceId, endpointId: id }]);
    const before = await findOwnEndpoint(tx, workspaceId, endpointId);
    const after = applyChange(context, before, change);
    await writeEndpoint(tx, after);
    const now = after.updatedAt;
    if (after.status === "enabled" && (before.status === "disabled" || after.url !== before.url)) {
      await resetQueue(tx, workspaceId, id, now);
    }
    const details = { changed: Object.keys(change) };
    await audit(tx, { workspaceId, caller, action: "endpoint.changed", targetId: id, details });
    return showEndpoint(kernel, await findOwnEndpoint(tx, workspaceId, endpointId));
  });
  sendSoon(kernel, id);
  return changed;
}

function applyChange(context: Context, before: EndpointRow, change: EndpointChange): EndpointRow {
  const { kernel, caller } = context;
  const events = change.events === undefined ? before.events : [...new Set(change.events)];
  // A caller who changes what goes where lends the endpoint their own scopes: nobody can redirect
  // events to themselves that they may not read.
  const isRedirected = change.url !== undefined || change.events !== undefined;
  if (isRedirected) checkEndpointEvents(kernel, caller, events);
  const status = change.status ?? before.status;
  return {
    ...before,
    events,
    scopes: isRedirected ? [...eventScopesOf(caller)] : before.scopes,
    url: change.url === undefined ? before.url : new URL(change.url).href,
    description: change.description ?? before.description,
    orderBy: change.orderBy ?? before.orderBy,
    concurrency: change.concurrency ?? before.concurrency,
    rateLimitPerSecond: change.rateLimitPerSecond === undefined ? before.rateLimitPerSecond : change.rateLimitPerSecond,
    status,
    disabledReason: status === "enabled" ? null : (before.disabledReason ?? "manual"),
    ...keyPairAfter(context, before, change.asymmetric),
    version: kernel.versions.read(change.version)?.date ?? before.version,
    updatedAt: new Date(kernel.clock.now()),
  };
}

function keyPairAfter({ kernel }: Context, before: EndpointRow, asymmetric: boolean | undefined) {
  const { id, publicKey, encryptedPrivateKey } = before;
  if (asymmetric === undefined || asymmetric === (publicKey !== null)) return { publicKey, encryptedPrivateKey };
  return asymmetric ? createKeyPair(kernel, id) : { publicKey: null, encryptedPrivateKey: null };
}

/** Deletes an endpoint with its deliveries. Messages in flight may still arrive. */
export async function removeEndpoint(context: Context, endpointId: string): Promise<void> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { id } = await findOwnEndpoint(kernel.database.query, workspaceId, endpointId);
  await context.commit(async (tx) => {
    if (!(await deleteEndpoint(tx, workspaceId, id))) throw noSuchEndpoint();
    await audit(tx, { workspaceId, caller, action: "endpoint.deleted", targetId: id });
  });
}

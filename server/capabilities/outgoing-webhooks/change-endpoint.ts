import { audit } from "../../kernel/audit.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { checkEvents, checkUrl } from "./check-endpoint.ts";
import { makeKeyPair } from "./endpoint-keys.ts";
import { findOwnEndpoint } from "./read-endpoints.ts";
import type { Endpoint, EndpointChange } from "./schema.ts";
import { sendSoon } from "./sending.ts";
import { showEndpoint } from "./show.ts";
import { deleteEndpoint, type EndpointRow, lockLanes, resetLane, writeEndpoint } from "./store.ts";

/** Changes what is given. Enabling sends what still waits at once; what was missed meanwhile needs a replay. */
export async function changeEndpoint(context: Context, endpointId: string, change: EndpointChange): Promise<Endpoint> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  if (change.url !== undefined) await checkUrl(kernel, change.url);
  const { id } = await findOwnEndpoint(kernel.database.query, workspaceId, endpointId);
  const changed = await context.commit(async (tx) => {
    await lockLanes(tx, [{ workspaceId, endpointId: id }]);
    const before = await findOwnEndpoint(tx, workspaceId, endpointId);
    const after = applyChange(context, before, change);
    await writeEndpoint(tx, after);
    const now = after.updatedAt;
    if (after.status === "enabled" && (before.status === "disabled" || after.url !== before.url)) {
      await resetLane(tx, workspaceId, id, now);
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
  // Whoever says what goes where answers for it with their own rights: nobody can turn another's endpoint to themselves.
  const isRedirected = change.url !== undefined || change.events !== undefined;
  if (isRedirected) checkEvents(kernel, caller, events);
  const status = change.status ?? before.status;
  return {
    ...before,
    events,
    scopes: isRedirected ? [...caller.scopes] : before.scopes,
    url: change.url === undefined ? before.url : new URL(change.url).href,
    description: change.description ?? before.description,
    orderBy: change.orderBy ?? before.orderBy,
    concurrency: change.concurrency ?? before.concurrency,
    rateLimitPerSecond: change.rateLimitPerSecond === undefined ? before.rateLimitPerSecond : change.rateLimitPerSecond,
    status,
    disabledReason: status === "enabled" ? null : (before.disabledReason ?? "manual"),
    ...keyPairAfter(context, before, change.asymmetric),
    updatedAt: new Date(kernel.clock.now()),
  };
}

function keyPairAfter({ kernel }: Context, before: EndpointRow, asymmetric: boolean | undefined) {
  const { id, publicKey, sealedPrivateKey } = before;
  if (asymmetric === undefined || asymmetric === (publicKey !== null)) return { publicKey, sealedPrivateKey };
  return asymmetric ? makeKeyPair(kernel, id) : { publicKey: null, sealedPrivateKey: null };
}

/** Deletes the endpoint with its deliveries; what is on its way may still arrive. */
export async function removeEndpoint(context: Context, endpointId: string): Promise<void> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { id } = await findOwnEndpoint(kernel.database.query, workspaceId, endpointId);
  await context.commit(async (tx) => {
    if (!(await deleteEndpoint(tx, workspaceId, id))) {
      throw new Problem(notFound, "There is no endpoint of this id in your workspace.");
    }
    await audit(tx, { workspaceId, caller, action: "endpoint.deleted", targetId: id });
  });
}

import { audit } from "../../../kernel/audit.ts";
import { eventScopesOf } from "../../../kernel/caller.ts";
import { startFollowing } from "../../../kernel/log/follow-log.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockWorkspace } from "../../identity/index.ts";
import { followerName } from "../queue/follower-name.ts";
import type { EndpointWithSecret, NewEndpoint } from "../schema.ts";
import { runningSendersOf } from "../sending/send-soon.ts";
import { checkEndpointEvents } from "./check-endpoint-events.ts";
import { checkEndpointUrl } from "./check-endpoint-url.ts";
import { showEndpoint } from "./read-endpoints.ts";
import { createKeyPair, createSecret } from "./signing-keys.ts";
import { countEndpoints, type EndpointRow, insertEndpoint } from "./store.ts";

const mostEndpoints = 50;
const defaultConcurrency = 8;

/**
 * Creates an endpoint, which gets the events from now on. This answer is the only one that shows
 * its secret.
 */
export async function createEndpoint(context: Context, input: NewEndpoint): Promise<EndpointWithSecret> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const events = [...new Set(input.events ?? ["*"])];
  checkEndpointEvents(kernel, caller, events);
  checkEndpointUrl(kernel, input.url);
  const id = newUuid();
  const now = new Date(kernel.clock.now());
  const { secret, encryptedSecret } = createSecret(kernel, id);
  const pair = input.asymmetric ? createKeyPair(kernel, id) : { publicKey: null, encryptedPrivateKey: null };
  const endpoint: EndpointRow = {
    workspaceId,
    id,
    url: new URL(input.url).href,
    description: input.description ?? "",
    events,
    scopes: [...eventScopesOf(caller)],
    orderBy: input.orderBy ?? "none",
    concurrency: input.concurrency ?? defaultConcurrency,
    rateLimitPerSecond: input.rateLimitPerSecond ?? null,
    status: "enabled",
    disabledReason: null,
    encryptedSecret,
    encryptedFormerSecrets: null,
    previousSecretEndsAt: null,
    ...pair,
    version: context.version,
    createdAt: now,
    updatedAt: now,
  };
  const created = await context.commit(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if ((await countEndpoints(tx, workspaceId)) >= mostEndpoints) {
      throw new Problem(cannotBeDone, `A workspace has at most ${mostEndpoints} endpoints. Delete one first.`);
    }
    await insertEndpoint(tx, endpoint, await startFollowing(tx, followerName, workspaceId));
    await audit(tx, { workspaceId, caller, action: "endpoint.created", targetId: id });
    const queue = { nodeId: null, consecutiveFailures: 0, failingSince: null, pausedUntil: null, warnedAt: null };
    return { ...showEndpoint(kernel, { ...endpoint, ...queue }), secret };
  });
  runningSendersOf(kernel).following?.look(workspaceId);
  return created;
}

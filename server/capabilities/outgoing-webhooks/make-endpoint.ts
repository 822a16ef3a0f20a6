import { audit } from "../../kernel/audit.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { checkEvents, checkUrl } from "./check-endpoint.ts";
import { makeKeyPair, makeSecret } from "./endpoint-keys.ts";
import type { EndpointWithSecret, NewEndpoint } from "./schema.ts";
import { deliverEventsOf } from "./sending.ts";
import { showEndpoint } from "./show.ts";
import { countEndpoints, type EndpointRow, insertEndpoint } from "./store.ts";

const maxEndpoints = 50;
const usualConcurrency = 8;

/** Makes an endpoint that gets the workspace's events from now on. Its secret can be read in this answer alone. */
export async function makeEndpoint(context: Context, input: NewEndpoint): Promise<EndpointWithSecret> {
  const { kernel, caller } = context;
  const events = [...new Set(input.events ?? ["*"])];
  checkEvents(kernel, caller, events);
  await checkUrl(kernel, input.url);
  const id = newUuid();
  const now = new Date(kernel.clock.now());
  const { secret, sealedSecret } = makeSecret(kernel, id);
  const pair = input.asymmetric ? makeKeyPair(kernel, id) : { publicKey: null, sealedPrivateKey: null };
  const endpoint: EndpointRow = {
    workspaceId: caller.workspaceId,
    id,
    url: new URL(input.url).href,
    description: input.description ?? "",
    events,
    scopes: [...caller.scopes],
    orderBy: input.orderBy ?? "none",
    concurrency: input.concurrency ?? usualConcurrency,
    rateLimitPerSecond: input.rateLimitPerSecond ?? null,
    status: "enabled",
    disabledReason: null,
    sealedSecret,
    sealedPreviousSecret: null,
    previousSecretEndsAt: null,
    ...pair,
    createdAt: now,
    updatedAt: now,
  };
  const made = await context.commit(async (tx) => {
    if ((await countEndpoints(tx, caller.workspaceId)) >= maxEndpoints) {
      throw new Problem(cannotBeDone, `A workspace has at most ${maxEndpoints} endpoints. Delete one first.`);
    }
    await insertEndpoint(tx, endpoint);
    await audit(tx, { workspaceId: caller.workspaceId, caller, action: "endpoint.created", targetId: id });
    const lane = { nodeId: null, consecutiveFailures: 0, failingSince: null, pausedUntil: null, warnedAt: null };
    return { ...showEndpoint(kernel, { ...endpoint, ...lane }), secret };
  });
  deliverEventsOf(kernel, caller.workspaceId);
  return made;
}

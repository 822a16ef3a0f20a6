import { after, before, describe, test } from "node:test";
import { WorkspaceId } from "../../server/capabilities/identity/index.ts";
import { first } from "../../server/kernel/storage/sql.ts";
import { makeKey, signUp } from "../../server/testing/client.ts";
import { addProvider } from "../../server/testing/model-desk.ts";
import {
  type Script,
  type ScriptedProvider,
  startScriptedProvider,
} from "../../server/testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { type Case, cases, type Desk } from "./cases.ts";
import type { ClientKind } from "./client.ts";
import { clientKinds } from "./kinds.ts";

/**
 * Every client with every case. Each client has a workspace of its own on one server, so that the
 * clients run at the same time, and each workspace has a path of its own at one scripted provider.
 */

let server: TestServer;
let provider: ScriptedProvider;
const scripts = new Map<string, Script>();
before(async () => {
  provider = await startScriptedProvider((request, count) => {
    const script = scripts.get(deskOf(request.path)) ?? "Hello.";
    return typeof script === "function" ? script(request, count) : script;
  });
  const settings = { PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}` };
  server = await startTestServer({ settings });
});
after(async () => {
  await server.stop();
  await provider.stop();
});

/** `/desk-3/v1/chat/completions` → `desk-3` */
const deskOf = (path: string) => path.split("/")[1]!;

async function openDesk(kind: ClientKind, name: string): Promise<Desk> {
  const person = await signUp(server.client);
  const baseUrl = provider.url.replace("/v1", `/${name}/v1`);
  await addProvider(person, { ...provider, url: baseUrl });
  const key = await makeKey(person);
  let begin = 0;
  return {
    connect: async ({ fetch = globalThis.fetch, retries = 0 } = {}) =>
      kind.connect({ url: server.url, key, fetch, retries }),
    script(script) {
      scripts.set(name, script);
      begin = provider.requests.length;
    },
    requests: () => provider.requests.slice(begin).filter(({ path }) => deskOf(path) === name),
    api: person.client,
    isAbandoned: () => hasAbandonedReply(person.workspaceId),
  };
}

/** Tells whether the newest message is a reply that is being made, and its client has left. */
async function hasAbandonedReply(workspaceId: string): Promise<boolean> {
  const newest = await first<{ status: string; abandonedAt: Date | null }>(server.server.kernel.database.query)`
    select status, abandoned_at from message where workspace_id = ${WorkspaceId.parse(workspaceId)}
    order by id desc limit 1`;
  return newest?.status === "pending" && newest.abandonedAt !== null;
}

const isFit = ({ needs = [] }: Case, { lacks = [] }: ClientKind) => needs.every((ability) => !lacks.includes(ability));

describe("the clients", { concurrency: 4 }, () => {
  for (const [index, kind] of clientKinds.entries()) {
    describe(kind.name, { concurrency: 1 }, () => {
      let desk: Desk;
      before(async () => {
        desk = await openDesk(kind, `desk-${index}`);
      });
      for (const each of cases.filter((one) => isFit(one, kind))) {
        test(each.promise, () => each.run(desk));
      }
    });
  }
});

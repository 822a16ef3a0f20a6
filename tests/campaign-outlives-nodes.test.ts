import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { WorkspaceId } from "../server/capabilities/identity/index.ts";
import { NewsletterListId } from "../server/capabilities/newsletter/index.ts";
import { newUuid } from "../server/kernel/storage/id.ts";
import { createClient, makeKey, type Person, signUp } from "../server/testing/client.ts";
import { type MailServer, startMailServer } from "../server/testing/providers/mail-server.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { until } from "../server/testing/until.ts";
import { createRandom } from "./faults/seeded-random.ts";
import type { ServerProcess } from "./server-process.ts";
import { startNode } from "./start-node.ts";

/**
 * Two nodes send one campaign and are killed at random points of it. The mail server's own log says
 * who got what. In the default form one of them is killed and the other goes on alone; the long
 * form replaces each, many times.
 */
const isLong = process.env.FAULTS === "long";
const recipients = isLong ? 20_000 : 300;
const kills = isLong ? 25 : 1;
const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));

let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let smtp: MailServer;
const nodes: ServerProcess[] = [];

function addNode(): ServerProcess {
  const node = startNode(database.connection, join(folder, `node-${nodes.length}`));
  nodes.push(node);
  return node;
}

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-campaign-"));
  smtp = await startMailServer();
});
after(async () => {
  for (const node of nodes) node.signal("SIGKILL");
  await Promise.all(nodes.map(({ ended }) => ended));
  await smtp.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A list with confirmed subscribers. The address of each is the key of the result. */
async function subscribe(person: Person): Promise<{ listId: string }> {
  const workspaceId = WorkspaceId.parse(person.workspaceId)!;
  const list = newUuid();
  const pg = new Client(database.connection);
  await pg.connect();
  await pg.query("insert into newsletter_list (workspace_id, id, slug, name) values ($1, $2, 'all', 'All')", [
    workspaceId,
    list,
  ]);
  await pg.query(
    `insert into subscriber (workspace_id, id, email, address_hash, created_at, updated_at)
     select $1, gen_random_uuid(), 'reader' || n || '@example.com', sha256(n::text::bytea), now(), now()
     from generate_series(1, $2::int) n`,
    [workspaceId, recipients],
  );
  await pg.query(
    `insert into subscription (workspace_id, subscriber_id, list_id, status, requested_at, confirmed_at)
     select workspace_id, id, $2, 'confirmed', now(), now() from subscriber where workspace_id = $1`,
    [workspaceId, list],
  );
  await pg.end();
  return { listId: NewsletterListId.format(list) };
}

test(`a campaign that loses its nodes reaches each recipient once, or says that nobody knows (FAULTS_SEED=${seed})`, {
  timeout: isLong ? 3_000_000 : 150_000,
}, async (t) => {
  const random = createRandom(seed);
  let [a, b] = [addNode(), addNode()];
  const owner = await signUp(createClient(await a.ready));
  const key = await makeKey(owner);
  let client = createClient(await b.ready).as(key);
  const must = async (answer: ReturnType<typeof client.call>) => {
    const { status, text, body } = await answer;
    assert.ok(status < 300, text);
    return body;
  };
  await must(
    owner.client.call("PUT", "/api/settings/mail", { body: { smtpUrl: smtp.url, from: "Shop <news@shop.example>" } }),
  );
  await must(
    owner.client.call("PATCH", "/api/settings/newsletter", {
      body: { senderName: "Shop", postalAddress: "High Street 1" },
    }),
  );
  const { listId } = await subscribe(owner);
  const { id } = await must(
    client.post("/api/newsletter/campaigns", { name: "May", subject: "May", body: "News", listIds: [listId] }),
  );
  await must(client.post(`/api/newsletter/campaigns/${id}/send`));

  for (let kill = 0; kill < kills; kill++) {
    // Somewhere within the next part of the campaign, whatever the nodes do at this moment.
    const point = Math.floor((recipients / (kills + 1)) * (kill + random.between(0, 100) / 100));
    await until(() => smtp.mails.length >= point);
    a.signal("SIGKILL");
    await a.ended;
    [a, b] = [b, isLong ? addNode() : b];
    await b.ready;
  }
  client = createClient(await a.ready).as(key);
  const report = async () => must(client.get(`/api/newsletter/campaigns/${id}/report`));
  await until(async () => (await report()).status === "sent");

  const { mailings } = await report();
  assert.equal(mailings.sent + mailings.unknown, recipients);
  // Mails to the owner, for example to verify the address, are none of the campaign's.
  const got = () =>
    Map.groupBy(
      smtp.mails.filter(({ to }) => to.startsWith("reader")),
      ({ to }) => to,
    );
  assert.deepEqual(
    [...got()].filter(([, mails]) => mails.length > 1).map(([to]) => to),
    [],
  );
  assert.ok(got().size >= mailings.sent, `${got().size} arrived, ${mailings.sent} are noted as sent`);
  t.diagnostic(`${kills} kills: ${mailings.sent} sent, ${mailings.unknown} unknown, ${got().size} arrived`);

  // A member takes the risk for those of which nobody knows.
  const unknown: string[] = [];
  for (let cursor = ""; ; ) {
    const page = await must(client.get(`/api/newsletter/campaigns/${id}/mailings?status=unknown&limit=100${cursor}`));
    // The one attempt of which nobody knows how it ended.
    assert.ok(page.data.every(({ attempts }: { attempts: number }) => attempts === 1));
    unknown.push(...page.data.map(({ subscriberId }: { subscriberId: string }) => subscriberId));
    if (page.nextCursor === null) break;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
  assert.equal(unknown.length, mailings.unknown);
  for (const subscriberId of unknown)
    await must(client.post(`/api/newsletter/campaigns/${id}/mailings/${subscriberId}/release`));
  await until(async () => (await report()).mailings.sent === recipients);
  assert.equal(got().size, recipients);
  const twice = [...got().values()].filter((mails) => mails.length > 1);
  assert.ok(twice.length <= unknown.length && twice.every((mails) => mails.length === 2));
  // The same mail, so that a mailbox can tell.
  const idOf = ({ content }: { content: string }) => /^Message-ID: (.*)$/im.exec(content)?.[1];
  assert.ok(twice.every(([one, other]) => idOf(one!) === idOf(other!)));
});

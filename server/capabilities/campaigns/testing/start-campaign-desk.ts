import { randomBytes } from "node:crypto";
import { newUuid } from "../../../kernel/storage/id.ts";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { type MailServer, startMailServer } from "../../../testing/providers/mail-server.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { NewsletterListId, SubscriberId } from "../../newsletter/index.ts";

type Subscribed = { id: string; uuid: string; email: string };
export type CampaignDesk = {
  server: TestServer;
  smtp: MailServer;
  owner: Person;
  /** A client with a key, which lasts longer than an hour's access token. */
  client: TestClient;
  listId: string;
  subscribe(count: number, options?: { domain?: string; name?: string; listId?: string }): Promise<Subscribed[]>;
  /** Writes a campaign to the list and gives its id. */
  draft(part?: Record<string, unknown>): Promise<string>;
  order(campaignId: string, step: string, body?: unknown): ReturnType<TestClient["post"]>;
  untilStatus(campaignId: string, status: string): Promise<Record<string, unknown>>;
  countsOf(campaignId: string): Promise<Record<string, number>>;
  stop(): Promise<void>;
};

let made = 0;

/** Starts a server with a mail server behind it, and a workspace with a list and everything that campaigns need. */
export async function startCampaignDesk(settings: Record<string, string> = {}): Promise<CampaignDesk> {
  const smtp = await startMailServer();
  const server = await startTestServer({ settings });
  const owner = await signUp(server.client);
  const saved = await owner.client.call("PUT", "/api/settings/mail", {
    body: { smtpUrl: smtp.url, from: "Shop <news@shop.example>", dkim: { domain: "shop.example", selector: "p1" } },
  });
  if (saved.status !== 200) throw new Error(saved.text);
  const desk = await deskOf(server, smtp, owner);
  return {
    ...desk,
    async stop() {
      await server.stop();
      await smtp.stop();
    },
  };
}

/** Does the same for another workspace of the server. */
export async function deskOf(server: TestServer, smtp: MailServer, owner: Person): Promise<CampaignDesk> {
  const client = server.client.as(await makeKey(owner, { scopes: ["newsletter:read", "newsletter:write"] }));
  const workspaceId = WorkspaceId.parse(owner.workspaceId)!;
  const { pool } = server.server.kernel.database;
  const listUuid = newUuid();
  await pool.query(
    `insert into newsletter_settings (workspace_id, sealed_key, sender_name, postal_address)
     values ($1, $2, 'The Shop', 'High Street 1, 12345 Town')`,
    [
      workspaceId,
      server.server.kernel.secrets.encrypt("newsletter-key", randomBytes(32).toString("base64"), workspaceId),
    ],
  );
  await pool.query("insert into newsletter_list (workspace_id, id, slug, name) values ($1, $2, $3, 'News')", [
    workspaceId,
    listUuid,
    `news-${++made}`,
  ]);
  const listId = NewsletterListId.format(listUuid);

  const order = (campaignId: string, step: string, body?: unknown) =>
    client.post(`/api/newsletter/campaigns/${campaignId}/${step}`, body);
  return {
    ...{ server, smtp, owner, client, listId, order },
    async subscribe(count, { domain = "example.com", name, listId: toList = listId } = {}) {
      const rows = Array.from({ length: count }, () => ({ uuid: newUuid(), email: `reader${++made}@${domain}` }));
      await pool.query(
        `insert into subscriber (workspace_id, id, email, address_hash, name, created_at, updated_at)
         select $1, id, email, sha256(email::bytea), $4, now(), now() from unnest($2::uuid[], $3::text[]) as made (id, email)`,
        [workspaceId, rows.map(({ uuid }) => uuid), rows.map(({ email }) => email), name ?? null],
      );
      await pool.query(
        `insert into subscription (workspace_id, subscriber_id, list_id, status, requested_at, confirmed_at)
         select $1, id, $3, 'confirmed', now(), now() from unnest($2::uuid[]) as made (id)`,
        [workspaceId, rows.map(({ uuid }) => uuid), NewsletterListId.parse(toList)],
      );
      return rows.map(({ uuid, email }) => ({ uuid, email, id: SubscriberId.format(uuid) }));
    },
    async draft(part = {}) {
      const answer = await client.post("/api/newsletter/campaigns", {
        ...{ name: "May", subject: 'Hello {{ firstName | "friend" }}', body: "# News\n\nWe moved.", listIds: [listId] },
        ...part,
      });
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body.id;
    },
    untilStatus: (campaignId, status) =>
      until(async () => {
        const { body } = await client.get(`/api/newsletter/campaigns/${campaignId}`);
        return body.status === status ? body : undefined;
      }),
    async countsOf(campaignId) {
      const { body } = await client.get(`/api/newsletter/campaigns/${campaignId}/report`);
      return Object.fromEntries(
        Object.entries(body.mailings as Record<string, number>).filter(([, count]) => count > 0),
      );
    },
    stop: async () => {},
  };
}

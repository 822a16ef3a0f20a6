import assert from "node:assert/strict";
import { test } from "node:test";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { mailboxOf, openNewsletter } from "../testing/open-newsletter.ts";
import { pendingRetention } from "./pending-retention.ts";

const server = useTestServer();

test("a sign-up that nobody confirmed ends without a trace, and who was a reader before has left", async () => {
  const mailbox = mailboxOf(await signUp(server.client));
  const news = await openNewsletter(server, mailbox);
  const { client } = news.owner;
  await news.signUp("waiting@example.com");
  await news.join("reader@example.com");
  const { id } = await news.join("former@example.com");
  await client.post(`/api/newsletter/subscribers/${id}/unsubscribe`, { lists: ["newsletter"] });
  await news.signUp("former@example.com");
  assert.equal((await news.find("former@example.com")).status, "pending");
  const { kernel } = server.server;
  const workspaceId = WorkspaceId.parse(news.owner.workspaceId)!;
  const endBefore = (before: Date) =>
    inTransaction(kernel.database, (tx) =>
      pendingRetention.eraseBefore(kernel, tx, { workspaceId, before, limit: 10 }),
    );
  assert.equal(await endBefore(new Date(Date.now() - 86_400_000)), 0);
  assert.equal(await endBefore(new Date(Date.now() + 1_000)), 2);
  const { data } = (await client.get("/api/newsletter/subscribers")).body;
  assert.deepEqual(
    data.map(({ email, status }: Record<string, string>) => [email, status]),
    [
      ["former@example.com", "unsubscribed"],
      ["reader@example.com", "confirmed"],
    ],
  );
  const { rows } = await kernel.database.pool.query("select count(*)::int as count from subscriber");
  assert.equal(rows[0].count, 2);
});

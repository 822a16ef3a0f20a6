import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { newUuid } from "../../../kernel/storage/id.ts";
import { signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer, testSecret, useTestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { caselessText } from "./caseless-text.ts";
import { linksOf, mailTokens } from "./mail-tokens.ts";

const server = useTestServer();

async function makeSubscriber(server: TestServer): Promise<{ workspaceId: string; subscriberId: string }> {
  const person = await signUp(server.client);
  const workspaceId = WorkspaceId.parse(person.workspaceId)!;
  const subscriberId = newUuid();
  await server.server.kernel.database.pool.query(
    `insert into subscriber (workspace_id, id, email, address_hash, created_at, updated_at)
     values ($1, $2, 'ada@example.com', $3, now(), now())`,
    [workspaceId, subscriberId, randomBytes(32)],
  );
  return { workspaceId, subscriberId };
}

test("a token names its reader and its campaign, for its own purpose alone", async () => {
  const { kernel } = server.server;
  const { workspaceId, subscriberId } = await makeSubscriber(server);
  const tokens = await mailTokens.of(kernel, workspaceId);
  for (const campaignNumber of [0, 1, 4_294_967_295]) {
    const named = { workspaceId, subscriberId, campaignNumber };
    const [bounce, link] = [
      tokens.forBounce(subscriberId, campaignNumber),
      tokens.forLink(subscriberId, campaignNumber),
    ];
    assert.match(bounce, /^[a-z2-7]{45}$/);
    assert.deepEqual(await mailTokens.readBounce(kernel, bounce), named);
    assert.deepEqual(await mailTokens.readBounce(kernel, bounce.toUpperCase()), named);
    assert.deepEqual(await mailTokens.readLink(kernel, link), named);
    const { leaveUrl } = linksOf(kernel, tokens, subscriberId, campaignNumber);
    assert.equal(leaveUrl, `${server.url}/newsletter/leave/${link}`);
    // The purpose is part of what is signed.
    assert.equal(
      await mailTokens.readBounce(kernel, caselessText.write(Buffer.from(link, "base64url").subarray(0, 28))),
      undefined,
    );
  }
});

test("no bit of a token can be changed, and another workspace's subscriber has another token", async () => {
  const { kernel } = server.server;
  const [ada, bob] = [await makeSubscriber(server), await makeSubscriber(server)];
  const tokens = await mailTokens.of(kernel, ada.workspaceId);
  const bytes = Buffer.from(tokens.forLink(ada.subscriberId, 7), "base64url");
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    assert.equal(await mailTokens.readLink(kernel, changed.toString("base64url")), undefined, `bit ${bit}`);
  }
  // With the keys of one workspace nobody makes a token for a subscriber of another one.
  assert.equal(await mailTokens.readLink(kernel, tokens.forLink(bob.subscriberId, 7)), undefined);
  for (const wrong of ["", "abc", "!".repeat(45)]) {
    assert.equal(await mailTokens.readLink(kernel, wrong), undefined);
    assert.equal(await mailTokens.readBounce(kernel, wrong), undefined);
  }
});

test("links of old mails work after a change of PARLEY_SECRET, and when the former one is removed", async () => {
  const first = await startTestServer();
  const { workspaceId, subscriberId } = await makeSubscriber(first);
  const link = (await mailTokens.of(first.server.kernel, workspaceId)).forLink(subscriberId, 7);
  const { connection } = first;
  const PARLEY_SECRET = "another secret that only the tests know";
  const changes: Record<string, string>[] = [{ PARLEY_SECRET, PARLEY_SECRET_PREVIOUS: testSecret }, { PARLEY_SECRET }];
  for (const settings of changes) {
    const next = await startTestServer({ connection, settings });
    const read = await mailTokens.readLink(next.server.kernel, link);
    assert.deepEqual(read, { workspaceId, subscriberId, campaignNumber: 7 });
    await next.stop();
  }
  await first.stop();
});

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Caller } from "../../../kernel/caller.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { sendSigned } from "../testing/send-webhook.ts";
import { startWebhookServer, type WebhookServer } from "../testing/start-webhook-server.ts";
import { inboundEventsOfUser } from "./inbound-events-of-user.ts";

const readerOf = ({ workspaceId }: { workspaceId: string }): Caller => ({
  ...{ kind: "member", id: workspaceId, workspaceId, scopes: new Set(), sessionId: null },
  ...{ isOperator: false, allowedOrigins: null },
});

describe("what incoming webhooks keep of a user", () => {
  let webhooks: WebhookServer;
  before(async () => {
    webhooks = await startWebhookServer();
  });
  after(() => webhooks.server.stop());

  const send = async (event: string, data: Record<string, unknown>) => {
    const { body } = await sendSigned(webhooks.server.client, webhooks.source, { event, data });
    return body.eventId as string;
  };
  const read = async (eventId: string) => (await webhooks.client.get(`/api/webhook/events/${eventId}`)).body;

  test("a message that waits for its turn is not stored after its user was erased", async () => {
    const { server, person } = webhooks;
    const { kernel } = server.server;
    const user = { workspaceId: WorkspaceId.parse(person.workspaceId)!, userId: "zed" };
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send("user_message", { userId: "zed", message: `Number ${index}.` })),
    );
    const erased = await webhooks.client.call("DELETE", "/api/users/zed");
    assert.equal(erased.status, 200, erased.text);
    await until(async () => (await Promise.all(ids.map(read))).every(({ status }) => status !== "accepted"));
    const { text } = await webhooks.client.get("/api/users/zed/export");
    assert.ok(!text.includes("Number"), text);
    assert.deepEqual(await Array.fromAsync(inboundEventsOfUser.export(kernel, user, readerOf(user))), []);
  });

  test("a user who is a number in the sender's system is found by it", async () => {
    const { server, person } = webhooks;
    const user = { workspaceId: WorkspaceId.parse(person.workspaceId)!, userId: "42" };
    const id = await send("order.created", { userId: 42 });
    assert.deepEqual(await Array.fromAsync(inboundEventsOfUser.export(server.server.kernel, user, readerOf(user))), [
      await read(id),
    ]);
  });

  test("is exported with its data, and erased without anything of another user", async () => {
    const { server, person } = webhooks;
    const { kernel } = server.server;
    const user = { workspaceId: WorkspaceId.parse(person.workspaceId)!, userId: "zoë" };
    const own = await send("user_message", { userId: "zoë", message: "My name is Zoë." });
    const failed = await send("user_message", {
      userId: "zoë",
      message: "Still there?",
      sessionId: "conv_01h455vb4pex5vsknk084sn02q",
    });
    const order = await send("order.created", { userId: "zoë", total: 12 });
    const others = [
      await send("user_message", { userId: "ada", message: "My name is not Zoë." }),
      await send("order.created", { userId: "ada", note: "for zoë" }),
    ];
    for (const id of [own, failed]) await until(async () => (await read(id)).status !== "accepted");

    const exported = await Array.fromAsync(inboundEventsOfUser.export(kernel, user, readerOf(user)));
    assert.deepEqual(exported, [await read(own), await read(failed), await read(order)]);
    await inTransaction(kernel.database, (tx) => inboundEventsOfUser.erase(kernel, tx, user));
    assert.deepEqual(await Array.fromAsync(inboundEventsOfUser.export(kernel, user, readerOf(user))), []);
    for (const id of [own, failed, order]) assert.equal((await read(id)).data, null);
    for (const id of others) assert.notEqual((await read(id)).data, null);
  });
});

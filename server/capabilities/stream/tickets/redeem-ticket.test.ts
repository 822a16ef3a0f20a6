import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

describe("a stream ticket", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
  });
  after(() => server.stop());

  const makeTicket = async (credential: string): Promise<{ ticket: string; expiresAt: string }> =>
    (await server.client.as(credential).post("/api/stream/tickets")).body;
  const statusOf = async (ticket: string): Promise<number> => {
    const stream = await openEvents(`${server.url}/api/stream?ticket=${ticket}`);
    stream.cut();
    return stream.status;
  };

  test("is refused within a second after its credential was revoked", async () => {
    const key = (await person.client.post("/api/keys", { name: "short", kind: "secret" })).body;
    const { ticket } = await makeTicket(key.key);
    assert.equal(await statusOf(ticket), 200);
    await person.client.call("DELETE", `/api/keys/${key.id}`);
    await until(async () => (await statusOf(ticket)) === 401);
  });

  test("is refused after its end", async () => {
    const { ticket } = await makeTicket(person.accessToken);
    assert.equal(await statusOf(ticket), 200);
    // The database keeps the time of tickets.
    await execute(server.server.kernel.database.query)`
      update stream_ticket set expires_at = ${new Date(Date.now() - 1_000)}`;
    assert.equal(await statusOf(ticket), 401);
  });
});

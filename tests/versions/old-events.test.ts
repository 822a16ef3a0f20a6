import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Receiver, startReceiver } from "../../server/capabilities/outgoing-webhooks/testing/receiver.ts";
import type { VersionEntry } from "../../server/kernel/versions/version-change.ts";
import { type Person, signUp, type TestClient } from "../../server/testing/client.ts";
import { openEvents } from "../../server/testing/clients/event-reader.ts";
import { connect } from "../../server/testing/clients/event-socket.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";

type Fields = Record<string, unknown>;
const [first, second, third] = ["2026-11-20", "2026-11-27", "2026-11-28"] as const;

/** The second version put the id of a key into an object. */
const named: VersionEntry = {
  date: second,
  changes: [
    {
      title: "A key that is gone has its id in an object.",
      operations: [],
      events: { "api-key.revoked": (written) => ({ keyId: (written as { key: { id: string } }).key.id }) },
      describe: (openApi) => openApi,
    },
  ],
};
/** The third version has a change that throws for what this server writes. */
const brittle: VersionEntry = {
  date: third,
  changes: [
    {
      title: "The id of a key has a kind.",
      operations: [],
      events: { "api-key.revoked": (written) => ({ key: { id: (written as { id: { of: string } }).id.of.trim() } }) },
      describe: (openApi) => openApi,
    },
  ],
};

describe("an event that was stored before the newest version", () => {
  let receiver: Receiver;
  let earlier: TestServer;
  let later: TestServer;
  let person: Person;
  let endpoints: string[];
  let keyId: string;
  const inVersion = (version: string): TestClient => later.client.as(person.accessToken, { "parley-version": version });
  before(async () => {
    receiver = await startReceiver();
    const settings = { PARLEY_OUTBOUND_ALLOW: "webhooks:127.0.0.1" };
    earlier = await startTestServer({ versions: [{ date: first, changes: [] }], settings });
    person = await signUp(earlier.client);
    keyId = (await person.client.post("/api/keys", { name: "gone", kind: "secret" })).body.id;
    await person.client.call("DELETE", `/api/keys/${keyId}`);
    const versions = [{ date: first, changes: [] }, named, brittle];
    later = await startTestServer({ versions, connection: earlier.connection, settings });
    endpoints = await Promise.all(
      [first, second, third].map(async (version) => {
        const made = { url: `${receiver.url}/${version}`, events: ["api-key.revoked"] };
        const answer = await inVersion(version).post("/api/webhook/endpoints", made);
        assert.equal(answer.body.version, version, answer.text);
        return answer.body.id;
      }),
    );
  });
  after(async () => {
    await later?.stop();
    await earlier?.stop();
    await receiver?.stop();
  });

  test("reaches every stream as it was written, and says so where that is not the client's version", async () => {
    for (const [version, told] of [
      [first, undefined],
      [second, first],
      [third, first],
    ]) {
      const headers = { authorization: `Bearer ${person.accessToken}`, "parley-version": version! };
      const stream = await openEvents(`${later.url}/api/stream?since=0&events=api-key.*`, { headers });
      const event = (await stream.until("api-key.revoked")).at(-1)?.data as Fields;
      stream.cut();
      assert.deepEqual([event.data, event.version], [{ keyId }, told], version);
    }
  });

  test("is replayed to endpoints as it was written, and stops no queue", async () => {
    for (const [index, version] of [first, second, third].entries()) {
      const path = `/api/webhook/endpoints/${endpoints[index]}`;
      await inVersion(third).post(`${path}/replay`, { since: "2026-01-01T00:00:00Z" });
      const [got] = await until(() => receiver.at(`/${version}`).length > 0 && receiver.at(`/${version}`));
      assert.deepEqual([got?.headers["parley-version"], JSON.parse(got!.body).data], [first, { keyId }], version);
      const deliveries = await until(async () => {
        const { data } = (await inVersion(third).get(`${path}/deliveries`)).body;
        return data[0]?.status === "delivered" && data;
      });
      const shown = await inVersion(third).get(`/api/webhook/deliveries/${deliveries[0].id}`);
      assert.equal(shown.status, 200, shown.text);
      assert.equal(shown.body.attempts[0].request.headers["parley-version"], first);
    }
  });

  test("that cannot be translated is told as it was written, and what follows it as well", async () => {
    // The server of the third version still writes the form of the first.
    const headers = { "parley-version": first };
    const { ticket } = (await inVersion(first).post("/api/stream/tickets", {}, { headers })).body;
    const socket = await connect(later.url, `/api/stream?ticket=${ticket}`);
    await socket.until(({ type }) => type === "hello");
    const key = (await person.client.post("/api/keys", { name: "late", kind: "secret" })).body.id;
    await inVersion(third).call("DELETE", `/api/keys/${key}`);
    await inVersion(third).post("/api/keys", { name: "next", kind: "secret" });
    const told = (await socket.until(({ type }) => type === "api-key.revoked")) as Fields;
    assert.deepEqual([told.data, told.version], [{ keyId: key }, third]);
    socket.socket.close();
    const at = await until(() => receiver.at(`/${first}`).find(({ body }) => body.includes(key)));
    assert.equal(at.headers["parley-version"], third);
    const path = `/api/webhook/endpoints/${endpoints[0]}/deliveries`;
    const [newest] = (await inVersion(third).get(path)).body.data;
    const shown = await inVersion(third).get(`/api/webhook/deliveries/${newest.id}`);
    assert.equal(shown.status, 200, shown.text);
  });
});

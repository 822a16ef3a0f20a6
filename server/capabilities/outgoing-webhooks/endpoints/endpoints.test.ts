import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { after, before, describe, test } from "node:test";
import { createOutbound } from "@parley/outbound";
import { all, sql } from "../../../kernel/storage/sql.ts";
import { makeKey, signUp } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { type DeliverySetup, startDeliverySetup } from "../testing/start-delivery-setup.ts";

const path = "/api/webhook/endpoints";

describe("endpoints", () => {
  let setup: DeliverySetup;
  before(async () => {
    setup = await startDeliverySetup();
  });
  after(() => setup.stop());

  test("the secret is shown when it is created and rotated, and nowhere else", async () => {
    const made = await setup.createEndpoint("/secret", { description: "The shop", asymmetric: true });
    assert.match(made.id, /^end_/);
    assert.match(made.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.match(made.publicKey, /^whpk_/);
    assert.deepEqual(made.matchingEvents, ["parcel.packed"]);
    const { secret, ...shown } = made;
    const read = await setup.client.get(`${path}/${made.id}`);
    assert.deepEqual(read.body, shown);
    const listed = await setup.client.get(path);
    assert.deepEqual(listed.body.data, [shown]);
    const rotated = await setup.client.post(`${path}/${made.id}/rotate-secret`);
    assert.notEqual(rotated.body.secret, secret);
    assert.ok(Date.parse(rotated.body.previousSecretEndsAt) > Date.now() + 23 * 3_600_000);
    const row = await all(setup.server.server.kernel.database.query)`select * from endpoint`;
    assert.doesNotMatch(JSON.stringify(row), /whsec_|whsk_/);
  });

  test("fields that are left out have defaults, and unknown event types are accepted and match nothing", async () => {
    const url = `${setup.receiver.url}/plain`;
    const { body } = await setup.client.post(path, { url });
    assert.deepEqual([body.events, body.orderBy, body.concurrency, body.rateLimitPerSecond], [["*"], "none", 8, null]);
    assert.ok(body.matchingEvents.includes("message.created"));
    assert.ok(!body.matchingEvents.includes("delivery.exhausted"));
    const unknown = await setup.client.post(path, { url, events: ["message.created", "parcel.sent"] });
    assert.equal(unknown.status, 201);
    assert.deepEqual(unknown.body.matchingEvents, ["message.created"]);
    for (const events of [[], ["Message.created"], ["*.created"], ["message"], ["message.created "], [""]]) {
      assert.equal((await setup.client.post(path, { url, events })).status, 400, JSON.stringify(events));
    }
  });

  test("a repeated request with the same Idempotency-Key creates one endpoint and shows its secret again", async () => {
    const headers = { "idempotency-key": "one-endpoint" };
    const body = { url: `${setup.receiver.url}/once` };
    const first = await setup.client.post(path, body, { headers });
    const second = await setup.client.post(path, body, { headers });
    assert.equal(first.status, 201);
    assert.deepEqual(second.body, first.body);
  });

  test("an endpoint gets nothing that its creator may not read, and nobody can redirect such events to themselves", async () => {
    const weak = setup.client.as(await makeKey(setup.person, { scopes: ["webhooks:read", "webhooks:write"] }));
    const url = `${setup.receiver.url}/weak`;
    const refused = await weak.post(path, { url, events: ["message.created"] });
    assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"]);
    assert.match(refused.body.detail, /conversations:read/);
    const everything = await weak.post(path, { url, events: ["*"] });
    const { data: catalogue } = (await weak.get("/api/webhook/event-types")).body;
    const visible = catalogue.filter(({ visibleTo }: { visibleTo: string }) => visibleTo === "webhooks:read");
    const visibleTypes = visible.map(({ type }: { type: string }) => type);
    assert.ok(everything.body.matchingEvents.every((type: string) => visibleTypes.includes(type)));
    const strong = await setup.createEndpoint("/strong", { events: ["*"] });
    const turned = await weak.call("PATCH", `${path}/${strong.id}`, { body: { url } });
    assert.deepEqual([turned.status, turned.body.matchingEvents], [200, everything.body.matchingEvents]);
    const named = await setup.createEndpoint("/named");
    assert.equal((await weak.call("PATCH", `${path}/${named.id}`, { body: { url } })).status, 403);
    assert.equal(
      (await setup.client.as(await makeKey(setup.person, { scopes: ["webhooks:read"] })).post(path, { url })).status,
      403,
    );
  });

  test("another workspace's endpoints and deliveries are not found", async () => {
    const { id } = await setup.createEndpoint("/own");
    await setup.pack([1]);
    await setup.settled(id, 1);
    const [delivery] = await setup.deliveries(id);
    const stranger = (await signUp(setup.server.client)).client;
    const calls: [string, string, unknown?][] = [
      ["GET", `${path}/${id}`],
      ["PATCH", `${path}/${id}`, { description: "mine now" }],
      ["DELETE", `${path}/${id}`],
      ["POST", `${path}/${id}/rotate-secret`],
      ["POST", `${path}/${id}/test`],
      ["POST", `${path}/${id}/replay`, { since: "2026-01-01T00:00:00Z" }],
      ["GET", `${path}/${id}/deliveries`],
      ["GET", `/api/webhook/deliveries/${delivery.id}`],
      ["POST", `/api/webhook/deliveries/${delivery.id}/resend`],
    ];
    for (const [method, target, body] of calls) {
      const answer = await stranger.call(method, target, body === undefined ? {} : { body });
      assert.deepEqual([answer.status, answer.body.code], [404, "not-found"], `${method} ${target}`);
    }
    assert.deepEqual((await stranger.get(path)).body.data, []);
  });

  test("changes are stored, each with an audit entry", async () => {
    const { id } = await setup.createEndpoint("/changed", { asymmetric: true });
    const change = { description: "moved", concurrency: 2, rateLimitPerSecond: 5, orderBy: "conversationId" };
    const changed = await setup.client.call("PATCH", `${path}/${id}`, { body: change });
    for (const [name, value] of Object.entries(change)) assert.equal(changed.body[name], value);
    const disabled = await setup.client.call("PATCH", `${path}/${id}`, {
      body: { status: "disabled", asymmetric: false },
    });
    assert.deepEqual(
      [disabled.body.status, disabled.body.disabledReason, disabled.body.publicKey],
      ["disabled", "manual", null],
    );
    const cleared = await setup.client.call("PATCH", `${path}/${id}`, { body: { rateLimitPerSecond: null } });
    assert.deepEqual([cleared.body.rateLimitPerSecond, cleared.body.concurrency], [null, 2]);
    assert.equal((await setup.client.call("DELETE", `${path}/${id}`)).status, 204);
    assert.equal((await setup.client.get(`${path}/${id}`)).status, 404);
    const actions = (await auditOf(setup.server, setup.person.workspaceId)).slice(-5);
    const changes = Array.from({ length: 3 }, () => "endpoint.changed");
    assert.deepEqual(actions, ["endpoint.created", ...changes, "endpoint.deleted"]);
  });

  test("a test event is sent at once, and its answer is shown whatever it is", async () => {
    const { id } = await setup.createEndpoint("/tested");
    setup.receiver.behave("/tested", (answer) => void answer.writeHead(418, { "x-pot": "tea" }).end("short and stout"));
    const { status, body } = await setup.client.post(`${path}/${id}/test`);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.statusCode, body.response.body, body.response.headers["x-pot"]],
      [418, "short and stout", "tea"],
    );
    const [request] = setup.receiver.at("/tested");
    assert.equal(request!.body, body.request.body);
    assert.equal(JSON.parse(request!.body).type, "endpoint.tested");
    assert.equal(request!.headers["webhook-id"], body.request.headers["webhook-id"]);
    assert.deepEqual(await setup.deliveries(id), []);
  });

  test("the list of event types has the schema of what is delivered", async () => {
    const { body } = await setup.client.get("/api/webhook/event-types");
    const byType = new Map(body.data.map((entry: { type: string }) => [entry.type, entry]));
    const message = byType.get("message.created") as { schema: { properties: object }; visibleTo: string };
    assert.ok("text" in message.schema.properties);
    assert.equal(message.visibleTo, "conversations:read");
    assert.ok(byType.has("delivery.exhausted") && byType.has("conversation.started"));
  });

  test("a workspace has at most 50 endpoints", async () => {
    const person = await signUp(setup.server.client);
    const url = `${setup.receiver.url}/many`;
    const make = (count: number) => Promise.all(Array.from({ length: count }, () => person.client.post(path, { url })));
    // More of them at once would be too many that wait.
    const answers = [...(await make(20)), ...(await make(33))];
    assert.equal(answers.filter(({ status }) => status === 201).length, 50);
    assert.equal(answers.filter(({ status }) => status === 422).length, 3);
  });

  test("erasing the account erases its endpoints, deliveries and attempts", async () => {
    const own = await startDeliverySetup();
    const { id } = await own.createEndpoint("/erased");
    await own.pack([1, 2]);
    await own.settled(id, 2);
    const { password } = own.person;
    const answer = await own.client.call("DELETE", "/api/auth/me", { body: { password } });
    assert.equal(answer.status, 204, answer.text);
    const { query } = own.server.server.kernel.database;
    for (const table of ["endpoint", "delivery_lane", "log_position", "delivery", "delivery_attempt"]) {
      assert.deepEqual(await all(query)`select * from ${sql.raw(table)}`, [], table);
    }
    await own.stop();
  });
});

/** Listens on every address of the machine and counts connections. */
async function openSink() {
  let connections = 0;
  const server = createServer(() => void connections++).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, connections: () => connections, close: () => server.close() };
}

describe("URLs of endpoints", () => {
  /** Every notation of an address inside Parley's own network. */
  const hostile = (port: number) =>
    [
      ...["127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "017700000001", "0x7f.0.0.1", "0177.0.0.1"],
      ...["127.0.0.1.", "①②⑦.⓪.⓪.①", "127。0。0。1", "0", "0.0.0.0", "127.255.255.254", "localhost", "LOCALHOST"],
      ...["localhost.", "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254"],
      ...["169.254.170.2", "0xa9fea9fe", "2852039166", "100.64.0.1", "100.100.100.200", "168.63.129.16", "192.0.0.192"],
      ...["192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "224.0.0.1", "239.255.255.255", "240.0.0.1"],
      ...["255.255.255.255", "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
      ...[
        "[::ffff:169.254.169.254]",
        "[::127.0.0.1]",
        "[::ffff:0:127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[64:ff9b::a9fe:a9fe]",
      ],
      ...["[64:ff9b:1::7f00:1]", "[2002:7f00:1::]", "[2002:a9fe:a9fe::1]", "[2001:0:7f00:1::]", "[2001:db8::1]"],
      ...["[fe80::1]", "[fc00::1]", "[fd00:ec2::254]", "[fec0::1]", "[ff02::1]", "[3fff::1]", "[100::1]", "[4000::1]"],
    ].map((host) => `http://${host}:${port}/`);
  const otherForms = (port: number) => [
    ...["ftp", "file", "gopher", "data", "javascript", "ws", "wss", "ldap"].map(
      (scheme) => `${scheme}://127.0.0.1:${port}/`,
    ),
    `http://user@127.0.0.1:${port}/`,
    `https://user:password@example.com:${port}/`,
    `http://example.com@127.0.0.1:${port}/`,
    `//127.0.0.1:${port}/`,
    "example.com/path",
    "",
  ];

  test("every notation of a private address is refused, when the endpoint is created or changed, without a connection", async () => {
    const sink = await openSink();
    const setup = await startDeliverySetup({ PARLEY_OUTBOUND_ALLOW: "" });
    const { body: fine } = await setup.client.post(path, { url: "https://example.com/hook" });
    const targets = [...hostile(sink.port), ...otherForms(sink.port)];
    let refusals = 0;
    for (const target of targets) {
      const made = await setup.client.post(path, { url: target });
      const changed = await setup.client.call("PATCH", `${path}/${fine.id}`, { body: { url: target } });
      refusals++;
      for (const { status, body } of [made, changed]) {
        const isEmpty = target === "" && status === 400;
        assert.ok(isEmpty || (status === 422 && body.code === "address-refused"), `${target}: ${status} ${body.code}`);
      }
    }
    assert.ok(refusals >= 60, `${refusals} of ${targets.length}`);
    assert.equal(sink.connections(), 0);
    await setup.stop();
    sink.close();
  });

  test("a host name that resolves to a private address later is not connected to, also where it was allowed before", async () => {
    const sink = await openSink();
    const setup = await startDeliverySetup();
    const { kernel } = setup.server.server;
    let answers = ["93.184.216.34"];
    kernel.outbound = createOutbound({ allow: [] }, { lookup: async () => answers.map((address) => ({ address })) });
    const make = async (host: string) => {
      const made = await setup.client.post(path, { url: `http://${host}:${sink.port}/`, events: ["parcel.packed"] });
      assert.equal(made.status, 201, made.text);
      return made.body.id;
    };
    const ids = [await make("turning.example"), await make("mixed.example")];
    for (const inward of [["127.0.0.1"], ["93.184.216.34", "::ffff:127.0.0.1"], ["169.254.169.254"]]) {
      answers = inward;
      const { body } = await setup.client.post(`${path}/${ids[0]}/test`);
      assert.deepEqual([body.statusCode, body.error, body.response], [null, "connection-failed", null]);
    }
    answers = ["93.184.216.34", "127.0.0.1"];
    await setup.pack([1]);
    for (const id of ids) {
      await setup.settled(id, 1);
      const [delivery] = await setup.deliveries(id);
      const { attempts } = (await setup.client.get(`/api/webhook/deliveries/${delivery.id}`)).body;
      assert.deepEqual([delivery.status, attempts[0].error], ["pending", "connection-failed"]);
    }
    assert.equal(sink.connections(), 0);
    await setup.stop();
    sink.close();
  });

  test("a host name that cannot be resolved now is accepted; an address allowed for webhooks is reached", async () => {
    const setup = await startDeliverySetup();
    const made = await setup.client.post(path, { url: "https://nowhere.invalid/hook" });
    assert.equal(made.status, 201, made.text);
    const { id } = await setup.createEndpoint("/allowed");
    assert.equal((await setup.client.post(`${path}/${id}/test`)).body.statusCode, 204);
    await setup.stop();
  });
});

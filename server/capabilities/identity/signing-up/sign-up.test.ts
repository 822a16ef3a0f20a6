import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { all, execute } from "../../../kernel/storage/sql.ts";
import { signUp } from "../../../testing/client.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const password = "seven quiet herons at dusk";

describe("sign-up", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  test("gives an account, a workspace and tokens, and announces the member", async () => {
    const answer = await server.client.post("/api/auth/signup", {
      email: "ada@example.com",
      password,
      name: "Ada",
      workspaceName: "Mill",
    });
    assert.equal(answer.status, 201, answer.text);
    const { user, workspace } = answer.body;
    assert.deepEqual(user, {
      id: user.id,
      email: "ada@example.com",
      name: "Ada",
      language: null,
      picture: null,
      emailVerified: false,
    });
    assert.deepEqual(workspace, { id: workspace.id, name: "Mill", role: "owner" });
    assert.match(user.id, /^usr_/);
    assert.equal(answer.body.tokenType, "Bearer");
    assert.equal(answer.body.expiresIn, 900);
    assert.deepEqual(await eventsOf(server, workspace.id), [
      { type: "member.joined", data: { userId: user.id, role: "owner" } },
    ]);
    assert.deepEqual(await auditOf(server, workspace.id), ["account.created"]);
    const me = await server.client.as(answer.body.accessToken).get("/api/auth/me");
    assert.deepEqual(me.body.user, user);
    assert.deepEqual(me.body.workspaces, [workspace]);
  });

  test("takes a name of one line for the workspace, and so do its settings", async () => {
    const { client } = await signUp(server.client);
    for (const [index, end] of ["\r\nBcc: eve@example.com", "\n", "\t", "\u2028", "\u0085", "\0"].entries()) {
      const name = `Mill${end}`;
      const account = { email: `line${index}@example.com`, password, workspaceName: name };
      const made = await server.client.post("/api/auth/signup", account);
      assert.deepEqual([made.status, made.body.errors?.[0].pointer], [400, "/body/workspaceName"], made.text);
      const changed = await client.call("PATCH", "/api/settings/workspace", { body: { name } });
      assert.deepEqual([changed.status, changed.body.errors?.[0].pointer], [400, "/body/name"], changed.text);
    }
    const name = "Ада & Söhne – 水車";
    const changed = await client.call("PATCH", "/api/settings/workspace", { body: { name } });
    assert.equal(changed.body.name, name);
  });

  test("of a private installation is for pages of this machine, not for every site that a browser opens", async () => {
    const statusFrom = async (origin: string) => {
      const input = { email: `${Math.random()}@example.com`, password };
      return (await server.client.post("/api/auth/signup", input, { headers: { origin } })).status;
    };
    for (const origin of ["https://site.example", "null", "http://localhost.site.example", "http://127.0.0.1.example"])
      assert.equal(await statusFrom(origin), 403, origin);
    for (const origin of [
      "http://localhost:5173",
      "http://127.0.0.1:3000",
      "http://[::1]:3000",
      "http://app.localhost",
    ])
      assert.equal(await statusFrom(origin), 201, origin);
    const open = await startTestServer({
      settings: { PARLEY_PUBLIC_URL: "https://parley.example", PARLEY_SIGNUP: "open" },
    });
    const input = { email: "far@example.com", password };
    const answer = await open.client.post("/api/auth/signup", input, { headers: { origin: "https://site.example" } });
    assert.equal(answer.status, 201, answer.text);
    await open.stop();
  });

  const sameAddress = [
    ["in other case", "Same@Example.COM"],
    ["with spaces around it", "  same@example.com "],
    ["as it was", "same@example.com"],
  ] as const;
  test("an address is taken in every spelling", async () => {
    await signUp(server.client, "same@example.com");
    for (const [how, email] of sameAddress) {
      const answer = await server.client.post("/api/auth/signup", { email, password });
      assert.equal(answer.status, 409, how);
      assert.equal(answer.body.code, "email-taken", how);
    }
  });

  test("an international domain and its ASCII form are one address", async () => {
    const person = await signUp(server.client, "post@bücher.example");
    const me = await person.client.get("/api/auth/me");
    assert.equal(me.body.user.email, "post@xn--bcher-kva.example");
    const twin = await server.client.post("/api/auth/signup", { email: "post@XN--bcher-kva.example", password });
    assert.equal(twin.status, 409);
  });

  const notAddresses = [
    "nobody",
    "@example.com",
    "two@at@example.com",
    "a b@example.com",
    "a@exam ple.com",
    "eve@example.com\r\nBcc: all@example.com",
    "eve@example.com, all@example.com",
    "Eve <eve@example.com>",
    "eve@example.com/path",
    "eve@-example.com",
    "e\u200bve@example.com",
    "eve@127.0.0.1:25",
    "eve@127.0.0.1",
    "eve..l@example.com",
    "eve@mill.invalid",
    "eve@mill",
    "eve@localhost",
    "eve@xn--a.example",
    `${"x".repeat(65)}@example.com`,
    `eve@${"a".repeat(250)}.example.com`,
  ];
  for (const email of notAddresses) {
    test(`${JSON.stringify(email.slice(0, 40))} is refused as an address`, async () => {
      const answer = await server.client.post("/api/auth/signup", { email, password });
      assert.equal(answer.status, 400, answer.text);
      assert.equal(answer.body.errors[0].pointer, "/body/email");
    });
  }

  test("an account whose address is refused today signs in all the same", async () => {
    const person = await signUp(server.client, "old@example.com");
    const { query } = server.server.kernel.database;
    await execute(query)`update account set email = ${"o..ld@example.com"} where email = ${person.email}`;
    const login = { email: "O..ld@example.com", password: person.password };
    const answer = await server.client.post("/api/auth/signin", login);
    assert.equal(answer.status, 200, answer.text);
  });

  const weak = [
    ["a common password", "password1234", "weak-password", 422],
    ["the own address", "wilhelmine", "weak-password", 422],
    ["nine characters", "ninechars", "invalid-request", 400],
    ["129 characters", "x7".repeat(65), "invalid-request", 400],
  ] as const;
  for (const [what, tried, code, status] of weak) {
    test(`${what} is refused as a password`, async () => {
      const answer = await server.client.post("/api/auth/signup", { email: "wilhelmine@example.com", password: tried });
      assert.equal(answer.status, status, answer.text);
      assert.equal(answer.body.code, code);
      assert.equal(answer.body.errors[0].pointer, "/body/password");
    });
  }

  test("of many sign-ups of one address at once, one succeeds and leaves one workspace", async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => server.client.post("/api/auth/signup", { email: "race@example.com", password })),
    );
    assert.deepEqual(tries.map((answer) => answer.status).sort(), [201, 409, 409, 409, 409, 409, 409, 409]);
    const { query } = server.server.kernel.database;
    const members = await all(query)`
      select from member join account on account.id = account_id where email = 'race@example.com'`;
    assert.equal(members.length, 1);
    const orphans = await all(query)`
      select id from workspace where not exists (select from member where workspace_id = workspace.id)`;
    assert.deepEqual(orphans, []);
  });

  test("a retry with the same Idempotency-Key gives the same account and tokens", async () => {
    const body = { email: "again@example.com", password };
    const headers = { "idempotency-key": "sign-up-once" };
    const first = await server.client.post("/api/auth/signup", body, { headers });
    const retry = await server.client.post("/api/auth/signup", body, { headers });
    assert.equal(first.status, 201);
    assert.equal(retry.status, 201);
    assert.deepEqual(retry.body, first.body);
  });

  test("only the very first person is the operator", async () => {
    const fresh = await startTestServer();
    try {
      const first = await signUp(fresh.client);
      const second = await signUp(fresh.client);
      assert.equal((await first.client.get("/api/auth/me")).body.isOperator, true);
      assert.equal((await second.client.get("/api/auth/me")).body.isOperator, false);
    } finally {
      await fresh.stop();
    }
  });
});

test("with PARLEY_SIGNUP=closed nobody signs up", async () => {
  const server = await startTestServer({ settings: { PARLEY_SIGNUP: "closed" } });
  try {
    const answer = await server.client.post("/api/auth/signup", { email: "a@example.com", password });
    assert.equal(answer.status, 403);
    assert.equal(answer.body.code, "signup-closed");
  } finally {
    await server.stop();
  }
});

test("with PARLEY_SIGNUP=first, of many first sign-ups at once exactly one succeeds, also on two nodes", async () => {
  const settings = { PARLEY_SIGNUP: "first" };
  const one = await startTestServer({ settings });
  const other = await startTestServer({ settings, connection: one.connection });
  try {
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? one : other).client.post("/api/auth/signup", { email: `p${index}@example.com`, password }),
      ),
    );
    assert.deepEqual(tries.map((answer) => answer.status).sort(), [201, 403, 403, 403, 403, 403, 403, 403]);
    const winner = tries.find((answer) => answer.status === 201)!;
    const me = await other.client.as(winner.body.accessToken).get("/api/auth/me");
    assert.equal(me.body.isOperator, true);
    const late = await other.client.post("/api/auth/signup", { email: "late@example.com", password });
    assert.equal(late.body.code, "signup-closed");
  } finally {
    await other.stop();
    await one.stop();
  }
});

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.stop());

test("a person who signs up is signed in, and can sign in again", async () => {
  const person = await signUp(server.client);
  const me = await person.client.get("/api/auth/me");
  assert.equal(me.status, 200, me.text);
  assert.equal(me.body.user.email, person.email);
  const again = await server.client.post("/api/auth/signin", {
    email: person.email.toUpperCase(),
    password: person.password,
  });
  assert.equal(again.status, 200, again.text);
  const wrong = await server.client.post("/api/auth/signin", { email: person.email, password: "wrong password here" });
  assert.equal(wrong.status, 401);
  assert.equal(wrong.body.code, "invalid-credentials");
  const key = await makeKey(person);
  const pk = await person.client.post("/api/keys", {
    name: "b",
    kind: "publishable",
    allowedOrigins: ["https://shop.example"],
  });
  assert.equal(pk.status, 201, pk.text);
  const list = await person.client.get("/api/keys");
  assert.equal(list.body.data.length, 2, list.text);
  assert.equal((await server.client.as(key).get("/api/keys")).status, 403);
  const gone = await person.client.call("DELETE", `/api/keys/${list.body.data[1].id}`);
  assert.equal(gone.status, 204, gone.text);
});

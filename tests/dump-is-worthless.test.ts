import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, test } from "node:test";
import { one } from "../server/kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../server/testing/client.ts";
import { nextMail, tokenIn } from "../server/testing/received-mail.ts";
import { startTestServer, type TestServer, testSecret } from "../server/testing/test-server.ts";
import { userToken } from "../server/testing/user-token.ts";
import { type OutsideService, startOutsideService } from "./attacks/stage.ts";
import { handOverSecrets } from "./dump/hand-over-secrets.ts";
import { derivationsOf, readDump } from "./dump/read-dump.ts";
import { type Door, doorsOf } from "./dump/try-credential.ts";

/** A server without a worker, so that mails stay queued and are in the dump. */
let server: TestServer;
let outside: OutsideService;
before(async () => {
  outside = await startOutsideService();
  server = await startTestServer({ settings: { PARLEY_ROLES: "web", PARLEY_OUTBOUND_ALLOW: outside.host } });
});
after(async () => {
  await server.stop();
  await outside.stop();
});

const idempotencyKey = () => `retry-${randomBytes(12).toString("base64url")}`;

/** Real credentials by kind. Each works, and none may be in the dump in any encoding. */
type Lively = { person: Person; secrets: Record<string, string>; doors: Door[] };

async function liveALittle(): Promise<Lively> {
  const { client } = server;
  const operator = await signUp(client);
  const smtpPassword = `smtp-${randomBytes(12).toString("hex")}`;
  const mail = (smtpUrl: string | null, from: string | null) =>
    operator.client.call("PUT", "/api/settings/mail", { body: { smtpUrl, from } });
  assert.equal((await mail(`smtp://parley:${smtpPassword}@127.0.0.1:1`, "a@example.com")).status, 200);

  const signUpKey = idempotencyKey();
  const signUpBody = { email: `dump-${process.pid}@example.com`, password: "four tall cranes dance in mist" };
  const signedUp = await client.post("/api/auth/signup", signUpBody, { headers: { "idempotency-key": signUpKey } });
  assert.equal(signedUp.status, 201, signedUp.text);
  const { body } = signedUp;
  const person: Person = {
    ...signUpBody,
    accessToken: body.accessToken,
    refreshToken: body.refreshToken,
    workspaceId: body.workspace.id,
    client: client.as(body.accessToken),
  };

  const signedIn = await client.post("/api/auth/signin", signUpBody);
  const refreshed = await client.post("/api/auth/refresh", { refreshToken: signedIn.body.refreshToken });
  assert.equal(refreshed.status, 200, refreshed.text);
  const ended = await client.post("/api/auth/signin", signUpBody);
  await client.as(ended.body.accessToken).post("/api/auth/signout", { refreshToken: ended.body.refreshToken });
  assert.equal((await client.post("/api/auth/forgot-password", { email: person.email })).status, 202);

  const makeKeyKey = idempotencyKey();
  const secretKey = await person.client.post(
    "/api/keys",
    { name: "till", kind: "secret" },
    { headers: { "idempotency-key": makeKeyKey } },
  );
  assert.equal(secretKey.status, 201, secretKey.text);
  const publishableKey = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });

  const teach = { type: "faq", question: "When is the shop open?", answer: "From nine to five." };
  const taught = await person.client.post("/api/knowledge/sources", teach, {
    headers: { "idempotency-key": idempotencyKey() },
  });
  assert.equal(taught.status, 201, taught.text);
  const handedOver = await handOverSecrets(person, outside.url);
  const identitySecret = handedOver.secrets["identity secret"]!;
  const proof = { userId: "u1", userToken: userToken(identitySecret, "u1") };
  const said = await client
    .as(publishableKey)
    .post(
      "/api/chatbot/send",
      { message: "When is the shop open?", context: proof },
      { headers: { "idempotency-key": idempotencyKey() } },
    );
  assert.equal(said.status, 200, said.text);
  assert.match(said.body.aiResponse, /nine to five/);
  assert.equal((await mail(null, null)).status, 200);
  const ticket = await person.client.post("/api/stream/tickets");
  assert.equal(ticket.status, 201, ticket.text);

  return {
    person,
    secrets: {
      PARLEY_SECRET: testSecret,
      password: person.password,
      "mail server's password": smtpPassword,
      "access token": person.accessToken,
      "first refresh token": person.refreshToken,
      "used refresh token": signedIn.body.refreshToken,
      "next refresh token": refreshed.body.refreshToken,
      "secret key": secretKey.body.key,
      "publishable key": publishableKey,
      "visitor token": said.body.visitorToken,
      "stream ticket": ticket.body.ticket,
      "Idempotency-Key of the sign-up": signUpKey,
      "Idempotency-Key of the key": makeKeyKey,
      ...handedOver.secrets,
      "token of a user": proof.userToken,
    },
    doors: doorsOf({
      url: server.url,
      publishableKey,
      accessToken: person.accessToken,
      signUpBody,
      keyMaker: person.accessToken,
      sourceId: handedOver.sourceId,
    }),
  };
}

const triesAtOnce = 12;
/** So many values of one column are tried at the doors: rows of one kind are much alike. */
const mostOfColumn = process.env.FAULTS === "long" ? Number.POSITIVE_INFINITY : 3;

test("no value of a dump of the database opens any door, and the dump spells no credential", async (t) => {
  const { person, secrets, doors } = await liveALittle();
  const { tables, values } = await readDump(server.connection);
  for (const table of ["public.session", "public.api_key", "public.mailed_token", "public.idempotency_record"]) {
    assert.ok(tables.includes(table) && values.some(({ place }) => place.startsWith(`${table}.`)), `${table} is empty`);
  }
  assert.ok(
    values.some(({ place }) => /^graphile_worker\..*payload/.test(place)),
    "no job is queued, so no mail is in the dump",
  );

  const origins = new Map<string, string>();
  for (const { place, value } of values) {
    for (const candidate of derivationsOf(value)) if (!origins.has(candidate)) origins.set(candidate, place);
  }
  for (const [name, secret] of Object.entries(secrets)) {
    for (const [candidate, place] of origins) {
      assert.ok(!candidate.includes(secret), `${place} holds the ${name}`);
    }
  }

  const opened: string[] = [];
  const triedOf = new Map<string, number>();
  const candidates = [...origins].filter(([, place]) => {
    const tried = (triedOf.get(place) ?? 0) + 1;
    triedOf.set(place, tried);
    return tried <= mostOfColumn;
  });
  const tryOne = async (): Promise<void> => {
    for (let next = candidates.pop(); next !== undefined; next = candidates.pop()) {
      const [candidate, place] = next;
      for (const door of doors) {
        if (await door.opens(candidate)) opened.push(`${place} is taken as ${door.name}: ${candidate.slice(0, 60)}`);
      }
    }
  };
  t.diagnostic(
    `${values.length} values of ${tables.length} tables, ${candidates.length} of ${origins.size} spellings, ${doors.length} doors`,
  );
  await Promise.all(Array.from({ length: triesAtOnce }, tryOne));
  assert.deepEqual(opened, []);

  await assertDoorsOpenToTheirOwn(person, secrets, doors);
});

/**
 * The control: the same code succeeds with a real credential, so that its refusals above mean
 * something.
 */
async function assertDoorsOpenToTheirOwn(person: Person, secrets: Record<string, string>, doors: Door[]) {
  const { kernel } = server.server;
  const mailer = await startTestServer({ connection: server.connection });
  try {
    const signing = await one<{ id: string; sealedPrivateKey: Buffer }>(kernel.database.query)`
      select id, sealed_private_key from signing_key order by signs_from limit 1`;
    const real: Record<string, string> = {
      "bearer credential": secrets["secret key"]!,
      "signing key": kernel.secrets
        .decrypt("signing-key", signing.sealedPrivateKey, signing.id)
        .replaceAll(/-----[^-]+-----|\s/g, ""),
      "refresh token": secrets["next refresh token"]!,
      "visitor token": secrets["visitor token"]!,
      "stream ticket": secrets["stream ticket"]!,
      "identity secret": secrets["identity secret"]!,
      "secret of a source": secrets["secret of a source"]!,
      "token of a user": secrets["token of a user"]!,
      "Idempotency-Key of a sign-up": secrets["Idempotency-Key of the sign-up"]!,
      "Idempotency-Key of a new key": secrets["Idempotency-Key of the key"]!,
      "e-mail verification token": tokenIn(await nextMail(mailer, person.email, "Confirm your e-mail address")),
      "password reset token": tokenIn(await nextMail(mailer, person.email, "Choose a new password")),
    };
    // A new password ends the sessions that the other credentials need, so it comes last.
    const isLast = (door: Door) => door.name === "password reset token";
    for (const door of [...doors.filter((door) => !isLast(door)), ...doors.filter(isLast)]) {
      assert.equal(await door.opens(real[door.name] ?? ""), true, `a real ${door.name} must be taken`);
    }
  } finally {
    await mailer.stop();
  }
}

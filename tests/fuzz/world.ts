import { createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import type { TestAnswer, TestClient } from "../../server/testing/client.ts";
import { openMailbox } from "./mailbox.ts";
import { readOperations, scopesOf } from "./read-operations.ts";
import { waitFor } from "./wait-for.ts";

/** Someone with a workspace in which everything exists that a path can name. */
export type Resident = {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  workspaceId: string;
  client: TestClient;
};

type Things = {
  sourceId: string;
  documentId: string;
  conversationId: string;
  sessionId: string;
  messageId: string;
  keyId: string;
  loginId: string;
};

type Browser = { key: string; visitorToken: string; conversationId: string; messageId: string };

/** A server under test, in this process or in one of its own. */
export type Target = { url: string; client: TestClient; dataDirectory: string };

export type World = {
  server: Target;
  /**
   * Stands in everything that the first workspace holds; whoever else is told of it was told a
   * secret.
   */
  canary: string;
  first: Resident;
  things: Things;
  other: Resident;
  /** Stands in everything that the other workspace holds. */
  otherCanary: string;
  /** A browser with a publishable key of the first workspace and a conversation of its own. */
  browser: Browser;
  /** A secret key of the first workspace with every scope but this one. */
  keyWithout(scope: string): string;
  /** A secret key without any scope: what takes more than a valid key must refuse it. */
  narrowKey: string;
  /** Takes whatever is delivered to it. */
  receiverUrl: string;
  /** Made when they are asked for first, and never removed. */
  lasting: {
    endpoint(): Promise<string>;
    delivery(): Promise<string>;
    inboundSource(): Promise<{ id: string; secret: string }>;
    inboundEvent(): Promise<string>;
    provider(): Promise<string>;
    assistant(): Promise<string>;
    toolbox(): Promise<string>;
  };
  /** Authorization headers that no server should take. */
  junkCredentials: string[];
  makePerson(): Promise<Resident>;
  /**
   * The token of the mail that confirms this address, or of the one for a new password. Waits until
   * it has come.
   */
  readMailedToken(email: string, isReset?: boolean): Promise<string>;
};

export const password = "seven quiet herons wade at dusk";
let count = 0;

export function uniqueEmail(): string {
  return `fuzz-${process.pid}-${++count}@example.com`;
}

/** Answers of the preparation must be successes, or everything after them proves nothing. */
export async function must(answer: Promise<TestAnswer>): Promise<TestAnswer> {
  const { status, text, ...rest } = await answer;
  if (status >= 400) throw new Error(`The preparation was answered ${status}: ${text}`);
  return { status, text, ...rest };
}

async function makeResident(client: TestClient, names: Record<string, string> = {}): Promise<Resident> {
  const email = names.email ?? uniqueEmail();
  const { body } = await must(client.post("/api/auth/signup", { email, password, ...names }));
  const { accessToken, refreshToken, workspace } = body;
  return { email, password, accessToken, refreshToken, workspaceId: workspace.id, client: client.as(accessToken) };
}

async function fill(resident: Resident, word: string): Promise<Things> {
  const { client } = resident;
  const content = `The ${word} is shown in the front room. It was made in Delft in 1661.`;
  const source = await must(client.post("/api/knowledge/sources", { type: "text", title: `About ${word}`, content }));
  const sessionId = `session ${randomBytes(6).toString("hex")}`;
  const context = { userId: `user-${word}`, note: word };
  const answer = await must(
    client.post("/api/chatbot/send", { message: `Where is the ${word} shown?`, sessionId, context }),
  );
  const key = await must(client.post("/api/keys", { name: word, kind: "secret" }));
  const logins = await must(client.get("/api/auth/sessions"));
  return {
    sourceId: source.body.id,
    documentId: source.body.documentId,
    conversationId: answer.body.conversationId,
    sessionId,
    messageId: answer.body.messageId,
    keyId: key.body.id,
    loginId: logins.body.data[0].id,
  };
}

export async function makeWorld(server: Target, receiverUrl: string): Promise<World> {
  const { client } = server;
  const canary = `canary${randomBytes(8).toString("hex")}`;
  const first = await makeResident(client, {
    email: `${canary}@example.com`,
    name: `Name ${canary}`,
    workspaceName: `Place ${canary}`,
  });
  const things = await fill(first, canary);
  const other = await makeResident(client);
  const otherCanary = `harpsichord${randomBytes(8).toString("hex")}`;
  await fill(other, otherCanary);

  const makeKey = async (key: Record<string, unknown>) =>
    (await must(first.client.post("/api/keys", { name: `Key ${canary}`, kind: "secret", ...key }))).body;
  const scopes = scopesOf(readOperations((await must(client.get("/openapi.json"))).body));
  const lacking = new Map<string, string>();
  for (const scope of scopes) {
    lacking.set(scope, (await makeKey({ scopes: scopes.filter((other) => other !== scope) })).key);
  }
  const publishable = await makeKey({ kind: "publishable", allowedOrigins: ["https://shop.example"] });
  const ended = await makeKey({});
  await must(first.client.call("DELETE", `/api/keys/${ended.id}`));
  const sent = await must(client.as(publishable.key).post("/api/chatbot/send", { message: `Where is the ${canary}?` }));
  const mailbox = openMailbox(join(server.dataDirectory, "mail"));
  const jwks = await must(client.get("/.well-known/jwks.json"));

  return {
    server,
    canary,
    first,
    things,
    other,
    otherCanary,
    browser: {
      key: publishable.key,
      visitorToken: sent.body.visitorToken,
      conversationId: sent.body.conversationId,
      messageId: sent.body.messageId,
    },
    receiverUrl,
    lasting: lastingThings(first, receiverUrl, canary),
    keyWithout: (scope) => lacking.get(scope) ?? "",
    narrowKey: (await makeKey({ scopes: [] })).key,
    junkCredentials: junkOf(first.accessToken, ended.key, jwks.body.keys[0]),
    makePerson: () => makeResident(client),
    readMailedToken: (email, isReset = false) =>
      mailbox.readToken(email, isReset ? "Choose a new password" : "Confirm your e-mail address"),
  };
}

function lastingThings({ client }: Resident, receiverUrl: string, canary: string): World["lasting"] {
  const once = <Value>(make: () => Promise<Value>) => {
    let made: Promise<Value> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  const endpoint = once(async (): Promise<string> => {
    const body = { url: receiverUrl, events: ["*"], description: canary };
    return (await must(client.post("/api/webhook/endpoints", body))).body.id;
  });
  const delivery = once(async (): Promise<string> => {
    const path = `/api/webhook/endpoints/${await endpoint()}/deliveries`;
    await must(client.post("/api/chatbot/send", { message: "Is anybody told of this?" }));
    return waitFor("a delivery", async () => (await must(client.get(path))).body.data.at(-1)?.id);
  });
  const inboundSource = once(async (): Promise<{ id: string; secret: string }> => {
    return (await must(client.post("/api/webhook/sources", { name: canary }))).body;
  });
  const inboundEvent = once(async (): Promise<string> => {
    const { id, secret } = await inboundSource();
    const body = JSON.stringify({ event: "order_paid", data: { note: canary } });
    const request = { body, headers: { "x-webhook-signature": webhookSignature(secret, Buffer.from(body)) } };
    return (await must(client.call("POST", `/api/webhook/process/${id}?wait=true`, request))).body.eventId;
  });
  const idOf = (path: string, body: unknown) =>
    once(async (): Promise<string> => (await must(client.post(path, body))).body.id);
  const baseUrl = new URL(receiverUrl).origin;
  return {
    endpoint,
    delivery,
    inboundSource,
    inboundEvent,
    provider: idOf("/api/providers", { kind: "openai-compatible", name: "lasting", baseUrl, defaultModel: canary }),
    assistant: idOf("/api/assistants", { name: canary, model: "parley-offline" }),
    toolbox: idOf("/api/toolboxes", { kind: "openapi", name: "lasting", url: receiverUrl }),
  };
}

/** As a sender of the scheme `parley` signs, now. */
export function webhookSignature(secret: string, body: Buffer): string {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

function junkOf(token: string, endedKey: string, published: { kid: string; x: string }): string[] {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
  const forged = `${encoded({ alg: "HS256", kid: published.kid, typ: "JWT" })}.${payload}`;
  const hmac = createHmac("sha256", Buffer.from(published.x, "base64url")).update(forged).digest("base64url");
  return [
    "Bearer junk",
    "Bearer",
    "Bearer ",
    "Basic dXNlcjpwYXNz",
    "bearer a b",
    `Bearer ${"x".repeat(8_000)}`,
    "Bearer \u00ff\u00fe",
    `Bearer ${endedKey}`,
    `Bearer ${endedKey.slice(0, -1)}`,
    `Bearer parley_sk_${"A".repeat(38)}`,
    "Bearer parley_pk_",
    `Bearer ${header}.${payload}.`,
    `Bearer ${header}.${payload}`,
    `Bearer ${header}.${payload}.${Buffer.alloc(64).toString("base64url")}`,
    `Bearer ${encoded({ alg: "none", typ: "JWT" })}.${payload}.`,
    `Bearer ${encoded({ alg: "EdDSA", kid: "x".repeat(500) })}.${payload}.${signature}`,
    `Bearer ${encoded({ alg: "EdDSA", kid: 5 })}.${payload}.${signature}`,
    `Bearer ${encoded({ alg: "EdDSA", kid: published.kid, crit: ["exp"] })}.${payload}.${signature}`,
    `Bearer ${header}.${encoded({ ...claims, exp: 99_999_999_999 })}.${signature}`,
    `Bearer ${header}.${encoded(null)}.${signature}`,
    `Bearer ${forged}.${hmac}`,
    `Bearer ${token} ${token}`,
    token,
  ];
}

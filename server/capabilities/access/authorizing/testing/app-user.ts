import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { type Person, signUp, type TestClient } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

/** The app of a test, as the API has made it. */
export type TestApp = { id: string; clientSecret: string | null; redirectUri: string };
type Pkce = { verifier: string; challenge: string };
type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number };

/** Finds a port that is free now: the address of the server stands in its tokens, so that it must be known before. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => probe.once("listening", done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

/** Starts a server that knows its own address. */
export async function startOauthServer(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<TestServer & { person: Person }> {
  const port = String(await freePort());
  const server = await startTestServer({ ...options, settings: { PORT: port, ...options.settings } });
  return { ...server, person: await signUp(server.client) };
}

export async function makeApp(
  client: TestClient,
  app: { scopes?: string[]; kind?: string; redirectUri?: string; name?: string } = {},
): Promise<TestApp> {
  const { redirectUri = "http://127.0.0.1:4999/callback", kind = "public", name = "Notes" } = app;
  const scopes = app.scopes ?? ["conversations:read", "conversations:write", "knowledge:read"];
  const answer = await client.post("/api/oauth/apps", { name, kind, redirectUris: [redirectUri], scopes });
  assert.equal(answer.status, 201, answer.text);
  return { id: answer.body.id, clientSecret: answer.body.clientSecret, redirectUri };
}

export function makePkce(): Pkce {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

export function authorizeUrl(url: string, app: TestApp, pkce: Pkce, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: app.id,
    response_type: "code",
    redirect_uri: app.redirectUri,
    code_challenge: pkce.challenge,
    code_challenge_method: "S256",
    state: "a state",
    ...more,
  });
  return `${url}/oauth/authorize?${query}`;
}

type Step = { status: number; location: string | undefined; text: string; headers: Headers };

/** A browser without scripts: it keeps cookies by their paths, and sends forms as their page says. */
export class PlainBrowser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async open(address: string, form?: Record<string, string>): Promise<Step> {
    const url = new URL(address, this.origin);
    const sent = [...this.cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const response = await fetch(url, {
      method: form === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: {
        accept: "text/html",
        cookie: sent.map(([name, { value }]) => `${name}=${value}`).join("; "),
        ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded", origin: this.origin }),
      },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const { status, headers } = response;
    return { status, headers, location: headers.get("location") ?? undefined, text: await response.text() };
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(name.length + 1);
    const path = attributes.find((each) => each.toLowerCase().startsWith("path="))?.slice(5) ?? "/";
    if (value === "") this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }
}

/** Reads the value of a field of a form. */
export function fieldOf(text: string, name: string): string {
  const field = new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(text)?.[1];
  assert.ok(field !== undefined, `The page has no field ${name}: ${text.slice(0, 2_000)}`);
  return field;
}

/** Signs in at the page to which an app sent the person. Returns the page that asks for consent. */
export async function signInForApp(
  browser: PlainBrowser,
  start: string,
  person: Pick<Person, "email" | "password">,
): Promise<{ path: string; page: Step }> {
  const sent = await browser.open(start);
  assert.equal(sent.status, 303, sent.text);
  const path = sent.location!;
  assert.match(path, /\/oauth\/consent\//, `${path} ${sent.text}`);
  const login = await browser.open(path);
  assert.equal(login.status, 200, login.text);
  return { path, page: await browser.open(path, { email: person.email, password: person.password }) };
}

/** Lets the app act, in the first workspace that the page offers. Returns the last address on our server. */
export async function allow(browser: PlainBrowser, path: string, page: Step): Promise<Step> {
  assert.equal(page.status, 200, page.text);
  const [, workspace = ""] = /name="workspace" value="([^"]*)"/.exec(page.text) ?? [];
  const decided = await browser.open(path, { proof: fieldOf(page.text, "proof"), workspace, decision: "allow" });
  assert.equal(decided.status, 303, decided.text);
  return browser.open(decided.location!);
}

/** Goes all the way to the code that the app gets. */
export async function getCode(
  url: string,
  app: TestApp,
  pkce: Pkce,
  person: Pick<Person, "email" | "password">,
  more: Record<string, string> = {},
): Promise<string> {
  const browser = new PlainBrowser(url);
  const { path, page } = await signInForApp(browser, authorizeUrl(url, app, pkce, more), person);
  const back = page.status === 303 ? await browser.open(page.location!) : await allow(browser, path, page);
  assert.equal(back.status, 303, back.text);
  const code = new URL(back.location!).searchParams.get("code");
  assert.ok(code !== null, back.location);
  return code;
}

/** Sends a form as an app does. */
export async function sendForm(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
): Promise<{ status: number; body: any; headers: Headers }> {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(form), headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

export function tokenForm(app: TestApp, code: string, pkce: Pkce): Record<string, string> {
  return {
    grant_type: "authorization_code",
    client_id: app.id,
    code,
    redirect_uri: app.redirectUri,
    code_verifier: pkce.verifier,
    ...(app.clientSecret === null ? {} : { client_secret: app.clientSecret }),
  };
}

/** Gets the first tokens of an app for the person. */
export async function getTokens(
  url: string,
  app: TestApp,
  person: Pick<Person, "email" | "password">,
  more: Record<string, string> = {},
): Promise<Tokens> {
  const pkce = makePkce();
  const code = await getCode(url, app, pkce, person, more);
  const answer = await sendForm(`${url}/oauth/token`, tokenForm(app, code, pkce));
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
}

/** Uses a refresh token. */
export function refreshTokens(url: string, app: TestApp, refreshToken: string) {
  return sendForm(`${url}/oauth/token`, {
    grant_type: "refresh_token",
    client_id: app.id,
    refresh_token: refreshToken,
    ...(app.clientSecret === null ? {} : { client_secret: app.clientSecret }),
  });
}

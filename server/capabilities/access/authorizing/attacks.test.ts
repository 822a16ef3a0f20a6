// Long because each threat has its attack here.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, test } from "node:test";
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from "jose";
import { type Person, signUp } from "../../../testing/client.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import {
  authorizeUrl,
  fieldOf,
  getCode,
  getTokens,
  makeApp,
  makePkce,
  PlainBrowser,
  refreshTokens,
  sendForm,
  signInForApp,
  startOauthServer,
  type TestApp,
  tokenForm,
} from "./testing/app-user.ts";

let server: TestServer & { person: Person };
let app: TestApp;
let web: TestApp;
before(async () => {
  server = await startOauthServer();
  app = await makeApp(server.person.client);
  web = await makeApp(server.person.client, { kind: "confidential", redirectUri: "https://app.example/callback" });
});
after(() => server.stop());

const tokenEndpoint = () => `${server.url}/oauth/token`;
const errorOf = async (form: Record<string, string>, headers = {}) => {
  const { status, body } = await sendForm(tokenEndpoint(), form, headers);
  assert.ok(status === 400 || status === 401, `${status} ${JSON.stringify(body)}`);
  return body.error;
};
const isAccepted = async (token: string, path = "/api/conversations") =>
  (await server.client.as(token).get(path)).status === 200;
const askAgain = () => authorizeUrl(server.url, web, makePkce(), { prompt: "consent" });
/** Asks the authorization endpoint for something that is refused, and says how: by a page, or to the app. */
async function refusalOf(address: string): Promise<string> {
  const { status, location, text } = await new PlainBrowser(server.url).open(address);
  if (location === undefined) return `${status} page: ${/quiet" lang="en">([a-z_]+)/.exec(text)?.[1]}`;
  assert.doesNotMatch(location, /consent/, address);
  const { origin, searchParams, hash } = new URL(location);
  return `${origin} ${searchParams.get("error") ?? new URLSearchParams(hash.slice(1)).get("error")}`;
}

/** Each threat of RFC 9700, or of the device flow, with the attack; a row passes when the attack is refused. */
const threats: [threat: string, attack: () => Promise<void>][] = [
  [
    "redirect URI by prefix, path, query, port, case, user name, or another scheme (4.1)",
    async () => {
      const wrong = [
        "https://app.example/callback/more",
        "https://app.example/callback?next=evil",
        "https://app.example/",
        "https://app.example/Callback",
        "https://app.example:8443/callback",
        "https://app.example.evil.example/callback",
        "https://user@app.example/callback",
        "http://app.example/callback",
        "https://app.example/callback#fragment",
      ];
      for (const redirectUri of wrong) {
        const address = authorizeUrl(server.url, { ...web, redirectUri }, makePkce());
        assert.equal(await refusalOf(address), "422 page: invalid_redirect_uri", redirectUri);
      }
    },
  ],
  [
    "open redirector: nobody is sent to an address without a known app (4.11)",
    async () => {
      const unknown = { ...web, id: "app_00000000000000000000000000", redirectUri: "https://evil.example/" };
      assert.match(await refusalOf(authorizeUrl(server.url, unknown, makePkce())), /^422 page/);
    },
  ],
  [
    "addresses that others could read are refused when the app is made (4.1.3)",
    async () => {
      const refused = [
        "http://app.example/callback",
        "https://*.example/callback",
        "https://app.example/cb#part",
        "https://a:b@app.example/cb",
        "javascript:alert(1)",
        "data:text/html,x",
        "myapp:/callback",
        "com.example.app://host/callback",
        "https://app.example/ call",
      ];
      for (const address of refused) {
        const wanted = { name: "A", kind: "public", redirectUris: [address], scopes: ["leads:read"] };
        const answer = await server.person.client.post("/api/oauth/apps", wanted);
        assert.deepEqual([answer.status, answer.body.errors?.[0].pointer], [400, "/body/redirectUris/0"], address);
      }
    },
  ],
  [
    "implicit grant, hybrid answers and the password grant do not exist (2.1.2, 2.4)",
    async () => {
      for (const response_type of ["token", "id_token", "code token", "code id_token", "none"]) {
        const address = authorizeUrl(server.url, web, makePkce(), { response_type, nonce: "n" });
        assert.match(
          await refusalOf(address),
          /^https:\/\/app\.example (unsupported_response_type|unauthorized_client)$/,
        );
      }
      const { email, password } = server.person;
      const form = { grant_type: "password", client_id: app.id, username: email, password };
      assert.equal(await errorOf(form), "unsupported_grant_type");
    },
  ],
  [
    "the code stands in the query alone: no other mode of answers (4.3)",
    async () => {
      for (const response_mode of ["fragment", "form_post", "web_message"])
        assert.match(
          await refusalOf(authorizeUrl(server.url, web, makePkce(), { response_mode })),
          /unsupported_response_mode/,
        );
    },
  ],
  [
    "mix-up: the answer names who gave it (4.4)",
    async () => {
      const browser = new PlainBrowser(server.url);
      const { path } = await signInForApp(browser, askAgain(), server.person);
      const refused = await browser.open(path, { decision: "refuse" });
      const back = new URL((await browser.open(refused.location!)).location!);
      assert.equal(back.searchParams.get("iss"), server.url);
      assert.deepEqual(
        [back.origin, back.searchParams.get("error"), back.searchParams.get("state")],
        ["https://app.example", "access_denied", "a state"],
      );
    },
  ],
  [
    "code injection: a stolen code without its verifier (4.5)",
    async () => {
      const pkce = makePkce();
      const code = await getCode(server.url, app, pkce, server.person);
      assert.equal(await errorOf(tokenForm(app, code, makePkce())), "invalid_grant");
      const { code_verifier: _, ...without } = tokenForm(app, code, pkce);
      assert.equal(await errorOf(without), "invalid_grant");
    },
  ],
  [
    "code of another app, and another redirect URI at the exchange (4.5)",
    async () => {
      const pkce = makePkce();
      const code = await getCode(server.url, app, pkce, server.person);
      assert.equal(await errorOf({ ...tokenForm(web, code, pkce), redirect_uri: app.redirectUri }), "invalid_grant");
      const elsewhere = { ...tokenForm(app, code, pkce), redirect_uri: "http://127.0.0.1:4999/other" };
      assert.equal(await errorOf(elsewhere), "invalid_grant");
    },
  ],
  [
    "downgrade of PKCE: without a challenge, or with a plain one (4.8)",
    async () => {
      for (const more of [
        { code_challenge_method: "plain" },
        { code_challenge: "", code_challenge_method: "" },
      ] as Record<string, string>[])
        assert.equal(
          await refusalOf(authorizeUrl(server.url, web, makePkce(), more)),
          "https://app.example invalid_request",
        );
    },
  ],
  [
    "replayed code: refused, and what it gave ends (4.5, RFC 6749 4.1.2)",
    async () => {
      const pkce = makePkce();
      const form = tokenForm(app, await getCode(server.url, app, pkce, server.person), pkce);
      const { body } = await sendForm(tokenEndpoint(), form);
      assert.ok(await isAccepted(body.access_token));
      assert.equal(await errorOf(form), "invalid_grant");
      assert.equal(await isAccepted(body.access_token), false);
      assert.equal((await refreshTokens(server.url, app, body.refresh_token)).body.error, "invalid_grant");
    },
  ],
  [
    "one code, used twice at the same moment, gives at most one answer",
    async () => {
      const pkce = makePkce();
      const form = tokenForm(app, await getCode(server.url, app, pkce, server.person), pkce);
      const answers = await Promise.all([1, 2, 3].map(() => sendForm(tokenEndpoint(), form)));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    },
  ],
  [
    "stolen refresh token: of another app, or without the app's secret (4.14)",
    async () => {
      const tokens = await getTokens(server.url, web, server.person);
      assert.equal((await refreshTokens(server.url, app, tokens.refresh_token)).body.error, "invalid_grant");
      const bare = { grant_type: "refresh_token", client_id: web.id, refresh_token: tokens.refresh_token };
      assert.equal(await errorOf(bare), "invalid_client");
      assert.equal(await errorOf({ ...bare, client_secret: "parley_as_guessed" }), "invalid_client");
      assert.equal((await refreshTokens(server.url, web, tokens.refresh_token)).status, 200);
    },
  ],
  [
    "token of another audience (2.3, 4.10)",
    async () => {
      const api = await getTokens(server.url, app, server.person);
      const mcp = await getTokens(server.url, app, server.person, { resource: `${server.url}/mcp` });
      const call = { jsonrpc: "2.0", id: 1, method: "tools/list" };
      assert.equal((await server.client.as(mcp.access_token).post("/mcp", call)).status, 200);
      assert.equal(await isAccepted(mcp.access_token), false);
      assert.equal((await server.client.as(api.access_token).post("/mcp", call)).status, 401);
      const elsewhere = authorizeUrl(server.url, web, makePkce(), { resource: "https://other.example/api" });
      assert.equal(await refusalOf(elsewhere), "https://app.example invalid_target");
    },
  ],
  [
    "alg: none, HS256 with the public key, a stranger's key, a stale key, another type",
    async () => {
      const { access_token: token } = await getTokens(server.url, app, server.person);
      const [, payload = "", signature = ""] = token.split(".");
      const { kid = "" } = decodeProtectedHeader(token);
      const encode = (header: object) => Buffer.from(JSON.stringify(header)).toString("base64url");
      const [key] = (await server.client.get("/.well-known/jwks.json")).body.keys;
      const hmacHead = `${encode({ alg: "HS256", typ: "at+jwt", kid })}.${payload}`;
      const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519" });
      const forged = (header: { typ: string; kid: string }) =>
        new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: "EdDSA", ...header }).sign(privateKey);
      const attempts = [
        `${encode({ alg: "none", typ: "at+jwt", kid })}.${payload}.`,
        `${encode({ alg: "none", typ: "at+jwt", kid })}.${payload}.${signature}`,
        `${hmacHead}.${createHmac("sha256", Buffer.from(key.x, "base64url")).update(hmacHead).digest("base64url")}`,
        await forged({ typ: "at+jwt", kid }),
        await forged({ typ: "at+jwt", kid: "00000000-0000-0000-0000-000000000000" }),
        `${encode({ alg: "EdDSA", typ: "JWT", kid })}.${payload}.${signature}`,
      ];
      for (const attempt of attempts) assert.equal(await isAccepted(attempt), false, attempt.slice(0, 60));
      assert.ok(await isAccepted(token));
    },
  ],
  [
    "a token in the address is no credential (4.3.2)",
    async () => {
      const { access_token } = await getTokens(server.url, app, server.person);
      assert.equal((await server.client.get(`/api/conversations?access_token=${access_token}`)).status, 401);
    },
  ],
  [
    "clickjacked consent: no page may be shown within another (4.16)",
    async () => {
      const browser = new PlainBrowser(server.url);
      const { page } = await signInForApp(browser, askAgain(), server.person);
      const policy = page.headers.get("content-security-policy") ?? "";
      assert.match(policy, /frame-ancestors 'none'/);
      assert.match(policy, /default-src 'none'/);
      assert.match(policy, /form-action 'self' https:\/\/app\.example;/);
    },
  ],
  [
    "CSRF: a decision counts only from the browser, and for the request, of its page (4.7)",
    async () => {
      const [mine, other] = [new PlainBrowser(server.url), new PlainBrowser(server.url)];
      const own = await signInForApp(mine, askAgain(), server.person);
      const attacker = await signUp(server.client);
      const theirs = await signInForApp(other, askAgain(), attacker);
      const form = { proof: fieldOf(own.page.text, "proof"), workspace: server.person.workspaceId, decision: "allow" };
      assert.equal((await new PlainBrowser(server.url).open(own.path, form)).status, 422);
      assert.equal((await other.open(own.path, form)).status, 422);
      assert.equal((await other.open(theirs.path, form)).status, 422);
      assert.equal((await mine.open(own.path, form)).status, 303);
    },
  ],
  [
    "credentials are not forwarded: the answer to the form is a 303 (4.12)",
    async () => {
      const browser = new PlainBrowser(server.url);
      const { path, page } = await signInForApp(browser, askAgain(), server.person);
      const workspace = server.person.workspaceId;
      const decided = await browser.open(path, { proof: fieldOf(page.text, "proof"), workspace, decision: "allow" });
      assert.equal(decided.status, 303);
      assert.equal((await browser.open(decided.location!)).status, 303);
    },
  ],
  [
    "the address of a page is not told to others (4.2)",
    async () => {
      const browser = new PlainBrowser(server.url);
      const { page } = await signInForApp(browser, askAgain(), server.person);
      assert.match(page.headers.get("referrer-policy") ?? "", /no-referrer|same-origin/);
    },
  ],
  [
    "an app without a secret cannot act by itself, and a wrong secret is refused",
    async () => {
      assert.equal(await errorOf({ grant_type: "client_credentials", client_id: app.id }), "invalid_request");
      const form = { grant_type: "client_credentials", client_id: web.id, client_secret: "wrong" };
      assert.equal(await errorOf(form), "invalid_client");
    },
  ],
  [
    "the token of a sign-in is no token of an app, and the other way round",
    async () => {
      const { access_token } = await getTokens(server.url, app, server.person);
      assert.equal((await server.client.as(access_token).get("/api/auth/me")).status, 403);
      const form = { client_id: web.id, client_secret: web.clientSecret!, token: server.person.accessToken };
      const { body } = await sendForm(`${server.url}/oauth/introspect`, form);
      assert.notEqual(body.active, true);
    },
  ],
];

for (const [threat, attack] of threats) test(threat, attack);

test("brute-forced device codes: few tries a minute for each address", async () => {
  const limited = await startOauthServer({ settings: { PARLEY_LIMIT_SIGNIN: "5" } });
  try {
    const browser = new PlainBrowser(limited.url);
    const page = await browser.open("/oauth/device");
    const xsrf = fieldOf(page.text, "xsrf");
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++)
      statuses.push((await browser.open("/oauth/device/verify", { xsrf, user_code: `BCDFGH${attempt}X` })).status);
    assert.ok(
      statuses.slice(0, 4).every((status) => status === 200 || status === 422),
      String(statuses),
    );
    assert.deepEqual(statuses.slice(-2), [429, 429]);
  } finally {
    await limited.stop();
  }
});

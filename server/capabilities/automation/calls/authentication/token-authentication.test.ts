import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { type Authority, clientId, clientSecret, createAuthority } from "../testing/authority.ts";
import { answerJson, type CallDesk, type CallSettings, startCallDesk } from "../testing/call-desk.ts";

// biome-ignore lint/suspicious/noExplicitAny: settings of every shape.
type Any = any;

let desk: CallDesk;
let authority: Authority;
let authorityUrl: string;
let shop: string;
let requestsAtShop = 0;
let realm = 0;
before(async () => {
  desk = await startCallDesk();
  authority = createAuthority();
  authorityUrl = `${await desk.serve(authority.listener)}/realms/shop`;
  shop = await desk.serve((request, response) => {
    requestsAtShop++;
    const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const status = authority.tokens.has(token) ? 200 : 401;
    answerJson(response, { token, said: request.headers.authorization }, status);
  });
});
beforeEach(() => {
  authority.requests.length = 0;
  authority.tokens.clear();
  requestsAtShop = 0;
  Object.assign(authority.mood, { lifetimeS: 3_600, issuer: "", rotates: false, error: "", tokenType: "Bearer" });
});
after(() => desk.stop());

/** Every test has a policy of its own, so that no token of another test is used. */
const policy = (more: Any = {}): Any => ({
  ...{ authority: authorityUrl, grant: "client_credentials", client: { id: clientId, secret: clientSecret } },
  ...{ scopes: [`realm-${++realm}`] },
  ...more,
});
const args = (authentication: Any) => ({ method: "get", endpoint: { uri: shop, authentication } });
const get = (authentication: Any, settings: CallSettings = {}) => desk.call("http", args(authentication), settings);
const failing = (authentication: Any, settings: CallSettings = {}) => desk.fail("http", args(authentication), settings);

describe("a call with a token of an authority", () => {
  test("proves its client in every way of the specification", async () => {
    for (const authentication of ["client_secret_post", "client_secret_basic", "client_secret_jwt"]) {
      await get({ oauth2: policy({ client: { id: clientId, secret: clientSecret, authentication } }) });
    }
    const assertion = "an.own.assertion";
    await get({ oauth2: policy({ client: { id: clientId, assertion, authentication: "private_key_jwt" } }) });
    await get({ oauth2: policy({ client: { authentication: "none" } }) });
    await get({ oauth2: policy() });
    assert.deepEqual(
      authority.requests.map(({ client }) => client),
      [
        "client_secret_post",
        "client_secret_basic",
        "client_secret_jwt",
        "private_key_jwt",
        "none",
        "client_secret_post",
      ],
    );
  });

  test("asks with every grant, its scopes and its audiences, in a form or in JSON", async () => {
    await get({ oauth2: policy({ scopes: ["read", "write"], audiences: ["shop", "stock"] }) });
    const json = {
      request: { encoding: "application/json" },
      grant: "password",
      username: "ada",
      password: "s3cret-of-ada",
    };
    await get({ oauth2: policy({ ...json, scopes: ["all"], audiences: ["shop"] }) });
    const exchange = { grant: "urn:ietf:params:oauth:grant-type:token-exchange" };
    const subject = { token: "subject-1", type: "urn:ietf:params:oauth:token-type:jwt" };
    await get({ oauth2: policy({ ...exchange, subject, actor: { token: "actor-1", type: "t" } }) });
    const [form, second, third] = authority.requests.map(
      ({ fields, contentType }) => ({ ...fields, contentType }) as Any,
    );
    assert.deepEqual(
      [form.scope, form.audience, form.grant_type],
      ["read write", ["shop", "stock"], "client_credentials"],
    );
    assert.deepEqual([second.contentType, second.username, second.audience], ["application/json", "ada", "shop"]);
    assert.deepEqual([third.subject_token_type, third.actor_token], [subject.type, "actor-1"]);
  });

  test("finds the token endpoint by discovery, by a path or by a URL", async () => {
    await get({ oidc: policy() });
    assert.equal(authority.requests[0]!.fields.scope, `realm-${realm}`);
    await get({ oidc: policy({ authority: `${authorityUrl}/.well-known/openid-configuration`, scopes: [] }) });
    assert.equal(authority.requests[1]!.fields.scope, "openid");
    await get({ oauth2: policy({ authority: `${authorityUrl}/.well-known/openid-configuration` }) });
    await get({
      oauth2: policy({ authority: authorityUrl.replace("/shop", "/"), endpoints: { token: "/shop/oauth2/token" } }),
    });
    await get({
      oauth2: policy({ authority: "https://other.example", endpoints: { token: `${authorityUrl}/oauth2/token` } }),
    });
    await get({ oauth2: policy({ authority: authorityUrl.replace("shop", "{realm}") }) }, { input: { realm: "shop" } });
    assert.equal(authority.requests.length, 6);
  });

  test("takes its settings from a policy or a secret, and shows the token to `$authorization`", async () => {
    const settings = {
      authentications: { shop: { oauth2: { use: "credentials" } } },
      secrets: { credentials: policy() },
    };
    const { output, authorization } = await get({ use: "shop" }, settings);
    assert.deepEqual(authorization, { scheme: "Bearer", parameter: (output as Any).token });
    const unknown = await failing({ use: "shop" }, { authentications: settings.authentications });
    assert.deepEqual([unknown.kind, unknown.status, unknown.effect], ["authorization", 403, "not-sent"]);
  });

  test("uses a token until shortly before it expires, for its own workspace only", async () => {
    const oauth2 = policy();
    await get({ oauth2 });
    await get({ oauth2 });
    assert.equal(authority.requests.length, 1);
    await get({ oauth2 }, { workspaceId: "00000000-0000-7000-8000-000000000000" });
    assert.equal(authority.requests.length, 2);
    authority.mood.lifetimeS = 0;
    const short = policy();
    await get({ oauth2: short });
    await get({ oauth2: short });
    assert.equal(authority.requests.length, 4);
  });

  test("fetches one token for calls of the same moment", async () => {
    const oauth2 = policy();
    await Promise.all([1, 2, 3].map(() => get({ oauth2 })));
    assert.equal(authority.requests.length, 1);
  });

  test("fetches another token, once, when the one that it had is refused", async () => {
    const oauth2 = policy();
    await get({ oauth2 });
    authority.tokens.clear();
    await get({ oauth2 });
    assert.deepEqual([authority.requests.length, requestsAtShop], [2, 3]);
    // A token that was just fetched and is refused is not replaced.
    const forged = await desk.serve((_request, response) => answerJson(response, {}, 401));
    const other = { uri: forged, authentication: { oauth2: policy() } };
    const { kind, status, sends } = await desk.fail("http", { method: "get", endpoint: other });
    assert.deepEqual([kind, status, sends, authority.requests.length], ["communication", 401, 1, 3]);
  });

  test("renews by the refresh token that the authority gave last", async () => {
    Object.assign(authority.mood, { rotates: true, lifetimeS: 0 });
    const oauth2 = policy({ grant: "refresh_token", refreshToken: "refresh-1" });
    await get({ oauth2 });
    await get({ oauth2 });
    assert.deepEqual(
      authority.requests.map(({ fields }) => fields.refresh_token),
      ["refresh-1", "refresh-2"],
    );
  });

  test("takes a token only of the issuers that its author lists", async () => {
    await get({ oauth2: policy({ issuers: ["https://other.example", authorityUrl] }) });
    authority.mood.issuer = "https://attacker.example";
    const { kind, status, detail } = await failing({ oauth2: policy({ issuers: [authorityUrl] }) });
    assert.deepEqual([kind, status], ["authentication", 401]);
    assert.match(detail!, /issuer that is not listed/);
  });

  test("tells why there is no token, and quotes neither secret nor answer", async () => {
    const wrong = await failing({ oauth2: policy({ client: { id: clientId, secret: "wrong-s3cret" } }) });
    assert.deepEqual([wrong.kind, wrong.status, wrong.effect, wrong.sends], ["authentication", 401, "not-sent", 0]);
    assert.match(wrong.detail!, /refused the token \(401, invalid_client\)/);
    const grant = { grant: "password", username: "ada", password: "wrong-s3cret" };
    const refused = await failing({ oauth2: policy(grant) });
    assert.match(refused.detail!, /\(400, invalid_grant\)/);
    const unreachable = await failing({ oauth2: policy({ authority: "http://10.0.0.1" }) });
    assert.deepEqual([unreachable.kind, unreachable.effect], ["authorization", "not-sent"]);
    authority.mood.tokenType = "DPoP";
    const bound = await failing({ oauth2: policy() });
    for (const failure of [wrong, refused, unreachable, bound]) assert.doesNotMatch(JSON.stringify(failure), /s3cret/);
    assert.equal(requestsAtShop, 0);
  });

  test("hides its token when the other side repeats it", async () => {
    const repeating = await desk.serve(({ headers }, response) =>
      answerJson(response, { said: headers.authorization }, 500),
    );
    const endpoint = { uri: repeating, authentication: { oauth2: policy() } };
    const { detail } = await desk.fail("http", { method: "get", endpoint });
    assert.match(detail!, /"said":"Bearer \[secret\]"/);
  });

  test("refuses settings by which no token can be asked for", async () => {
    const faults: [Any, RegExp][] = [
      [{ grant: "authorization_code" }, /needs a person who signs in/],
      [{ grant: "magic" }, /grant` must be/],
      [{ client: { id: clientId } }, /client\.secret` is missing/],
      [{ client: { id: clientId, authentication: "private_key_jwt" } }, /client\.assertion` is missing/],
      [{ client: { id: clientId, authentication: "tls" } }, /client\.authentication` must be/],
      [{ authority: "/realm" }, /must be a complete URL/],
      [{ grant: "password", username: "ada" }, /password` is missing/],
    ];
    for (const [more, message] of faults) {
      const { kind, status, detail } = await failing({ oauth2: policy(more) });
      assert.deepEqual([kind, status], ["configuration", 400]);
      assert.match(detail!, message);
    }
  });
});

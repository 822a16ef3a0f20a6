import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { after, before, describe, test } from "node:test";
import { answerJson, bodyOf, type CallDesk, startCallDesk } from "../testing/call-desk.ts";
import { writeDigest } from "./digest-authentication.ts";
import { readDigestChallenge } from "./read-digest-challenge.ts";

const realm = 'the "shop"';
const password = "s3cret of ada";
const hashes: Record<string, string> = { MD5: "md5", "SHA-256": "sha256", "SHA-512-256": "sha512-256" };

let desk: CallDesk;
let url: string;
let challenges: string[] = [];
let nonce = "";
before(async () => {
  desk = await startCallDesk();
  url = await desk.serve(digestServer);
});
after(() => desk.stop());

/** Checks a response as RFC 7616 says, from the server's side. */
const digestServer: RequestListener = async (request, response) => {
  const body = await bodyOf(request);
  const given = request.headers.authorization ?? "";
  const field = (name: string) =>
    new RegExp(`[ ,]${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^, ]+))`).exec(given)?.slice(1).join("") ?? "";
  const algorithm = field("algorithm");
  const digest = (text: string) =>
    createHash(hashes[algorithm.replace(/-sess$/, "")] ?? "md5")
      .update(text)
      .digest("hex");
  const secret = digest(`ada:${realm}:${password}`);
  const ha1 = algorithm.endsWith("-sess") ? digest(`${secret}:${nonce}:${field("cnonce")}`) : secret;
  const ha2 = digest(`${request.method}:${request.url}`);
  const middle = field("qop") === "" ? "" : `${field("nc")}:${field("cnonce")}:${field("qop")}:`;
  const isGood =
    nonce !== "" && field("nonce") === nonce && field("response") === digest(`${ha1}:${nonce}:${middle}${ha2}`);
  if (isGood && field("uri") === request.url && field("opaque") === "o")
    return answerJson(response, { algorithm, body });
  nonce = createHash("md5").update(String(Math.random())).digest("hex");
  const quoted = realm.replaceAll('"', '\\"');
  response.setHeader(
    "www-authenticate",
    challenges.map((each) => `Digest realm="${quoted}", nonce="${nonce}", opaque="o"${each}`),
  );
  return answerJson(response, {}, 401);
};

const call = (credentials = { username: "ada", password }) => ({
  method: "post",
  endpoint: { uri: `${url}/orders?of=ada`, authentication: { digest: credentials } },
  body: { part: 17 },
});

describe("digest authentication", () => {
  test("answers the strongest challenge that a server offers", async () => {
    const offers: [string[], string][] = [
      [[', qop="auth", algorithm=MD5'], "MD5"],
      [[', qop="auth", algorithm=MD5', ', qop="auth-int,auth", algorithm=SHA-256'], "SHA-256"],
      [[', qop="auth", algorithm=SHA-256-sess'], "SHA-256-sess"],
      [[', qop="auth", algorithm=MD5-sess'], "MD5-sess"],
      [[', algorithm=SHA-512-256, qop="auth"', ', qop="auth", algorithm=MD5'], "SHA-512-256"],
      [[""], "MD5"],
    ];
    for (const [offered, algorithm] of offers) {
      challenges = offered;
      const { output, authorization } = await desk.call("http", call());
      assert.deepEqual(output, { algorithm, body: '{"part":17}' });
      assert.equal(authorization!.scheme, "Digest");
      assert.match(authorization!.parameter, /username="ada"/);
    }
  });

  test("fails after one attempt with a wrong password, and when no challenge can be met", async () => {
    challenges = [', qop="auth"'];
    const wrong = await desk.fail("http", call({ username: "ada", password: "wrong-s3cret" }));
    assert.deepEqual([wrong.kind, wrong.status, wrong.effect, wrong.sends], ["communication", 401, "done", 2]);
    challenges = [', qop="auth-int"'];
    assert.equal((await desk.fail("http", call())).sends, 1);
  });

  test("writes what RFC 7616 gives as its example", () => {
    const challenge = readDigestChallenge(
      'Basic realm="x", Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=SHA-256, nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS", Negotiate',
    );
    const written = writeDigest(
      challenge!,
      { username: "Mufasa", password: "Circle of Life" },
      { method: "GET", uri: "/dir/index.html", cnonce: "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ" },
    );
    assert.match(written, /response="753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"/);
  });
});

test("basic authentication is in UTF-8, and no setting may be missing", async () => {
  const echo = await desk.serve(({ headers }, response) => answerJson(response, headers.authorization));
  const endpoint = (basic: unknown) => ({ method: "get", endpoint: { uri: echo, authentication: { basic } } });
  const expected = Buffer.from("ada:pässword").toString("base64");
  const { output, authorization } = await desk.call("http", endpoint({ username: "ada", password: "pässword" }));
  assert.equal(output, `Basic ${expected}`);
  assert.deepEqual(authorization, { scheme: "Basic", parameter: expected });
  const settings = { secrets: { login: { username: "ada", password: "pässword" } } };
  assert.equal((await desk.call("http", endpoint({ use: "login" }), settings)).output, `Basic ${expected}`);
  assert.equal((await desk.fail("http", endpoint({ username: "ada" }))).kind, "configuration");
  assert.equal(
    (await desk.fail("http", endpoint({ use: "login" }), { secrets: { login: "text" } })).kind,
    "configuration",
  );
});

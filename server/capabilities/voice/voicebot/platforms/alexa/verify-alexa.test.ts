import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { type Person, signUp, type TestAnswer } from "../../../../../testing/client.ts";
import { moveClock } from "../../../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../../../testing/test-server.ts";
import {
  type AlexaCertificates,
  alexaRequest,
  ask,
  host,
  launch,
  makeAlexaCertificates,
  sendAlexa,
  skillId,
  usualAddress,
} from "../../testing/alexa-requests.ts";
import { makeCertificate, type TestCertificate } from "../../testing/certificate-authority.ts";

describe("only Amazon's requests for the skill are answered", () => {
  let server: TestServer;
  let person: Person;
  let certificates: AlexaCertificates;
  let url: string;
  before(async () => {
    certificates = await makeAlexaCertificates();
    server = await startTestServer({ settings: { PARLEY_ALEXA_CERTS: certificates.folder } });
    person = await signUp(server.client);
    url = (await person.client.post("/api/voice/channels", { kind: "alexa", skillId })).body.url;
  });
  after(async () => {
    await server.stop();
    await rm(certificates.folder, { recursive: true });
  });

  const send = (body: unknown, other?: Parameters<typeof sendAlexa>[4]) =>
    sendAlexa(server.client, url, certificates.signer, body, other);
  /** Signed by another certificate, whose chain is at an address of its own. */
  let published = 0;
  const sendSignedBy = async (signer: TestCertificate, ...chain: TestCertificate[]) => {
    const address = await certificates.publish(`other-${++published}.pem`, signer, ...chain);
    return sendAlexa(server.client, url, signer, launch(), { address });
  };
  const refused = (answer: TestAnswer) => {
    assert.equal(answer.status, 400, answer.text);
    const { code, detail } = answer.body;
    assert.deepEqual(
      { code, detail },
      {
        code: "proof-refused",
        detail: "The proof of the platform is missing or not valid.",
      },
    );
  };

  test("a request with a good signature is answered", async () => {
    const answer = await send(launch());
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.version, "1.0");
  });

  test("the address of the certificates may be written in other ways", async () => {
    for (const address of [
      "https://s3.amazonaws.com:443/echo.api/echo-api-cert.pem",
      "https://S3.AmazonAWS.com/echo.api/../echo.api/echo-api-cert.pem",
    ]) {
      assert.equal((await send(launch(), { address })).status, 200, address);
    }
  });

  test("another address is refused", async () => {
    for (const address of [
      "http://s3.amazonaws.com/echo.api/echo-api-cert.pem",
      "https://notamazon.com/echo.api/echo-api-cert.pem",
      "https://s3.amazonaws.com/EcHo.aPi/echo-api-cert.pem",
      "https://s3.amazonaws.com/invalid.path/echo-api-cert.pem",
      "https://s3.amazonaws.com:563/echo.api/echo-api-cert.pem",
      "https://s3.amazonaws.com.evil.example/echo.api/echo-api-cert.pem",
      "https://ann@s3.amazonaws.com/echo.api/echo-api-cert.pem",
      "https://s3.amazonaws.com/echo.api/../echo-api-cert.pem",
      "https://s3.amazonaws.com/echo.api/%2e%2e/echo-api-cert.pem",
      "https://s3.amazonaws.com/echo.api/..%2froot.pem",
      "https://s3.amazonaws.com/echo.api/missing.pem",
      "https://s3.amazonaws.com/echo.api/",
      "not an address",
    ]) {
      refused(await send(launch(), { address }));
    }
  });

  test("a body that was changed after it was signed is refused", async () => {
    const body = JSON.stringify(launch());
    const signature = certificates.signer.sign(body);
    refused(await send(launch(), { signature, sent: body.replace("LaunchRequest", "SessionEndedRequest") }));
    refused(await send(launch(), { signature, sent: `${body} ` }));
    assert.equal((await send(launch(), { signature, sent: body })).status, 200);
  });

  test("a missing, empty or foreign signature is refused", async () => {
    const other = await makeCertificate({ issuer: certificates.intermediate, hosts: [host] });
    const body = launch();
    refused(await send(body, { signature: other.sign(JSON.stringify(body)) }));
    for (const signature of ["", "AAAA", "not base64!"]) refused(await send(launch(), { signature }));
    const old = { signature: certificates.signer.sign(JSON.stringify(body)) };
    refused(
      await server.client.call("POST", new URL(url).pathname, {
        body,
        headers: { signaturecertchainurl: usualAddress, ...old },
      }),
    );
    refused(await server.client.post(new URL(url).pathname, body));
  });

  test("a time more than 150 s from ours is refused, so that nothing is repeated later", async () => {
    const at = (seconds: number) => ({ timestamp: new Date(Date.now() + seconds * 1000).toISOString() });
    for (const seconds of [-145, 145]) assert.equal((await send(launch(at(seconds)))).status, 200, String(seconds));
    for (const seconds of [-155, 155, 1e9]) refused(await send(launch(at(seconds))));
    refused(await send(launch({ timestamp: "yesterday" })));
    const body = launch();
    const signature = certificates.signer.sign(JSON.stringify(body));
    assert.equal((await send(body, { signature })).status, 200);
    moveClock(server, 160_000);
    refused(await send(body, { signature }));
    moveClock(server, -160_000);
  });

  test("another skill is refused", async () => {
    refused(await send(launch({ applicationId: "amzn1.ask.skill.other" })));
    refused(await send({ request: { type: "LaunchRequest", timestamp: new Date().toISOString() } }));
    const mixed = launch();
    refused(await send({ ...mixed, session: { ...mixed.session, application: { applicationId: "other" } } }));
  });

  test("certificates of other names and purposes are refused", async () => {
    const { root, intermediate } = certificates;
    const good = await makeCertificate({ issuer: intermediate, hosts: ["a.example", host] });
    assert.equal((await sendSignedBy(good, intermediate)).status, 200);
    const name = host;
    refused(await sendSignedBy(await makeCertificate({ issuer: intermediate, hosts: ["evil.example"] }), intermediate));
    refused(await sendSignedBy(await makeCertificate({ issuer: intermediate, hosts: ["*.amazon.com"] }), intermediate));
    refused(await sendSignedBy(await makeCertificate({ issuer: intermediate, name }), intermediate));
    // A certificate that may not sign others has signed it.
    const leaf = await makeCertificate({ issuer: root, name: "Leaf" });
    refused(await sendSignedBy(await makeCertificate({ issuer: leaf, hosts: [host] }), leaf));
  });

  test("a chain that leads to no trusted root is refused", async () => {
    const { intermediate } = certificates;
    const foreignRoot = await makeCertificate({ name: "Root", isAuthority: true });
    const foreign = await makeCertificate({ issuer: foreignRoot, name: "Intermediate", isAuthority: true });
    const signer = await makeCertificate({ issuer: foreign, hosts: [host] });
    refused(await sendSignedBy(signer, foreign, foreignRoot));
    refused(await sendSignedBy(signer, intermediate));
    refused(await sendSignedBy(await makeCertificate({ issuer: intermediate, hosts: [host] })));
    refused(await sendSignedBy(await makeCertificate({ hosts: [host], isAuthority: true })));
  });

  test("a certificate that has expired, or is not valid yet, is refused, also a kept one", async () => {
    const { root, intermediate } = certificates;
    const now = Date.now();
    const hourMs = 3_600_000;
    const expired = { fromMs: now - 2 * hourMs, toMs: now - hourMs };
    refused(
      await sendSignedBy(await makeCertificate({ issuer: intermediate, hosts: [host], ...expired }), intermediate),
    );
    const future = { fromMs: now + hourMs, toMs: now + 2 * hourMs };
    refused(
      await sendSignedBy(await makeCertificate({ issuer: intermediate, hosts: [host], ...future }), intermediate),
    );
    const old = await makeCertificate({ issuer: root, name: "Old", isAuthority: true, ...expired });
    refused(await sendSignedBy(await makeCertificate({ issuer: old, hosts: [host] }), old));

    const brief = await makeCertificate({
      issuer: intermediate,
      hosts: [host],
      fromMs: now - hourMs,
      toMs: now + hourMs,
    });
    const address = await certificates.publish("brief.pem", brief, intermediate);
    assert.equal((await sendAlexa(server.client, url, brief, launch(), { address })).status, 200);
    moveClock(server, 2 * hourMs);
    const later = launch({ timestamp: new Date(now + 2 * hourMs).toISOString() });
    refused(await sendAlexa(server.client, url, brief, later, { address }));
    moveClock(server, -2 * hourMs);
  });

  test("an unknown channel, and a removed one, are not found", async () => {
    const path = "/api/voicebot/vch_01h455vb4pex5vsknk084sn02q";
    assert.equal((await sendAlexa(server.client, server.url + path, certificates.signer, launch())).status, 404);
    assert.equal((await server.client.post("/api/voicebot/vch_x", {})).status, 404);
    const { body } = await person.client.post("/api/voice/channels", { kind: "alexa", skillId });
    await person.client.call("DELETE", `/api/voice/channels/${body.id}`);
    assert.equal((await sendAlexa(server.client, body.url, certificates.signer, launch())).status, 404);
  });

  test("nothing is asked by a refused request", async () => {
    const before = (await person.client.get("/api/conversations")).body.data.length;
    refused(await send(ask("What does it cost?"), { signature: "AAAA" }));
    assert.equal((await person.client.get("/api/conversations")).body.data.length, before);
  });

  test("hostile bodies are refused in order", async () => {
    const path = new URL(url).pathname;
    const headers = { "content-type": "application/json" };
    for (const body of ["", "{", "[]", "null", '"text"', "[[[[", '{"request":{"type":7}}']) {
      const { status } = await server.client.call("POST", path, { body, headers });
      assert.ok(status === 400 || status === 401, `${body}: ${status}`);
    }
    const wild = alexaRequest({ type: "IntentRequest", intent: { name: "constructor", slots: [[1], null] } });
    assert.equal((await send(wild)).status, 200);
    assert.equal((await send(alexaRequest({ type: "IntentRequest", intent: "x" }))).status, 200);
  });
});

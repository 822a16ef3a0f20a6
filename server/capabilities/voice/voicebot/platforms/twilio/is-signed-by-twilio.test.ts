import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isSignedByTwilio } from "./is-signed-by-twilio.ts";

/** The example of Twilio's documentation, which its libraries test too. */
const example = {
  url: "https://mycompany.com/myapp.php?foo=1&bar=2",
  signature: "RSOYDt4T1cUTdK1PDd93/VVr8B8=",
  rawBody: Buffer.from(
    "Digits=1234&To=%2B18005551212&From=%2B14158675309&Caller=%2B14158675309&CallSid=CA1234567890ABCDE",
  ),
  isForm: true,
};
const token = "12345";

describe("the signature of Twilio", () => {
  test("is that of the documented example", () => {
    assert.ok(isSignedByTwilio(token, example));
  });

  test("takes each value of a repeated field once", () => {
    const rawBody = Buffer.from("Sid=CA123&SidAccount=AC123&Digits=5678&Digits=1234&Digits=1234");
    assert.ok(isSignedByTwilio(token, { ...example, rawBody, signature: "IK+Dwps556ElfBT0I3Rgjkr1wJU=" }));
  });

  test("is good whether or not Twilio writes the port", () => {
    assert.ok(isSignedByTwilio(token, { ...example, url: "https://mycompany.com:443/myapp.php?foo=1&bar=2" }));
    assert.ok(isSignedByTwilio(token, { ...example, url: "https://mycompany.com:8443/myapp.php?foo=1&bar=2" }));
  });

  test("is another one for another token, address, field, value or order of the address", () => {
    const { rawBody } = example;
    const body = rawBody.toString();
    assert.ok(!isSignedByTwilio("1234", example));
    assert.ok(!isSignedByTwilio(token, { ...example, url: `${example.url}&baz=3` }));
    assert.ok(!isSignedByTwilio(token, { ...example, url: example.url.replace("https:", "http:") }));
    assert.ok(!isSignedByTwilio(token, { ...example, rawBody: Buffer.from(`${body}&More=1`) }));
    assert.ok(!isSignedByTwilio(token, { ...example, rawBody: Buffer.from(body.replace("1234&", "1235&")) }));
    assert.ok(!isSignedByTwilio(token, { ...example, rawBody: Buffer.from("") }));
    for (const signature of ["", "AAAA", `${example.signature}AA`]) {
      assert.ok(!isSignedByTwilio(token, { ...example, signature }));
    }
  });

  test("of JSON covers its hash in the address", () => {
    const rawBody = Buffer.from('{"property": "value", "boolean": true}');
    const hash = "0a1ff7634d9ab3b95db5c9a2dfe9416e41502b283a80c7cf19632632f96e6620";
    const url = `${example.url}&bodySHA256=${hash}`;
    const json = { url, rawBody, isForm: false, signature: "a9nBmqA0ju/hNViExpshrM61xv4=" };
    assert.ok(isSignedByTwilio(token, json));
    assert.ok(!isSignedByTwilio(token, { ...json, rawBody: Buffer.from("{}") }));
    assert.ok(!isSignedByTwilio(token, { ...json, url: example.url, signature: example.signature }));
  });
});

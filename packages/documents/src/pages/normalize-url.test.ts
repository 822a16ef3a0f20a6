import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isSameSite, normalizeUrl } from "../index.ts";

describe("the address of a page", () => {
  const cases: [written: string, normal: string | undefined][] = [
    ["HTTPS://Shop.Example:443/Tea?utm_source=mail&b=2&a=1#top", "https://shop.example/Tea?a=1&b=2"],
    ["http://shop.example:80", "http://shop.example/"],
    ["http://shop.example:8080/", "http://shop.example:8080/"],
    ["https://shop.example./a/../b", "https://shop.example/b"],
    ["https://shop.example/?fbclid=x&gclid=y&_ga=1.2&mc_eid=z", "https://shop.example/"],
    ["https://shop.example/list;jsessionid=0A1B?page=2&PHPSESSID=8f2d", "https://shop.example/list?page=2"],
    ["https://shop.example/?sid=0123456789abcdef0123&id=5", "https://shop.example/?id=5"],
    ["https://shop.example/?sid=42", "https://shop.example/?sid=42"],
    ["https://shop.example/?tag=b&tag=a", "https://shop.example/?tag=b&tag=a"],
    ["https://shop.example/?q=a+b%2fc&&x", "https://shop.example/?q=a+b%2Fc&x"],
    ["https://shop.example/caf%c3%a9", "https://shop.example/caf%C3%A9"],
    ["https://shop.example/café", "https://shop.example/caf%C3%A9"],
    ["https://shop.example/menu/index.html", "https://shop.example/menu/index.html"],
    ["https://kate:secret@shop.example/", undefined],
    ["mailto:kate@shop.example", undefined],
    ["javascript:void(0)", undefined],
    ["/tea", undefined],
    [`https://shop.example/${"a/".repeat(1_100)}`, undefined],
  ];
  for (const [written, normal] of cases) {
    test(`${written.slice(0, 80)} is ${normal ?? "no page"}`, () => assert.equal(normalizeUrl(written), normal));
  }

  test("is normal already when it is made normal again", () => {
    for (const [, normal] of cases) if (normal !== undefined) assert.equal(normalizeUrl(normal), normal);
  });
});

describe("a site", () => {
  test("has its pages with and without www., by http and https", () => {
    assert.ok(isSameSite("https://www.club.example/a", "http://club.example/b"));
  });

  test("ends at another host, port or subdomain", () => {
    assert.ok(!isSameSite("https://club.example/", "https://blog.club.example/"));
    assert.ok(!isSameSite("https://club.example/", "https://club.example:8443/"));
    assert.ok(!isSameSite("https://club.example/", "https://club.example.evil.example/"));
    assert.ok(!isSameSite("https://www.example/", "https://example/"));
    assert.ok(!isSameSite("no address", "no address"));
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { subjectPattern } from "./subject-pattern.ts";

test("a star stays within its part of the subject", () => {
  const matching: [pattern: string, subject: string, does: boolean][] = [
    ["repo:acme/shop:ref:refs/heads/main", "repo:acme/shop:ref:refs/heads/main", true],
    ["repo:acme/shop:ref:refs/heads/main", "repo:acme/shop:ref:refs/heads/main2", false],
    ["repo:acme/shop", "repo:acme/shop:ref:refs/heads/main", false],
    ["repo:acme/shop:ref:*", "repo:acme/shop:ref:refs/heads/main", true],
    ["repo:acme/shop:*", "repo:acme/shop:ref:refs/heads/main", false],
    ["repo:acme/shop:*", "repo:acme/shop:pull_request", true],
    ["repo:acme/*:environment:production", "repo:acme/shop:environment:production", true],
    ["repo:acme/*:environment:production", "repo:acme2/shop:environment:production", false],
    ["repo:acme/*:environment:production", "repo:acme/:environment:production", true],
    ["repo:acme/*-web:ref:*", "repo:acme/shop-web:ref:x", true],
    ["repo:acme/*-web:ref:*", "repo:acme/shop-web2:ref:x", false],
    ["a**b", "ab", true],
    ["a.c", "abc", false],
    ["A", "a", false],
    ["a*", "", false],
  ];
  for (const [pattern, subject, does] of matching)
    assert.equal(subjectPattern.matches(pattern, subject), does, `${pattern} ${subject}`);
});

test("a pattern without a star matches itself alone, and with stars what a regular expression would", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", ":", "*", "/"), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (pattern, subject) => {
      const expression = new RegExp(`^${pattern.replaceAll("*", "[^:]*")}$`);
      assert.equal(subjectPattern.matches(pattern, subject), expression.test(subject));
    }),
  );
});

test("a pattern of many stars is answered at once", () => {
  assert.equal(subjectPattern.matches(`${"a*".repeat(250)}b`, "a".repeat(16_000)), false);
});

test("a pattern must say whose machines it means", () => {
  for (const pattern of ["*", "*:a", "repo:*", "repo:*/shop:ref:x", ":*"])
    assert.ok(subjectPattern.findFault(pattern), pattern);
  for (const pattern of ["repo:acme/*", "a*", "repo:acme/shop:*", "system:serviceaccount:shop:*"])
    assert.equal(subjectPattern.findFault(pattern), undefined, pattern);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { expandUriTemplate } from "./expand-uri-template.ts";
import { ExpressionFault } from "./expression-fault.ts";

const data = { petId: 7, name: "a/b ä&?'", ok: false, nothing: null, list: [1], __proto__: { inherited: "x" } };

test("a variable becomes the encoded property, or nothing where that is allowed", () => {
  const cases: [string, string][] = [
    ["https://a.test/pets/{petId}", "https://a.test/pets/7"],
    ["/{name}/{ok}/{nothing}/{unknown}/{toString}/{inherited}", "/a%2Fb%20%C3%A4%26%3F%27/false////"],
    ["/${petId}/{}/{ petId }/{petId,name}", "/${petId}/{}/{ petId }/{petId,name}"],
    ["/{petId}{petId}", "/77"],
  ];
  for (const [template, uri] of cases) assert.equal(expandUriTemplate(template, data, { mayBeEmpty: true }), uri);
  assert.equal(expandUriTemplate("/{a}", "text", { mayBeEmpty: true }), "/");
  assert.throws(() => expandUriTemplate("/{list}", data), ExpressionFault);
});

test("a variable with dots is the property of this name, or one within", () => {
  assert.equal(expandUriTemplate("/pets/{pet.id}", { pet: { id: 7 } }), "/pets/7");
  assert.equal(expandUriTemplate("/pets/{pet.id}", { "pet.id": 8, pet: { id: 7 } }), "/pets/8");
  assert.equal(expandUriTemplate("/pets?name={pet.name}", { pet: { id: 7 } }), "/pets?name=");
});

test("what would make another address of the URI is a fault, and in the query it is nothing", () => {
  for (const template of [
    "https://a.test/customers/{unknown}",
    "https://a.test/customers/{nothing}/orders",
    "https://a.test/customers/{empty}?x=1",
    "https://a.test/x-{empty}",
    "https://{unknown}/127.0.0.1/x",
    "https://{pet.unknown}.a.test/",
    "https://a.test/customers/{dots}/orders",
    "https://a.test/customers/{dot}{dot}",
  ]) {
    const input = { ...data, empty: "", dot: ".", dots: ".." };
    assert.throws(() => expandUriTemplate(template, input), ExpressionFault, template);
  }
  assert.equal(
    expandUriTemplate("https://a.test/{petId}?a={unknown}&b={nothing}#{empty}", data),
    "https://a.test/7?a=&b=#",
  );
  assert.equal(expandUriTemplate("https://a.test/v{petId}..", data), "https://a.test/v7..");
});

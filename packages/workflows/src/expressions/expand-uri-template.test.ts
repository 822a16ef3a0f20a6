import assert from "node:assert/strict";
import { test } from "node:test";
import { expandUriTemplate } from "./expand-uri-template.ts";
import { ExpressionFault } from "./expression-fault.ts";

test("a variable becomes the encoded property, or nothing", () => {
  const data = { petId: 7, name: "a/b ä&?'", ok: false, nothing: null, list: [1], __proto__: { inherited: "x" } };
  const cases: [string, string][] = [
    ["https://a.test/pets/{petId}", "https://a.test/pets/7"],
    ["/{name}/{ok}/{nothing}/{unknown}/{toString}/{inherited}", "/a%2Fb%20%C3%A4%26%3F%27/false////"],
    ["/${petId}/{}/{ petId }/{petId,name}", "/${petId}/{}/{ petId }/{petId,name}"],
    ["/{petId}{petId}", "/77"],
  ];
  for (const [template, uri] of cases) assert.equal(expandUriTemplate(template, data), uri);
  assert.equal(expandUriTemplate("/{a}", "text"), "/");
  assert.throws(() => expandUriTemplate("/{list}", data), ExpressionFault);
});

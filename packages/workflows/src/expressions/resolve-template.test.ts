import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { createExpressions } from "./create-expressions.ts";
import { ExpressionFault } from "./expression-fault.ts";
import { type Resolving, resolveExpression, resolveTemplate } from "./resolve-template.ts";

const expressions = createExpressions();
after(() => expressions.close());
const strict: Resolving = { workspaceId: "w", mode: "strict", arguments: { context: { id: 7 } } };
const loose: Resolving = { ...strict, mode: "loose" };
const data = { name: "Ada", tags: ["a", "b"], "first name": "A" };
const resolve = (template: unknown, how = strict) => resolveTemplate(expressions, how, template, data);

describe("a template", () => {
  test("in strict mode evaluates what is in ${}, however deep, and leaves other texts", async () => {
    const template = {
      a: [{ b: "${ .tags | length }" }, ".name", 3, null],
      whole: "  ${ . }\n",
      "${ .name }": "${ $context.id }",
      __proto__: null,
    };
    assert.deepEqual(await resolve(template), {
      a: [{ b: 2 }, ".name", 3, null],
      whole: data,
      "${ .name }": 7,
    });
  });

  test("puts results into the text around them", async () => {
    const text = 'Hello ${ .name }! ${ "}" } ${ { a: .tags } } ${ "\\(.tags[0] + "}")" } ${ .missing } $5 {x}';
    assert.equal(await resolve(text), 'Hello Ada! } {"a":["a","b"]} a} null $5 {x}');
    assert.equal(await resolve("costs ${ and { more"), "costs ${ and { more");
  });

  test("without an expression is the same object", async () => {
    const template = { a: [{ b: "text" }] };
    assert.equal(await resolve(template), template);
    assert.equal(await resolve(template), template);
    const mixed = { plain: { a: 1 }, other: "${ 1 }" };
    assert.equal(((await resolve(mixed)) as typeof mixed).plain, mixed.plain);
  });

  test("fails with its expression, in both modes", async () => {
    for (const how of [strict, loose]) {
      for (const text of ["${ .name.x }", "${ }", "a ${ nothing } b", '${ "a }']) {
        await assert.rejects(resolve({ a: [text] }, how), ExpressionFault, text);
      }
    }
  });

  test("in loose mode evaluates every text that is an expression", async () => {
    const template = [".name", "Hello Ada", "${ .name }", "$context.id + 1", ".name.x", "", "$nobody"];
    assert.deepEqual(await resolve(template, loose), ["Ada", "Hello Ada", "Ada", 8, ".name.x", "", "$nobody"]);
  });

  test("never evaluates what the data say", async () => {
    const hostile = { name: "${ 1 + 1 }", list: [".name", "${ .name }"] };
    for (const how of [strict, loose]) {
      const template = { a: "${ .name }", b: "${ .list }", c: "x ${ .name }" };
      assert.deepEqual(await resolveTemplate(expressions, how, template, hostile), {
        a: hostile.name,
        b: hostile.list,
        c: "x ${ 1 + 1 }",
      });
    }
  });

  test("in a field that is always an expression needs no ${}", async () => {
    for (const expression of [".name", "${ .name }", " ${.name} "]) {
      assert.equal(await resolveExpression(expressions, strict, expression, data), "Ada");
    }
    assert.equal(await resolveExpression(expressions, strict, '"\\(.name) ${x}"', data), "Ada ${x}");
  });
});

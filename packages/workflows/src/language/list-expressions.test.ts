import assert from "node:assert/strict";
import { test } from "node:test";
import { listExpressions } from "./list-expressions.ts";
import { sampleTasks, sampleWorkflow } from "./testing/sample-tasks.ts";
import type { TaskList, WorkflowDefinition } from "./workflow-definition.ts";

const everything = {
  ...sampleWorkflow,
  do: Object.entries(sampleTasks).map(([name, task]) => ({ [name]: task })) as TaskList,
};

test("every text that looks like an expression is listed", () => {
  const listed = new Set(listExpressions(everything).map(({ pointer }) => pointer));
  const missing: string[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value === "string" && /^\$\{|^\$context|^\.\w/.test(value) && !listed.has(pointer))
      missing.push(pointer);
    if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) visit(member, `${pointer}/${name}`);
    }
  };
  visit(everything, "");
  assert.deepEqual(missing, []);
  assert.ok(listed.size > 35, `${listed.size} expressions`);
});

test("an expression is listed with its program and the variables of its place", () => {
  const definition = {
    document: sampleWorkflow.document,
    do: [{ a: { for: { in: ".pets" }, do: [{ b: { set: { c: "Hello ${ $item.name }, ${.d}", d: "{e}" } } }] } }],
  } as WorkflowDefinition;
  const listed = listExpressions(definition).map(({ program, pointer }) => `${pointer} ${program}`);
  assert.deepEqual(listed, ["/do/0/a/for/in .pets", "/do/0/a/do/0/b/set/c $item.name", "/do/0/a/do/0/b/set/c .d"]);
  const [first, second] = listExpressions(definition);
  assert.deepEqual([first?.variables?.has("item"), second?.variables?.has("item")], [false, true]);
});

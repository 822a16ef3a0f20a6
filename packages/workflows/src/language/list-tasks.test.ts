import assert from "node:assert/strict";
import { test } from "node:test";
import { findTask } from "./find-task.ts";
import { listAllTasks, listTasks } from "./list-tasks.ts";
import type { WorkflowDefinition } from "./workflow-definition.ts";

const wait = { wait: { seconds: 1 } };
const event = { one: { with: { type: "order.paid" } } };
const foreach = { do: [{ z: wait }] };
const definition: WorkflowDefinition = {
  document: { dsl: "1.0.3", namespace: "shop", name: "order", version: "0.1.0" },
  use: {
    functions: { pause: { do: [{ inner: wait }] } },
    extensions: [{ log: { extend: "all", before: [{ note: wait }] } }],
  },
  do: [
    { t: { try: [{ getPet: wait }], catch: { do: [{ y: wait }] } } },
    { loop: { for: { in: ".pets" }, do: [{ x: wait }] } },
    { fork1: { fork: { branches: [{ a: wait }, { "b/c~": { do: [{ d: wait }] } }] } } },
    { l: { listen: { to: event }, foreach } },
    { messages: { call: "asyncapi", with: { subscription: { foreach } } } },
  ],
};

test("the tasks of all depths are listed with their pointers", () => {
  const listed = listTasks(definition).map(({ pointer, kind }) => `${pointer} ${kind}`);
  assert.deepEqual(listed, [
    "/do/0/t try",
    "/do/0/t/try/0/getPet wait",
    "/do/0/t/catch/do/0/y wait",
    "/do/1/loop for",
    "/do/1/loop/do/0/x wait",
    "/do/2/fork1 fork",
    "/do/2/fork1/fork/branches/0/a wait",
    "/do/2/fork1/fork/branches/1/b~1c~0 do",
    "/do/2/fork1/fork/branches/1/b~1c~0/do/0/d wait",
    "/do/3/l listen",
    "/do/3/l/foreach/do/0/z wait",
    "/do/4/messages call",
    "/do/4/messages/with/subscription/foreach/do/0/z wait",
  ]);
});

test("the tasks of functions and extensions are listed with the others", () => {
  const listed = listAllTasks(definition).map(({ pointer }) => pointer);
  assert.deepEqual(listed.slice(0, 4), [
    "/use/functions/pause",
    "/use/functions/pause/do/0/inner",
    "/use/extensions/0/log/before/0/note",
    "/do/0/t",
  ]);
});

test("a task is found by its pointer, and nothing else is", () => {
  const found = findTask(definition, "/do/2/fork1/fork/branches/1/b~1c~0/do/0/d");
  assert.deepEqual(found && { name: found.name, kind: found.kind, task: found.task }, {
    name: "d",
    kind: "wait",
    task: wait,
  });
  for (const pointer of ["", "/do", "/do/0", "/do/9/t", "/do/0/t/try", "/do/0/t/wait"]) {
    assert.equal(findTask(definition, pointer), undefined, pointer);
  }
});

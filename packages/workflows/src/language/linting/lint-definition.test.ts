import assert from "node:assert/strict";
import { test } from "node:test";
import { readAndLint } from "../read-and-lint.ts";

const head = "document: { dsl: 1.0.3, namespace: shop, name: order, version: 0.1.0 }\n";
const knownFunctions = ["parley.approval:1.0.0"];

/** Each as "pointer message", in the order of the text. */
function problemsIn(rest: string): string[] {
  const { problems, definition } = readAndLint({ text: head + rest, knownFunctions });
  assert.equal(
    definition === undefined,
    problems.some(({ severity }) => severity === "error"),
  );
  return problems.map(({ pointer, message }) => `${pointer} ${message}`);
}

function assertRight(...documents: string[]): void {
  for (const rest of documents) assert.deepEqual(problemsIn(rest), [], rest);
}

test("`then` leads to a task of the same list, or is a directive", () => {
  assertRight(
    `do:
  - first: { set: { a: 1 }, then: third }
  - second: { set: { a: 2 }, then: end }
  - third: { set: { a: 3 }, then: second }
`,
    "do: [{ a: { set: { b: 1 }, then: exit } }]\n",
  );
  assert.deepEqual(
    problemsIn(`do:
  - first: { set: { a: 1 }, then: secnd }
  - second: { do: [{ inner: { set: { a: 1 }, then: first } }] }
  - third: { fork: { branches: [{ x: { wait: PT1S, then: y } }, { y: { wait: PT1S } }] } }
  - fourth: { switch: [{ a: { when: .a, then: nowhere } }] }
  - fifth: { try: [], catch: { then: elsewhere } }
use: { functions: { f: { wait: PT1S, then: first } } }
`),
    [
      "/do/0/first/then `secnd` is no task of this list. `then` cannot leave its list. Did you mean `second`?",
      "/do/1/second/do/0/inner/then `first` is no task of this list. `then` cannot leave its list.",
      "/do/2/third/fork/branches/0/x/then `y` is no task of this list. Here it can be: continue, exit, end.",
      "/do/3/fourth/switch/0/a/then `nowhere` is no task of this list. `then` cannot leave its list.",
      "/do/4/fifth/catch/then `elsewhere` is no task of this list. `then` cannot leave its list.",
      "/use/functions/f/then `first` is no task of this list. Here it can be: continue, exit, end.",
    ],
  );
});

test("two tasks of one list have different names", () => {
  assertRight("do: [{ a: { do: [{ a: { wait: PT1S } }] } }]\n");
  assert.deepEqual(problemsIn("do: [{ a: { wait: PT1S } }, { a: { wait: PT2S } }]\n"), [
    "/do/1/a Another task of this list is also named `a`.",
  ]);
});

test("a task to which no path leads is found", () => {
  const unreached = (name: string) => new RegExp(`No path leads to \`${name}\``);
  const raise = "raise: { error: { type: 'https://a.example', status: 400 } }";
  const cases: [string, string][] = [
    ["{ a: { set: { b: 1 }, then: end } }", "next"],
    ["{ a: { set: { b: 1 }, then: exit } }", "next"],
    [`{ a: { ${raise} } }`, "next"],
    [`{ a: { do: [{ b: { ${raise} } }] } }`, "next"],
    [`{ a: { do: [{ b: { wait: PT1S, then: end } }] } }`, "next"],
    [`{ a: { try: [{ b: { ${raise} } }], catch: { do: [{ c: { ${raise} } }] } } }`, "next"],
    [`{ a: { fork: { branches: [{ b: { ${raise} } }] } } }`, "next"],
    ["{ a: { switch: [{ b: { when: .b, then: end } }, { c: { then: exit } }] } }", "next"],
    ["{ a: { switch: [{ b: { when: .b, then: a } }], then: end } }", "next"],
  ];
  for (const [first, name] of cases) {
    const problems = problemsIn(`do: [${first}, { next: { wait: PT1S } }, { after: { wait: PT1S } }]\n`);
    assert.match(problems.join("\n"), unreached(name), first);
    assert.equal(problems.length, 1, problems.join("\n"));
  }
  const right = [
    `{ a: { if: .b, ${raise} } }`,
    "{ a: { if: .b, set: { b: 1 }, then: end } }",
    `{ a: { try: [{ b: { ${raise} } }], catch: {} } }`,
    `{ a: { try: [{ b: { ${raise} } }], catch: { then: next, do: [{ c: { ${raise} } }] } } }`,
    `{ a: { for: { in: .b }, do: [{ b: { ${raise} } }] } }`,
    "{ a: { do: [{ b: { wait: PT1S, then: exit } }] } }",
    "{ a: { do: [] } }",
    `{ a: { fork: { branches: [{ b: { ${raise} } }, { c: { wait: PT1S } }] } } }`,
    "{ a: { switch: [{ b: { when: .b, then: end } }] } }",
    "{ a: { switch: [{ b: { when: .b, then: end } }, { c: { then: continue } }] } }",
  ];
  for (const first of right) assertRight(`do: [${first}, { next: { wait: PT1S } }]\n`);
});

test("names of reusable components exist", () => {
  assertRight(
    `use:
  secrets: [bank]
  timeouts: { short: { after: PT5S } }
  retries: { patient: { delay: PT1S } }
  errors: { soldOut: { type: 'https://a.example/sold-out', status: 409 } }
  authentications: { shop: { basic: { use: bank } } }
timeout: short
do:
  - a: { try: [{ b: { raise: { error: soldOut } } }], catch: { retry: patient }, timeout: short }
  - c: { call: http, with: { method: get, endpoint: { uri: 'https://a.example', authentication: { use: shop } } } }
  - d: { call: own, with: { authentication: { use: anything } } }
  - e: { set: { a: '\${ $secrets.bank.pin }' } }
`.replace("use:\n", "use:\n  functions: { own: { wait: PT1S } }\n"),
  );
  const problems = problemsIn(`use:
  authentications: { shop: { basic: { use: bank } } }
timeout: short
do:
  - a: { try: [{ b: { raise: { error: soldOut } } }], catch: { retry: patient }, timeout: short }
  - c: { call: http, with: { method: get, endpoint: { uri: 'https://a.example', authentication: { use: shopp } } } }
  - d: { call: openapi, with: { document: { endpoint: { uri: 'https://a.example', authentication: { bearer: { use: vault } } } }, operationId: a, authentication: { use: none } } }
  - e: { set: { a: '\${ $secrets.bank.pin }' } }
`);
  assert.deepEqual(problems, [
    "/use/authentications/shop/basic/use There is no secret `bank` in `use.secrets`.",
    "/timeout There is no timeout `short` in `use.timeouts`.",
    "/do/0/a/try/0/b/raise/error There is no error `soldOut` in `use.errors`.",
    "/do/0/a/catch/retry There is no retry policy `patient` in `use.retries`.",
    "/do/0/a/timeout There is no timeout `short` in `use.timeouts`.",
    "/do/1/c/with/endpoint/authentication/use There is no authentication `shopp` in `use.authentications`. Did you mean `shop`?",
    "/do/2/d/with/document/endpoint/authentication/bearer/use There is no secret `vault` in `use.secrets`.",
    "/do/2/d/with/authentication/use There is no authentication `none` in `use.authentications`.",
    "/do/3/e/set/a There is no secret `bank` in `use.secrets`.",
  ]);
});

test("called functions exist, and none calls itself", () => {
  assertRight(`use:
  functions: { pause: { wait: PT1S }, twice: { do: [{ a: { call: pause } }, { b: { call: pause } }] } }
  catalogs: { global: { endpoint: 'https://a.example/catalog' } }
do:
  - a: { call: twice }
  - b: { call: 'parley.approval:1.0.0@default', with: { title: a } }
  - c: { call: 'log:0.5.2@global' }
  - d: { call: 'https://a.example/function.yaml' }
`);
  assert.deepEqual(
    problemsIn(`use:
  functions: { pause: { wait: PT1S }, one: { call: two }, two: { do: [{ a: { call: one } }] } }
do:
  - a: { call: pauze }
  - b: { call: 'parley.approval:2.0.0@default' }
  - c: { call: 'log:1.0.0@globl' }
  - d: { call: parley.approval }
  - e: { call: htp, with: {} }
  - f: { call: log@default }
  - g: { call: ftp://a.example }
`),
    [
      "/use/functions/one The function calls itself: `one` → `two` → `one`.",
      "/do/0/a/call There is no function `pauze` in `use.functions`. Did you mean `pause`?",
      "/do/1/b/call Parley has no function `parley.approval:2.0.0`. Did you mean `parley.approval:1.0.0@default`?",
      "/do/2/c/call There is no catalog `globl` in `use.catalogs`.",
      "/do/3/d/call There is no function `parley.approval` in `use.functions`. Did you mean `parley.approval:1.0.0@default`?",
      "/do/4/e/call There is no function `htp` in `use.functions`. Did you mean `http`?",
      "/do/5/f/call A function of a catalog is called by name, version and catalog: log:1.0.0@global.",
      "/do/6/g/call There is no function `ftp://a.example` in `use.functions`.",
    ],
  );
});

test("variables exist at their place", () => {
  assertRight(`input: { from: '$workflow.input | . + $runtime + $secrets' }
output: { as: '\${ $context + . }' }
use:
  retries: { patient: { when: '$problem.status == 503' } }
  functions: { note: { set: { a: '\${ $pet }' } } }
do:
  - a:
      if: $context.ready and $task.name == "a"
      input: { from: '$task.input' }
      set: { b: '\${ $input + $authorization }', c: 'Hello \${ $input.name }!' }
      output: { as: '$input + .' }
      export: { as: '$context + $output' }
  - b:
      for: { each: pet, in: '$input.pets', at: place }
      while: $pet != null and $place < 5
      do:
        - c:
            try: [{ d: { set: { e: '\${ $pet.id }' } } }]
            catch:
              as: problem
              when: $problem.status == 503 and $pet != null
              retry: patient
              do: [{ f: { set: { g: '\${ [$problem, $place] }' } } }]
  - h:
      listen: { to: { any: [{ with: { type: a, data: '\${ .a > $context.b }' } }], until: '$context.done' } }
      foreach: { item: event, do: [{ i: { set: { j: '\${ [$event, $index] }' } } }], output: { as: $event } }
`);
  assert.deepEqual(
    problemsIn(`input: { from: $context }
do:
  - a: { if: $input.a, set: { b: '\${ $contxt }', c: 'Hello \${ $output.name }!' } }
  - b: { for: { in: $item.pets }, do: [{ c: { set: '\${ $item + $error }' } }], output: { as: $item } }
  - d: { try: [], catch: { when: $error.a, do: [{ e: { set: { f: '\${ $err }' } } }] } }
  - g: { set: { h: '\${ }' } }
  - i: { for: { each: my pet, in: .a, at: task }, do: [] }
`),
    [
      "/input/from `$context` does not exist at this place.",
      "/do/0/a/if `$input` does not exist at this place.",
      "/do/0/a/set/b There is no variable `$contxt`. Did you mean `$context`?",
      "/do/0/a/set/c `$output` does not exist at this place.",
      "/do/1/b/for/in `$item` does not exist at this place.",
      "/do/1/b/do/0/c/set `$error` does not exist at this place.",
      "/do/1/b/output/as `$item` does not exist at this place.",
      "/do/2/d/catch/do/0/e/set/f There is no variable `$err`.",
      "/do/3/g/set/h The expression is empty.",
      "/do/4/i/for/each The name of a variable has letters, digits and _ only, and no digit at its start.",
      "/do/4/i/for/at `task` is the name of a variable that every workflow has. Choose another one.",
    ],
  );
});

test("durations are longer than no time, and at most 10 years", () => {
  assertRight(`timeout: { after: P10Y }
do:
  - a: { wait: { days: 3650 } }
  - b: { wait: '\${ .pause }' }
  - c: { try: [], catch: { retry: { delay: PT0S, jitter: { from: PT0S, to: PT1S } } } }
`);
  assert.deepEqual(
    problemsIn(`timeout: { after: P11Y }
schedule: { every: PT0S, after: { seconds: 0 } }
use: { timeouts: { short: { after: { seconds: -5 } } }, retries: { slow: { limit: { duration: P999999Y } } } }
do:
  - a: { wait: { seconds: 0 } }
  - b: { try: [], catch: { retry: { jitter: { from: PT2S, to: PT1S } } } }
`),
    [
      "/timeout/after `after` must not be longer than 10 years.",
      "/schedule/every `every` must be longer than no time.",
      "/schedule/after `after` must be longer than no time.",
      "/use/timeouts/short/after `after` must not have negative parts.",
      "/use/retries/slow/limit/duration `duration` must not be longer than 10 years.",
      "/do/0/a/wait `wait` must be longer than no time.",
      "/do/1/b/catch/retry/jitter The jitter's `from` must not be longer than its `to`.",
    ],
  );
});

test("JSON Schemas can be used", () => {
  assertRight(`input:
  schema:
    document:
      type: object
      properties: { child: { $ref: '#' }, id: { $ref: '#/$defs/id' } }
      $defs: { id: { type: string, format: uuid, pattern: '^[a-f]' } }
do:
  - a: { output: { schema: { format: 'json:2020-12', document: { $id: 'https://a.example/a', type: string } } }, wait: PT1S }
  - b: { output: { schema: { document: { $id: 'https://a.example/a', type: number } } }, wait: PT1S }
  - c: { export: { schema: { document: { $schema: 'http://json-schema.org/draft-07/schema#', definitions: {} } } }, wait: PT1S }
  - d: { input: { schema: { resource: { endpoint: 'https://a.example/schema.json' } } }, wait: PT1S }
`);
  const problems = problemsIn(`input: { schema: { document: { type: objekt } } }
do:
  - a: { output: { schema: { document: { $ref: 'https://a.example/other.json' } } }, wait: PT1S }
  - b: { output: { schema: { document: text } }, wait: PT1S }
  - c: { output: { schema: { format: avro, document: {} } }, wait: PT1S }
`);
  assert.match(problems[0]!, /^\/input\/schema\/document This is not a usable JSON Schema: .*\/type must be/);
  assert.match(problems[1]!, /^\/do\/0\/a\/output\/schema\/document .* can't resolve reference https:\/\/a\.example/);
  assert.deepEqual(problems.slice(2), [
    "/do/1/b/output/schema/document A JSON Schema must be an object.",
    "/do/2/c/output/schema/format `format` must be json: Parley checks by JSON Schema only.",
  ]);
});

test("what the form allows and nothing can mean is found", () => {
  assertRight("schedule: { every: PT1H, cron: '0 0 * * *' }\ndo: []\n");
  assert.deepEqual(
    problemsIn(`schedule: {}
do:
  - a: { switch: [{ b: { then: end } }, { c: { then: exit } }] }
  - d: { emit: { event: {} } }
`),
    [
      "/schedule A schedule needs one of: every, cron, after, on.",
      "/do/0/a/switch/1/c A switch has one case without `when` at most: the one for everything else.",
      "/do/1/d No path leads to `d`. Remove it, or lead to it with `then`.",
      "/do/1/d/emit/event/with An emitted event needs `with`, and in it a `type`.",
    ],
  );
});

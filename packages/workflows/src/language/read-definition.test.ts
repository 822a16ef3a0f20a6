import assert from "node:assert/strict";
import { test } from "node:test";
import { readDefinition } from "./read-definition.ts";

const head = `document:
  dsl: '1.0.3'
  namespace: shop
  name: order
  version: '0.1.0'
`;

/** Each as "line:column pointer message". */
function problemsIn(text: string): string[] {
  const { definition, problems } = readDefinition(text);
  assert.equal(definition === undefined, problems.length > 0);
  return problems.map(({ line, column, pointer, message }) => `${line}:${column} ${pointer} ${message}`);
}

/** The problems of a workflow of these tasks; they begin in line 7. */
function problemsOfTasks(tasks: string): string[] {
  return problemsIn(`${head}do:\n${tasks}`);
}

test("a document is read as plain JSON, from YAML and from JSON", () => {
  const yaml = readDefinition(
    `${head}do:\n  - greet:\n      set:\n        on: 2026-01-31\n        time: 09:30\n        answer: 42\n        1: yes\n        none:\n`,
  );
  assert.deepEqual(yaml.problems, []);
  const values = { on: "2026-01-31", time: "09:30", answer: 42, "1": "yes", none: null };
  assert.deepEqual(yaml.definition?.do, [{ greet: { set: values } }]);
  assert.deepEqual(readDefinition(JSON.stringify(yaml.definition)), yaml);
  assert.deepEqual(structuredClone(yaml), yaml);
});

test("anchors and merge keys are resolved, and own members stay", () => {
  const { definition, problems } = readDefinition(`${head}do:
  - first:
      wait: &pause { seconds: 5, minutes: 1 }
  - second:
      wait: *pause
  - third:
      set:
        seconds: 7
        <<: *pause
  - fourth:
      set: { <<: [{ a: 1, b: 2 }, { a: 3, c: 4 }], '<<': text }
`);
  assert.deepEqual(problems, []);
  assert.deepEqual(definition?.do.slice(1), [
    { second: { wait: { seconds: 5, minutes: 1 } } },
    { third: { set: { seconds: 7, minutes: 1 } } },
    { fourth: { set: { a: 1, b: 2, c: 4, "<<": "text" } } },
  ]);
});

test("what is wrong with the text itself is said with its place", () => {
  const cases: Record<string, string> = {
    "": "1:1  The document is empty.",
    "# nothing": "1:1  The document is empty.",
    "a: b: c": "1:4  The document is not valid YAML. Nested mappings are not allowed in compact mappings.",
    "a: 1\n---\nb: 2": "2:1  The document is not valid YAML. Send one document only.",
    "%YAML 1.1\n---\na: 1": "1:1  The document asks for YAML 1.1. Remove its line %YAML: Parley reads YAML 1.2.",
    "a: *b": "1:4  There is no anchor `&b` above this alias.",
    "a: &b [*b]": "1:8  The alias `*b` is inside of what it stands for.",
    "a: 1\nb: 2\na: 3": "3:1 /a `a` occurs twice here. Keep one of them.",
    '{"a": 1, "a": 2}': "1:10 /a `a` occurs twice here. Keep one of them.",
    "a: .inf": "1:4 /a This number has no form in JSON. Write it in quotes if it is a text.",
    'a: ["x\\0"]': "1:5 /a/0 This text has a NUL character or half a character.",
    "__proto__: 1": "1:1  A member cannot have the name `__proto__`.",
    "[a, b]: 1": "1:1  The name of a member must be a text.",
    "a: !fancy 1": "1:4  The document is not valid YAML. Unresolved tag: !fancy.",
    "a: {<<: 5}": "1:9  What `<<` merges must be an object or a list of objects.",
    [`a: ${"[".repeat(70)}${"]".repeat(70)}`]: "1:68  The document is nested more than 64 levels deep.",
    [`a: ${"x".repeat(256 * 1024)}`]: "1:1  The document is larger than 256 KiB.",
    just: "1:1  The document must be an object: a workflow.",
  };
  for (const [text, problem] of Object.entries(cases)) assert.deepEqual(problemsIn(text), [problem]);
});

test("an alias bomb is refused, and so are too many tasks", () => {
  const names = "abcdef".split("");
  const bomb = names.map((name, index) => `${name}: &${name} [${Array(9).fill(index ? `*${names[index - 1]}` : 1)}]`);
  assert.match(problemsIn(bomb.join("\n")).join(), /^\d+:\d+ {2}The document has more than 50000 values\.$/);
  const tasks = Array.from({ length: 1_001 }, (_, index) => `  - t${index}: {wait: PT1S}\n`).join("");
  assert.deepEqual(problemsOfTasks(tasks), ["6:1 /do The workflow has 1001 tasks, more than 1000. Split it."]);
});

test("a fault of the form is one sentence at its line and column", () => {
  assert.deepEqual(
    problemsOfTasks(`  - pause:
      waits: { seconds: 5 }
  - second:
      wait: { second: 5 }
      thn: end
  - greet:
      call: http
      with:
        endpoint: nowhere
        metod: get
    surplus:
      set: {}
  - list: [1]
  - both: { call: http, set: { a: 1 } }
  - none: { if: .a }
  - version: { run: { workflow: { namespace: a, name: b, version: 1.0 } } }
`),
    [
      "8:7 /do/0/pause/waits `waits` is not a property of a task. A task needs one of: call, do, emit, for, fork, listen, raise, run, set, switch, try, wait. Did you mean `wait`?",
      "10:15 /do/1/second/wait/second `second` is not a property of a duration. Did you mean `seconds`?",
      "11:7 /do/1/second/thn `thn` is not a property of a wait task. Did you mean `then`?",
      "14:7 /do/2/greet/with/method A call of http needs `method`.",
      "15:19 /do/2/greet/with/endpoint `endpoint` must be a full URI such as https://example.com/pets/{petId}, with no variables but {name}, or an expression: ${ … }.",
      "16:9 /do/2/greet/with/metod `metod` is not a property of a call of http. Did you mean `method`?",
      '17:5 /do/2/surplus An item has one name, but this one has `greet` and `surplus`. Begin a new item with "-", or indent `surplus`.',
      "18:12 /do/2/surplus/set `set` must not be empty.",
      "19:11 /do/3/list `list` must be an object: a task.",
      "20:25 /do/4/both/set A task has one kind, but this one has `call` and `set`.",
      "21:5 /do/5/none A task needs one of: call, do, emit, for, fork, listen, raise, run, set, switch, try, wait.",
      "22:67 /do/6/version/run/workflow/version `version` must be text. Write it in quotes.",
    ],
  );
});

test("faults of alternatives name the alternative that is meant", () => {
  assert.deepEqual(
    problemsOfTasks(`  - a: { try: [], catch: { errors: { with: {} }, retry: { backoff: { constant: {}, linear: {} } } } }
  - b: { listen: { to: { one: { with: { type: x } }, until: .a } } }
  - c: { listen: { to: { any: [], all: [] } } }
  - d: { listen: { to: { any: [{ with: {} }] } } }
  - e: { call: http, with: { method: get, endpoint: { uri: 'https://a.example', authentication: { use: a, basic: {} } } } }
  - f: { call: http, with: { method: get, endpoint: { uri: 'https://a.example', authentication: { basic: { username: a } } } } }
  - g: { switch: [] }
  - h: { wait: {} }
  - i: { input: { schema: { format: json } }, wait: PT }
`).map((problem) => problem.replace(/^\S+ /, "")),
    [
      "/do/0/a/catch/errors/with A filter of errors needs at least one of: type, status, instance, title, detail.",
      "/do/0/a/catch/retry/backoff/linear A backoff needs exactly one of: constant, exponential, linear.",
      "/do/1/b/listen/to/until `until` belongs to `any`: listening to `all` or `one` ends by itself.",
      "/do/2/c/listen/to/any An event strategy needs exactly one of: all, any, one.",
      "/do/3/d/listen/to/any/0/with A filter of events needs at least one attribute, such as `type`.",
      "/do/4/e/with/endpoint/authentication/basic An authentication needs exactly one of: use, basic, bearer, digest, oauth2, oidc.",
      "/do/4/e/with/endpoint/authentication/basic/username A basic authentication needs `username`.",
      "/do/4/e/with/endpoint/authentication/basic/password A basic authentication needs `password`.",
      "/do/5/f/with/endpoint/authentication/basic/password A basic authentication needs `password`.",
      "/do/6/g/switch `switch` must not be empty.",
      "/do/7/h/wait A duration needs one of: days, hours, minutes, seconds, milliseconds.",
      "/do/8/i/input/schema A schema needs exactly one of: document, resource.",
      "/do/8/i/wait `wait` must be a duration: {seconds: 30}, PT30S, or an expression: ${ … }.",
    ],
  );
});

test("what Parley does not offer is named with its place and a way out", () => {
  assert.deepEqual(
    problemsOfTasks(`  - shell: { run: { shell: { command: ls } } }
  - script: { run: { script: { language: js, code: '1' } } }
  - container: { run: { container: { image: alpine } } }
  - agent: { call: a2a, with: { method: message/send } }
  - tools: { call: mcp, with: { method: tools/list, transport: { stdio: { command: npx } } } }
evaluate: { language: js }
`),
    [
      "7:21 /do/0/shell/run/shell Running shell commands is not offered. Call a service with `call: http`, or run another workflow with `run.workflow`.",
      "8:22 /do/1/script/run/script Running scripts is not offered. Transform values with expressions. Call a service with `call: http`, or run another workflow with `run.workflow`.",
      "9:25 /do/2/container/run/container Running containers is not offered. Call a service with `call: http`, or run another workflow with `run.workflow`.",
      "10:20 /do/3/agent/call `call: a2a` is not offered. Call the agent's address with `call: http`, or its tools with `call: mcp`.",
      "11:66 /do/4/tools/with/transport/stdio A server that is started as a program is not offered. Use `transport.http`.",
      "12:23 /evaluate/language `language` must be jq: Parley evaluates no other language.",
    ],
  );
});

test("every version 1 of the language is read, and no other", () => {
  const withVersion = (version: string) => problemsIn(`${head.replace("1.0.3", version)}do: []\n`);
  for (const version of ["1.0.0", "1.0.3", "1.2.0", "1.0.0-alpha3"])
    assert.deepEqual(withVersion(version), [], version);
  const other = "2:8 /document/dsl Parley runs version 1 of the language, such as 1.0.3.";
  assert.deepEqual(withVersion("0.8.0"), [other]);
  assert.deepEqual(withVersion("10.0.0"), [other]);
});

test("the settings of Parley are checked, and other metadata is free", () => {
  const withMetadata = (metadata: string) => problemsIn(`${head}  metadata: ${metadata}\ndo: []\n`);
  const budget = "{ calls: 5, tokens: 100, time: PT1H }";
  const all = `{ concurrency: 1, priority: -5, budget: ${budget}, timeZone: Europe/Berlin, catchUp: all }`;
  assert.deepEqual(withMetadata(`{ owner: [a, 5], parley: ${all} }`), []);
  assert.deepEqual(
    withMetadata("{ parley: { concurency: 1, priority: high, timeZone: Mars, budget: { calls: -1 } } }"),
    [
      "6:25 /document/metadata/parley/concurency `concurency` is not a property of Parley's settings. Did you mean `concurrency`?",
      "6:50 /document/metadata/parley/priority `priority` must be a whole number from -1000000 to 1000000.",
      "6:66 /document/metadata/parley/timeZone `timeZone` must be the name of a time zone such as Europe/Berlin.",
      "6:89 /document/metadata/parley/budget/calls `calls` must be a whole number of 0 or more.",
    ],
  );
});

test("no more than 50 problems are told", () => {
  const tasks = Array.from({ length: 80 }, (_, index) => `  - t${index}: {}\n`).join("");
  assert.equal(problemsOfTasks(tasks).length, 50);
});

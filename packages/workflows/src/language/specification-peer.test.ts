import assert from "node:assert/strict";
import { test } from "node:test";
import { isObject } from "@parley/json";
import { validate } from "@serverlessworkflow/sdk";
import { readDefinition } from "./read-definition.ts";
import { sampleTasks, sampleWorkflow } from "./testing/sample-tasks.ts";

/**
 * The peer: the specification's JSON Schema, as its TypeScript package has it. Documents with one
 * mistake each must be accepted or refused alike, except where Parley differs on purpose.
 */

type Difference = { reason: string; isOf: (document: Json, messages: string) => boolean };
// biome-ignore lint/suspicious/noExplicitAny: a document with mistakes has no type.
type Json = any;

const acceptedHereOnly: Difference[] = [
  {
    reason: "A later edition lets the runtime name the source of an emitted event.",
    isOf: (document) => emittedIn(document) !== undefined && !("source" in emittedIn(document)),
  },
  {
    reason: "A later edition lets a loop have its list of objects in the document.",
    isOf: (document) => Array.isArray(document.do?.[0]?.sample?.for?.in),
  },
  {
    reason: "A later edition lets a caught error lead to another task.",
    isOf: (document) => typeof document.do?.[0]?.sample?.catch?.then === "string",
  },
  {
    reason: "A later edition says how a schedule reads the events that start a run.",
    isOf: (document) => document.schedule?.on?.read !== undefined,
  },
  {
    reason: "An expression may have several lines.",
    isOf: (document) => /\$\{[^}]*\\n/.test(JSON.stringify(document)),
  },
];
const refusedHereOnly: Difference[] = [
  {
    reason: "A mistake of the peer's schema, which a later edition corrects, lets it check nothing here.",
    isOf: (_, messages) =>
      /^\S+\/with\/(client\/version|detail): `(version|detail)` must be text|^\/evaluate(\/\w+)?: /.test(messages),
  },
  {
    reason: "Parley offers no scripts, shells, containers, agents by A2A and MCP servers on its own machine.",
    isOf: (_, messages) => /is not offered/.test(messages),
  },
  {
    reason: "A later edition says that a token cannot be asked for without an authority and a grant.",
    isOf: (_, messages) => /(OAuth2|OpenID Connect) authentication needs `(authority|grant)`/.test(messages),
  },
  {
    reason: "Parley runs version 1 of the language.",
    isOf: (_, messages) => /Parley runs version 1/.test(messages),
  },
  {
    reason: "A misspelt property of the whole workflow would have no effect, and nobody would notice.",
    isOf: (_, messages) => /is not a property of a workflow\./.test(messages),
  },
];

const emittedIn = (document: Json) => document.do?.[0]?.sample?.emit?.event?.with;

function isAcceptedByPeer(document: Json): boolean {
  if (!isObject(document) || document.document === undefined) return false;
  // The package also asks for the DSL version that it is made for, which the schema does not.
  const { document: description } = sampleWorkflow;
  return isValid("Document", document.document) && isValid("Workflow", { ...document, document: description });
}

function isValid(type: string, value: Json): boolean {
  try {
    validate(type, value);
    return true;
  } catch (error) {
    if (/is invalid:/.test((error as Error).message)) return false;
    throw error;
  }
}

const strangers = [null, true, 5, -1, 2.5, "", "text", "${ .a }", "https://a.example/{b}", "/a", "PT5S", [], ["a"], {}];

/** Each document differs from the original at one place. */
function* mutationsOf(value: Json): Generator<Json> {
  for (const stranger of strangers) yield stranger;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const mutation of mutationsOf(item)) yield value.with(index, mutation);
    }
    if (value.length > 0) yield [...value, value[0]];
  } else if (isObject(value)) {
    yield { ...value, surplus: 1 };
    for (const [name, member] of Object.entries(value)) {
      const { [name]: _, ...others } = value;
      yield others;
      yield { ...others, [`${name}s`]: member };
      for (const mutation of mutationsOf(member)) yield { ...value, [name]: mutation };
    }
  }
}

function compare(documents: Iterable<Json>): { count: number; accepted: number; surprises: string[] } {
  const surprises = new Set<string>();
  let [count, accepted] = [0, 0];
  for (const document of documents) {
    count += 1;
    const { problems } = readDefinition(JSON.stringify(document));
    const isAccepted = problems.length === 0;
    if (isAccepted) accepted += 1;
    if (isAccepted === isAcceptedByPeer(document)) continue;
    const messages = problems.map(({ pointer, message }) => `${pointer}: ${message}`).join("\n");
    const known = isAccepted ? acceptedHereOnly : refusedHereOnly;
    if (known.some(({ isOf }) => isOf(document, messages))) continue;
    surprises.add(
      `${isAccepted ? "accepted here only" : "refused here only"}: ${messages} ${JSON.stringify(document)}`,
    );
  }
  return { count, accepted, surprises: [...surprises] };
}

function* allTasks(): Generator<Json> {
  const { document } = sampleWorkflow;
  for (const task of Object.values(sampleTasks)) {
    for (const each of [task, ...mutationsOf(task)]) yield { document, do: [{ sample: each }] };
  }
}

function* allWorkflows(): Generator<Json> {
  yield sampleWorkflow;
  const { document, do: list, ...others } = sampleWorkflow;
  for (const mutation of mutationsOf({ document, do: list })) yield mutation;
  for (const [name, member] of Object.entries(others)) {
    for (const mutation of mutationsOf(member)) yield { document, do: list, [name]: mutation };
  }
  yield { ...sampleWorkflow, schedule: { on: { ...sampleWorkflow.schedule!.on, read: "raw" } } };
}

test("tasks with one mistake each are accepted or refused as the specification says", () => {
  const { count, accepted, surprises } = compare(allTasks());
  assert.deepEqual(surprises.slice(0, 60), [], `${surprises.length} of ${count}`);
  assert.ok(count > 3_000 && accepted > 300, `${count} documents, ${accepted} accepted`);
});
test("workflows with one mistake each are accepted or refused as the specification says", () => {
  const { count, accepted, surprises } = compare(allWorkflows());
  assert.deepEqual(surprises.slice(0, 60), [], `${surprises.length} of ${count}`);
  assert.ok(count > 1_000 && accepted > 100, `${count} documents, ${accepted} accepted`);
});

import { isObject, pointerTo } from "@parley/json";
import type { Faults } from "../faults.ts";
import { type TaskKind, taskKinds } from "../workflow-definition.ts";
import { endpoint, exportRule, inputRule, outputRule } from "./authentication-schema.ts";
import { callShapes, iteratorOf, notOffered } from "./call-schema.ts";
import { emittedEvent, eventStrategy } from "./event-schema.ts";
import {
  either,
  listOf,
  mapOf,
  object,
  oneTextOf,
  type Shape,
  subject,
  text,
  trueOrFalse,
  wholeNumber,
} from "./shape.ts";
import { anyObject, duration, problemDetails, timeoutOrName } from "./value-schema.ts";

/** The kinds of tasks. A task is checked by the shape of its kind alone. */

const listOfNamed = "a list of objects with one name each, such as: - greet: {…}";

/** Makes the shape of a list whose items have one member each, named by the author. */
export function listOfNamedItems(member: Shape, minItems = 0): Shape {
  const item: Shape = (value, pointer, faults) => {
    if (!isObject(value)) return faults.add(pointer, `${subject(pointer)} must be an object with one name.`);
    const names = Object.keys(value);
    if (names.length === 0) faults.add(pointer, `${subject(pointer)} must have a name.`);
    else if (names.length > 1) {
      const message = `An item has one name, but this one has \`${names[0]}\` and \`${names[1]}\`.`;
      faults.add(
        pointerTo(pointer, names[1]!),
        `${message} Begin a new item with "-", or indent \`${names[1]}\`.`,
        "name",
      );
    }
    for (const name of names) member(value[name], pointerTo(pointer, name), faults);
  };
  const list = listOf(item, minItems);
  return (value, pointer, faults) => {
    if (!Array.isArray(value)) return faults.add(pointer, `${subject(pointer)} must be ${listOfNamed}.`);
    list(value, pointer, faults);
  };
}

export const task: Shape = (value, pointer, faults) => {
  if (!isObject(value)) return faults.add(pointer, `${subject(pointer)} must be an object: a task.`);
  const kind = findKind(value, pointer, faults);
  if (kind !== undefined) shapes[kind](value, pointer, faults);
};

export const taskList = listOfNamedItems((value, pointer, faults) => task(value, pointer, faults));

function findKind(value: Record<string, unknown>, pointer: string, faults: Faults): TaskKind | undefined {
  const kinds = taskKinds.filter((kind) => Object.hasOwn(value, kind));
  // The tasks of a loop are its `do`.
  const [kind, other] = kinds.includes("for") ? kinds.filter((each) => each !== "do") : kinds;
  if (kind === undefined) {
    const needs = `A task needs one of: ${taskKinds.join(", ")}.`;
    const stranger = Object.keys(value).find((name) => !Object.hasOwn(taskMembers, name));
    if (stranger === undefined) faults.add(pointer, needs, "name");
    else {
      const message = `\`${stranger}\` is not a property of a task. ${needs}`;
      faults.addUnknownName(pointerTo(pointer, stranger), message, stranger, taskKinds, "name");
    }
    return undefined;
  }
  if (other === undefined) return kind;
  faults.add(pointerTo(pointer, other), `A task has one kind, but this one has \`${kind}\` and \`${other}\`.`, "name");
  return undefined;
}

const taskMembers: Record<string, Shape> = {
  if: text,
  input: inputRule,
  output: outputRule,
  export: exportRule,
  timeout: timeoutOrName,
  // biome-ignore lint/suspicious/noThenProperty: the property of the language.
  then: text,
  metadata: anyObject,
};

function taskOf(what: string, members: Record<string, Shape>, required: string[]): Shape {
  return object(what, { ...members, ...taskMembers }, { required });
}

/** @param properties of the keyword's value */
const configuration = object;

const functions = callShapes(taskList);
const namedFunction = taskOf("a call task", { call: text, with: anyObject }, ["call"]);
const callTask: Shape = (value, pointer, faults) => {
  const { call } = value as { call: unknown };
  if (call === "a2a") {
    const message =
      "`call: a2a` is not offered. Call the agent's address with `call: http`, or its tools with `call: mcp`.";
    return faults.add(pointerTo(pointer, "call"), message);
  }
  const known = typeof call === "string" && Object.hasOwn(functions, call);
  if (!known) return namedFunction(value, pointer, faults);
  taskOf(`a call of ${call}`, { call: text, with: functions[call]! }, ["call", "with"])(value, pointer, faults);
};

const retryPolicyMembers: Record<string, Shape> = {
  when: text,
  exceptWhen: text,
  delay: duration,
  backoff: object(
    "a backoff",
    { constant: anyObject, exponential: anyObject, linear: anyObject },
    { oneOf: [["constant", "exponential", "linear"]] },
  ),
  limit: object("a limit of retries", {
    attempt: object("a limit of attempts", { count: wholeNumber(), duration }),
    duration,
  }),
  jitter: object("a jitter", { from: duration, to: duration }, { required: ["from", "to"] }),
};
export const retryPolicy = object("a retry policy", retryPolicyMembers);

const errorFilter: Shape = (value, pointer, faults) => {
  if (isObject(value) && Object.keys(value).length === 0) {
    return faults.add(pointer, "A filter of errors needs at least one of: type, status, instance, title, detail.");
  }
  const members = { type: text, status: wholeNumber(), instance: text, title: text, detail: text };
  object("a filter of errors", members, { isOpen: true })(value, pointer, faults);
};

const catchClause = object("a catch", {
  errors: object("the errors to catch", { with: errorFilter }, { isOpen: true }),
  as: text,
  when: text,
  exceptWhen: text,
  retry: either("a retry policy or the name of one", { text, object: retryPolicy }),
  do: taskList,
  // biome-ignore lint/suspicious/noThenProperty: the property of the language.
  then: text,
});

const otherProcesses = "Call a service with `call: http`, or run another workflow with `run.workflow`.";
const processes: Record<string, Shape> = {
  workflow: object(
    "a workflow to run",
    { namespace: text, name: text, version: text, input: anyObject },
    { required: ["namespace", "name", "version"] },
  ),
  script: notOffered(`Running scripts is not offered. Transform values with expressions. ${otherProcesses}`),
  container: notOffered(`Running containers is not offered. ${otherProcesses}`),
  shell: notOffered(`Running shell commands is not offered. ${otherProcesses}`),
};

const switchCase = object(
  "a case of a switch",
  // biome-ignore lint/suspicious/noThenProperty: the property of the language.
  { when: text, then: text },
  { required: ["then"] },
);

const setValues = either("an object, or an expression that gives one", { text, object: mapOf(() => {}, 1) });

const shapes: Record<TaskKind, Shape> = {
  call: callTask,
  do: taskOf("a do task", { do: taskList }, ["do"]),
  emit: taskOf(
    "an emit task",
    {
      emit: configuration(
        "what is emitted",
        { event: object("an emitted event", { with: emittedEvent }, { isOpen: true }) },
        { required: ["event"] },
      ),
    },
    ["emit"],
  ),
  for: taskOf(
    "a for task",
    {
      for: configuration(
        "a loop",
        {
          each: text,
          in: either("an expression or a list of objects", { text, list: listOf(anyObject) }),
          at: text,
        },
        { required: ["in"] },
      ),
      while: text,
      do: taskList,
    },
    ["for", "do"],
  ),
  fork: taskOf(
    "a fork task",
    { fork: configuration("a fork", { branches: taskList, compete: trueOrFalse }, { required: ["branches"] }) },
    ["fork"],
  ),
  listen: taskOf(
    "a listen task",
    {
      listen: configuration(
        "what is listened to",
        { to: eventStrategy("an event strategy"), read: oneTextOf("data", "envelope", "raw") },
        { required: ["to"] },
      ),
      foreach: iteratorOf(taskList),
    },
    ["listen"],
  ),
  raise: taskOf(
    "a raise task",
    {
      raise: configuration(
        "what is raised",
        { error: either("an error or the name of one", { text, object: problemDetails }) },
        { required: ["error"] },
      ),
    },
    ["raise"],
  ),
  run: taskOf(
    "a run task",
    {
      run: configuration(
        "what is run",
        { await: trueOrFalse, return: oneTextOf("stdout", "stderr", "code", "all", "none"), ...processes },
        { oneOf: [Object.keys(processes)] },
      ),
    },
    ["run"],
  ),
  set: taskOf("a set task", { set: setValues }, ["set"]),
  switch: taskOf("a switch task", { switch: listOfNamedItems(switchCase, 1) }, ["switch"]),
  try: taskOf("a try task", { try: taskList, catch: catchClause }, ["try", "catch"]),
  wait: taskOf("a wait task", { wait: duration }, ["wait"]),
};

export const extension = object(
  "an extension",
  {
    extend: oneTextOf(
      ...["call", "composite", "emit", "for", "listen", "raise", "run", "set", "switch", "try", "wait", "all"],
    ),
    when: text,
    before: taskList,
    after: taskList,
  },
  { required: ["extend"] },
);

export const catalog = object("a catalog", { endpoint }, { required: ["endpoint"] });

import { authenticationPolicy, inputRule, outputRule } from "./authentication-schema.ts";
import { eventStrategy } from "./event-schema.ts";
import {
  listOf,
  mapOf,
  object,
  oneTextOf,
  type Shape,
  subject,
  text,
  textThat,
  trueOrFalse,
  wholeNumber,
} from "./shape.ts";
import { catalog, extension, listOfNamedItems, retryPolicy, task, taskList } from "./task-schema.ts";
import { anyObject, duration, problemDetails, timeout, timeoutOrName } from "./value-schema.ts";

const semanticVersion =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[a-z-][\da-z-]*)(\.(0|[1-9]\d*|\d*[a-z-][\da-z-]*))*)?(\+[\da-z-]+(\.[\da-z-]+)*)?$/i;

const dslVersion: Shape = (value, pointer, faults) => {
  version(value, pointer, faults);
  if (typeof value === "string" && semanticVersion.test(value) && !value.startsWith("1.")) {
    faults.add(pointer, "Parley runs version 1 of the language, such as 1.0.3.");
  }
};
const version = textThat("a semantic version such as 1.0.3", (value) => semanticVersion.test(value));

/** A label of a host's name (RFC 1123). */
const label = textThat("at most 63 letters, digits and hyphens, with a letter or digit at both ends", (value) =>
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(value),
);

const timeZone = textThat("the name of a time zone such as Europe/Berlin", (value) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: value }));
  } catch {
    return false;
  }
});

/** `document.metadata.parley` may set these: see `RunSettings`. */
const settings = object("Parley's settings", {
  concurrency: wholeNumber(1, 1_000_000),
  priority: wholeNumber(-1_000_000, 1_000_000),
  budget: object("a budget", {
    calls: wholeNumber(0),
    tokens: wholeNumber(0),
    time: duration,
  }),
  timeZone,
  catchUp: oneTextOf("none", "one", "all"),
  action: trueOrFalse,
  emptyPathVariables: trueOrFalse,
  maxAnswerBytes: wholeNumber(1, 16_777_216),
  maxResultBytes: wholeNumber(1, 16_777_216),
  ownEvents: trueOrFalse,
});

const documentShape = object(
  "the document's description",
  {
    dsl: dslVersion,
    namespace: label,
    name: label,
    version,
    title: text,
    summary: text,
    tags: anyObject,
    metadata: object("metadata", { parley: settings }, { isOpen: true }),
  },
  { required: ["dsl", "namespace", "name", "version"] },
);

const use = object("`use`", {
  authentications: mapOf(authenticationPolicy),
  catalogs: mapOf(catalog),
  errors: mapOf(problemDetails),
  extensions: listOfNamedItems(extension),
  functions: mapOf(task),
  retries: mapOf(retryPolicy),
  secrets: listOf(text),
  timeouts: mapOf(timeout),
});

const language: Shape = (value, pointer, faults) => {
  if (typeof value !== "string") return text(value, pointer, faults);
  if (value !== "jq") faults.add(pointer, `${subject(pointer)} must be jq: Parley evaluates no other language.`);
};

/** The whole document. */
export const workflowShape = object(
  "a workflow",
  {
    document: documentShape,
    input: inputRule,
    use,
    do: taskList,
    timeout: timeoutOrName,
    output: outputRule,
    schedule: object("a schedule", {
      every: duration,
      cron: text,
      after: duration,
      on: eventStrategy("the events of a schedule", { read: oneTextOf("data", "envelope", "raw") }),
    }),
    evaluate: object("`evaluate`", { language, mode: oneTextOf("strict", "loose") }),
  },
  { required: ["document", "do"] },
);

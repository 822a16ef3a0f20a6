import { mutantsOf } from "../mutant.ts";

const untrusted = "server/kernel/untrusted";
const language = "packages/workflows/src/language";

/** The input of a workspace is read within limits of time, memory and number. */
export const mutantsOfUntrustedInput = [
  ...mutantsOf(
    `${untrusted}/create-untrusted.ts`,
    [`${untrusted}/create-untrusted.test.ts`],
    [
      [
        "one workspace's documents keep all threads",
        "[...queues.keys()].find((id) => !served.has(id))",
        "[...queues.keys()][0]",
      ],
      [
        "a workspace queues any number of documents",
        "if (queue.length >= maxWaitingOfWorkspace)",
        "if (queue.length < 0)",
      ],
    ],
  ),
  ...mutantsOf(
    `${untrusted}/parser-thread.ts`,
    [`${untrusted}/create-untrusted.test.ts`],
    [
      [
        "a document is read for an hour",
        "limitWork(worker, deadlineMs, ",
        "limitWork(worker, deadlineMs + 3_600_000, ",
      ],
    ],
  ),
  ...mutantsOf(
    "packages/json/src/parse-json.ts",
    ["packages/json/src/parse-json.test.ts"],
    [
      ["a number has any exponent", "Math.abs(moved) <= largestExponent &&", ""],
      [
        "a number loses digits",
        "if (!perhapsInexact.test(text)) return JSON.parse(text);\n  let",
        "return JSON.parse(text);\n  let",
      ],
    ],
  ),
  ...mutantsOf(
    `${untrusted}/limit-separators.ts`,
    [`${untrusted}/limit-separators.test.ts`],
    [
      ["an event may have any number of lines", "isStream && isLineEmpty && byte", "isStream && byte"],
      ["JSON passes for a stream of events", "isByEvent && beginsField(byte)", "isByEvent"],
    ],
  ),
  ...mutantsOf(
    "packages/documents/src/csv/read-csv.ts",
    ["packages/documents/src/csv/csv.test.ts"],
    [["a row of a CSV has any number of cells", "++cellsOfRow > maxRowCharacters", "++cellsOfRow < 0"]],
  ),
  ...mutantsOf(
    `${untrusted}/periodic-yield.ts`,
    [`${untrusted}/periodic-yield.test.ts`],
    [
      ["a long work keeps the thread from all other work", "await nextSlice();", ""],
      ["thirty imports have a slice each in every turn", "waiting.push(resolve) === 1", "waiting.push(resolve) > 0"],
    ],
  ),
  ...mutantsOf(
    "server/http/bodies/large-bodies.ts",
    ["server/http/bodies/large-bodies.test.ts"],
    [
      ["large bodies are parsed in one go", "bytes < largeFromBytes", "bytes > 0"],
      ["a workspace's large bodies come before those of others", "    this.#queues.delete(key);\n", ""],
    ],
  ),
  ...mutantsOf(
    "packages/documents/src/csv/write-csv.ts",
    ["packages/documents/src/csv/csv.test.ts"],
    [
      ["a spreadsheet runs a cell with a full-width sign", "＝＋－＠﹦﹢﹣﹫", ""],
      ["a spreadsheet runs a cell that begins with a blank", "(?:'|${unseen})*", "'*"],
      ["a spreadsheet runs a later line of a cell", "|(?<=[\\\\r\\\\n\\\\t;])(?=${beginOfPart})", ""],
    ],
  ),
  ...mutantsOf(
    "packages/documents/src/resolve-target.ts",
    ["server/capabilities/knowledge/sources/clean-sources.test.ts"],
    [["a stored link may run code", "refusedSchemes.has(absolute.protocol) ? undefined : target", "target"]],
  ),
  ...mutantsOf(
    "packages/documents/src/growth.ts",
    ["server/capabilities/knowledge/sources/clean-sources.test.ts"],
    [["a text may ask for any number of characters", "if (this.#left < 0)", "if (this.#left === 0.5)"]],
  ),
  ...mutantsOf(
    "server/http/admitting/work-limits.ts",
    ["server/http/admitting/work-limits.test.ts"],
    [
      ["a caller makes any amount of work", "if (isTooMuch) throw tooMuchWork(of, secondsLeft);", ""],
      ["work is not counted", "if (!isTooMuch) window.count += workMs;", ""],
    ],
  ),
  ...mutantsOf(
    `${language}/read-yaml.ts`,
    [`${language}/read-definition.test.ts`],
    [
      ["a few lines of YAML become millions of values", "this.#count > maxValues", "this.#count < 0"],
      ["a workflow sets the prototype of an object", 'if (name === "__proto__")', 'if (name === "")'],
      ["a workflow of any size is read", "Buffer.byteLength(this.#text) > maxBytes", "this.#text.length < 0"],
    ],
  ),
  ...mutantsOf(
    `${language}/json-schema/compile-schema.ts`,
    [`${language}/json-schema/compile-schema.test.ts`],
    [["one workspace's schema takes the place of another's", "isExact || hasName(unmarked)", "isExact"]],
  ),
];

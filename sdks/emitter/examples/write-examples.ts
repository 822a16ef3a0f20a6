import type { Api, Operation } from "../api.ts";
import { type Example, formOf } from "./example.ts";
import { writeCurl } from "./write-curl.ts";
import { writeGo } from "./write-go.ts";
import { writePhp } from "./write-php.ts";
import { writePython } from "./write-python.ts";
import { writeRuby } from "./write-ruby.ts";
import { writeTypescript } from "./write-typescript.ts";

/** Writes a call in one language. Undefined where its client has no such call. */
type WriteCall = (operation: Operation, example: Example, api: Api) => string | undefined;

export const exampleWriters: Readonly<Record<string, WriteCall>> = {
  curl: writeCurl,
  typescript: writeTypescript,
  python: writePython,
  go: writeGo,
  php: writePhp,
  ruby: writeRuby,
};

/** Writes the calls of an operation in every language, by the name of the language. */
function writeCalls(operation: Operation, example: Example, api: Api): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exampleWriters).flatMap(([language, write]) => {
      const text = write(operation, example, api);
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

/** Writes the file of all examples, which the reference shows. An operation of the past is left out. */
export function writeExamples(api: Api, described: Readonly<Record<string, Example>>): string {
  const operations = api.groups.flatMap((group) => group.operations).filter(({ tag }) => tag === undefined);
  const examples = operations.flatMap((operation) => {
    const example = described[`${operation.method} ${operation.path}`];
    if (example === undefined) return [];
    const { answer, file } = example;
    const beside =
      file === undefined || formOf(example) !== undefined ? {} : { file: { name: file.name, text: file.text } };
    return [
      [`${operation.method} ${operation.path}`, { calls: writeCalls(operation, example, api), ...beside, answer }],
    ];
  });
  return `${JSON.stringify(Object.fromEntries(examples), null, 1)}\n`;
}

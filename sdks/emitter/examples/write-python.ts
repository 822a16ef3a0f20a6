import type { Api, Operation } from "../api.ts";
import { snakeOf } from "../languages/python/python-names.ts";
import { partsOf } from "../languages/python/write-calls.ts";
import { argumentsOf, bracketed, isEmpty } from "./arguments-of.ts";
import { type Example, formOf, formType } from "./example.ts";

/** Writes a call of the Python client. `parley` is the client. */
export function writePython(operation: Operation, example: Example, { shapes }: Api): string | undefined {
  const parts = partsOf(operation, new Map(shapes.map(({ name, shape }) => [name, shape])));
  const given = argumentsOf(parts, example, operation);
  const { answer, group, name } = operation;
  if (given === undefined || answer.kind === "socket") return undefined;
  const { file } = example;
  const isText = operation.body?.textAs !== undefined;
  const upload = file === undefined ? [] : [writeContent(example, isText)];
  const list = [
    ...given.placed.map((value) => literalOf(value, step)),
    ...upload,
    ...given.named.map(([argument, value]) => `${argument}=${literalOf(value, step)}`),
    ...(isEmpty(given.further) ? [] : [`**${literalOf(given.further, step)}`]),
  ];
  const call = bracketed([`parley.${snakeOf(group)}.${snakeOf(name)}(`, ")"], list, "");
  const reading =
    formOf(example) === undefined ? "from pathlib import Path\n\n" : "from urllib.parse import urlencode\n\n";
  const lead = file === undefined ? "" : `${reading}${isText ? "" : "from parley_client import Upload\n\n"}`;
  return lead + writeUse(answer.kind, call);
}

function writeContent(example: Example, isText: boolean): string {
  const form = formOf(example);
  if (form !== undefined)
    return bracketed(
      ["Upload(", ")"],
      ['"form"', `urlencode(${literalOf(form, step + step)}).encode()`, `"${formType}"`],
      step,
    );
  const { name, mediaType } = example.file!;
  if (isText) return `Path("${name}").read_text()`;
  return `Upload("${name}", Path("${name}").read_bytes(), "${mediaType}")`;
}

function writeUse(kind: string, call: string): string {
  if (kind === "page") return `for item in ${call}:\n    print(item)`;
  if (kind === "stream") return `for event in ${call}:\n    print(event.data)`;
  if (kind === "nothing") return call;
  if (kind === "download") return `download = ${call}\nprint(download.read())`;
  return `answer = ${call}\nprint(answer)`;
}

const step = "    ";

function literalOf(value: unknown, indent = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = indent + step;
  if (Array.isArray(value))
    return bracketed(
      ["[", "]"],
      value.map((each) => literalOf(each, inner)),
      indent,
    );
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${literalOf(each, inner)}`);
  return bracketed(["{", "}"], members, indent);
}

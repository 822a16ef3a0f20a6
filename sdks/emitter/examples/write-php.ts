import type { Api, Operation } from "../api.ts";
import { partsOf } from "../languages/php/write-calls.ts";
import { camelOf } from "../languages/php/write-type.ts";
import { argumentsOf, bracketed, isEmpty } from "./arguments-of.ts";
import { type Example, formOf, formType } from "./example.ts";

/** Writes a call of the PHP client. `$parley` is the client. */
export function writePhp(operation: Operation, example: Example, { shapes }: Api): string | undefined {
  const parts = partsOf(operation, new Map(shapes.map(({ name, shape }) => [name, shape])));
  const given = argumentsOf(parts, example, operation);
  const { answer, group, name } = operation;
  if (given === undefined || answer.kind === "socket") return undefined;
  const { file } = example;
  // The client leaves out an optional argument that is null, so such a null stands among the extra members.
  const optional = new Map(parts.members.flatMap(({ name, wire, isRequired }) => (isRequired ? [] : [[name, wire]])));
  const isLeftOut = ([argument, value]: [string, unknown]) => value === null && optional.has(argument);
  const nulls = given.named.filter(isLeftOut).map(([argument]) => [optional.get(argument), null]);
  const extra = { ...given.further, ...Object.fromEntries(nulls) };
  const upload = file === undefined ? [] : [writeContent(example, operation.body?.textAs !== undefined)];
  const list = [
    ...given.placed.map((value) => literalOf(value, step)),
    ...upload,
    ...given.named
      .filter((each) => !isLeftOut(each))
      .map(([argument, value]) => `${argument}: ${literalOf(value, step)}`),
    ...(isEmpty(extra) ? [] : [`extra: ${literalOf(extra, step)}`]),
  ];
  const call = bracketed([`$parley->${camelOf(group)}->${camelOf(name)}(`, ")"], list, "");
  return writeUse(answer.kind, call);
}

function writeContent(example: Example, isText: boolean): string {
  const form = formOf(example);
  if (form !== undefined)
    return bracketed(
      ["new \\Parley\\Upload(", ")"],
      ["'form'", `http_build_query(${literalOf(form, step + step)})`, `'${formType}'`],
      step,
    );
  const { name, mediaType } = example.file!;
  return isText ? `file_get_contents('${name}')` : `\\Parley\\Upload::fromPath('${name}', '${mediaType}')`;
}

function writeUse(kind: string, call: string): string {
  if (kind === "page") return `foreach (${call} as $item) {\n    print_r($item);\n}`;
  if (kind === "stream") return `foreach (${call} as $event) {\n    print_r($event->data);\n}`;
  if (kind === "nothing") return `${call};`;
  if (kind === "download") return `$download = ${call};\necho $download->read();`;
  return `$answer = ${call};\nprint_r($answer);`;
}

const step = "    ";

function literalOf(value: unknown, indent = ""): string {
  if (typeof value === "string") return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  if (value === null || typeof value !== "object") return String(value);
  const inner = indent + step;
  if (Array.isArray(value))
    return bracketed(
      ["[", "]"],
      value.map((each) => literalOf(each, inner)),
      indent,
    );
  const members = Object.entries(value).map(([name, each]) => `${literalOf(name)} => ${literalOf(each, inner)}`);
  return members.length === 0 ? "new \\stdClass()" : bracketed(["[", "]"], members, indent);
}

import type { Api, Operation } from "../api.ts";
import { callNameOf } from "../languages/ruby/ruby-names.ts";
import { partsOf } from "../languages/ruby/write-calls.ts";
import { argumentsOf, bracketed, isEmpty } from "./arguments-of.ts";
import { type Example, formOf, formType } from "./example.ts";

/** Writes a call of the Ruby client. `parley` is the client. */
export function writeRuby(operation: Operation, example: Example, { shapes }: Api): string | undefined {
  const parts = partsOf(operation, new Map(shapes.map(({ name, shape }) => [name, shape])));
  const given = argumentsOf(parts, example, operation);
  const { answer, group, name } = operation;
  if (given === undefined || answer.kind === "socket") return undefined;
  const { file } = example;
  const upload = file === undefined ? [] : [writeContent(example, operation.body?.textAs !== undefined)];
  const list = [
    ...given.placed.map((value) => literalOf(value, step)),
    ...upload,
    ...given.named.map(([argument, value]) => `${argument}: ${literalOf(value, step)}`),
    ...(isEmpty(given.further) ? [] : [`**${literalOf(given.further, step)}`]),
  ];
  const path = `parley.${callNameOf(group)}.${callNameOf(name)}`;
  const call = list.length === 0 ? path : bracketed([`${path}(`, ")"], list, "", { step }).replace(/,\n\)$/, "\n)");
  return writeUse(answer.kind, call);
}

function writeContent(example: Example, isText: boolean): string {
  const form = formOf(example);
  if (form !== undefined)
    return bracketed(
      ["Parley::Upload.new(", ")"],
      ['"form"', `URI.encode_www_form(${literalOf(form, step + step)})`, `"${formType}"`],
      step,
      { step },
    ).replace(/,\n {2}\)$/, "\n  )");
  const { name, mediaType } = example.file!;
  if (isText) return `File.read("${name}")`;
  return `Parley::Upload.new("${name}", File.binread("${name}"), "${mediaType}")`;
}

function writeUse(kind: string, call: string): string {
  if (kind === "page") return `${call}.each { |item| p item }`;
  if (kind === "stream") return `${call} { |event| puts event.data }`;
  if (kind === "nothing") return call;
  if (kind === "download") return `puts ${call}`;
  return `answer = ${call}\np answer`;
}

const step = "  ";

function literalOf(value: unknown, indent = ""): string {
  if (value === null) return "nil";
  if (typeof value === "string") return JSON.stringify(value).replaceAll("#", "\\#");
  if (typeof value !== "object") return String(value);
  const inner = indent + step;
  if (Array.isArray(value))
    return bracketed(
      ["[", "]"],
      value.map((each) => literalOf(each, inner)),
      indent,
      { step },
    );
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)} => ${literalOf(each, inner)}`);
  return bracketed(["{", "}"], members, indent, { step, pad: " " });
}

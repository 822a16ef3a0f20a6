import type { Operation } from "../api.ts";
import { typedText } from "./arguments-of.ts";
import { type Example, formOf, formType } from "./example.ts";

/** Writes a call of the TypeScript client. `parley` is the client. */
export function writeTypescript(operation: Operation, example: Example): string | undefined {
  const { answer, group, name, parameters, body } = operation;
  if (answer.kind === "socket" || example.headers !== undefined) return undefined;
  const { params = {}, query, file } = example;
  if (!Object.keys(query ?? {}).every((asked) => parameters.some(({ name }) => name === asked))) return undefined;
  const path = parameters
    .filter(({ place }) => place === "path")
    .map((each) => JSON.stringify(typedText(params[each.name] ?? "", each.shape)));
  const content = file === undefined ? [] : [writeContent(example, body?.textAs !== undefined)];
  const given = example.body === undefined ? content : [literalOf(example.body)];
  // The query stands after the body, also where the body is left out.
  const gap = query !== undefined && given.length === 0 && body !== undefined ? ["undefined"] : [];
  const asked = query === undefined ? undefined : typedQuery(operation, query);
  const list = [...path, ...given, ...gap, ...(asked === undefined ? [] : [literalOf(asked)])];
  const call = `parley.${group}.${name}(${list.join(", ")})`;
  const lead =
    file === undefined || formOf(example) !== undefined ? "" : 'import { readFile } from "node:fs/promises";\n\n';
  return lead + writeUse(operation, call);
}

function writeContent(example: Example, isText: boolean): string {
  const form = formOf(example);
  if (form !== undefined)
    return `new Blob([String(new URLSearchParams(${literalOf(form)}))], { type: ${JSON.stringify(formType)} })`;
  const { name, mediaType } = example.file!;
  const path = JSON.stringify(name);
  if (isText) return `await readFile(${path}, "utf8")`;
  return `new Blob([await readFile(${path})], { type: ${JSON.stringify(mediaType)} })`;
}

function writeUse({ answer }: Operation, call: string): string {
  switch (answer.kind) {
    case "page":
      return `for await (const item of ${call}) {\n  console.log(item);\n}`;
    case "stream":
      return `for await (const event of ${call}) {\n  console.log(event.data);\n}`;
    case "nothing":
      return `await ${call};`;
    case "download":
      return `const download = await ${call};\nconsole.log(await download.text());`;
    default:
      return `const answer = await ${call};\nconsole.log(answer);`;
  }
}

function typedQuery({ parameters }: Operation, query: Record<string, string>): Record<string, unknown> {
  const shapeOf = (name: string) => parameters.find((each) => each.place === "query" && each.name === name)?.shape;
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, typedText(value, shapeOf(name))]));
}

const widest = 80;

/** Writes a value as a literal of JavaScript, on several lines where one would be long. */
function literalOf(value: unknown, indent = ""): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => literalOf(each, inner))
    : Object.entries(value).map(([name, each]) => `${keyOf(name)}: ${literalOf(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  const pad = Array.isArray(value) ? "" : " ";
  const line = `${open}${pad}${parts.join(", ")}${pad}${close}`;
  if (line.length <= widest && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

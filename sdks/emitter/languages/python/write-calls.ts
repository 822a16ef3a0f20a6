import type { Api, Group, Operation, Shape } from "../../api.ts";
import { pascalOf } from "../name-records.ts";
import { snakeOf, writeDocstring } from "./python-names.ts";
import { writeExample } from "./write-example.ts";
import { writeType } from "./write-type.ts";

type Named = ReadonlyMap<string, Shape>;
type Argument = { name: string; wire: string; type: string; isRequired: boolean };
/** The parts of a call. `whole` is a body that is one argument, and `further` takes members without a name. */
type Parts = {
  path: Argument[];
  whole: Argument | undefined;
  members: Argument[];
  query: Argument[];
  further: boolean;
};

const imports = (extra: string) => `from __future__ import annotations\n
import typing as _t
from datetime import datetime as _datetime\n
from . import types as _types
from ._uploads import Content
from ._value import OMIT, Given${extra}\n\n`;

/** Writes a class for each group, with a method for each call. */
export function writeCalls(api: Api): string {
  const named = new Map(api.shapes.map(({ name, shape }) => [name, shape]));
  const groups = api.groups.map(({ name }) => {
    const type = `${pascalOf(name)}Calls`;
    return `    @property\n    def ${snakeOf(name)}(self) -> ${type}:\n        return ${type}(self)\n\n`;
  });
  return [
    '"""Every call of the API, by its group."""\n',
    imports("\nfrom ._events import ServerSentEvent\nfrom ._group import Download, Group, Pages"),
    ...api.groups.map((group) => writeGroup(group, (each) => writeMethod(each, named), "Group")),
    `class Calls:\n    """Every call of the API, by its group."""\n\n${groups.join("").trimEnd()}\n`,
  ].join("\n");
}

/** Writes the types of the same calls for programs that use `asyncio`. */
export function writeAsyncCalls(api: Api): string {
  const named = new Map(api.shapes.map(({ name, shape }) => [name, shape]));
  const groups = api.groups.map(
    ({ name }) => `    @property\n    def ${snakeOf(name)}(self) -> Async${pascalOf(name)}Calls: ...\n`,
  );
  const stub = (operation: Operation) => {
    const word = /^(?:page|stream|socket)$/.test(operation.answer.kind) ? "def" : "async def";
    return `    ${word} ${writeHead(operation, named, resultOf(operation, "Async"))} ...\n`;
  };
  return [
    imports("\nfrom ._events import ServerSentEvent\nfrom .aio import AsyncDownload, AsyncPages"),
    ...api.groups.map((group) => writeGroup({ ...group, name: `async-${group.name}` }, stub, "")),
    `class AsyncCalls:\n${groups.join("")}`,
  ].join("\n");
}

function writeGroup({ name, operations }: Group, write: (operation: Operation) => string, base: string): string {
  const head = `class ${pascalOf(name)}Calls${base === "" ? "" : `(${base})`}:\n`;
  return `${head}${operations.map(write).join(base === "" ? "" : "\n")}\n`;
}

function writeMethod(operation: Operation, named: Named): string {
  const { summary, description } = operation;
  const example = writeExample(operation, named);
  const text = [`${summary}.`, description, `Example:\n    ${example}`].filter(Boolean).join("\n\n");
  return `    def ${writeHead(operation, named, resultOf(operation, ""))}\n${writeDocstring(text, "        ")}        return ${writeDeed(operation, named)}\n`;
}

function writeHead(operation: Operation, named: Named, result: string): string {
  const { path, whole, members, query, further } = partsOf(operation, named);
  const write = ({ name, type, isRequired }: Argument) => `${name}: ${type}${isRequired ? "" : " = OMIT"}`;
  const named_ = [...members, ...query].map(write);
  const list = [
    "self",
    ...path.map(write),
    ...(whole === undefined ? [] : [write(whole)]),
    ...(named_.length === 0 ? [] : ["*", ...named_]),
    ...(further ? ["**further: _t.Any"] : []),
  ];
  const short = `${snakeOf(operation.name)}(${list.join(", ")}) -> ${result}:`;
  if (short.length < 90) return short;
  return `${snakeOf(operation.name)}(\n${list.map((each) => `        ${each},\n`).join("")}    ) -> ${result}:`.replace(
    "**further: _t.Any,\n",
    "**further: _t.Any\n",
  );
}

function writeDeed(operation: Operation, named: Named): string {
  const { path, whole, members, query, further } = partsOf(operation, named);
  const pairs = (all: Argument[]) => all.map(({ wire, name }) => `${JSON.stringify(wire)}: ${name}`).join(", ");
  const { answer, body, tag } = operation;
  const tagged = tag === undefined ? [] : [`${JSON.stringify(tag.member)}: ${JSON.stringify(tag.value)}`];
  const given = [...tagged, pairs(members), further ? "**further" : ""].filter(Boolean).join(", ");
  const list = [
    JSON.stringify(`${operation.method} ${operation.path}`),
    ...(answer.kind === "value" || answer.kind === "page" ? [targetOf(operation)] : []),
    ...(path.length === 0 ? [] : [`params={${pairs(path)}}`]),
    ...(query.length === 0 ? [] : [`query={${pairs(query)}}`]),
    ...(body === undefined ? [] : [`body=${whole === undefined ? `{${given}}` : whole.name}`]),
  ];
  const deeds = { page: "_pages", download: "_open", stream: "_events", socket: "_socket", nothing: "_nothing" };
  const deed = (deeds as Record<string, string>)[answer.kind] ?? (answer.kind === "text" ? "_text" : "_call");
  return `self.${deed}(${list.join(", ")})`;
}

/** Reads the arguments of a call, by their names in this language and on the wire. */
export function partsOf({ parameters, body }: Operation, named: Named): Parts {
  const taken = new Set<string>(["self", "body", "further"]);
  const nameOf = (wire: string) => {
    let name = snakeOf(wire);
    while (taken.has(name)) name += "_";
    taken.add(name);
    return name;
  };
  const argument = (name: string, shape: Shape, isRequired: boolean): Argument => ({
    name: nameOf(name),
    wire: name,
    type: writeType(shape, { prefix: "_types.", isGiven: true }),
    isRequired,
  });
  const inPlace = (place: string) =>
    parameters
      .filter((each) => each.place === place)
      .map(({ name, shape, isRequired }) => argument(name, shape, isRequired));
  const path = inPlace("path");
  const shape = resolve(body?.json ?? body?.form, named);
  const isWhole = body !== undefined && (shape?.kind !== "record" || (body.json && body.form) || body.upload);
  const members =
    isWhole || shape?.kind !== "record"
      ? []
      : [...shape.members]
          .sort((one, other) => Number(other.isRequired) - Number(one.isRequired))
          .map(({ name, shape: each, isRequired }) => argument(name, each, isRequired));
  return {
    path,
    whole: isWhole ? { name: "body", wire: "", type: wholeTypeOf(body, named), isRequired: true } : undefined,
    members,
    query: inPlace("query"),
    further: !isWhole && shape?.kind === "record" && shape.further !== undefined,
  };
}

function wholeTypeOf(body: Operation["body"], _named: Named): string {
  const manner = { prefix: "_types.", isGiven: true };
  const types = [
    ...(body?.json === undefined ? [] : [writeType(body.json, manner)]),
    ...(body?.form === undefined ? [] : ["_t.Mapping[str, _t.Any]"]),
    ...(body?.upload === undefined ? [] : ["Content"]),
    ...(body?.textAs === undefined ? [] : ["str"]),
  ];
  return types.length === 1 ? types[0]! : `_t.Union[${types.join(", ")}]`;
}

function resolve(shape: Shape | undefined, named: Named): Shape | undefined {
  return shape?.kind === "named" ? resolve(named.get(shape.name), named) : shape;
}

/** The type that a value is read as. */
function targetOf({ answer }: Operation): string {
  if (answer.kind === "page") return writeType(answer.item, { prefix: "_types." });
  return answer.kind === "value" ? writeType(answer.shape, { prefix: "_types." }) : "None";
}

function resultOf(operation: Operation, prefix: string): string {
  switch (operation.answer.kind) {
    case "value":
      return targetOf(operation);
    case "page":
      return `${prefix}Pages[${targetOf(operation)}]`;
    case "nothing":
      return "None";
    case "text":
    case "socket":
      return "str";
    case "download":
      return `${prefix}Download`;
    case "stream":
      return `_t.${prefix}Iterator[ServerSentEvent]`;
  }
}

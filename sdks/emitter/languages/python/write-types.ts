import type { Api, Member, NamedShape, Shape, WireEvent } from "../../api.ts";
import { pascalOf } from "../name-records.ts";
import { guessedWireOf, snakeOf, writeDocstring } from "./python-names.ts";
import { writeType } from "./write-type.ts";

/** Writes a class for each record, and a name for each other shape. */
export function writeTypes(api: Api): string {
  const events = api.events.map(
    (event): NamedShape => ({ name: eventNameOf(event), description: `${event.summary}.`, shape: withId(event.shape) }),
  );
  const all = [...api.shapes, ...events];
  const isClass = ({ shape }: NamedShape) => shape.kind === "record" && shape.members.length > 0;
  return [
    '"""The values that the API takes and gives."""\n',
    "from __future__ import annotations\n",
    "import typing as _t",
    "from datetime import datetime as _datetime\n",
    "from ._uploads import Content",
    "from ._value import Value\n\n",
    ...all.filter(isClass).map(writeClass),
    ...sortAliases(all.filter((each) => !isClass(each))).map(writeAlias),
    writeEventUnion(events),
    writeCodes(api.problemCodes),
  ].join("\n");
}

/** An event has its id beside the members of its type. */
function withId(shape: Shape): Shape {
  if (shape.kind !== "record") return shape;
  const id: Member = { name: "id", isRequired: true, description: "It is the same in each attempt.", shape: text };
  return { ...shape, members: [id, ...shape.members.filter(({ name }) => name !== "id")] };
}

const text: Shape = { kind: "text" };

function eventNameOf({ type }: WireEvent): string {
  return `${pascalOf(type)}Event`;
}

function writeClass({ name, description, shape }: NamedShape): string {
  const members = shape.kind === "record" ? shape.members : [];
  const odd = members
    .map((each) => [snakeOf(each.name), each.name])
    .filter(([own, wire]) => guessedWireOf(own!) !== wire);
  const wire = odd.map(([own, name]) => `${JSON.stringify(own)}: ${JSON.stringify(name)}`).join(", ");
  return [
    `class ${name}(Value):\n`,
    description === "" ? "" : `${writeDocstring(description, "    ")}\n`,
    ...members.map(writeMember),
    odd.length === 0 ? "" : `    _wire = {${wire}}\n`,
    "\n",
  ].join("");
}

function writeMember({ name, isRequired, shape, description }: Member): string {
  const type = writeType(shape);
  const written = isRequired
    ? type
    : `${/^(?:_t\.Optional|None$|_t\.Any$)/.test(type) ? type : `_t.Optional[${type}]`} = None`;
  return `    ${snakeOf(name)}: ${written}\n${writeDocstring(description, "    ")}`;
}

function writeAlias({ name, description, shape }: NamedShape): string {
  return `${name} = ${writeType(shape)}\n${writeDocstring(description, "")}`;
}

/** A name must stand above those that are made of it. */
function sortAliases(aliases: NamedShape[]): NamedShape[] {
  const names = new Map(aliases.map((each) => [each.name, each]));
  const sorted = new Set<NamedShape>();
  const add = (each: NamedShape) => {
    if (sorted.has(each)) return;
    for (const found of JSON.stringify(each.shape).matchAll(/"kind":"named","name":"(\w+)"/g)) {
      const needed = names.get(found[1]!);
      if (needed !== undefined && needed !== each) add(needed);
    }
    sorted.add(each);
  };
  aliases.forEach(add);
  return [...sorted];
}

function writeEventUnion(events: readonly NamedShape[]): string {
  const names = events.map(({ name }) => `    ${name},\n`).join("");
  return `WebhookEvent = _t.Union[\n${names}]\n${writeDocstring("Everything that webhook endpoints and streams receive, told apart by its `type`.", "")}`;
}

function writeCodes(codes: readonly string[]): string {
  const lines = codes.map((code) => `        ${JSON.stringify(code)},\n`).join("");
  return `ProblemCode = _t.Union[\n    _t.Literal[\n${lines}    ],\n    str,\n]\n${writeDocstring("The stable code of a problem. A newer server may send others.", "")}`;
}

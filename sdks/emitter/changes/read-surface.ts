import type { Api, Body, Member, Operation, Shape } from "../api.ts";

/**
 * A surface says what programs can use of a client: a line for each call, argument, type, member, event and
 * problem code, with what it is. A line is named by its kind, its owner and, inside of that, its member.
 * @example
 * { "call leads.create": "POST /api/leads", "call leads.create email": "text, optional", "type Lead email": "text" }
 */
export type Surface = Readonly<Record<string, string>>;

/** Reads the surface of an API. Texts for people are no part of it. */
export function readSurface(api: Api): Surface {
  const operations = api.groups.flatMap((group) => group.operations);
  const lines = [
    ...operations.flatMap(linesOfCall),
    ...api.shapes.flatMap(({ name, shape }) => linesOf(`type ${name}`, shape)),
    ...api.events.flatMap(({ type, shape }) => linesOf(`event ${type}`, shape)),
    ...api.problemCodes.map((code): Line => [`problem ${code}`, ""]),
  ];
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)));
}

type Line = [name: string, what: string];

function linesOfCall({ group, name, method, path, parameters, body, answer }: Operation): Line[] {
  const call = `call ${group}.${name}`;
  const given: Member[] = parameters.map((each) => ({ ...each, description: "" }));
  const found = answer.kind === "value" || answer.kind === "page" ? answer.shape : undefined;
  const kind = found === undefined ? answer.kind : writeShape(found);
  return [
    [call, `${method} ${path}`],
    ...given.map((each): Line => [`${call} ${each.name}`, writeMember(each)]),
    ...linesOfBody(call, body),
    [`answer ${group}.${name}`, kind],
    ...(found === undefined ? [] : membersOf(`answer ${group}.${name}`, found)),
  ];
}

function linesOfBody(call: string, body: Body | undefined): Line[] {
  const shape = body?.json ?? body?.form;
  if (shape === undefined) return body === undefined ? [] : [[`${call} content`, "bytes"]];
  // A body with a name has its members at its type.
  return shape.kind === "named" ? [[`${call} body`, shape.name]] : membersOf(call, shape);
}

function linesOf(name: string, shape: Shape): Line[] {
  return [[name, writeShape(shape)], ...membersOf(name, shape)];
}

/** The members that a shape has in place, as paths. A type with a name has its members elsewhere. */
function membersOf(owner: string, shape: Shape): Line[] {
  const found = new Map<string, string>();
  const walk = (each: Shape, path: string): void => {
    if (each.kind === "list") walk(each.item, `${path}[]`);
    if (each.kind === "either" || each.kind === "all") for (const one of each.shapes) walk(one, path);
    if (each.kind !== "record") return;
    if (each.further !== undefined) walk(each.further, `${path}{}`);
    for (const member of each.members) {
      const inner = path === "" ? member.name : `${path}.${member.name}`;
      const [before, now] = [found.get(inner), writeMember(member)];
      found.set(
        inner,
        before === undefined || before.split(" or ").includes(now) ? (before ?? now) : `${before} or ${now}`,
      );
      walk(member.shape, inner);
    }
  };
  walk(shape, "");
  return [...found].map(([path, what]): Line => [`${owner} ${path}`, what]);
}

function writeMember({ shape, isRequired }: Pick<Member, "shape" | "isRequired">): string {
  return `${writeShape(shape)}${isRequired ? "" : ", optional"}`;
}

function writeShape(shape: Shape): string {
  switch (shape.kind) {
    case "text":
      return shape.isTime ? "time" : shape.isBinary ? "bytes" : "text";
    case "number":
      return shape.isInteger ? "whole number" : "number";
    case "choice":
      return shape.values.map((value) => JSON.stringify(value)).join(" | ");
    case "list":
      return `list of ${writeShape(shape.item)}`;
    case "record":
      return shape.further === undefined ? "record" : `map of ${writeShape(shape.further)}`;
    case "named":
      return shape.name;
    case "either":
      return [...new Set(shape.shapes.map(writeShape))].join(" | ");
    case "all":
      return [...new Set(shape.shapes.map(writeShape))].join(" & ");
    default:
      return shape.kind;
  }
}

import type { Api, Group, Operation, Shape } from "../../api.ts";
import { pascalOf } from "../name-records.ts";
import { callNameOf, snakeOf, writeComment } from "./ruby-names.ts";
import { type Named, namedShapes, writeDocType, writeReading } from "./write-type.ts";

type Argument = { name: string; wire: string; doc: string; isRequired: boolean };
type Parts = { path: Argument[]; whole: Argument | undefined; members: Argument[]; query: Argument[] };

/** Writes a class for each group, with a method for each call, and the module that has them all. */
export function writeCalls(api: Api): string {
  const named = namedShapes(api.shapes);
  const groups = api.groups.map(
    ({ name }) => `    # @return [${typeOf(name)}]\n    def ${callNameOf(name)} = ${typeOf(name)}.new(settings)\n`,
  );
  return [
    "module Parley\n",
    api.groups.map((group) => writeGroup(group, named)).join("\n"),
    `\n  # Every call of the API, by its group.\n  module Calls\n${groups.join("\n")}  end\nend\n`,
  ].join("");
}

function typeOf(name: string): string {
  return `${pascalOf(name)}Calls`;
}

function writeGroup({ name, operations }: Group, named: Named): string {
  const methods = operations.map((operation) => writeMethod(operation, named));
  return `  # The calls of the group ${callNameOf(name)}.\n  class ${typeOf(name)} < Group\n${methods.join("\n")}  end\n`;
}

function writeMethod(operation: Operation, named: Named): string {
  const { path, whole, members, query } = partsOf(operation, named);
  const hasMore = operation.body !== undefined && whole === undefined;
  const keywords = [...members, ...query];
  const list = [
    ...path.map(({ name }) => name),
    ...(whole === undefined ? [] : ["body"]),
    ...keywords.map(({ name, isRequired }) => (isRequired ? `${name}:` : `${name}: OMIT`)),
    ...(hasMore ? ["**more"] : []),
    ...(/^(?:stream|download)$/.test(operation.answer.kind) ? ["&block"] : []),
  ];
  const docs = [
    writeComment(`${operation.summary}.`, "    "),
    operation.description === "" ? "" : `    #\n${writeComment(operation.description, "    ")}`,
    "    #\n",
    ...[...path, ...(whole === undefined ? [] : [whole]), ...keywords].map(
      (each) => `    # @param ${each.name} [${each.doc}]\n`,
    ),
    `    # @return [${resultOf(operation, named)}]\n`,
  ].join("");
  const given = list.length === 0 ? "" : `(${list.join(", ")})`;
  return `${docs}    def ${callNameOf(operation.name)}${given}\n      ${writeDeed(operation, named)}\n    end\n`;
}

function writeDeed(operation: Operation, named: Named): string {
  const { path, whole, members, query } = partsOf(operation, named);
  const pairs = (all: Argument[]) => all.map(({ wire, name }) => `${JSON.stringify(wire)} => ${name}`);
  const { answer, body, tag } = operation;
  const tagged = tag === undefined ? [] : [`${JSON.stringify(tag.member)} => ${JSON.stringify(tag.value)}`];
  const shape = answer.kind === "page" ? answer.item : answer.kind === "value" ? answer.shape : undefined;
  const written = [...tagged, ...pairs(members)];
  const list = [
    JSON.stringify(`${operation.method} ${operation.path}`),
    ...(shape === undefined ? [] : [writeReading(shape, named) ?? "nil"]),
    ...(path.length === 0 ? [] : [`params: { ${pairs(path).join(", ")} }`]),
    ...(query.length === 0 ? [] : [`query: { ${pairs(query).join(", ")} }`]),
    ...(body === undefined
      ? []
      : [`body: ${whole === undefined ? `members({ ${written.join(", ")} }, more)`.replace("{  }", "{}") : "body"}`]),
    ...(/^(?:stream|download)$/.test(answer.kind) ? ["&block"] : []),
  ];
  const deeds: Record<string, string> = {
    page: "pages",
    download: "open",
    stream: "events",
    socket: "socket",
    nothing: "nothing",
    text: "text",
  };
  return `${deeds[answer.kind] ?? "call"}_of(${list.join(", ")})`;
}

/** Reads the arguments of a call, by their names in this language and on the wire. */
export function partsOf({ parameters, body }: Operation, named: Named): Parts {
  const taken = new Set<string>(["body", "more", "block"]);
  const argument = (name: string, shape: Shape, isRequired: boolean): Argument => {
    let own = snakeOf(name);
    while (taken.has(own)) own += "_";
    taken.add(own);
    return { name: own, wire: name, doc: writeDocType(shape, named), isRequired };
  };
  const inPlace = (place: string) =>
    parameters
      .filter((each) => each.place === place)
      .map(({ name, shape, isRequired }) => argument(name, shape, isRequired));
  const path = inPlace("path");
  const given = body?.json ?? body?.form;
  const shape = resolve(given, named);
  const isWhole = body !== undefined && (shape?.kind !== "record" || (body.json && body.form) || body.upload);
  const members =
    isWhole || shape?.kind !== "record"
      ? []
      : shape.members.map((each) => argument(each.name, each.shape, each.isRequired));
  const doc = given === undefined || body?.upload ? "String, Upload, IO" : `${writeDocType(given, named)}, Hash`;
  return {
    path,
    whole: isWhole ? { name: "body", wire: "", doc, isRequired: true } : undefined,
    members,
    query: inPlace("query"),
  };
}

function resolve(shape: Shape | undefined, named: Named): Shape | undefined {
  return shape?.kind === "named" ? resolve(named.get(shape.name), named) : shape;
}

function resultOf({ answer }: Operation, named: Named): string {
  switch (answer.kind) {
    case "value":
      return writeDocType(answer.shape, named);
    case "page":
      return `Pages<${writeDocType(answer.item, named)}>`;
    case "nothing":
      return "nil";
    case "text":
    case "socket":
      return "String";
    case "download":
      return "String, nil";
    case "stream":
      return "Enumerator<ServerSentEvent>";
  }
}

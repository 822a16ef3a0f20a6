import type { Api, Group, Operation, Shape } from "../../api.ts";
import { pascalOf } from "../name-records.ts";
import { argumentOf, exportedOf, writeComment } from "./go-names.ts";
import { isStruct, type Named, namedShapes, pointerTo, writeType } from "./write-type.ts";
import { writeStruct } from "./write-types.ts";

type Argument = { name: string; type: string };
type Call = { body?: Argument; upload: boolean; structs: string[] };

/** Writes a type for each group, with a method for each call. */
export function writeCalls(api: Api): string {
  const named = namedShapes(api.shapes);
  const groups = [...api.groups].sort((one, other) => (one.name < other.name ? -1 : 1));
  const fields = groups.map(({ name }) => `\t${exportedOf(name)} ${exportedOf(name)}Calls\n\n`).join("");
  const makes = groups.map(({ name }) => `\tc.${exportedOf(name)}.client = c\n`).join("");
  const methods = groups.flatMap((group) => writeGroup(group, named));
  const packages = ["context", "io", ...(methods.some((text) => text.includes("time.Time")) ? ["time"] : [])];
  return [
    `package parley\n\nimport (\n${packages.map((name) => `\t"${name}"\n`).join("")})\n`,
    `// Calls has every call of the API, by its group.\ntype Calls struct {\n${fields.replace(/\n$/, "")}}\n`,
    `func (c *Client) makeGroups() {\n${makes}}\n`,
    ...methods,
  ].join("\n");
}

function writeGroup({ name, operations }: Group, named: Named): string[] {
  const type = `${exportedOf(name)}Calls`;
  return [
    `// ${type} has the calls of the group ${name}.\ntype ${type} struct{ client *Client }\n`,
    ...operations.flatMap((operation) => writeMethods(operation, type, named)),
  ];
}

/** A call that takes a value or a form has a method for each. */
function writeMethods(operation: Operation, type: string, named: Named): string[] {
  const { body } = operation;
  if (body?.json === undefined || body.form === undefined) return writeMethod(operation, type, named, "");
  const { form, ...value } = body;
  return [
    ...writeMethod({ ...operation, body: value }, type, named, ""),
    ...writeMethod({ ...operation, body: { isRequired: true, form } }, type, named, "Form"),
  ];
}

function writeMethod(operation: Operation, type: string, named: Named, suffix: string): string[] {
  const owner = pascalOf(operation.group) + pascalOf(operation.name) + suffix;
  const { body, upload, structs } = readBody(operation, owner, named);
  const query = operation.parameters.filter(({ place }) => place === "query");
  const queryType = `${owner}Query`;
  if (query.length > 0) {
    const members = query.map(({ name, isRequired, description, shape }) => ({ name, isRequired, description, shape }));
    structs.push(writeStruct(queryType, `the parameters of ${operation.summary}`, { kind: "record", members }, named));
  }
  const path = operation.parameters.filter(({ place }) => place === "path");
  const { kind } = operation.answer;
  const list = [
    ...(kind === "page" || kind === "socket" ? [] : ["ctx context.Context"]),
    ...path.map(({ name, shape }) => `${argumentOf(name)} ${writeType(shape, named)}`),
    ...(upload ? ["content io.Reader", "mediaType string"] : []),
    ...(body === undefined ? [] : [`${body.name} ${body.type}`]),
    ...(query.length === 0 ? [] : [`query *${queryType}`]),
    ...(kind === "socket" ? [] : ["options ...Option"]),
  ];
  const method = exportedOf(operation.name) + suffix;
  const { result, deed } = writeDeed(operation, named);
  const pairs = path.map(({ name }) => `{${JSON.stringify(name)}, ${argumentOf(name)}}`).join(", ");
  const parts = [
    `Operation: ${JSON.stringify(`${operation.method} ${operation.path}`)}`,
    ...(path.length === 0 ? [] : [`Params: []Param{${pairs}}`]),
    ...(query.length === 0 ? [] : ["Query: query"]),
    ...(upload ? ["Body: Upload{Content: content, MediaType: mediaType}"] : []),
    ...(body === undefined ? [] : [`Body: ${body.name}`]),
    ...(operation.tag === undefined
      ? []
      : [`tag: Param{${JSON.stringify(operation.tag.member)}, ${JSON.stringify(operation.tag.value)}}`]),
    ...(kind === "socket" ? [] : ["Options: options"]),
  ];
  const text = `${method}: ${operation.summary}.\n\n${operation.description}`;
  const made = `${writeComment(text)}func (c ${type}) ${method}(${list.join(", ")}) ${result} {\n\treturn ${deed.replace("$", `c.client, Call{${parts.join(", ")}}`)}\n}\n`;
  return [...structs, made];
}

/** The body of a call is a struct of the reference, one of its own, or anything. */
export function readBody({ body, tag }: Operation, owner: string, named: Named): Call {
  if (body === undefined) return { upload: false, structs: [] };
  const shape = body.json ?? body.form;
  if (shape === undefined || (body.form && shape.kind === "text")) return { upload: true, structs: [] };
  if (shape.kind === "record" && shape.members.length > 0) {
    const name = `${owner}${tag === undefined ? "Body" : "Request"}`;
    return {
      body: { name: "body", type: name },
      upload: false,
      structs: [writeStruct(name, "the body of the call", shape, named)],
    };
  }
  const resolved = shape.kind === "named" ? named.get(shape.name) : shape;
  const isOwn = shape.kind === "named" && resolved !== undefined && isStruct(resolved);
  return {
    body: { name: "body", type: isOwn ? writeType(shape, named) : wide(shape, named) },
    upload: false,
    structs: [],
  };
}

/** A body of several kinds is anything that becomes JSON. */
function wide(shape: Shape, named: Named): string {
  const type = writeType(shape, named);
  return /^(?:\[\]|map\[)/.test(type) ? type : "any";
}

function writeDeed({ answer }: Operation, named: Named): { result: string; deed: string } {
  switch (answer.kind) {
    case "page":
      return {
        result: `*Pages[${writeType(answer.item, named)}]`,
        deed: `newPages[${writeType(answer.item, named)}]($)`,
      };
    case "value": {
      const type = writeType(answer.shape, named);
      const pointer = pointerTo(type);
      return {
        result: `(${pointer}, error)`,
        deed: pointer === type ? `callFor[${type}](ctx, $)` : `callForRecord[${type}](ctx, $)`,
      };
    }
    case "nothing":
      return { result: "error", deed: "callForNothing(ctx, $)" };
    case "text":
      return { result: "(string, error)", deed: "callForText(ctx, $)" };
    case "download":
      return { result: "(*Download, error)", deed: "callForDownload(ctx, $)" };
    case "stream":
      return { result: "(*EventStream, error)", deed: "callForEvents(ctx, $)" };
    case "socket":
      return { result: "(string, error)", deed: "addressOfSocket($)" };
  }
}

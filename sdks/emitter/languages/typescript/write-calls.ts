import type { Api, Group, Operation, Shape } from "../../api.ts";
import { mayBeLeftOut, writeExample } from "./write-example.ts";
import { writeType } from "./write-type.ts";

type Named = ReadonlyMap<string, Shape>;

const head = [
  'import type { BodyOf, Call, Download, EventsOf, ItemOf, List, OptionsOf, AnswerOf, QueryOf } from "../operation.js";',
  'import type { DatabaseAnswer } from "./api-types.generated.js";\n',
  "/** The answer of the database, with rows of a type that the caller knows. */",
  'export type DatabaseRows<Row> = Omit<DatabaseAnswer, "rows"> & { rows: Row[] };\n',
];

/** Writes the types of every named call, with its documentation and an example. */
export function writeCalls(api: Api): string {
  const named = new Map(api.shapes.map(({ name, shape }) => [name, shape]));
  const former = api.groups.flatMap(({ operations }) =>
    operations.flatMap((operation) => operation.formerNames.map((name) => ({ name, operation }))),
  );
  return [
    ...head,
    ...api.groups.map((group) => writeGroup(group, former, named)),
    "/** Every call of the API, by its group. */",
    `export interface Calls {\n${api.groups.map(({ name }) => `  readonly ${name}: ${typeNameOf(name)};\n`).join("")}}\n`,
  ].join("\n");
}

type Former = { name: string; operation: Operation };

function writeGroup({ name, operations }: Group, former: Former[], named: Named): string {
  const deprecated = former.filter((each) => each.name.startsWith(`${name}.`));
  const members = [
    ...operations.map((operation) => writeCall(operation, operation.name, writeDocumentation(operation, named), named)),
    ...deprecated.map(({ name: old, operation }) => {
      const present = `parley.${operation.group}.${operation.name}`;
      return writeCall(operation, old.split(".")[1]!, [`@deprecated Call \`${present}\`.`], named);
    }),
  ];
  return `export interface ${typeNameOf(name)} {\n${members.join("")}}\n`;
}

function typeNameOf(group: string): string {
  return `${group[0]!.toUpperCase()}${group.slice(1)}Calls`;
}

function writeDocumentation(operation: Operation, named: Named): string[] {
  const { summary, description } = operation;
  return [`${summary}.`, ...description.split(/\n+/).filter(Boolean), "@example", writeExample(operation, named)];
}

function writeCall(operation: Operation, name: string, documentation: string[], named: Named): string {
  const lines = documentation.map((line) => `   * ${line.replaceAll("*/", "*\\/")}\n`).join("");
  const generic = isOfDatabase(operation) ? "<Row = Record<string, unknown>>" : "";
  return `  /**\n${lines}   */\n  ${name}${generic}(${writeArguments(operation, named).join(", ")}): ${writeResult(operation)};\n`;
}

function writeArguments(operation: Operation, named: Named): string[] {
  const id = idOf(operation);
  const { body, parameters } = operation;
  const query = parameters.filter(({ place }) => place === "query");
  const list = parameters
    .filter(({ place }) => place === "path")
    .map(({ name, shape }) => `${name}: ${writeType(shape)}`);
  if (body !== undefined) {
    const shape = body.json ?? body.form;
    const isOptional = shape !== undefined && mayBeLeftOut(shape, named) && !query.some(({ isRequired }) => isRequired);
    const type = operation.tag === undefined ? `BodyOf<${id}>` : writeType(shape!, "  ");
    // An old client of this call gave the token itself.
    const former = operation.path === "/api/auth/refresh" ? " | string" : "";
    list.push(`body${isOptional ? "?" : ""}: ${type}${former}`);
  }
  if (query.length > 0) {
    const mark = query.some(({ isRequired }) => isRequired) ? "" : "?";
    list.push(`query${mark}: QueryOf<${id}> & OptionsOf<${id}>`);
  }
  return operation.answer.kind === "socket" ? list : [...list, `options?: OptionsOf<${id}>`];
}

function writeResult(operation: Operation): string {
  const id = idOf(operation);
  if (isOfDatabase(operation)) return "Call<DatabaseRows<Row>>";
  switch (operation.answer.kind) {
    case "page":
      return `List<ItemOf<${id}>, AnswerOf<${id}>>`;
    case "download":
      return "Call<Download>";
    case "stream":
      return `EventsOf`;
    case "socket":
      return "string";
    default:
      return `Call<AnswerOf<${id}>>`;
  }
}

/** Tells whether the rows are of tables that only the caller knows. */
function isOfDatabase({ answer }: Operation): boolean {
  return answer.kind === "value" && answer.shape.kind === "named" && answer.shape.name === "DatabaseAnswer";
}

function idOf({ method, path }: Operation): string {
  return JSON.stringify(`${method} ${path}`);
}

import type { Api, Operation, Shape } from "../api.ts";
import { exportedOf } from "../languages/go/go-names.ts";
import { readBody } from "../languages/go/write-calls.ts";
import { type Named, namedShapes, writeType } from "../languages/go/write-type.ts";
import { nameRecords, pascalOf } from "../languages/name-records.ts";
import { typedText } from "./arguments-of.ts";
import { type Example, formOf } from "./example.ts";
import { composite, type GoValues, literalOf, structOf } from "./go-literals.ts";

/** Writes a call of the Go client. `client` is the client, and `ctx` a context. */
export function writeGo({ method, path, answer }: Operation, example: Example, api: Api): string | undefined {
  const { operations, named } = namedOf(api);
  const operation = operations.get(`${method} ${path}`);
  if (operation === undefined || answer.kind === "socket" || example.headers !== undefined) return undefined;
  const isNamed = (asked: string) =>
    operation.parameters.some(({ name, place }) => place === "query" && name === asked);
  if (!Object.keys(example.query ?? {}).every(isNamed)) return undefined;
  const list = [
    ...(answer.kind === "page" ? [] : ["ctx"]),
    ...argumentsOf(operation, example, { named, indent: "", most: widestArgument }),
  ];
  const call = `client.${exportedOf(operation.group)}.${exportedOf(operation.name)}(${list.join(", ")})`;
  return writeReading(example, operation) + writeUse(operation, call, named);
}

type NamedApi = { operations: Map<string, Operation>; named: Named };
const known = new WeakMap<Api, NamedApi>();

/** Every record has a name in Go. Finding the names takes a moment, so each API is read once. */
function namedOf(api: Api): NamedApi {
  const found = known.get(api);
  if (found !== undefined) return found;
  const { groups, shapes } = nameRecords(api, { unions: true });
  const present = groups.flatMap((group) => group.operations).filter(({ tag }) => tag === undefined);
  const read = {
    operations: new Map(present.map((operation) => [`${operation.method} ${operation.path}`, operation])),
    named: namedShapes(shapes),
  };
  known.set(api, read);
  return read;
}

/** An argument stands behind the name of the call. */
const widestArgument = 50;

function argumentsOf(operation: Operation, example: Example, values: GoValues): string[] {
  const { params = {}, query } = example;
  const owner = pascalOf(operation.group) + pascalOf(operation.name);
  const places = (place: string) => operation.parameters.filter((each) => each.place === place);
  const path = places("path").map(({ name, shape }) => literalOf(typedText(params[name] ?? "", shape), shape, values));
  const asked = places("query").map(({ name, isRequired, description, shape }) => ({
    name,
    isRequired,
    description,
    shape,
  }));
  const content = contentOf(operation, example, owner, values);
  if (asked.length === 0) return [...path, ...content];
  const given = Object.entries(query ?? {}).map(([name, value]) => [
    name,
    typedText(value, asked.find((each) => each.name === name)?.shape),
  ]);
  const queryType = `parley.${owner}Query`;
  const written = query === undefined ? "nil" : `&${structOf(queryType, asked, Object.fromEntries(given), values)}`;
  return [...path, ...content, written];
}

function contentOf(operation: Operation, example: Example, owner: string, values: GoValues): string[] {
  const { body, upload } = readBody(operation, owner, values.named);
  const { file } = example;
  if (upload) return [formOf(example) === undefined ? "file" : "form", JSON.stringify(file?.mediaType ?? "")];
  if (body === undefined) return [];
  if (file !== undefined) return ["string(text)"];
  const shape = operation.body?.json ?? operation.body?.form;
  if (shape?.kind === "record" && shape.members.length > 0)
    return [structOf(`parley.${body.type}`, shape.members, (example.body ?? {}) as Record<string, unknown>, values)];
  const isAnything = shape === undefined || body.type === "any";
  return [literalOf(example.body ?? {}, isAnything ? { kind: "anything" } : shape, values)];
}

function writeReading(example: Example, operation: Operation): string {
  const { file } = example;
  const form = formOf(example);
  if (form !== undefined) return `form := strings.NewReader(${valuesOf(form)}.Encode())\n`;
  if (file === undefined) return "";
  const name = JSON.stringify(file.name);
  if (operation.body?.textAs !== undefined) return `text, err := os.ReadFile(${name})\n${ifFailed}`;
  return `file, err := os.Open(${name})\n${ifFailed}defer file.Close()\n`;
}

function valuesOf(form: Readonly<Record<string, string>>): string {
  const entries = Object.entries(form).map(([name, value]): [string, string] => [
    JSON.stringify(name),
    `{${JSON.stringify(value)}}`,
  ]);
  return composite("url.Values", entries, { named: new Map(), indent: "" });
}

const ifFailed = "if err != nil {\n\tlog.Fatal(err)\n}\n";

function writeUse({ answer }: Operation, call: string, named: Named): string {
  const unlessFailed = (name: string) => `if err := ${name}.Err(); err != nil {\n\tlog.Fatal(err)\n}`;
  switch (answer.kind) {
    case "page": {
      const item = `items.Item()${idOf(answer.item, named)}`;
      return `items := ${call}\nfor items.Next(ctx) {\n\tfmt.Println(${item})\n}\n${unlessFailed("items")}`;
    }
    case "stream":
      return `events, err := ${call}\n${ifFailed}defer events.Close()\nfor events.Next() {\n\tfmt.Println(events.Event().Data)\n}\n${unlessFailed("events")}`;
    case "nothing":
      return `if err := ${call}; err != nil {\n\tlog.Fatal(err)\n}`;
    case "download":
      return `download, err := ${call}\n${ifFailed}defer download.Close()\nio.Copy(os.Stdout, download)`;
    default: {
      const id = answer.kind === "value" ? idOf(answer.shape, named) : "";
      return `answer, err := ${call}\n${ifFailed}fmt.Println(answer${id})`;
    }
  }
}

/** A struct prints as addresses, so an answer with an id is told by its id. */
function idOf(shape: Shape, named: Named): string {
  const record = shape.kind === "named" ? named.get(shape.name) : undefined;
  if (record?.kind !== "record") return "";
  const id = record.members.find(({ name, isRequired, shape: own }) => name === "id" && isRequired && own.kind);
  return id !== undefined && writeType(id.shape, named) === "string" ? ".ID" : "";
}

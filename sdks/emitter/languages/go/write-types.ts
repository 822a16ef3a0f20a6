import type { Api, Member, NamedShape, Shape } from "../../api.ts";
import { pascalOf } from "../name-records.ts";
import { exportedOf, writeComment } from "./go-names.ts";
import { isOpenChoice, isUnion, type Named, namedShapes, pointerTo, writeType } from "./write-type.ts";

/** Writes a struct for each record and each choice of records. */
export function writeTypes(api: Api): string {
  const named = namedShapes(api.shapes);
  return [
    'package parley\n\nimport "time"\n',
    ...api.shapes.flatMap((each) => writeNamed(each, named)),
    writeEvents(api, named),
    writeConstants("The stable codes of problems. A newer server may send others.", "Code", api.problemCodes, "string"),
  ].join("\n");
}

function writeNamed({ name, description, shape }: NamedShape, named: Named): string[] {
  if (shape.kind === "record" && shape.members.length > 0) return [writeStruct(name, description, shape, named)];
  if (isUnion(shape)) return [writeUnion(name, description, shape, named)];
  if (!isOpenChoice(shape)) return [];
  const values = shape.values as string[];
  return [
    `${writeComment(describe(name, description))}type ${name} string\n`,
    writeConstants(`The values of ${name}. A newer server may send others.`, name, values, name),
  ];
}

function describe(name: string, description: string): string {
  return description === "" ? `${name} is a value of the API.` : `${name}: ${description}`;
}

/** Writes a struct. Members that this client does not know stand in Extra. */
export function writeStruct(
  name: string,
  description: string,
  shape: Extract<Shape, { kind: "record" }>,
  named: Named,
): string {
  const taken = new Set<string>(["Extra"]);
  const fields = shape.members.map((each) => writeField(each, named, taken));
  return [
    writeComment(describe(name, description)),
    `type ${name} struct {\n`,
    ...fields.map((field) => `${field}\n`),
    "\t// Extra has the members that this client does not know. They are sent, too: with Null as null.\n",
    '\tExtra Extra `json:"-"`\n}\n\n',
    `// UnmarshalJSON reads the value, and keeps what this client does not know.\n`,
    `func (v *${name}) UnmarshalJSON(data []byte) error {\n\ttype plain ${name}\n\treturn decodeRecord(data, (*plain)(v), &v.Extra)\n}\n\n`,
    `// MarshalJSON writes the value with its extra members.\n`,
    `func (v ${name}) MarshalJSON() ([]byte, error) {\n\ttype plain ${name}\n\treturn encodeRecord(plain(v), v.Extra)\n}\n`,
  ].join("");
}

/** A blank line after each field keeps `gofmt` from aligning them. */
function writeField({ name, isRequired, shape, description }: Member, named: Named, taken: Set<string>): string {
  const field = fieldOf(name, taken);
  const type = writeType(shape, named);
  const written = isRequired ? type : pointerTo(type);
  const tag = `\`json:"${name}${isRequired ? "" : ",omitempty"}"\``;
  return `${writeComment(description, "\t")}\t${field} ${written} ${tag}\n`;
}

/** Names the field of a member, beside the fields that are taken. */
export function fieldOf(name: string, taken: Set<string>): string {
  let field = exportedOf(name);
  while (taken.has(field) || !/^[A-Z]/.test(field)) field = `Member${field}`;
  taken.add(field);
  return field;
}

/** Writes a struct of which one field is set. The tags say by which members it is found. */
function writeUnion(
  name: string,
  description: string,
  shape: Extract<Shape, { kind: "either" }>,
  named: Named,
): string {
  const fields = shape.shapes.map((each) => {
    if (each.kind !== "named") return "";
    const record = named.get(each.name);
    return `\t${unionFieldOf(name, each.name)} *${each.name} \`union:"${record?.kind === "record" ? marksOf(record.members) : ""}"\`\n\n`;
  });
  return [
    writeComment(`${describe(name, description)} One of its fields is set.`),
    `type ${name} struct {\n${fields.join("")}`,
    "\t// Raw has a value of a kind that this client does not know.\n\tRaw Raw\n}\n\n",
    `// UnmarshalJSON finds the field by the tag of the value.\n`,
    `func (v *${name}) UnmarshalJSON(data []byte) error {\n\treturn decodeUnion(data, v)\n}\n\n`,
    `// MarshalJSON writes the field that is set.\n`,
    `func (v ${name}) MarshalJSON() ([]byte, error) {\n\treturn encodeUnion(v)\n}\n`,
  ].join("");
}

/** Names the field of one of the records of a union. */
export function unionFieldOf(union: string, record: string): string {
  const short = record.startsWith(union) ? record.slice(union.length) : "";
  return /^[A-Z]/.test(short) ? short : record;
}

/** The required members, with the value of those that have one alone. */
function marksOf(members: readonly Member[]): string {
  return members
    .filter(({ isRequired }) => isRequired)
    .map(({ name, shape }) => {
      const only = shape.kind === "choice" && shape.values.length === 1 ? `=${String(shape.values[0])}` : "";
      return `${name}${only}`;
    })
    .join(",");
}

function writeConstants(comment: string, prefix: string, values: readonly string[], type: string): string {
  const names = new Set<string>();
  const lines = values.flatMap((value) => {
    const name = prefix + exportedOf(value.replace(/[^A-Za-z0-9]+/g, " ").trim() || "Empty");
    if (names.has(name)) return [];
    names.add(name);
    return [`const ${name} ${type} = ${JSON.stringify(value)}\n`];
  });
  return `${writeComment(comment)}${lines.join("\n")}`;
}

function writeEvents({ events }: Api, named: Named): string {
  const types = events.map(({ type }) => type);
  const rows = events.map(({ type, shape }) => {
    const data = shape.kind === "record" ? shape.members.find(({ name }) => name === "data")?.shape : undefined;
    const struct = data?.kind === "named" && named.has(data.name) ? writeType(data, named) : undefined;
    const isOwn = struct !== undefined && /^[A-Z]\w*$/.test(struct);
    return `\tcase Event${exportedOf(pascalOf(type))}:\n\t\treturn ${isOwn ? `new(${struct})` : "new(any)"}\n`;
  });
  return [
    writeConstants("The types of events. A newer server may send others.", "Event", types, "string"),
    "\n// dataOfEvent gives the place for the data of an event.\nfunc dataOfEvent(name string) any {\n\tswitch name {\n",
    rows.join(""),
    "\t}\n\treturn new(any)\n}\n",
  ].join("");
}

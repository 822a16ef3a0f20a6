import type { Api, Member, NamedShape, Shape, WireEvent } from "../../api.ts";
import { pascalOf } from "../name-records.ts";
import {
  camelOf,
  isClass,
  type Named,
  namedShapes,
  writeDoc,
  writeDocType,
  writeReading,
  writeType,
} from "./write-type.ts";

const head = "declare(strict_types=1);\n\nnamespace Parley\\Types;\n\n";

/** Writes a file for each record, and one with the lists of events and problems. */
export function writeTypes(api: Api): Record<string, string> {
  const named = namedShapes(api.shapes);
  const events = api.events.map((event) => ({
    name: eventNameOf(event),
    description: event.summary,
    shape: withId(event.shape),
  }));
  const classes = [...api.shapes, ...events].filter(({ shape }) => isClass(shape));
  return {
    ...Object.fromEntries(classes.map((each) => [`Types/${each.name}.php`, writeClass(each, named)])),
    "Types/Events.php": writeEvents(events, api.events),
    "Types/ProblemCode.php": writeCodes(api.problemCodes),
  };
}

/** An event has its id and its place beside the members of its type. */
function withId(shape: Shape): Shape {
  if (shape.kind !== "record") return shape;
  const id: Member = {
    name: "id",
    isRequired: true,
    description: "It is the same in each attempt.",
    shape: { kind: "text" },
  };
  const position: Member = {
    name: "position",
    isRequired: false,
    description: "The place in the workspace. A webhook does not bring it.",
    shape: { kind: "number", isInteger: true },
  };
  return { ...shape, members: [id, ...shape.members.filter(({ name }) => name !== "id"), position] };
}

function eventNameOf({ type }: WireEvent): string {
  return `${pascalOf(type)}Event`;
}

function writeClass({ name, description, shape }: NamedShape, named: Named): string {
  const members = shape.kind === "record" ? shape.members : [];
  const sorted = [...members].sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
  const uses = JSON.stringify(shape).includes('"isBinary":true')
    ? "use Parley\\Upload;\nuse Parley\\Value;\n\n"
    : "use Parley\\Value;\n\n";
  const parameters = sorted.map((each) => writeDocParameter(each, named));
  const readings = members.flatMap((each) => {
    const reading = writeReading(each.shape, named);
    return reading === undefined ? [] : [`'${each.name}' => ${reading}`];
  });
  const names = members
    .filter((each) => camelOf(each.name) !== each.name)
    .map((each) => `'${each.name}' => '${camelOf(each.name)}'`);
  const tags = members.flatMap(({ name: own, isRequired, shape: each }) =>
    isRequired && each.kind === "choice" && each.values.length === 1
      ? [`'${own}' => ${writeValue(each.values[0])}`]
      : [],
  );
  const required = members.filter(({ isRequired }) => isRequired).map((each) => `'${each.name}'`);
  const maps = members.filter((each) => isMap(each.shape, named)).map((each) => `'${each.name}'`);
  return [
    head,
    uses,
    writeDoc([description === "" ? `${name} is a value of the API.` : description], ""),
    `final class ${name} extends Value\n{\n`,
    writeConstant("READINGS", readings),
    writeConstant("NAMES", names),
    writeConstant("TAGS", tags),
    writeConstant("REQUIRED", required),
    writeConstant("MAPS", maps),
    writeDoc(
      [...parameters, "@param array<string, mixed> $extra members that this class does not name, also nulls"],
      "    ",
    ),
    "    public function __construct(\n",
    ...sorted.map((each) => `        public readonly ${writeProperty(each, named)},\n`),
    "        array $extra = [],\n    ) {\n        parent::__construct($extra);\n    }\n}\n",
  ].join("");
}

function writeConstant(name: string, entries: readonly string[]): string {
  if (entries.length === 0) return "";
  return `    protected const ${name} = [\n${entries.map((entry) => `        ${entry},\n`).join("")}    ];\n\n`;
}

function writeValue(value: unknown): string {
  return typeof value === "string"
    ? `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`
    : JSON.stringify(value);
}

function writeDocParameter({ name, shape, isRequired, description }: Member, named: Named): string {
  const type = writeDocType(shape, named);
  const text = description.replace(/\s+/g, " ");
  return `@param ${isRequired || /(^|\|)null\b|^\?|mixed/.test(type) ? type : `${type}|null`} $${camelOf(name)} ${text}`.trim();
}

/** Null is left out, so a member that may be left out may be null. */
function writeProperty({ name, shape, isRequired }: Member, named: Named): string {
  const type = writeType(shape, named);
  const written = isRequired ? type : nullable(type);
  return `${written} $${camelOf(name)}${isRequired ? "" : " = null"}`;
}

/** Lets a type be null, too. */
export function nullable(type: string): string {
  if (type === "mixed" || type.startsWith("?") || type.endsWith("|null")) return type;
  return type.includes("|") ? `${type}|null` : `?${type}`;
}

function isMap(shape: Shape, named: Named): boolean {
  if (shape.kind === "either") return shape.shapes.some((each) => isMap(each, named));
  const resolved = shape.kind === "named" ? named.get(shape.name) : shape;
  return resolved?.kind === "record" && resolved.members.length === 0;
}

function writeEvents(classes: readonly NamedShape[], events: readonly WireEvent[]): string {
  const rows = events.map(({ type }, index) => `        '${type}' => ${classes[index]!.name}::class,\n`);
  return `${head}/** The classes of events, by their types. A newer server may send others. */\nfinal class Events\n{\n    public const CLASSES = [\n${rows.join("")}    ];\n}\n`;
}

function writeCodes(codes: readonly string[]): string {
  const rows = codes.map((code) => `    public const ${code.replaceAll("-", "_").toUpperCase()} = '${code}';\n`);
  return `${head}/** The stable codes of problems. A newer server may send others. */\nfinal class ProblemCode\n{\n${rows.join("")}}\n`;
}

import type { Api, Group, Operation, Shape } from "../../api.ts";
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
import { nullable } from "./write-types.ts";

type Argument = { name: string; wire: string; type: string; doc: string; isRequired: boolean };
type Parts = { path: Argument[]; whole: Argument | undefined; members: Argument[]; query: Argument[] };

/** Writes a class for each group, with a method for each call, and the class that has them all. */
export function writeCalls(api: Api): Record<string, string> {
  const named = namedShapes(api.shapes);
  const groups = api.groups.map((group) => [`Calls/${typeOf(group)}.php`, writeGroup(group, named)]);
  const properties = api.groups.map((group) => ` * @property-read ${typeOf(group)} $${camelOf(group.name)}\n`);
  const rows = api.groups.map((group) => `        '${camelOf(group.name)}' => ${typeOf(group)}::class,\n`);
  const all = `declare(strict_types=1);\n\nnamespace Parley\\Calls;\n\n/**\n * Every call of the API, by its group.\n *\n${properties.join("")} */\nabstract class Calls\n{\n    protected const GROUPS = [\n${rows.join("")}    ];\n}\n`;
  return { ...Object.fromEntries(groups), "Calls/Calls.php": all };
}

function typeOf({ name }: Group): string {
  return `${pascalOf(name)}Calls`;
}

function writeGroup(group: Group, named: Named): string {
  const methods = group.operations.map((operation) => writeMethod(operation, named));
  return [
    "declare(strict_types=1);\n\nnamespace Parley\\Calls;\n\n",
    "use Parley\\Download;\nuse Parley\\Pages;\nuse Parley\\ServerSentEvent;\nuse Parley\\Types;\nuse Parley\\Upload;\n\n",
    `/** The calls of the group ${camelOf(group.name)}. */\nfinal class ${typeOf(group)} extends Group\n{\n${methods.join("\n")}}\n`,
  ].join("");
}

function writeMethod(operation: Operation, named: Named): string {
  const { path, whole, members, query } = partsOf(operation, named);
  const list = [...path, ...(whole === undefined ? [] : [whole]), ...members, ...query].sort(
    (one, other) => Number(other.isRequired) - Number(one.isRequired),
  );
  const hasExtra = operation.body !== undefined && whole === undefined;
  const { summary, description } = operation;
  const result = resultOf(operation, named);
  const docs = [
    `${summary}.`,
    ...(description === "" ? [] : ["", ...description.split("\n")]),
    "",
    ...list.map(({ doc, name }) => `@param ${doc} $${name}`),
    ...(hasExtra ? ["@param array<string, mixed> $extra members that are not named here, also nulls"] : []),
    `@return ${result.doc}`,
  ];
  const written = [
    ...list.map(
      ({ type, name, isRequired }) =>
        `        ${isRequired ? type : nullable(type)} $${name}${isRequired ? "" : " = null"},\n`,
    ),
    ...(hasExtra ? ["        array $extra = [],\n"] : []),
  ];
  const head = written.length === 0 ? "()" : `(\n${written.join("")}    )`;
  return `${writeDoc(docs, "    ")}    public function ${camelOf(operation.name)}${head}: ${result.type}${written.length === 0 ? "\n    {\n" : " {\n"}        ${result.type === "void" ? "" : "return "}${writeDeed(operation, named)};\n    }\n`;
}

function writeDeed(operation: Operation, named: Named): string {
  const { path, whole, members, query } = partsOf(operation, named);
  const pairsOf = (all: Argument[]) => all.map(({ wire, name }) => `'${wire}' => $${name}`);
  const pairs = (all: Argument[]) => `[${pairsOf(all).join(", ")}]`;
  const { answer, body, tag } = operation;
  const tagged = tag === undefined ? [] : [`'${tag.member}' => '${tag.value}'`];
  // A required member that is null is sent, and an optional one is left out.
  const always = [...tagged, ...pairsOf(members.filter(({ isRequired }) => isRequired))];
  const given = `[${always.join(", ")}], ${pairs(members.filter(({ isRequired }) => !isRequired))}`;
  const shape = answer.kind === "page" ? answer.item : answer.kind === "value" ? answer.shape : undefined;
  const list = [
    `'${operation.method} ${operation.path}'`,
    ...(shape === undefined ? [] : [prefixed(writeReading(shape, named)) ?? "null"]),
    ...(path.length === 0 ? [] : [`params: ${pairs(path)}`]),
    ...(query.length === 0 ? [] : [`query: ${pairs(query)}`]),
    ...(body === undefined
      ? []
      : [`body: ${whole === undefined ? `self::membersOf(${given}, $extra)` : `$${whole.name}`}`]),
  ];
  const deeds: Record<string, string> = {
    page: "pages",
    download: "open",
    stream: "events",
    socket: "socket",
    nothing: "nothing",
    text: "text",
  };
  return `$this->${deeds[answer.kind] ?? "call"}Of(${list.join(", ")})`;
}

/** Reads the arguments of a call, by their names in this language and on the wire. */
export function partsOf({ parameters, body }: Operation, named: Named): Parts {
  const taken = new Set<string>(["extra"]);
  const argument = (name: string, shape: Shape, isRequired: boolean): Argument => {
    let own = camelOf(name);
    while (taken.has(own)) own += "Given";
    taken.add(own);
    const doc = writeDocType(shape, named).replace(/\b[A-Z]\w+/g, (type) =>
      named.has(type) ? `Types\\${type}` : type,
    );
    return {
      name: own,
      wire: name,
      type: prefixed(writeType(shape, named, true))!,
      doc: isRequired ? doc : `${doc}|null`,
      isRequired,
    };
  };
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
      : shape.members.map((each) => argument(each.name, each.shape, each.isRequired));
  const whole = isWhole ? { name: "body", wire: "", type: "mixed", doc: "mixed", isRequired: true } : undefined;
  return { path, whole, members, query: inPlace("query") };
}

function prefixed(type: string | undefined): string | undefined {
  return type?.replace(/(?<![\w\\'])([A-Z]\w*)/g, (name) => (name === "Upload" ? name : `Types\\${name}`));
}

function resolve(shape: Shape | undefined, named: Named): Shape | undefined {
  return shape?.kind === "named" ? resolve(named.get(shape.name), named) : shape;
}

function resultOf({ answer }: Operation, named: Named): { type: string; doc: string } {
  const doc = (shape: Shape) => prefixed(writeDocType(shape, named).replace(/'[^']*'/g, "string"))!;
  switch (answer.kind) {
    case "value":
      return {
        type:
          answer.shape.kind === "named" && isClass(named.get(answer.shape.name)!)
            ? `Types\\${answer.shape.name}`
            : "mixed",
        doc: doc(answer.shape),
      };
    case "page":
      return { type: "Pages", doc: `Pages<${doc(answer.item)}>` };
    case "nothing":
      return { type: "void", doc: "void" };
    case "text":
    case "socket":
      return { type: "string", doc: "string" };
    case "download":
      return { type: "Download", doc: "Download" };
    case "stream":
      return { type: "\\Generator", doc: "\\Generator<int, ServerSentEvent>" };
  }
}

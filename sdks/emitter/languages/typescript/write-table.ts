import type { Api, Group, Operation } from "../../api.ts";

const methods: Readonly<Record<string, string>> = { GET: "G", POST: "P", PUT: "U", PATCH: "A", DELETE: "D" };

/**
 * Writes every operation as a short row, because a row is a tenth of a function. A group begins with
 * `=name prefix`; a row is `name method path`, then its flags and further words:
 * `b` JSON body, `f` form, `u` bytes, `y` text for YAML, `q` query, `i` idempotent, `h` harmless to repeat,
 * `p` page, `d` download, `s` stream, `w` socket; `@type` of bytes, `:member=value` of a tag, `~former` name.
 */
export function writeTable(api: Api): string {
  const rows = api.groups.flatMap(writeGroup).join("\n");
  return [
    "/** The version of the API that this client speaks. */",
    `export const apiVersion: string = ${JSON.stringify(api.version)};\n`,
    "/** Every operation as a row; `operation-table.ts` says how to read them. */",
    `export const rows: string = \`${rows}\`;\n`,
  ].join("\n");
}

function writeGroup({ name, operations }: Group): string[] {
  const prefix = prefixOf(operations.map(({ path }) => path));
  return [`=${name} ${prefix}`, ...operations.map((operation) => writeRow(operation, prefix))];
}

function writeRow(operation: Operation, prefix: string): string {
  const { body, answer, tag } = operation;
  const flags = [
    body?.json === undefined ? "" : "b",
    body?.form === undefined ? "" : "f",
    body?.upload === undefined ? "" : "u",
    body?.textAs === undefined ? "" : "y",
    operation.parameters.some(({ place }) => place === "query") ? "q" : "",
    operation.isIdempotent ? "i" : "",
    operation.isHarmlessToRepeat ? "h" : "",
    { page: "p", download: "d", stream: "s", socket: "w", value: "", text: "", nothing: "" }[answer.kind],
  ].join("");
  const words = [
    operation.name,
    `${methods[operation.method]}${operation.path.slice(prefix.length)}`,
    flags || "-",
    ...(body?.upload?.[0] === undefined ? [] : [`@${body.upload[0]}`]),
    ...(tag === undefined ? [] : [`:${tag.member}=${tag.value}`]),
    ...operation.formerNames.map((former) => `~${former}`),
  ];
  return words.join(" ").replace(/ -$/, "");
}

/** The common beginning of paths, at the end of a part. */
function prefixOf(paths: string[]): string {
  const [first = "", ...others] = paths;
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end--;
  const common = first.slice(0, end);
  const isWhole = paths.every((path) => path === common || path[common.length] === "/");
  return isWhole && !common.includes("{") ? common : common.split("{")[0]!.replace(/\/[^/]*$/, "");
}

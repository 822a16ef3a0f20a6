import { callNames, groups } from "../names.ts";

/** A name depends on these. */
type Named = { method: string; path: string; isList: boolean; hasList: boolean };

/** Where these stand for the last part of a GET, the call is named after them. */
const nouns = new Set([
  "export",
  "preview",
  "report",
  "statistics",
  "timeline",
  "template",
  "diff",
  "tasks",
  "challenge",
]);
const verbs: Readonly<Record<string, string>> = {
  GET: "get",
  PUT: "put",
  PATCH: "update",
  DELETE: "delete",
  POST: "create",
};

/**
 * Names an operation as `group.name`. The rules, of which `names.ts` has the exceptions:
 * 1. The group is the first part of the path after `/api`.
 * 2. A path that ends with its group or a parameter is named by its method alone: `create`, `list`, `get`,
 *    `put`, `update`, `delete`.
 * 3. Further parts follow, in the singular before a parameter: `createNote`, `deleteNote`.
 * 4. A POST to a path that is no list is named after the last part: `merge`, `handOver`.
 * @example
 * nameOperation({ method: "POST", path: "/api/leads/{leadId}/notes", isList: false, hasList: true }); // leads.createNote
 */
export function nameOperation(operation: Named): { group: string; name: string } {
  const exception = callNames[`${operation.method} ${operation.path}`];
  if (exception !== undefined) {
    const [group = "", name = ""] = exception.split(".");
    return { group, name };
  }
  const { group, prefix } = findGroup(operation.path);
  const rest = operation.path.slice(prefix.length).split("/").filter(Boolean);
  return { group, name: nameInGroup(operation, rest) };
}

function findGroup(path: string): { group: string; prefix: string } {
  const prefix = Object.keys(groups)
    .filter((each) => each === "/" || path === each || path.startsWith(`${each}/`))
    .sort((one, other) => other.length - one.length)[0]!;
  if (prefix !== "/" || !path.startsWith("/api/")) return { group: groups[prefix]!, prefix };
  const first = path.split("/")[2]!;
  return { group: camelOf([first]), prefix: `/api/${first}` };
}

function nameInGroup({ method, isList, hasList }: Named, rest: string[]): string {
  const words = rest.filter((part) => !isParameter(part));
  const last = rest.at(-1);
  const verb = method === "GET" && isList ? "list" : verbs[method]!;
  if (words.length === 0) return verb;
  if (isParameter(last!)) return camelOf([verb, ...words.map(singularOf)]);
  const [final, ...others] = [words.at(-1)!, ...words.slice(0, -1)];
  const before = others.map(singularOf);
  if (method === "POST" && !hasList) return camelOf([final, ...before]);
  if (method === "POST") return camelOf([verb, ...before, singularOf(final)]);
  if (method === "GET" && nouns.has(final)) return camelOf([...before, final]);
  return camelOf([verb, ...before, final]);
}

function isParameter(part: string): boolean {
  return part.startsWith("{");
}

function singularOf(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function camelOf(parts: string[]): string {
  const words = parts.flatMap((part) => part.split(/[^A-Za-z0-9]+/)).filter(Boolean);
  return words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join("");
}

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Reads which fields a type of rows needs, as far as the type is written in the code: object types,
 * names of such, `&`, `Omit`, `Pick` and `Partial`. Undefined for a type that is made otherwise.
 */
export function readRowKeys(type: string, path: string): string[] | undefined {
  const text = withoutComments(type).trim();
  const parts = splitAt(text, "&");
  if (parts.length > 1) {
    const keys = parts.map((part) => readRowKeys(part, path));
    return keys.includes(undefined) ? undefined : [...new Set(keys.flatMap((each) => each ?? []))];
  }
  if (text.startsWith("{") && text.endsWith("}")) return keysOfObject(text.slice(1, -1));
  const generic = /^(Omit|Pick|Partial)<([\s\S]*)>$/.exec(text);
  if (generic !== null) return keysOfGeneric(generic[1]!, splitAt(generic[2]!, ","), path);
  if (!/^\w+$/.test(text)) return undefined;
  const found = declarationOf(text, path);
  return found && readRowKeys(found.type, found.path);
}

function keysOfGeneric(name: string, [of = "", chosen = ""]: string[], path: string): string[] | undefined {
  if (name === "Partial") return [];
  const keys = readRowKeys(of, path);
  const literals = [...chosen.matchAll(/"(\w+)"/g)].map(([, key]) => key!);
  if (literals.length === 0) return undefined;
  return name === "Pick" ? literals : keys?.filter((key) => !literals.includes(key));
}

function keysOfObject(members: string): string[] {
  return splitAt(members, ";").flatMap((member) => {
    const key = /^\s*(?:readonly\s+)?(\w+)\s*:/.exec(member)?.[1];
    return key === undefined ? [] : [key];
  });
}

function declarationOf(name: string, path: string): { type: string; path: string } | undefined {
  const source = withoutComments(readFileSync(path, "utf8"));
  const start = new RegExp(`^(?:export )?type ${name} =`, "m").exec(source);
  if (start !== null) {
    const [type] = splitAt(source.slice(start.index + start[0].length), ";");
    return { type: type!, path };
  }
  for (const [, names, from] of source.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from "(\.[^"]*)"/gm)) {
    const isImported = names!.split(",").some((each) => each.trim().replace(/^type /, "") === name);
    if (isImported) return declarationOf(name, resolve(dirname(path), from!));
  }
  return undefined;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

/** Splits at a character that stands in no brackets. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if ("{([<".includes(character)) depth++;
    else if ("})]".includes(character) || (character === ">" && text[at - 1] !== "=")) depth--;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== "");
}

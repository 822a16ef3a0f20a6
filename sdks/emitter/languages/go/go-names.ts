import { pascalOf } from "../name-records.ts";

/** Words that Go writes in capitals. */
const initials =
  /^(?:ai|api|css|csv|dkim|dns|html|http|id|ip|json|mcp|mjml|pdf|sip|smtp|sql|ttl|ui|uri|url|utm|uuid|xml|yaml)$/i;
const reserved = new Set(
  "break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var ctx options body query content mediaType c".split(
    " ",
  ),
);

/**
 * Writes a name as that of an exported field or method.
 * @example
 * exportedOf("leadId"); // LeadID
 */
export function exportedOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const written = words.map((word) =>
    initials.test(word) ? word.toUpperCase() : /^ids$/i.test(word) ? "IDs" : pascalOf(word),
  );
  return written.join("");
}

/** Writes a name as that of an argument. */
export function argumentOf(name: string): string {
  const exported = exportedOf(name);
  const [, head = "", rest = ""] = /^([A-Z]+(?![a-z])|[A-Z])(.*)$/.exec(exported) ?? [];
  const written = head.toLowerCase() + rest;
  return reserved.has(written) ? `${written}Given` : written;
}

/** Writes a text as a comment above what it describes. Empty without a text. */
export function writeComment(text: string, indent = ""): string {
  const paragraphs = text
    .split(/\n\s*\n|\n(?=\s*[-*] )/)
    .map((each) => each.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return paragraphs.map((each) => wrap(each, 96 - indent.length, `${indent}// `)).join(`${indent}//\n`);
}

function wrap(text: string, most: number, lead: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1)!;
    if (last !== "" && last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.map((line) => `${lead}${line}\n`).join("");
}

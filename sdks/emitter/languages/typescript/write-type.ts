import type { Member, Shape } from "../../api.ts";

/**
 * Writes a shape as a TypeScript type.
 * @example
 * writeType({ kind: "either", shapes: [{ kind: "text" }, { kind: "null" }] }); // string | null
 */
export function writeType(shape: Shape, indent = ""): string {
  switch (shape.kind) {
    case "anything":
      return "unknown";
    case "nothing":
      return "never";
    case "text":
      return shape.isBinary === true ? "Upload" : "string";
    case "null":
    case "number":
    case "boolean":
      return shape.kind;
    case "choice":
      return joinTypes(shape.values.map((value) => JSON.stringify(value)));
    case "list":
      return `Array<${writeType(shape.item, indent)}>`;
    case "record":
      return writeRecord(shape, indent);
    case "named":
      return shape.name;
    case "either":
      return joinTypes(shape.shapes.map((each) => writeType(each, indent)));
    case "all":
      return shape.shapes.map((each) => `(${writeType(each, indent)})`).join(" & ");
  }
}

function writeRecord({ members, further }: Extract<Shape, { kind: "record" }>, indent: string): string {
  const inner = `${indent}  `;
  const lines = members.map((member) => writeMember(member, inner));
  if (further !== undefined) lines.push(`${inner}[name: string]: ${writeType(further, inner)};\n`);
  return writeBlock(lines, indent);
}

/** Writes a member on lines of its own. */
function writeMember({ name, isRequired, shape, description }: Member, indent: string): string {
  return writeLine(name, isRequired, writeType(shape, indent), indent, description);
}

/** Writes a member of a written type on lines of its own. */
export function writeLine(name: string, isRequired: boolean, type: string, indent: string, comment = ""): string {
  const written = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `${writeComment(comment, indent)}${indent}${written}${isRequired ? "" : "?"}: ${type};\n`;
}

/** Puts members between braces. */
export function writeBlock(members: readonly string[], indent: string): string {
  return members.length === 0 ? "{}" : `{\n${members.join("")}${indent}}`;
}

/** Writes a comment on a line of its own. Empty without a text. */
export function writeComment(text: string, indent: string): string {
  return text === "" ? "" : `${indent}/** ${text.replace(/\s*\n\s*/g, " ").replaceAll("*/", "*\\/")} */\n`;
}

/** Writes a union without repetitions. */
export function joinTypes(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}

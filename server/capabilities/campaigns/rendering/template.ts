import { standsForAddress, type Values, type VariableName } from "./variables.ts";

/** Where a value stands, which decides how the value is escaped. */
export type Place = "html" | "html-address" | "text" | "address";

export type Variable = { name: VariableName; fallback: string } | ContactVariable;
/** A field of the contact, such as its city. */
type ContactVariable = { name: "contact"; field: string; fallback: string };
export type Piece = string | (Variable & { place: Place });
/** A text that is written once for all recipients: filling it in is one join. */
export type Template = readonly Piece[];

/**
 * Gives the text for one recipient. `values` holds what `speakable` let through; an empty one takes the
 * default.
 */
export function fillTemplate(template: Template, values: Values): string {
  let text = "";
  for (const piece of template) {
    text += typeof piece === "string" ? piece : write(valueOfVariable(piece, values) || piece.fallback, piece);
  }
  return text;
}

function valueOfVariable(variable: Variable, values: Values): string {
  return variable.name === "contact" ? values.contactField(variable.field) : values[variable.name];
}

function write(value: string, { place, name }: Piece & object): string {
  const isAddress = standsForAddress(name);
  switch (place) {
    case "html":
      return escapeHtml(value);
    case "html-address":
      return escapeHtml(isAddress ? value : encodeURIComponent(value));
    case "address":
      return isAddress ? value : encodeURIComponent(value);
    case "text":
      return value;
  }
}

const replacements: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes texts, and attributes in double quotes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => replacements[character]!) : text;
}

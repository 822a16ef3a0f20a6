/** What a mail may say of its recipient and of its sender, by the names that authors write. */
export const variableNames = [
  "name",
  "firstName",
  "email",
  "senderName",
  "leaveUrl",
  "preferencesUrl",
  "viewUrl",
  "clickUrl",
  "openUrl",
] as const;
export type VariableName = (typeof variableNames)[number];

/** The variables that stand for a whole address of Parley's own pages. */
export const addressVariables: readonly VariableName[] = ["leaveUrl", "preferencesUrl", "viewUrl"];
/** What Parley itself puts into mails; authors cannot. */
export const innerVariables: readonly VariableName[] = ["clickUrl", "openUrl"];

/** Where a value stands, which decides how the value is escaped. */
export type Place = "html" | "html-address" | "text" | "address";

export type Variable = { name: VariableName; fallback: string };
export type Piece = string | (Variable & { place: Place });
/** A text that is written once for all recipients: filling it in is one join. */
export type Template = readonly Piece[];

export type Values = Record<VariableName, string>;

/**
 * The text for one recipient. `values` holds what `speakable` let through; an empty one takes the
 * default.
 */
export function fillTemplate(template: Template, values: Values): string {
  let text = "";
  for (const piece of template) {
    text += typeof piece === "string" ? piece : write(values[piece.name] || piece.fallback, piece);
  }
  return text;
}

function write(value: string, { place, name }: { place: Place; name: VariableName }): string {
  const isAddress = addressVariables.includes(name) || innerVariables.includes(name);
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

/** For texts and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => replacements[character]!) : text;
}

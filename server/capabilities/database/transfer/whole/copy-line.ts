const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A row in COPY's text format, of a JSON list of texts and nulls. Undefined where it is no such list. */
export function copyLine(json: string, length: number): string | undefined {
  let row: unknown;
  try {
    row = JSON.parse(json);
  } catch {
    // No JSON is no row, which the caller tells.
    return undefined;
  }
  if (!Array.isArray(row) || row.length !== length) return undefined;
  let line = "";
  for (let index = 0; index < length; index++) {
    const text: unknown = row[index];
    if (index > 0) line += "\t";
    if (text === null) line += "\\N";
    else if (typeof text === "string" && !text.includes("\0") && text.isWellFormed())
      line += /[\\\n\r\t]/.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character]!) : text;
    else return undefined;
  }
  return `${line}\n`;
}

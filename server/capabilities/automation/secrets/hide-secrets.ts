const hidden = "[secret]";

/** A copy of a value without the texts of secrets; the value itself when it has none. */
export function hideSecrets<Value>(value: Value, texts: ReadonlySet<string>): Value {
  return texts.size === 0 || value === undefined ? value : (hide(value, texts) as Value);
}

function hide(value: unknown, texts: ReadonlySet<string>): unknown {
  if (typeof value === "string") return hideInText(value, texts);
  if (Array.isArray(value)) return value.map((part) => hide(part, texts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [hideInText(name, texts), hide(part, texts)]));
}

function hideInText(text: string, texts: ReadonlySet<string>): string {
  let shown = text;
  for (const secret of texts) {
    if (shown.includes(secret)) shown = shown.replaceAll(secret, hidden);
    // A secret that was encoded for a header or an address.
    const encoded = encodeURIComponent(secret);
    if (encoded !== secret && shown.includes(encoded)) shown = shown.replaceAll(encoded, hidden);
  }
  return shown;
}

/** Tells whether a JSON text holds one of the secrets. */
export function holdsSecret(json: string, texts: ReadonlySet<string>): boolean {
  for (const secret of texts) if (json.includes(JSON.stringify(secret).slice(1, -1))) return true;
  return false;
}

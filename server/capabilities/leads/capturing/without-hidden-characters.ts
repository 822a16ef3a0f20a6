import type { NewLead } from "../schema.ts";

/**
 * Characters that nobody sees or types: controls, marks that turn the direction of writing, spaces without
 * width, and the tag characters in which a text for models can be hidden. The joiners of Persian and of
 * emoji stay, and so do the marks of direction that right-to-left keyboards have.
 */
const hidden = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
/** A name is one line. */
const breaks = /[\r\n\t]+/g;

type Kept = Pick<NewLead, "name" | "company" | "message" | "source" | "formId" | "utm" | "custom">;

/**
 * Gives what is stored of a lead: the texts as they are seen, so that a name cannot turn the line
 * of a colleague's list around. A text with nothing to see counts as absent. Spam is judged by what
 * was sent.
 */
export function withoutHiddenCharacters(lead: Kept): Kept {
  const line = (text: string | null | undefined) => seen(text?.replace(breaks, " "));
  return {
    name: line(lead.name),
    company: line(lead.company),
    message: seen(lead.message),
    source: line(lead.source),
    formId: line(lead.formId),
    utm: lead.utm && mapValues(lead.utm, (text) => line(text) ?? ""),
    custom: lead.custom && mapValues(lead.custom, (value) => (typeof value === "string" ? (seen(value) ?? "") : value)),
  };
}

function seen(text: string | null | undefined): string | null {
  const cleaned = (text ?? "").replace(hidden, "");
  return cleaned.trim() === "" ? null : cleaned;
}

function mapValues<Value>(record: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

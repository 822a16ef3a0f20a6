import { show } from "../../../kernel/wire/show.ts";
import { type FullSource, Source } from "../schema.ts";
import type { SourceRow } from "./store.ts";

const shape = show(Source);

export function showSource(row: SourceRow): Source {
  return shape({ ...row, status: "indexed" });
}

export function showFullSource(row: SourceRow & { text: string; questions: string[] }): FullSource {
  const source = showSource(row);
  if (row.type === "text") return { ...source, type: "text", content: row.text };
  const [question = row.title, ...alternatives] = row.questions;
  return { ...source, type: "faq", question, answer: row.text, alternatives };
}

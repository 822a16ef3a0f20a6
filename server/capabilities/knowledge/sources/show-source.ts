import { show } from "../../../kernel/wire/show.ts";
import { FileId } from "../../files/index.ts";
import { problemOf } from "../learning/list-pages.ts";
import type { Origin } from "../learning/origin.ts";
import type { Progress } from "../learning/pages/store.ts";
import { type FullSource, Source } from "../schema.ts";
import type { FullSourceRow, SourceRow } from "./store.ts";

const shape = show(Source);

export function showSource(row: SourceRow): Source {
  return shape(row);
}

/** Shows a text or a FAQ with its content. */
export function showFullSource(row: FullSourceRow): FullSource {
  const source = showSource(row);
  const { text, questions } = { text: row.text ?? "", questions: row.questions ?? [] };
  if (row.type === "text") return { ...source, type: "text", content: text };
  const [question = row.title, ...alternatives] = questions;
  return { ...source, type: "faq", question, answer: text, alternatives };
}

/** Shows what a source is learnt from, and how far its newest look is. */
export function showLearntSource(
  row: FullSourceRow,
  origin: Origin,
  progress: Progress,
  told: string | null,
): FullSource {
  const source = { ...showSource(row), progress, problem: problemOf({ problem: row.problem, told }) };
  const { type } = origin;
  if (type === "file") {
    const { name: fileName, mimeType, shareOriginal } = origin;
    return { ...source, type, fileId: FileId.format(origin.fileId), fileName, mimeType, shareOriginal };
  }
  if (type === "url") return { ...source, type, refresh: origin.refresh };
  const { refresh, maxPages, include, exclude } = origin;
  return { ...source, type, refresh, maxPages, include: [...include], exclude: [...exclude] };
}

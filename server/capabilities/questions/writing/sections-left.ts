import type { PassageIndex } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { keyOfSection, sectionsOf, type TaughtSection } from "./sections-of.ts";
import { findSectionsDone } from "./store.ts";

/** Gives the sections of an index that a writing has not done yet, and the number of all. Without a writing, all. */
export async function sectionsLeft(
  kernel: Kernel,
  workspaceId: string,
  index: PassageIndex,
  writingId: string | undefined,
): Promise<{ left: TaughtSection[]; total: number }> {
  const rows = writingId === undefined ? [] : await findSectionsDone(kernel.database.query, workspaceId, writingId);
  const done = new Set(rows.map(({ documentId, start }) => `${documentId} ${start}`));
  const yieldIfDue = periodicYield();
  const left: TaughtSection[] = [];
  let total = 0;
  for (const document of index.everyDocument()) {
    for (const section of sectionsOf(document)) {
      total++;
      if (!done.has(keyOfSection(section))) left.push(section);
    }
    await yieldIfDue();
  }
  return { left, total };
}

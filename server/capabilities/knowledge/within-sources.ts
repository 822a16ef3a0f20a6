import type { PassageFinder, PassageIndex } from "../../engine/index.ts";
import { SourceId } from "./ids.ts";

/** The part of the knowledge that these sources make up, by their ids; null: all of it. */
export function withinSources(index: PassageIndex, sourceIds: readonly string[] | null): PassageFinder {
  return sourceIds === null ? index : index.within(new Set(sourceIds.map((id) => SourceId.parse(id) ?? "")));
}

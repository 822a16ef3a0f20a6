import Type, { type Static } from "typebox";
import { IdOf } from "../../../kernel/wire/show.ts";
import { SyncId } from "../ids.ts";
import { sourcesAtOnce, tag } from "../schema.ts";

export const NewSync = Type.Object(
  { tag: tag("The sources with this tag are brought in step.") },
  { additionalProperties: false, $id: "NewKnowledgeSync" },
);
export const StartedSync = Type.Object({ syncId: IdOf(SyncId) }, { $id: "StartedKnowledgeSync" });
export const SyncPath = Type.Object({ syncId: Type.String() });
export const SyncPortion = Type.Object(
  { sources: sourcesAtOnce(0) },
  { additionalProperties: false, $id: "KnowledgeSyncPortion" },
);
export type SyncPortion = Static<typeof SyncPortion>;
export const ReceivedPortion = Type.Object(
  { received: Type.Integer({ description: "The sync has so many sources until now." }) },
  { $id: "ReceivedKnowledgeSyncPortion" },
);
export const SyncEnd = Type.Object(
  {
    dryRun: Type.Optional(Type.Boolean({ description: "Only counts, and leaves the sync open." })),
    allowRemoval: Type.Optional(Type.Boolean({ description: "Removes even more than half of the tag's sources." })),
  },
  { additionalProperties: false, $id: "KnowledgeSyncEnd" },
);
export type SyncEnd = Static<typeof SyncEnd>;
export const SyncCounts = Type.Object(
  { added: Type.Integer(), replaced: Type.Integer(), unchanged: Type.Integer(), removed: Type.Integer() },
  { $id: "KnowledgeSyncCounts" },
);
export type SyncCounts = Static<typeof SyncCounts>;

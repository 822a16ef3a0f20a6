import type { VersionEntry } from "../kernel/versions/version-change.ts";
import { auditTargetsHaveKinds } from "./changes/audit-targets-have-kinds.ts";

/** The versions of the interface, from the oldest to the newest, which the code implements. */
export const versions: readonly VersionEntry[] = [
  { date: "2026-11-20", changes: [] },
  { date: "2026-11-27", changes: [auditTargetsHaveKinds] },
];

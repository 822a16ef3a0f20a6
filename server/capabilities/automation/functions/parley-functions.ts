import type { CallFunction } from "../calls/call.ts";

export const approvalFunction = "parley.approval:1.0.0@default";

/** What Parley itself does for workflows, by the names of the default catalog. */
export const parleyFunctions: ReadonlyMap<string, CallFunction> = new Map();

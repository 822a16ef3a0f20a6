import { Problem } from "../../kernel/problem.ts";
import { leadStatusConflict } from "./problems.ts";
import type { LeadStatus } from "./schema.ts";

/**
 * From each status to which others. Nobody becomes new again, except a lead that was taken for spam;
 * everything else that a team may find out later is possible.
 */
const nextStatuses: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["contacted", "qualified", "won", "lost", "spam"],
  contacted: ["qualified", "won", "lost", "spam"],
  qualified: ["contacted", "won", "lost", "spam"],
  won: ["contacted", "qualified", "lost", "spam"],
  lost: ["contacted", "qualified", "won", "spam"],
  spam: ["new", "contacted", "qualified", "won", "lost"],
};

/** Throws lead-status-conflict. */
export function nextStatus(from: LeadStatus, to: LeadStatus): LeadStatus {
  if (from === to || nextStatuses[from].includes(to)) return to;
  throw new Problem(
    leadStatusConflict,
    `A lead that is ${from} cannot become ${to}. It can become ${nextStatuses[from].join(", ")}.`,
  );
}

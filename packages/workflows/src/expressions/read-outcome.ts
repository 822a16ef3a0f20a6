import { parseJsonWithin } from "@parley/json";
import type { BoundProgram } from "./bind-program.ts";
import { explainComplaint } from "./explain-complaint.ts";
import { ExpressionFault } from "./expression-fault.ts";
import type { JobOutcome } from "./pool/expression-job.ts";

type OutcomeLimits = { maxMemoryMiB: number; maxResultBytes: number };

/** Reads the value of an expression: null without an output, an array of several outputs. Or its fault. */
export function readOutcome(
  outcome: JobOutcome,
  { program, prefix }: BoundProgram,
  limits: OutcomeLimits,
): { value: unknown } | ExpressionFault {
  if ("reason" in outcome) return new ExpressionFault(explainLimit(outcome.reason, limits), "limit");
  if ("complaint" in outcome) {
    const { kind, complaint } = outcome;
    return new ExpressionFault(explainComplaint(kind, complaint, program, prefix.length), kind);
  }
  const lines = outcome.output.split("\n").slice(0, -1);
  // jq prints numbers as they were written, unless it computes with them.
  if (lines.length === 0) return { value: null };
  return { value: parseJsonWithin(lines.length === 1 ? lines[0]! : `[${lines.join(",")}]`) };
}

const more =
  "Take less at once, or let the workflow take up to 16 MiB: `metadata: {parley: {maxResultBytes: 16777216}}`.";

function explainLimit(reason: "memory" | "depth" | "output", { maxMemoryMiB, maxResultBytes }: OutcomeLimits): string {
  switch (reason) {
    case "memory":
      return `The expression takes more than ${maxMemoryMiB} MiB of memory.`;
    case "depth":
      return "The expression nests or recurses too deeply.";
    case "output":
      return `The result of the expression is longer than ${Number((maxResultBytes / 1_048_576).toFixed(2))} MiB. ${more}`;
  }
}

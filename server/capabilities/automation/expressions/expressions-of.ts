import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { createExpressions, type Expressions } from "./create-expressions.ts";

/** The expressions of one node: their workers start when they are needed. */
export const expressionsOf: (kernel: Kernel) => Expressions = state((kernel) =>
  createExpressions(kernel.config.expressions),
);

import { createExpressions, type Expressions } from "@parley/workflows";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, unavailable } from "../../kernel/problem.ts";
import { state } from "../../kernel/state.ts";

/** Gives the expressions of one node, whose workers start when they are needed. */
export const expressionsOf: (kernel: Kernel) => Expressions = state((kernel) =>
  createExpressions({
    ...kernel.config.expressions,
    stopping: () => new Problem(unavailable, "The server is stopping. Try again in a few seconds."),
  }),
);

import { defineProblem } from "../../kernel/problem.ts";

export const leadStatusConflict = defineProblem(409, "lead-status-conflict", "The lead cannot take this status now");

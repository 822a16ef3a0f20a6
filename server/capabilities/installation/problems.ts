import { defineProblem } from "../../kernel/problem.ts";

export const lastOperator = defineProblem(409, "last-operator", "The installation needs an operator");

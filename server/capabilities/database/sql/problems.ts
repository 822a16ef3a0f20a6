import { defineProblem } from "../../../kernel/problem.ts";

export const sqlSyntaxError = defineProblem(422, "sql-syntax-error", "The SQL has a syntax error");
export const sqlNotAllowed = defineProblem(
  422,
  "sql-not-allowed",
  "The SQL contains something that is not allowed here",
);

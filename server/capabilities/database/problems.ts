import { defineProblem } from "../../kernel/problem.ts";

export const sqlOff = defineProblem(422, "sql-off", "This installation does not run SQL of workspaces");
export const resultTooLarge = defineProblem(
  422,
  "result-too-large",
  "The result has more bytes than an answer may have",
);
export const statementTimeout = defineProblem(422, "statement-timeout", "The statement took too long");
export const statementTooLarge = defineProblem(422, "statement-too-large", "The statement needs too much memory");
export const databaseFull = defineProblem(422, "database-full", "The database of the workspace has no space left");
export const databaseMissing = defineProblem(
  503,
  "workspace-database-missing",
  "The database of the workspace is not in its cluster",
);
export const databaseBusy = defineProblem(
  429,
  "database-busy",
  "The workspace runs too many statements at the same time",
);

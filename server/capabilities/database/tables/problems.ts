import { defineProblem } from "../../../kernel/problem.ts";

export const unknownTable = defineProblem(404, "unknown-table", "The database has no table of this name");
export const unknownColumn = defineProblem(422, "unknown-column", "The table has no column of this name");
export const valueNotAccepted = defineProblem(422, "value-not-accepted", "A value does not fit its column");
export const rowNotAccepted = defineProblem(422, "row-not-accepted", "A row does not fit the schema of its table");
export const uniqueViolation = defineProblem(409, "unique-violation", "A row with these values exists already");
export const foreignKeyViolation = defineProblem(
  422,
  "foreign-key-violation",
  "A row names, or is named by, a row of another table",
);
export const notNullViolation = defineProblem(422, "not-null-violation", "A value that is required is missing");
export const checkViolation = defineProblem(422, "check-violation", "A row breaks a constraint of its table");
export const outsideOfRule = defineProblem(403, "outside-of-rule", "The key's rules do not allow this row");
export const statementRefused = defineProblem(422, "statement-refused", "PostgreSQL refuses the statement");
export const rowsLocked = defineProblem(409, "rows-locked", "Another statement is changing the same rows");
export const allNeeded = defineProblem(422, "all-needed", "The statement would change every row");
export const nameTaken = defineProblem(409, "name-taken", "Something of this name exists already");

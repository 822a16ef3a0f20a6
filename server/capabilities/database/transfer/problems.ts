import { defineProblem } from "../../../kernel/problem.ts";

export const importRefused = defineProblem(
  422,
  "import-refused",
  "Rows of the file were not accepted, so none is stored",
);
export const databaseNotEmpty = defineProblem(409, "database-not-empty", "The database has tables or types already");
export const restoreRefused = defineProblem(422, "restore-refused", "The file is not a whole export of a database");

import { forbidden, Problem } from "../../../../kernel/problem.ts";
import type { TableScope } from "../rules/table-scope.ts";

/**
 * A key with rules may do what they name, and nothing else.
 * @throws Problem forbidden
 */
export function refuseRules({ rules }: Pick<TableScope, "rules">, operation: string): void {
  if (rules === undefined || rules === null) return;
  throw new Problem(
    forbidden,
    `A key with databaseRules cannot use ${operation}: rules allow reading and writing rows only. Use a key without rules.`,
  );
}

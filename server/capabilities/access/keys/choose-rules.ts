import type { Caller, DatabaseRule } from "../../../kernel/caller.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { isEqualJson } from "../../../kernel/untrusted/is-equal-json.ts";
import { isAroundRules } from "./key-scopes.ts";
import type { NewApiKey } from "./schema.ts";

/**
 * Returns the rules of a new key; null for none. A key never gets wider rules than its maker has,
 * and where it names none, it gets those of its maker: a publishable key too, by which an assistant acts.
 * @throws Problem cannot-be-done
 */
export function chooseRules(caller: Caller, { kind, scopes, databaseRules }: NewApiKey): DatabaseRule[] | null {
  const own = caller.databaseRules ?? null;
  if (databaseRules === undefined) return own === null ? null : [...own];
  if (kind === "publishable")
    throw refused(
      "/body/databaseRules",
      "Leave databaseRules out: a publishable key cannot reach the database. What an assistant does for it stays within the rules of its maker.",
    );
  const around = scopes?.find(isAroundRules);
  if (around !== undefined) {
    const isOfWorkflows = around.startsWith("automation:") || around.startsWith("approvals:");
    const why = isOfWorkflows ? ": a workflow reaches the database without the rules of a key" : "";
    throw refused("/body/scopes", `A key cannot have databaseRules and ${around}${why}. Leave one of them out.`);
  }
  refuseTwice(databaseRules);
  for (const [index, rule] of databaseRules.entries()) {
    const lacking = own === null ? undefined : rule.operations.find((operation) => !isWithin(rule, operation, own));
    if (lacking !== undefined)
      throw refused(
        `/body/databaseRules/${index}`,
        `The rules of your own key do not allow ${lacking} on ${JSON.stringify(rule.table)} so far. A key that it makes needs rules with the same columns or fewer, and with the same where, alone or as a part of and.`,
      );
  }
  return databaseRules;
}

/** Two rules for the same would leave open which of them counts. */
function refuseTwice(rules: readonly DatabaseRule[]): void {
  const seen = new Set<string>();
  for (const [index, { table, operations }] of rules.entries()) {
    for (const operation of operations) {
      const both = JSON.stringify([table, operation]);
      if (seen.has(both))
        throw refused(
          `/body/databaseRules/${index}/operations`,
          `Two rules allow ${operation} on ${JSON.stringify(table)}. Join them with or in one where.`,
        );
      seen.add(both);
    }
  }
}

/** Tells whether the rules allow nothing that the others do not allow; null allows everything. */
export function areRulesWithin(rules: readonly DatabaseRule[] | null, others: readonly DatabaseRule[] | null): boolean {
  if (others === null) return true;
  return rules?.every((rule) => rule.operations.every((operation) => isWithin(rule, operation, others))) ?? false;
}

function isWithin(rule: DatabaseRule, operation: string, own: readonly DatabaseRule[]): boolean {
  const allowed = own.find((each) => each.table === rule.table && each.operations.some((one) => one === operation));
  if (allowed === undefined) return false;
  const { columns, where } = allowed;
  if (columns !== undefined && !(rule.columns?.every((column) => columns.includes(column)) ?? false)) return false;
  if (where === undefined) return true;
  const parts = [rule.where, ...(Array.isArray(rule.where?.and) ? rule.where.and : [])];
  return parts.some((part) => isEqualJson(part, where, () => {}));
}

function refused(pointer: string, sentence: string): Problem {
  return new Problem(cannotBeDone, sentence, { errors: [{ pointer, message: sentence }] });
}

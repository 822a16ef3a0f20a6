import { isObject, pointerTo } from "@parley/json";
import type { CheckNewKey } from "../../../../kernel/caller.ts";
import { wrongRequest } from "../wrong-request.ts";
import { isOperator, maxConditions, maxDepth, operators } from "./read-where.ts";

/**
 * Checks a filter as far as that is possible without knowing the table.
 * @throws Problem invalid-request
 */
function checkWhereForm(where: unknown, pointer: string): void {
  let conditionsLeft = maxConditions;
  const check = (part: unknown, place: string, depth: number): void => {
    if (!isObject(part)) throw wrongRequest(place, "must be an object such as {column: value}");
    if (depth > maxDepth) throw wrongRequest(place, `is nested deeper than ${maxDepth} levels`);
    for (const [name, value] of Object.entries(part)) {
      const at = pointerTo(place, name);
      if ((name === "and" || name === "or") && Array.isArray(value)) {
        if (value.length === 0 && name === "or") throw wrongRequest(at, "must have at least one item");
        for (const [index, each] of value.entries()) check(each, `${at}/${index}`, depth + 1);
      } else if (name === "not") check(value, at, depth + 1);
      else {
        if (--conditionsLeft < 0) throw wrongRequest(at, `is the condition after ${maxConditions}, which is too many`);
        const unknown = isObject(value) ? Object.keys(value).find((operator) => !isOperator(operator)) : undefined;
        if (unknown !== undefined)
          throw wrongRequest(pointerTo(at, unknown), `is not an operator. Operators are ${operators.join(", ")}`);
      }
    }
  };
  check(where, pointer, 0);
}

/**
 * The filters of a new key's rules must have the form of filters. Whether their columns exist is seen
 * when the key is used: a table may be made after the key.
 * @throws Problem invalid-request
 */
export const checkRules: CheckNewKey = async (_db, _workspaceId, { databaseRules }) => {
  for (const [index, { where }] of (databaseRules ?? []).entries())
    if (where !== undefined) checkWhereForm(where, `/body/databaseRules/${index}/where`);
};

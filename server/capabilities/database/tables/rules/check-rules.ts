import type { CheckNewKey } from "../../../../kernel/caller.ts";
import { checkWhereForm } from "../filtering/check-where-form.ts";

/**
 * The filters of a new key's rules must have the form of filters. Whether their columns exist is seen
 * when the key is used: a table may be made after the key.
 * @throws Problem invalid-request
 */
export const checkRules: CheckNewKey = async (_db, _workspaceId, { databaseRules }) => {
  for (const [index, { where }] of (databaseRules ?? []).entries())
    if (where !== undefined) checkWhereForm(where, `/body/databaseRules/${index}/where`);
};

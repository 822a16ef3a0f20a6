import Type, { type Static } from "typebox";
import type { AnyContactCondition } from "../../../kernel/capability.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";

const closed = { additionalProperties: false };

/**
 * Says what segments ask of other capabilities, by the names of their conditions: a line here, and a file
 * of the capability that knows who fits.
 */
export const conditions = {
  newsletter: Type.Object(
    {
      status: Type.Optional(Type.Enum(["pending", "confirmed", "unsubscribed", "bounced", "complained"])),
      listId: Type.Optional(Type.String({ description: "Only of this list; `status` is then the one on it." })),
    },
    { ...closed, description: "Is a subscriber of the newsletter, of any status unless one is named." },
  ),
  opened: Type.Object(
    {
      campaignId: Type.Optional(Type.String({ description: "Only this campaign; without it, any." })),
      withinDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
    },
    {
      ...closed,
      description: "Opened a mail of a campaign that counts opens. Mailings that have ended are forgotten.",
    },
  ),
  lead: Type.Object(
    {
      status: Type.Optional(Type.Enum(["new", "contacted", "qualified", "won", "lost"])),
      minScore: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    },
    { ...closed, description: "Has a lead that is not spam, and fits each member." },
  ),
};
type ConditionName = keyof typeof conditions;
export type Conditions = { [Name in ConditionName]?: Static<(typeof conditions)[Name]> };

/** Gives the conditions of a filter, each beside what it wants. */
export function conditionsIn(
  all: readonly AnyContactCondition[],
  filter: Conditions,
): { condition: AnyContactCondition; wanted: object }[] {
  return all.flatMap((condition) => {
    const wanted = filter[condition.name as ConditionName];
    return wanted === undefined ? [] : [{ condition, wanted }];
  });
}

/** Throws invalid-request for a filter that names a list or a campaign that is not there. */
export async function requireKnown(
  all: readonly AnyContactCondition[],
  db: Queryable,
  workspaceId: string,
  filter: Conditions,
): Promise<void> {
  for (const { condition, wanted } of conditionsIn(all, filter)) {
    const [unknown] = (await condition.findUnknown?.(db, workspaceId, wanted)) ?? [];
    if (unknown === undefined) continue;
    const pointer = `/body/filter/${condition.name}/${unknown}`;
    throw new Problem(invalidRequest, `The filter names what the workspace does not have: ${pointer}.`, {
      errors: [{ pointer, message: "names nothing of this workspace" }],
    });
  }
}

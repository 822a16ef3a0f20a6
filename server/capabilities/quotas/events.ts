import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { quotaNames } from "../../kernel/quotas/quotas-of.ts";

export const quotaNeared = defineEvent({
  type: "quota.neared",
  summary: "80 or 95 percent of a quota of the workspace are used",
  schema: Type.Object(
    {
      quota: Type.Enum([...quotaNames]),
      percent: Type.Integer({ description: "80 or 95." }),
      used: Type.Integer(),
      limit: Type.Integer(),
    },
    { $id: "QuotaNeared" },
  ),
  visibleTo: "settings:read",
});

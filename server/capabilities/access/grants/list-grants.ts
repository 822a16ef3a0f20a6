import { forbidden, Problem } from "../../../kernel/problem.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import { show } from "../../../kernel/wire/show.ts";
import { AppGrant, type GrantQuery } from "./schema.ts";
import { listGrantRows, type ShownGrant } from "./store.ts";

const shape = show(AppGrant);

/** Returns what members let apps do, newest first. Throws forbidden when a caller who is no owner asks for all. */
export const listGrants = listOf({
  name: ({ everybody }: GrantQuery) => `app-grants:${everybody === true}`,
  find({ kernel, caller }, { last, limit }, { everybody = false }: GrantQuery) {
    if (everybody && caller.isOwner !== true)
      throw new Problem(forbidden, "Only an owner of the workspace may list what other members let apps do.");
    const accountId = everybody ? undefined : caller.id;
    return listGrantRows(kernel.database.query, { workspaceId: caller.workspaceId, accountId }, { last, limit });
  },
  show: ({ appId, appName, accountId, resources, ...row }: ShownGrant) =>
    shape({
      ...row,
      app: { id: appId, name: appName },
      userId: accountId,
      access: Object.entries(resources).map(([audience, scopes]) => ({ audience, scopes: scopes.split(" ") })),
    }),
});

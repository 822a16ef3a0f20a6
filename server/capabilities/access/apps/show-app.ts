import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { App } from "./schema.ts";
import { type AppOfWorkspace, listAppRows } from "./store.ts";

const shape = show(App);

export function showApp(app: AppOfWorkspace): App {
  return shape({ ...app, isRegistered: app.workspaceId === null });
}

/** Says which apps the caller may see and change: those of the workspace and, as operator, the registered ones. */
export function ownApps({ caller }: Pick<Context, "caller">): { workspaceId: string; withRegistered: boolean } {
  return { workspaceId: caller.workspaceId, withRegistered: caller.isOperator };
}

/** Returns the apps of the workspace and, to an operator, those that registered themselves; newest first. */
export const listApps = listOf({
  name: "apps",
  find: (context, { last, limit }) => listAppRows(context.kernel.database.query, ownApps(context), { last, limit }),
  show: (row: AppOfWorkspace) => showApp(row),
});

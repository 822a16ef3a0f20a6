import { type Page, wholePage } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { listToolboxes } from "../toolboxes/index.ts";
import { externalActions } from "./external-actions.ts";
import type { KnownAction } from "./schema.ts";

/** Lists what an assistant of the workspace may be allowed to do: Parley's own actions, then the tools of toolboxes. */
export async function listActions({ kernel, caller }: Context): Promise<Page<KnownAction>> {
  const own = [...kernel.actions.values()].map(
    ({ name, title, description, isReadOnly = false, scope }): KnownAction => ({
      ...{ name, title, description, isReadOnly, scope, toolbox: null },
    }),
  );
  const toolboxes = await listToolboxes(kernel.database.query, caller.workspaceId);
  const tools = toolboxes.flatMap((toolbox) =>
    externalActions([toolbox], [`${toolbox.name}__*`]).map(
      ({ name, tool }): KnownAction => ({
        ...{ name, title: tool.title ?? name, description: tool.description, isReadOnly: tool.isReadOnly },
        ...{ scope: null, toolbox: toolbox.name },
      }),
    ),
  );
  return wholePage([...own, ...tools]);
}

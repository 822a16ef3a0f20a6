import { audit } from "../../kernel/audit.ts";
import type { Deciding } from "../../kernel/wire/route.ts";
import {
  changeDefaultRetention as change,
  type DefaultRetention,
  type RetentionChange,
  readDefaultRetention,
} from "../housekeeping/index.ts";
import { listOperators } from "../identity/index.ts";

/**
 * Changes for how long new workspaces keep their data. The audit log of each operator's workspace says so.
 *
 * @throws invalid-request
 */
export async function changeDefaultRetention(context: Deciding, wanted: RetentionChange): Promise<DefaultRetention> {
  const { kernel, caller } = context;
  await context.commit(async (tx) => {
    await change(kernel, tx, wanted);
    const homes = (await listOperators(tx)).flatMap(({ workspaceId }) => workspaceId ?? []);
    for (const workspaceId of new Set(homes)) {
      const details = { days: wanted.days };
      await audit(tx, {
        workspaceId,
        caller,
        action: "installation.retention-changed",
        targetId: workspaceId,
        details,
      });
    }
  });
  return readDefaultRetention(kernel);
}

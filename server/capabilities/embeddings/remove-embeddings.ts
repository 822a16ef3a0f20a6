import { audit } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { embeddingsChanged } from "./events.ts";
import { deleteSetting } from "./store.ts";

/** Switches embeddings off, and deletes every vector. */
export async function removeEmbeddings(context: Context): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    if (!(await deleteSetting(tx, workspaceId))) return;
    const { caller, clientAddress } = context;
    await audit(tx, { workspaceId, caller, action: "embeddings.removed", clientAddress });
    emit(tx, embeddingsChanged, { workspaceId, data: { model: null } });
  });
}

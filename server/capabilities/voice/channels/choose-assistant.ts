import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { AssistantId, setupAt } from "../../assistants/index.ts";
import { findSetupVersion } from "../../models/index.ts";

/**
 * Chooses the UUID of the assistant that a request names, and null when it names none. Throws
 * cannot-be-done when the workspace has no such assistant.
 */
export async function chooseAssistant(
  { kernel, caller }: Context,
  db: Queryable,
  assistantId: string | null | undefined,
): Promise<string | null> {
  if (assistantId === null || assistantId === undefined) return null;
  const { workspaceId } = caller;
  const id = AssistantId.parse(assistantId);
  const { assistants } = await setupAt(kernel, workspaceId, await findSetupVersion(db, workspaceId));
  if (id !== undefined && assistants.some((known) => known.id === id)) return id;
  const message = "names no assistant of this workspace";
  throw new Problem(cannotBeDone, "This workspace has no such assistant. GET /api/assistants lists those it has.", {
    errors: [{ pointer: "/body/assistantId", message }],
  });
}

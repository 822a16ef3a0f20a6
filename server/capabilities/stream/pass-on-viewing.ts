import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { forbidden, Problem } from "../../kernel/problem.ts";
import { UserId } from "../identity/index.ts";
import { wireSubject } from "./wire-subject.ts";

/**
 * Tells the team that a member looks at a conversation, or leaves it. Nothing is stored, and no visitor is told.
 * Throws not-found, and forbidden for a caller who is no person.
 */
export async function passOnViewing(
  kernel: Kernel,
  caller: Caller,
  { conversationId: name, isViewing }: { conversationId: string; isViewing: boolean },
): Promise<void> {
  if (caller.kind !== "member") throw new Problem(forbidden, "Only a signed-in member looks at a conversation.");
  const subject = await wireSubject.find(kernel, caller, name);
  const data = { ...wireSubject.show(subject), who: { kind: "member", id: UserId.format(caller.id) }, isViewing };
  kernel.realtime.signal({ workspaceId: caller.workspaceId, kind: "viewing", data });
}

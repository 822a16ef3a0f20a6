import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { UserId } from "../identity/index.ts";
import { wireSubject } from "./wire-subject.ts";

/**
 * Tells the other side of a conversation that the caller types, or types no more. Nothing is stored.
 * Throws not-found for a conversation that the caller does not reach.
 */
export async function passOnTyping(
  kernel: Kernel,
  caller: Caller,
  { conversationId: name, isTyping }: { conversationId: string; isTyping: boolean },
): Promise<undefined> {
  const subject = await wireSubject.find(kernel, caller, name);
  const who = caller.kind === "member" ? { kind: "member", id: UserId.format(caller.id) } : { kind: "visitor" };
  const data = { ...wireSubject.show(subject), who, isTyping };
  kernel.realtime.signal({ workspaceId: caller.workspaceId, kind: "typing", data });
}

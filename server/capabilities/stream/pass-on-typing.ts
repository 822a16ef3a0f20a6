import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { forbidden, Problem } from "../../kernel/problem.ts";
import { findFaces, pictureAddress, UserId } from "../identity/index.ts";
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
  const who = caller.kind === "member" ? await faceOf(kernel, caller.id) : { kind: "visitor" };
  const data = { ...wireSubject.show(subject), who, isTyping };
  kernel.realtime.signal({ workspaceId: caller.workspaceId, kind: "typing", data });
}

/** A visitor may see that a colleague types before the first message, and not every member may list the members. */
async function faceOf(kernel: Kernel, accountId: string) {
  const { name = null, pictureId = null } = (await findFaces(kernel.database.query, [accountId])).get(accountId) ?? {};
  return { kind: "member", id: UserId.format(accountId), name, picture: pictureAddress(pictureId) };
}

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
  const data = { ...wireSubject.show(subject), who: await faceOf(kernel, caller.id), isViewing };
  kernel.realtime.signal({ workspaceId: caller.workspaceId, kind: "viewing", data });
}

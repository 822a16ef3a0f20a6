import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Subject } from "../../kernel/log/event.ts";
import { notFound, Problem } from "../../kernel/problem.ts";

const kind = "conversation";

/**
 * The names of subjects in the stream's API. It names subjects of one kind only: `conversation` in
 * the query, `conversationId` in messages and signals. The rest of the stream knows no kind.
 */
export const wireSubject = {
  /** The subject that a client names. Throws not-found when the caller may not see it. */
  async find(kernel: Kernel, caller: Caller, name: string): Promise<Subject> {
    const subjectKind = kernel.subjects.get(kind);
    if (subjectKind === undefined) throw new Problem(notFound, "This server has no conversations.");
    return { kind, id: await subjectKind.find(kernel, caller, name) };
  },

  /** The fields that name a subject in a message. */
  show({ id }: Subject): { conversationId: string } {
    return { conversationId: id };
  },

  /** The subject of a signal. Undefined for a signal about the whole workspace. */
  read(data: Record<string, unknown>): Subject | undefined {
    const { conversationId: id } = data;
    return typeof id === "string" ? { kind, id } : undefined;
  },
};

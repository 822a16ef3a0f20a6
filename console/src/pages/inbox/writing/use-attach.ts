import { useMutation } from "@tanstack/react-query";
import { parley } from "../../../session/session.ts";

/** These are the kinds of files that a conversation takes. */
export const attachable = "image/png,image/jpeg,image/webp,image/gif,application/pdf";

/** Sends files in the conversation, one after another. Each is a message of its own. */
export function useAttach(conversationId: string, renew: () => Promise<unknown>) {
  return useMutation({
    async mutationFn(files: readonly File[]) {
      for (const file of files) await parley.conversations.attachments(conversationId, { file });
    },
    onSettled: renew,
  });
}

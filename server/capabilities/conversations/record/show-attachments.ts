import Type, { type Static } from "typebox";
import type { Kernel } from "../../../kernel/kernel.ts";
import { AttachmentId, ConversationId } from "../ids.ts";

/** A message keeps this of a file that came with it. `id` is a UUID; `preview` has the size in pixels. */
export type StoredAttachment = {
  id: string;
  name: string;
  mimeType: string;
  bytes: number;
  preview: { width: number; height: number } | null;
};

export const Attachment = Type.Object(
  {
    attachmentId: Type.String(),
    name: Type.String(),
    mimeType: Type.String({ description: "By its bytes, whatever the sender declared." }),
    bytes: Type.Integer({ minimum: 0 }),
    url: Type.String({
      description: "The file, as an attachment. Only the conversation's visitor and the team can open it.",
    }),
    preview: Type.Optional(
      Type.Object(
        { url: Type.String(), width: Type.Integer(), height: Type.Integer() },
        { description: "A picture, encoded again as a JPEG that may be shown. Absent where it cannot be decoded." },
      ),
    ),
  },
  { $id: "Attachment" },
);
export type Attachment = Static<typeof Attachment>;

/** Shows the files of a message with the addresses at which they are. */
export function showAttachments(
  { config }: Kernel,
  conversationId: string,
  stored: readonly StoredAttachment[],
): Attachment[] {
  return stored.map(({ id, name, mimeType, bytes, preview }) => {
    const attachmentId = AttachmentId.format(id);
    const conversation = ConversationId.format(conversationId);
    const url = `${config.publicUrl}/api/conversations/${conversation}/attachments/${attachmentId}`;
    const shown = preview === null ? {} : { preview: { url: `${url}/preview`, ...preview } };
    return { attachmentId, name, mimeType, bytes, url, ...shown };
  });
}

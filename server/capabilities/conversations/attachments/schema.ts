import Type, { type Static } from "typebox";
import { Attachment } from "../record/show-attachments.ts";
import { ConversationPath, MessageText } from "../schema.ts";

/** The parts of the body, for the reference: they are read while they arrive. */
export const NewAttachment = Type.Object(
  {
    file: Type.String({ format: "binary", description: "A picture or a PDF, as a part with a file name." }),
    text: Type.Optional(
      Type.Union([MessageText], { description: "What is said with it. Left out, the text is the name of the file." }),
    ),
  },
  { $id: "NewAttachment" },
);

export const SentAttachment = Type.Object(
  { ...Attachment.properties, messageId: Type.String({ description: "The message with which it came." }) },
  { $id: "SentAttachment" },
);
export type SentAttachment = Static<typeof SentAttachment>;

export const AttachmentPath = Type.Object({ ...ConversationPath.properties, attachmentId: Type.String() });

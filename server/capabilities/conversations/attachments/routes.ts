import { may } from "../../../kernel/caller.ts";
import { bodyTooLarge, conflict, notFound, unavailable } from "../../../kernel/problem.ts";
import { quotaExceeded } from "../../../kernel/quotas/quotas-of.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { attachmentsNotAllowed, attachmentTypeNotAllowed, tooManyAttachments } from "../problems.ts";
import { ConversationPath } from "../schema.ts";
import { readAttachment, readPreview } from "./read-attachment.ts";
import { AttachmentPath, NewAttachment, SentAttachment } from "./schema.ts";
import { sendAttachment } from "./send-attachment.ts";

const maxFileBytes = 10 * 1024 * 1024;
/** A message of 8,000 characters has no more. */
const maxFieldBytes = 32_000;

export function attachmentRoutes(app: Routes): void {
  app.post(
    "/api/conversations/:sessionId/attachments",
    {
      schema: {
        summary: "Send a file in a conversation",
        description:
          "A picture (PNG, JPEG, WebP, GIF) or a PDF of up to 10 MiB, 10 in a conversation. It is a message of its own, to which the assistant does not reply. A browser may send one where a colleague answers, or where the setting `attachments` of the chat allows it before. A member or a server takes the conversation over with it. The same file with the same text is kept once, so that a retry is safe.",
        params: ConversationPath,
        headers: VisitorHeaders,
        body: NewAttachment,
        response: { 201: SentAttachment },
      },
      guard: may("conversations:write", { publishable: true }),
      body: { kind: "multipart", limits: { maxFiles: 1, maxFileBytes, maxFields: 2, maxFieldBytes } },
      maxBodyBytes: maxFileBytes + 2 * maxFieldBytes,
      problems: [
        ...[attachmentsNotAllowed, attachmentTypeNotAllowed, bodyTooLarge, conflict],
        ...[quotaExceeded, tooManyAttachments, unavailable, ...visitorProblems],
      ],
    },
    (call) => sendAttachment(call, call.params.sessionId),
  );

  app.get(
    "/api/conversations/:sessionId/attachments/:attachmentId",
    {
      schema: {
        summary: "Download a file of a conversation",
        description:
          "As an attachment of the type application/octet-stream, for the conversation's visitor and the team.",
        params: AttachmentPath,
        headers: VisitorHeaders,
        response: { 200: null },
        alsoProduces: ["application/octet-stream"],
      },
      guard: may("conversations:read", { publishable: "conversations:write" }),
      problems: [conflict, notFound, unavailable, ...visitorProblems],
    },
    (call) => readAttachment(call),
  );

  app.get(
    "/api/conversations/:sessionId/attachments/:attachmentId/preview",
    {
      schema: {
        summary: "Get a picture of a conversation as it may be shown",
        description:
          "A JPEG of at most 1,280 pixels a side that Parley made of the picture, without what else was in the file.",
        params: AttachmentPath,
        headers: VisitorHeaders,
        response: { 200: null },
        alsoProduces: ["image/jpeg"],
      },
      guard: may("conversations:read", { publishable: "conversations:write" }),
      problems: [conflict, notFound, unavailable, ...visitorProblems],
    },
    (call) => readPreview(call),
  );
}

import Type from "typebox";
import { bySignature, may } from "../../../kernel/caller.ts";
import { cannotBeDone, conflict, notFound, rateLimited } from "../../../kernel/problem.ts";
import { tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { ConversationPath } from "../../conversations/index.ts";
import { mailUnreadable, signatureExpired, signatureInvalid, signatureMissing } from "../problems.ts";
import { Receipt } from "../schema.ts";
import { leaveAddress } from "./leave-address.ts";
import { receiveMail } from "./receive-mail.ts";

const maxMailBytes = 10 * 1024 * 1024;

/** The routes of conversations that are led by mail: services pass mails on, and a chat gets an address. */
export function mailRoutes(app: Routes): void {
  app.put(
    "/api/conversations/:sessionId/contact",
    {
      schema: {
        summary: "Leave an e-mail address for answers",
        description:
          "Of the visitor's own conversation. What a colleague writes, and the visitor has not said to have seen after a minute, goes there by mail; an answer to that mail goes on in the same conversation, where the workspace has a source of mails. The assistant's answers go there once a mail has come from the address.",
        params: ConversationPath,
        headers: VisitorHeaders,
        body: Type.Object(
          { email: Type.String({ minLength: 1, maxLength: 320 }) },
          { additionalProperties: false, $id: "LeftAddress" },
        ),
        response: { 204: null },
      },
      guard: may("conversations:write", { publishable: true }),
      problems: [conflict, ...visitorProblems],
    },
    async (call) => leaveAddress(call, await identifyCaller(call), call.params.sessionId, call.body.email),
  );
  app.post(
    "/api/webhook/email/:sourceId",
    {
      schema: {
        summary: "Receive a mail",
        description:
          "The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email` or `body-mime`. The raw body is signed by the scheme of the source. The mail becomes a message in the conversation of the answer that it replies to, else in a new one, and the answer is mailed. Automatic mails are stored and not answered. A mail with a known Message-ID is a duplicate.",
        params: Type.Object({ sourceId: Type.String({ description: "The `whs_…` id of the source." }) }),
        body: Type.Object(
          { raw: Type.Optional(Type.String({ description: "The whole mail." })) },
          { additionalProperties: true, $id: "IncomingMail" },
        ),
        response: { 202: Receipt, 200: Receipt },
      },
      guard: bySignature,
      limit: "none",
      body: {
        kind: "bytes",
        mediaTypes: ["message/rfc822", "application/json", "application/x-www-form-urlencoded"],
      },
      maxBodyBytes: maxMailBytes,
      problems: [
        signatureMissing,
        signatureInvalid,
        signatureExpired,
        mailUnreadable,
        tooComplex,
        cannotBeDone,
        notFound,
        rateLimited,
      ],
    },
    (call) => receiveMail(call, call.params.sourceId),
  );
}

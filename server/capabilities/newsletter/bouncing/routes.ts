import Type from "typebox";
import { anyone, may } from "../../../kernel/caller.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import { PageOf } from "../../../kernel/storage/page.ts";
import { tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { workspaceKeysOf } from "../keys/workspace-keys.ts";
import { bounceMailUnreadable } from "../problems.ts";
import { EmptyBody } from "../schema.ts";
import { listBounces } from "./list-bounces.ts";
import { receiveBounceMail } from "./receive-bounce-mail.ts";
import { reportBounces } from "./report-bounces.ts";
import { Bounce, BounceAddress, BounceQuery, BounceReceipt, ReportedBounces } from "./schema.ts";
import { writeBounceToken } from "./store.ts";

const maxMailBytes = 10 * 1024 * 1024;

/** These routes take and list what comes back of the mails to subscribers. */
export function bounceRoutes(app: Routes): void {
  app.get(
    "/api/newsletter/bounces",
    {
      schema: {
        summary: "List what came back, newest first",
        query: BounceQuery,
        response: { 200: PageOf(Bounce) },
      },
      guard: may("newsletter:read"),
    },
    (call) => listBounces(call, call.query),
  );

  app.post(
    "/api/newsletter/bounces",
    {
      schema: {
        summary: "Report bounces and complaints that a mail service told of",
        description:
          "A hard bounce and a complaint end all mails to the subscriber, and so do soft bounces on five days within 60. Each mail counts once for each kind.",
        body: ReportedBounces,
        response: { 200: BounceReceipt },
      },
      guard: may("newsletter:write"),
      idempotent: true,
    },
    (call) => reportBounces(call, call.body),
  );

  app.post(
    "/api/newsletter/bounces/address",
    {
      schema: {
        summary: "Make the address where the mails of the bounce mailbox are posted",
        description: "The former address ends. Only a hash of it is stored.",
        body: EmptyBody,
        isBodyOptional: true,
        response: { 201: BounceAddress },
      },
      guard: may("newsletter:write"),
      idempotent: true,
    },
    async (call) => {
      const { kernel, caller } = call;
      const { workspaceId } = caller;
      // Makes the newsletter of the workspace at first use.
      await workspaceKeysOf(kernel, workspaceId);
      const token = randomToken();
      return call.commit(async (tx) => {
        await writeBounceToken(tx, workspaceId, sha256(token));
        return { url: `${kernel.config.publicUrl}/api/newsletter/bounces/mail/${token}` };
      });
    },
  );

  app.post(
    "/api/newsletter/bounces/mail/:token",
    {
      schema: {
        summary: "Receive a mail of the bounce mailbox",
        description:
          "The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email` or `body-mime`. Delivery reports (RFC 3464), spam reports (RFC 5965) and bounces in words are read. Only a report with the address or the `Message-ID` that Parley gave the mail is counted.",
        params: Type.Object({ token: Type.String({ maxLength: 200, description: "Of the address." }) }),
        body: Type.Object(
          { raw: Type.Optional(Type.String({ description: "The whole mail." })) },
          { additionalProperties: true, $id: "BounceMail" },
        ),
        response: { 200: BounceReceipt },
      },
      guard: anyone,
      allowsUnverified: true,
      limit: "none",
      body: {
        kind: "bytes",
        mediaTypes: ["message/rfc822", "application/json", "application/x-www-form-urlencoded"],
      },
      maxBodyBytes: maxMailBytes,
      problems: [bounceMailUnreadable, tooComplex],
    },
    (call) => receiveBounceMail(call, call.params.token),
  );
}

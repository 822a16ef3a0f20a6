import Type from "typebox";
import { bySignature } from "../../kernel/caller.ts";
import { cannotBeDone, notFound, rateLimited } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { acceptEvent } from "./accept-event.ts";
import { dataRefused, signatureExpired, signatureInvalid, signatureMissing, sourceMissing } from "./problems.ts";
import { InboundBody, Receipt } from "./schema.ts";

const maxWebhookBytes = 256 * 1024;

const ProcessPath = Type.Object({ sourceId: Type.String({ description: "The `whs_…` id of the source." }) });
const wait = Type.Optional(
  Type.Boolean({ description: "Answer when the event is processed, a user_message with what the assistant says." }),
);
const ProcessQuery = Type.Object({ wait }, { additionalProperties: true });
const DefaultQuery = Type.Object(
  { source: Type.Optional(Type.String({ description: "The `whs_…` id of the source." })), wait },
  { additionalProperties: true },
);
const header = (description: string) => Type.Optional(Type.String({ description }));
const SignatureHeaders = Type.Object({
  "X-Webhook-Signature": header("By the source's scheme; a `parley` source reads Stripe-Signature as well."),
  "X-Hub-Signature-256": header("GitHub's own; the kind is that of X-GitHub-Event, and the body is the data."),
  "webhook-id": header("Standard Webhooks, with webhook-timestamp and webhook-signature."),
});

const how = [
  "Signed over the raw body by the scheme of the source; the time that is signed may be 300 s away from ours.",
  "202: the event is committed. 200: the same delivery came before (the same signed webhook-id, else `id` of the body, else the same body), within 30 days.",
  "An unknown source is answered like a wrong signature.",
].join(" ");

const definition = {
  guard: bySignature,
  limit: "none" as const,
  body: { kind: "bytes" as const },
  maxBodyBytes: maxWebhookBytes,
  problems: [
    sourceMissing,
    signatureMissing,
    signatureInvalid,
    signatureExpired,
    dataRefused,
    cannotBeDone,
    notFound,
    rateLimited,
  ],
};

/** The doors that others knock at. */
export function processRoutes(app: Routes): void {
  app.post(
    "/api/webhook/process/:sourceId",
    {
      ...definition,
      schema: {
        summary: "Receive a webhook",
        description: how,
        params: ProcessPath,
        query: ProcessQuery,
        headers: SignatureHeaders,
        body: InboundBody,
        response: { 202: Receipt, 200: Receipt },
      },
    },
    (call) => acceptEvent(call, call.params.sourceId),
  );
  app.post(
    "/api/webhook/process",
    {
      ...definition,
      schema: {
        summary: "Receive a webhook of the source that is named, or of the default one",
        description: `The source is named by ?source= or the header X-Webhook-Source. ${how}`,
        query: DefaultQuery,
        headers: Type.Interface([SignatureHeaders], { "X-Webhook-Source": header("The `whs_…` id of the source.") }),
        body: InboundBody,
        response: { 202: Receipt, 200: Receipt },
      },
    },
    (call) => acceptEvent(call, call.query.source ?? call.header("x-webhook-source")),
  );
}

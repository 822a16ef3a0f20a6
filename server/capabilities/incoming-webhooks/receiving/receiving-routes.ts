import Type from "typebox";
import { bySignature } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, notFound, rateLimited } from "../../../kernel/problem.ts";
import { anyMediaType, type Routes } from "../../../kernel/wire/route.ts";
import { dataRefused, signatureExpired, signatureInvalid, signatureMissing, sourceMissing } from "../problems.ts";
import { InboundBody, Receipt } from "../schema.ts";
import { toleranceSeconds } from "../signature-schemes/tolerance-seconds.ts";
import { receiveWebhook } from "./receive-webhook.ts";

const ProcessPath = Type.Object({ sourceId: Type.String({ description: "The `whs_…` id of the source." }) });
const wait = Type.Optional(
  Type.Boolean({
    description: "Answer when the event is processed. The answer to a `user_message` holds the reply of the assistant.",
  }),
);
const ProcessQuery = Type.Object({ wait }, { additionalProperties: true });
const DefaultQuery = Type.Object(
  { source: Type.Optional(Type.String({ description: "The `whs_…` id of the source." })), wait },
  { additionalProperties: true },
);
const header = (description: string) => Type.Optional(Type.String({ description }));
const SignatureHeaders = Type.Object({
  "X-Webhook-Signature": header(
    "The signature in the form of the source's scheme. A `parley` source reads Stripe-Signature as well.",
  ),
  "X-Hub-Signature-256": header(
    "The signature as GitHub sends it. X-GitHub-Event names the kind, and the whole body is the data.",
  ),
  "webhook-id": header("The id as in Standard Webhooks, with webhook-timestamp and webhook-signature."),
});

const how = [
  "JSON, or a form: one field `payload` with the JSON, or `event` and the members of the data as fields. gzip, deflate and br are decompressed; the bytes as they were sent are signed.",
  "What names no event is data as a whole, and its kind says what it is: a list of JSON (`array`), a form (`form`), text and XML (`text`), or any other bytes (`binary`: the data is `{mediaType, base64}`).",
  `The raw body is signed by the scheme of the source. The signed time may differ from this server's time by ${toleranceSeconds} s.`,
  "202: the event is stored. 200: the delivery repeats one of the last 30 days (by its signed webhook-id, else by `id` in the body, else by the same body).",
  "An unknown source gets the same answer as a wrong signature.",
].join(" ");

const definition = {
  guard: bySignature,
  limit: "none" as const,
  body: {
    kind: "bytes" as const,
    mediaTypes: ["application/json", "application/*+json", "application/x-www-form-urlencoded", anyMediaType],
  },
  maxBodyBytes: (config: Kernel["config"]) => config.maxWebhookBytes,
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

/** The routes that other services send webhooks to. */
export function receivingRoutes(app: Routes): void {
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
    (call) => receiveWebhook(call, call.params.sourceId),
  );
  app.post(
    "/api/webhook/process",
    {
      ...definition,
      schema: {
        summary: "Receive a webhook of a named source, or of the default source",
        description: `?source= or the header X-Webhook-Source names the source. ${how}`,
        query: DefaultQuery,
        headers: Type.Interface([SignatureHeaders], { "X-Webhook-Source": header("The `whs_…` id of the source.") }),
        body: InboundBody,
        response: { 202: Receipt, 200: Receipt },
      },
    },
    (call) => receiveWebhook(call, call.query.source ?? call.header("x-webhook-source")),
  );
}

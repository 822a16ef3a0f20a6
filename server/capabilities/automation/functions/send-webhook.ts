import { signWebhook } from "@parley/outbound";
import Type from "typebox";
import { type Call, type CallAnswer, CallFault, type CallFunction, faultyCall, standardError } from "../calls/call.ts";
import { sendRequest } from "../calls/http/send-request.ts";
import { readCall } from "./read-call.ts";

const Webhook = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 2_000 }),
    /** The name of a secret of the workflow, whose value is `whsec_…`. */
    secret: Type.String({ minLength: 1, maxLength: 200 }),
    type: Type.String({ minLength: 1, maxLength: 200 }),
    data: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);

/**
 * Sends one webhook, signed by Standard Webhooks. Its `webhook-id` is the same in every repetition of the call,
 * and the standard asks receivers to take an id once.
 */
export const sendWebhook: CallFunction = {
  name: "parley.webhook:1.0.0@default",
  isIdempotent: () => true,
  run: send,
};

async function send(call: Call): Promise<CallAnswer> {
  const { url, secret: name, type, data = null } = readCall(call, Webhook);
  const timestampSeconds = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
  const message = { id: call.idempotencyKey, timestampSeconds, body };
  const { status, headers } = await sendRequest(call, {
    method: "POST",
    url,
    headers: {
      "content-type": "application/json",
      "webhook-id": message.id,
      "webhook-timestamp": String(timestampSeconds),
      "webhook-signature": sign(await call.secret(name), name, message),
    },
    body,
  });
  if (status < 200 || status > 299) {
    const title = "The receiver did not take the webhook";
    throw new CallFault(
      { type: standardError("communication"), status, title, detail: `It answered ${status}.`, headers },
      "done",
    );
  }
  return { output: { status, webhookId: message.id } };
}

function sign(secret: unknown, name: string, message: Parameters<typeof signWebhook>[1]): string {
  try {
    if (typeof secret === "string") return signWebhook(secret, message);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw faultyCall(`The secret ${name} is no key of Standard Webhooks: whsec_ and base64.`);
}

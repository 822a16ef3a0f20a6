import { createHmac } from "node:crypto";
import type { TestAnswer, TestClient } from "../../../testing/client.ts";

/** Senders of webhooks. Each signs as its scheme documents it, without any code of the server. */

export type TestSource = { id: string; secret: string; url: string; isDefault: boolean };

export async function createTestSource(client: TestClient, source: Record<string, unknown> = {}): Promise<TestSource> {
  const answer = await client.post("/api/webhook/sources", { name: "shop", ...source });
  if (answer.status !== 201) throw new Error(`Creating a source answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Signs as Stripe documents it. */
export function signParley(secret: string, body: string, time: number | string = nowSeconds()): string {
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}

/** Signs as GitHub documents it. */
export function signGithub(secret: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

type Sending = {
  to?: string;
  headers?: Record<string, string>;
  body: unknown;
};

/** Posts exactly these bytes. */
export function sendWebhook(
  client: TestClient,
  { to = "/api/webhook/process", headers = {}, body }: Sending,
): Promise<TestAnswer> {
  return client.call("POST", to, { body, headers: { "content-type": "application/json", ...headers } });
}

/** Sends a signed webhook of a source with the scheme `parley`. */
export function sendSigned(
  client: TestClient,
  source: TestSource,
  body: unknown,
  options: { query?: string; time?: number; secret?: string } = {},
): Promise<TestAnswer> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const signature = signParley(options.secret ?? source.secret, text, options.time);
  const to = `/api/webhook/process/${source.id}${options.query ?? ""}`;
  return sendWebhook(client, { to, body: text, headers: { "x-webhook-signature": signature } });
}

import { createHmac } from "node:crypto";
import type { TestAnswer } from "../../../testing/client.ts";
import { nowSeconds, type TestSource } from "./send-webhook.ts";

/** Posts exactly these bytes to a source of mails, signed. */
export async function postMail(
  to: TestSource,
  raw: string | Buffer,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const bytes = Buffer.from(raw);
  const time = nowSeconds();
  const signature = createHmac("sha256", to.secret).update(`${time}.`).update(bytes).digest("hex");
  const response = await fetch(to.url, {
    method: "POST",
    body: bytes,
    headers: { "content-type": "message/rfc822", "x-webhook-signature": `t=${time},v1=${signature}`, ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

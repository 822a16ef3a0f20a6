import type { Attempt } from "../schema.ts";
import { type Message, messageHeaders } from "../sending/message.ts";
import type { AttemptRecord } from "../sending/store.ts";

/**
 * Shows an attempt as the API shows it. The request is rebuilt from what the event log stores, so it
 * quotes nothing that was erased. Its signatures are never shown.
 */
export function showAttempt(
  row: AttemptRecord & { number: number },
  { url, message }: { url: string; message: Pick<Message, "id" | "version" | "body"> },
): Attempt {
  const timestampSeconds = Math.floor(row.startedAt.getTime() / 1000);
  return {
    number: row.number,
    at: row.startedAt.toISOString(),
    durationMs: row.durationMs,
    statusCode: row.statusCode,
    error: row.error as Attempt["error"],
    request: {
      url,
      headers: { ...messageHeaders(message, timestampSeconds), "webhook-signature": "[redacted]" },
      body: message.body.slice(0, 4_096),
    },
    response:
      row.responseHeaders === null || row.responseBody === null
        ? null
        : { headers: row.responseHeaders, body: row.responseBody },
  };
}

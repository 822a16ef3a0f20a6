import type { BulkMail } from "./bulk-mail.ts";
import type { DkimKey } from "./dkim-key.ts";

/** @throws Error with a sentence for the operator, when the settings cannot be read */
export async function openBulkMail(settings: {
  smtpUrl: string;
  from: string;
  dkim: DkimKey | null;
}): Promise<BulkMail> {
  const { createSmtpBulk } = await import("./create-smtp-bulk.ts");
  return createSmtpBulk({ url: settings.smtpUrl, from: settings.from, dkim: settings.dkim });
}

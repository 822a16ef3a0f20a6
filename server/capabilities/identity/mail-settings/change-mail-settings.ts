import { audit } from "../../../kernel/audit.ts";
import { wakeWaitingMails } from "../../../kernel/mail/deliver-mail.ts";
import {
  findMailSettingsFault,
  makeDkimPrivateKey,
  readMailSettings,
  type MailSettings as StoredSettings,
  writeMailSettings,
} from "../../../kernel/mail/mail-settings.ts";
import { mailerOf } from "../../../kernel/mail/mailer.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { MailSettings, NewMailSettings } from "./schema.ts";
import { withoutSecrets } from "./show-mail-settings.ts";

/**
 * Replaces the mail settings. With `smtpUrl: null` mails are kept as files. Without `smtpUrl` or
 * `dkim` the stored one stays, so that the sender can be changed by a person who does not know the
 * password. Mails that wait are tried again at once. Throws cannot-be-done.
 */
export async function changeMailSettings(context: Context, input: NewMailSettings): Promise<MailSettings> {
  const { kernel, caller } = context;
  // Made before the transaction: making one takes a second at times.
  const spareKey = needsKey(input.dkim) ? await makeDkimPrivateKey() : "";
  const changed = await context.commit(async (tx) => {
    const stored = await readMailSettings(kernel, tx);
    const settings: StoredSettings = {
      smtpUrl: input.smtpUrl === undefined ? stored.smtpUrl : input.smtpUrl,
      from: input.from,
      dkim: input.dkim === undefined ? stored.dkim : chooseKey(input.dkim, stored.dkim, spareKey),
    };
    const fault = await findMailSettingsFault(settings);
    if (fault !== undefined) throw new Problem(cannotBeDone, fault);
    await writeMailSettings(kernel, tx, settings);
    await audit(tx, {
      workspaceId: caller.workspaceId,
      caller,
      action: "mail-settings.changed",
      clientAddress: context.clientAddress,
    });
    await wakeWaitingMails(tx);
    return withoutSecrets(settings);
  });
  mailerOf(kernel).close();
  return changed;
}

function needsKey(dkim: NewMailSettings["dkim"]): boolean {
  return dkim !== undefined && dkim !== null && dkim.privateKey === undefined;
}

/** Without a key in the request, the stored one of the same selector stays, else one is made. */
function chooseKey(
  dkim: NonNullable<NewMailSettings["dkim"]> | null,
  stored: StoredSettings["dkim"],
  spareKey: string,
): StoredSettings["dkim"] {
  if (dkim === null) return null;
  const { domain, selector } = dkim;
  const isStored = stored !== null && stored.domain === domain && stored.selector === selector;
  return { domain, selector, privateKey: dkim.privateKey ?? (isStored ? stored.privateKey : spareKey) };
}

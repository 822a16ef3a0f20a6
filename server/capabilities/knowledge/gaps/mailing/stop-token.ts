import type { Kernel } from "../../../../kernel/kernel.ts";
import { toUuidText } from "../../../../kernel/storage/uuid.ts";

const purpose = "stop-gap-mail";
const memberBytes = 32;

type Member = { workspaceId: string; accountId: string };

/**
 * Makes and reads the token in a mail that stops these mails, and can do nothing else. It never
 * ends.
 */
export const StopToken = {
  make({ secrets }: Kernel, { workspaceId, accountId }: Member): string {
    const member = Buffer.from(`${workspaceId}${accountId}`.replaceAll("-", ""), "hex");
    return Buffer.concat([member, secrets.sign(purpose, member.toString("hex"))]).toString("base64url");
  },

  /** Returns undefined for a token that Parley did not make. */
  read({ secrets }: Kernel, token: string): Member | undefined {
    const bytes = Buffer.from(token, "base64url");
    const member = bytes.subarray(0, memberBytes);
    if (member.length < memberBytes) return undefined;
    if (!secrets.verify(purpose, member.toString("hex"), bytes.subarray(memberBytes))) return undefined;
    return { workspaceId: toUuidText(member.subarray(0, 16)), accountId: toUuidText(member.subarray(16)) };
  },
};

/** Returns the page that stops the mails of this member. */
export const stopUrlOf = (kernel: Kernel, member: Member): string =>
  `${kernel.config.publicUrl}/account/gap-mail?token=${StopToken.make(kernel, member)}`;

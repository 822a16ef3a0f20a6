import { timingSafeEqual } from "node:crypto";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toUuidText } from "../../../kernel/storage/uuid.ts";
import { caselessText } from "./caseless-text.ts";
import { findWorkspaceOfSubscriber } from "./store.ts";
import { type WorkspaceKeys, workspaceKeysOf } from "./workspace-keys.ts";

const namedBytes = 20;
/** A bounce address is short, and a forged one can do no more than a bounce. */
const macBytes = { bounce: 8, link: 16 } as const;

/**
 * A token of a mail names this subscriber. The campaign 0 stands for a mail that belongs to none.
 */
export type MailTokenContent = { workspaceId: string; subscriberId: string; campaignNumber: number };

/** Makes the tokens of one workspace, without a query for each. */
export type MailTokenWriter = {
  forBounce(subscriberId: string, campaignNumber: number): string;
  forLink(subscriberId: string, campaignNumber: number): string;
};

/**
 * Tokens in mails that name their reader. They never end and are stored nowhere. One for bounces is 45
 * letters and digits in any case, as the local part of an address and a `Message-ID` may be read; one for
 * links is base64url.
 *
 * @example
 * const tokens = await mailTokens.of(kernel, workspaceId);
 * await mailTokens.readLink(kernel, tokens.forLink(subscriberId, 12)); // { workspaceId, subscriberId, campaignNumber: 12 }
 */
export const mailTokens = {
  async of(kernel: Kernel, workspaceId: string): Promise<MailTokenWriter> {
    const keys = await workspaceKeysOf(kernel, workspaceId);
    const bytesOf = (purpose: "bounce" | "link", subscriberId: string, campaignNumber: number) => {
      const named = Buffer.alloc(namedBytes);
      named.write(subscriberId.replaceAll("-", ""), "hex");
      named.writeUInt32BE(campaignNumber, 16);
      return Buffer.concat([named, macOf(keys, purpose, named)]);
    };
    return {
      forBounce: (subscriberId, campaignNumber) => caselessText.write(bytesOf("bounce", subscriberId, campaignNumber)),
      forLink: (subscriberId, campaignNumber) => bytesOf("link", subscriberId, campaignNumber).toString("base64url"),
    };
  },

  /** Gives undefined for a token that Parley did not make, or of a subscriber who is gone. */
  readBounce: (kernel: Kernel, token: string) => read(kernel, "bounce", caselessText.read(token)),
  readLink: (kernel: Kernel, token: string) => read(kernel, "link", Buffer.from(token, "base64url")),
};

/** Gives the addresses of the pages that a mail leads its reader to. */
export function linksOf(
  { config }: Kernel,
  tokens: MailTokenWriter,
  subscriberId: string,
  campaignNumber: number,
): { leaveUrl: string; preferencesUrl: string; viewUrl: string } {
  const token = tokens.forLink(subscriberId, campaignNumber);
  const urlOf = (page: string) => `${config.publicUrl}/newsletter/${page}/${token}`;
  return { leaveUrl: urlOf("leave"), preferencesUrl: urlOf("preferences"), viewUrl: urlOf("view") };
}

async function read(
  kernel: Kernel,
  purpose: "bounce" | "link",
  bytes: Buffer | undefined,
): Promise<MailTokenContent | undefined> {
  if (bytes?.length !== namedBytes + macBytes[purpose]) return undefined;
  const named = bytes.subarray(0, namedBytes);
  const subscriberId = toUuidText(named.subarray(0, 16));
  const workspaceId = await findWorkspaceOfSubscriber(kernel.database.query, subscriberId);
  if (workspaceId === undefined) return undefined;
  const expected = macOf(await workspaceKeysOf(kernel, workspaceId), purpose, named);
  if (!timingSafeEqual(expected, bytes.subarray(namedBytes))) return undefined;
  return { workspaceId, subscriberId, campaignNumber: named.readUInt32BE(16) };
}

function macOf(keys: WorkspaceKeys, purpose: "bounce" | "link", named: Buffer): Buffer {
  return keys.sign(purpose, named).subarray(0, macBytes[purpose]);
}

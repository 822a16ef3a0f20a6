import { rawMailOf } from "../../../kernel/mail/raw-mail-of.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { type MailTokenContent, mailTokens } from "../keys/mail-tokens.ts";
import { bounceMailUnreadable } from "../problems.ts";
import { countBounce } from "./count-bounce.ts";
import type { ReadBounce, readBounce } from "./read-bounce.ts";
import type { BounceReceipt, Outcome } from "./schema.ts";
import { findWorkspaceOfBounceToken } from "./store.ts";

type MailCall = Call<unknown, unknown, unknown>;

const bounceParser = parserIn<typeof readBounce>(new URL("read-bounce.ts", import.meta.url), "readBounce");

/**
 * Reads a mail to the bounce mailbox and counts what it reports. Anybody can write to that mailbox, so
 * only a token that Parley put into the mail says which mail came back.
 */
export async function receiveBounceMail(call: MailCall, token: string): Promise<BounceReceipt> {
  const { kernel } = call;
  const workspaceId = await findWorkspaceOfBounceToken(kernel.database.query, sha256(token));
  if (workspaceId === undefined) {
    call.countStranger();
    throw new Problem(notFound, "No newsletter takes bounces here. Make a new address for them.");
  }
  const read = await readInThread(call, workspaceId, rawMailOf(call));
  const { kind, reason, status } = read;
  const mail = kind === "none" ? undefined : await mailOf(call, workspaceId, read.tokens);
  const outcome = await call.commit(async (tx): Promise<Outcome> => {
    if (kind === "none") return "no-report";
    if (mail === undefined) return "unknown-mail";
    return (await countBounce(kernel, tx, mail, { kind, reason, status })) ? "counted" : "counted-before";
  });
  return { data: [{ outcome, kind: kind === "none" ? null : kind, reason, status }] };
}

async function readInThread({ kernel }: MailCall, workspaceId: string, bytes: Buffer): Promise<ReadBounce> {
  try {
    return await kernel.untrusted.parse(workspaceId, bounceParser, bytes);
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    const sentence = "This is no mail as RFC 5322 and MIME describe it. Post the mail as it came.";
    throw new Problem(bounceMailUnreadable, sentence, { cause });
  }
}

/** Gives the first token that Parley made for a mail of this workspace. */
async function mailOf(
  { kernel }: MailCall,
  workspaceId: string,
  tokens: readonly string[],
): Promise<MailTokenContent | undefined> {
  for (const token of tokens) {
    const mail = await mailTokens.readBounce(kernel, token);
    if (mail?.workspaceId === workspaceId) return mail;
  }
  return undefined;
}

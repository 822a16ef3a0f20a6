import { parseEmailAddress } from "@parley/json";
import { type FieldError, invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import {
  canBeMailed,
  findMemberIdsByEmail,
  holdMember,
  mailMember,
  tooManyMails,
  UserId,
} from "../../identity/index.ts";
import { requireCampaign } from "../require-campaign.ts";
import { senderOf } from "./compile.ts";
import { writeSample } from "./write-sample.ts";

/** Sends the mail to members of the workspace, and to nobody else: a test goes to no list. */
export async function sendTest(context: Context, id: string, { to }: { to?: string[] }): Promise<{ sentTo: number }> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const accountIds = await membersOf(context, to);
  const campaign = await requireCampaign(kernel.database.query, workspaceId, id);
  const sample = await writeSample(kernel, workspaceId, campaign, {
    name: "Ada Lovelace",
    email: "reader@example.com",
  });
  const { senderName, replyTo } = await senderOf(kernel, workspaceId, campaign);
  return context.commit(async (tx) => {
    for (const [index, accountId] of accountIds.entries()) {
      if (!(await holdMember(tx, workspaceId, accountId))) refuse([noMember(index)]);
      const isSent = await mailMember(kernel, tx, { workspaceId, accountId }, () => ({
        subject: `[Test] ${sample.subject}`,
        text: sample.text,
        html: sample.html,
        ...(senderName === null ? {} : { fromName: senderName }),
        ...(replyTo === null ? {} : { replyTo }),
      }));
      if (!isSent) throw tooManyMails();
    }
    return { sentTo: accountIds.length };
  });
}

/** Gives the accounts of the members whom `to` names by id or by address, each once. Throws invalid-request. */
async function membersOf({ kernel, caller }: Context, to: string[] | undefined): Promise<string[]> {
  if (to === undefined && caller.kind !== "member") {
    refuse([{ pointer: "/body/to", message: "must name members, because a key is none" }]);
  }
  const { query } = kernel.database;
  const { workspaceId } = caller;
  const named = to ?? [UserId.format(caller.id)];
  const emails = named.map((text) => parseEmailAddress(text));
  const byEmail = await findMemberIdsByEmail(
    query,
    workspaceId,
    emails.filter((email) => email !== undefined),
  );
  const errors: FieldError[] = [];
  const accountIds = new Set<string>();
  for (const [index, text] of named.entries()) {
    const accountId = UserId.parse(text) ?? byEmail.get(emails[index] ?? "");
    if (accountId === undefined) errors.push(noMember(index));
    else if (!(await canBeMailed(kernel, query, { workspaceId, accountId }))) errors.push(noMember(index));
    else accountIds.add(accountId);
  }
  if (errors.length > 0) refuse(errors);
  return [...accountIds];
}

function noMember(index: number): FieldError {
  return { pointer: `/body/to/${index}`, message: "is no member of this workspace with a verified address" };
}

function refuse(errors: FieldError[]): never {
  throw new Problem(invalidRequest, `${errors[0]!.pointer} ${errors[0]!.message}.`, { errors });
}

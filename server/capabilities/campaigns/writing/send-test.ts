import { type FieldError, invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { holdMember, mailMember, tooManyMails, UserId } from "../../accounts/index.ts";
import { requireCampaign } from "../require-campaign.ts";
import { senderOf } from "./compile.ts";
import { writeSample } from "./preview-campaign.ts";

/** Sends the mail to members of the workspace, and to nobody else: a test goes to no list. */
export async function sendTest(context: Context, id: string, { to }: { to?: string[] }): Promise<{ sentTo: number }> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const accountIds = membersOf(context, to);
  const campaign = await requireCampaign(kernel.database.query, workspaceId, id);
  const sample = await writeSample(kernel, workspaceId, campaign, {
    name: "Ada Lovelace",
    email: "reader@example.com",
  });
  const { senderName, replyTo } = await senderOf(kernel, workspaceId, campaign);
  return context.commit(async (tx) => {
    for (const [index, accountId] of accountIds.entries()) {
      if (!(await holdMember(tx, workspaceId, accountId))) refuse([noMember(index)]);
      const isSent = await mailMember(
        kernel,
        tx,
        { workspaceId, accountId },
        {
          subject: `[Test] ${sample.subject}`,
          text: sample.text,
          html: sample.html,
          ...(senderName === null ? {} : { fromName: senderName }),
          ...(replyTo === null ? {} : { replyTo }),
        },
      );
      if (!isSent) throw tooManyMails();
    }
    return { sentTo: accountIds.length };
  });
}

function membersOf({ caller }: Context, to: string[] | undefined): string[] {
  if (to === undefined) {
    if (caller.kind === "member") return [caller.id];
    refuse([{ pointer: "/body/to", message: "must name members, because a key is none" }]);
  }
  const ids = to!.map((id) => UserId.parse(id));
  const errors = ids.flatMap((id, index) => (id === undefined ? [noMember(index)] : []));
  if (errors.length > 0) refuse(errors);
  return ids.filter((id) => id !== undefined);
}

function noMember(index: number): FieldError {
  return { pointer: `/body/to/${index}`, message: "is no member of this workspace" };
}

function refuse(errors: FieldError[]): never {
  throw new Problem(invalidRequest, `${errors[0]!.pointer} ${errors[0]!.message}.`, { errors });
}

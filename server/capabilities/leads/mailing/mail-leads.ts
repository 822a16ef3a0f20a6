import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { findMemberIds, mailMember } from "../../identity/index.ts";
import { notifyOf } from "./change-lead-settings.ts";
import {
  deleteEndedLinks,
  findGiven,
  findNewest,
  findUnannouncedWorkspaces,
  insertLinks,
  lockDueNotice,
  markAnnounced,
  moveNotice,
  oweMembers,
} from "./store.ts";
import { mostNamed, writeLeadMail } from "./write-lead-mail.ts";

/** Four mails an hour leave room in the member's budget of notices. */
const pauseMs = 900_000;
const linkLifetimeMs = 14 * 86_400_000;

/**
 * Tells members of new leads: within a minute of the first one, and of all that come in the quarter of
 * an hour after it in one mail. What a mail could not be sent for stays owed.
 */
export const mailLeads = defineJob<unknown>({
  name: "mail-leads",
  schedule: "* * * * *",
  async run(kernel) {
    for (const workspaceId of await findUnannouncedWorkspaces(kernel.database.query)) {
      await inTransaction(kernel.database, (tx) => countLeads(kernel, tx, workspaceId));
    }
    while (await inTransaction(kernel.database, (tx) => mailNext(kernel, tx)));
  },
});

async function countLeads(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<void> {
  const came = await markAnnounced(tx, workspaceId);
  const notify = await notifyOf(tx, workspaceId);
  if (came === 0 || notify === "none" || notify === "assignee") return;
  const roles = notify === "all" ? (["owner", "admin", "agent"] as const) : (["owner", "admin"] as const);
  const accountIds = await findMemberIds(tx, workspaceId, roles);
  await oweMembers(tx, workspaceId, accountIds, { came, given: 0, at: new Date(kernel.clock.now()) });
}

/** Returns false when no mail is left that is due. */
async function mailNext(kernel: Kernel, tx: Transaction): Promise<boolean> {
  const nowMs = kernel.clock.now();
  const notice = await lockDueNotice(tx, new Date(nowMs));
  if (notice === undefined) return false;
  const { workspaceId, came, given } = notice;
  const newest = came === 0 ? [] : await findNewest(tx, workspaceId, Math.min(came, mostNamed));
  const own = given === 0 ? [] : await findGiven(tx, notice, Math.min(given, mostNamed));
  const owed = { came, newest, given, own };
  const links: { leadId: string; tokenHash: Buffer }[] = [];
  const linkTo = (leadId: string) => {
    const token = randomToken();
    links.push({ leadId, tokenHash: sha256(token) });
    return `${kernel.config.publicUrl}/lead/${token}`;
  };
  const isPaid = await mailMember(kernel, tx, notice, (language) => writeLeadMail(language, owed, linkTo));
  if (isPaid) await insertLinks(tx, notice, links, new Date(nowMs + linkLifetimeMs));
  await moveNotice(tx, notice, { isPaid, nextAt: new Date(nowMs + pauseMs) });
  return true;
}

export const deleteEndedLeadLinks = defineJob<unknown>({
  name: "delete-ended-lead-links",
  schedule: "47 * * * *",
  run: (kernel) => deleteEndedLinks(kernel.database.query, new Date(kernel.clock.now())),
});

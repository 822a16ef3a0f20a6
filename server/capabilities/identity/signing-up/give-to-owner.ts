import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { findStandingsOf } from "../../../kernel/standing/store.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { copyDefaults } from "../../housekeeping/index.ts";
import { memberJoined } from "../events.ts";
import { UserId } from "../ids.ts";
import { removeAccount } from "../leaving/remove-account.ts";
import { findOperatorOf, insertOperator } from "../operators/store.ts";
import * as store from "../workspaces/store.ts";
import { askForApproval } from "./ask-for-approval.ts";

/**
 * Gives an e-mail address to the person who proved to own it. A stranger may have signed up with it
 * before. The owner gets a new account in place of the unverified one: whatever hangs on the old
 * account, its own workspace included, is deleted with it. Memberships by invitation stay. They are
 * the workspaces that have other members, because an unverified account can invite nobody and is
 * never the last owner.
 */
export async function giveToOwner(
  context: Context,
  tx: Transaction,
  unverified: store.Account,
  passwordHash: string,
): Promise<store.Account> {
  const operator = await findOperatorOf(tx, unverified.id);
  const memberships = await store.findMemberships(tx, unverified.id);
  const standings = await findStandingsOf(
    tx,
    memberships.map(({ workspaceId }) => workspaceId),
  );
  const discarded = await removeAccount(context.kernel, tx, unverified.id);
  const owner: store.Account = {
    id: newUuid(),
    email: unverified.email,
    name: null,
    passwordHash,
    status: "active",
    language: context.wantedLanguage ?? unverified.language,
    pictureId: null,
  };
  const own: Omit<store.Membership, "grantId"> = {
    workspaceId: newUuid(),
    workspaceName: store.usualWorkspaceName,
    role: "owner",
  };
  await store.insertAccount(tx, { ...owner, endsAt: null });
  await store.insertWorkspace(tx, { id: own.workspaceId, name: own.workspaceName });
  await copyDefaults(tx, own.workspaceId);
  const wasApproved = discarded.some((id) => !standings.some((each) => each.workspaceId === id && each.awaitsApproval));
  if (context.kernel.config.signup === "approval" && operator === undefined && !wasApproved)
    await askForApproval(context, tx, own.workspaceId);
  if (operator !== undefined) {
    await insertOperator(tx, { workspaceId: own.workspaceId, accountId: owner.id });
  }
  const kept = memberships.filter(({ workspaceId }) => !discarded.includes(workspaceId));
  // The own workspace comes first, because a sign-in leads to the first one: the owner may not know
  // the others.
  for (const { workspaceId, role } of [own, ...kept]) {
    await store.insertMember(tx, { workspaceId, accountId: owner.id, role });
    await audit(tx, {
      workspaceId,
      caller: null,
      action: "account.given-to-owner",
      targetId: owner.id,
      clientAddress: context.clientAddress,
    });
    emit(tx, memberJoined, { workspaceId, data: { userId: UserId.format(owner.id), role } });
  }
  return owner;
}

import { auditOperation } from "../../../kernel/audit.ts";
import { isInPerson } from "../../../kernel/caller.ts";
import { emit } from "../../../kernel/log/event.ts";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import { cannotBeDone, notFound, Problem, rateLimited } from "../../../kernel/problem.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { memberInvited } from "../events.ts";
import { InvitationId } from "../ids.ts";
import { mailInvitation } from "../mail/mail-notice.ts";
import { linkTo } from "../mail/mail-texts.ts";
import { requireEmailAddress } from "../mail/require-email-address.ts";
import { countAttempt } from "../passwords/store.ts";
import { alreadyMember } from "../problems.ts";
import type { Role } from "../schema.ts";
import { lockTeam, requireOwner } from "../team/lock-team.ts";
import { refuseBoundKey, requireScopesOf } from "../team/role-scopes.ts";
import { findMember, hasMemberWithEmail } from "../team/store.ts";
import { findAccountByEmail } from "../workspaces/store.ts";
import { Invitation, InvitationWithLink } from "./schema.ts";
import * as store from "./store.ts";
import { countInvitations, deleteInvitation, insertInvitation, type StoredInvitation } from "./store.ts";

const lifetimeMs = 7 * 86_400_000;
const maxOpen = 200;
/** A member can have mails sent to strangers, so their number is limited. */
const mostAnHour = 100;
const hourMs = 3_600_000;

const showWithLink = show(InvitationWithLink);

/**
 * Invites an address to the workspace. The invited person gets a link by mail, and a member who invites
 * another one to pass on. Nobody invites to a role with scopes beyond the own ones, and a bound key invites nobody. A second invitation of the address replaces the first. Throws
 * already-member, forbidden, cannot-be-done or rate-limited.
 */
export async function invite(context: Context, input: { email: string; role: Role }): Promise<InvitationWithLink> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { role } = input;
  const email = requireEmailAddress(input.email);
  const nowMs = kernel.clock.now();
  const [mailedToken, shownToken] = [randomToken(), randomToken()];
  const invitation: StoredInvitation = {
    workspaceId,
    id: newUuid(),
    email,
    role,
    invitedBy: caller.kind === "member" ? caller.id : null,
    invitedByKey: caller.kind === "member" ? null : caller.id,
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + lifetimeMs),
  };
  return context.commit(async (tx) => {
    const acting = await lockTeam(context, tx);
    if (role === "owner") requireOwner(acting);
    requireScopesOf(kernel, caller, acting, role);
    refuseBoundKey(caller);
    if (await hasMemberWithEmail(tx, workspaceId, email)) throw isMemberAlready();
    const former = await deleteInvitation(tx, workspaceId, { email });
    if (former?.role === "owner") requireOwner(acting);
    if (former !== undefined) requireScopesOf(kernel, caller, acting, former.role);
    await refuseTooMany(context, tx);
    await insertInvitation(tx, {
      ...invitation,
      mailedTokenHash: sha256(mailedToken),
      shownTokenHash: sha256(shownToken),
    });
    const inviter = invitation.invitedBy === null ? undefined : await findMember(tx, workspaceId, invitation.invitedBy);
    // The invited person is written to in the own language, or else in the one of the member who invites.
    const invited = await findAccountByEmail(tx, email);
    const isMailed = await mailInvitation(kernel, tx, {
      email,
      token: mailedToken,
      inviter: inviter?.status === "active" ? inviter.email : null,
      language: pageLanguage(invited?.language ?? context.wantedLanguage ?? inviter?.language),
    });
    await auditOperation(context, tx, "invitation.created", invitation.id, { role });
    const id = InvitationId.format(invitation.id);
    emit(tx, memberInvited, { workspaceId, data: { invitationId: id, role } });
    // The link makes a member of its holder. A key that got one could make itself into one.
    const url = isInPerson(caller) ? linkTo(kernel, "invitation", shownToken) : undefined;
    return showWithLink({ ...invitation, ...(url !== undefined && { url }), isMailed });
  });
}

async function refuseTooMany({ kernel, caller }: Context, tx: Transaction): Promise<void> {
  const nowMs = kernel.clock.now();
  const now = new Date(nowMs);
  if ((await countInvitations(tx, caller.workspaceId, now)) >= maxOpen) {
    throw new Problem(
      cannotBeDone,
      `The workspace has ${maxOpen} open invitations. Withdraw some with DELETE /api/members/invitations/:id.`,
    );
  }
  const subject = kernel.secrets.sign("invitations", caller.workspaceId);
  const { count, windowEndsAt } = await countAttempt(tx, subject, now, new Date(nowMs + hourMs));
  if (count <= mostAnHour) return;
  const waitSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - nowMs) / 1000));
  throw new Problem(
    rateLimited,
    `A workspace sends at most ${mostAnHour} invitations an hour. Try again in ${waitSeconds} seconds.`,
    { headers: { "retry-after": String(waitSeconds) } },
  );
}

function isMemberAlready(): Problem {
  return new Problem(
    alreadyMember,
    "This person is a member already. Change the role with PATCH /api/members/:userId.",
    { errors: [{ pointer: "/body/email", message: "is a member's already" }] },
  );
}

/** Ends an invitation: neither of its links is accepted any more. Throws not-found or forbidden. */
export async function withdrawInvitation(context: Context, writtenId: string): Promise<void> {
  const id = InvitationId.parse(writtenId);
  await context.commit(async (tx) => {
    const acting = await lockTeam(context, tx);
    const withdrawn = id === undefined ? undefined : await deleteInvitation(tx, context.caller.workspaceId, { id });
    if (withdrawn === undefined) {
      throw new Problem(
        notFound,
        "This workspace has no open invitation with this id. GET /api/members/invitations lists them.",
      );
    }
    if (withdrawn.role === "owner") requireOwner(acting);
    requireScopesOf(context.kernel, context.caller, acting, withdrawn.role);
    await auditOperation(context, tx, "invitation.withdrawn", withdrawn.id);
  });
}

/** Returns the open invitations, newest first. */
export const listInvitations = listOf({
  name: "invitations",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listInvitations(kernel.database.query, caller.workspaceId, {
      now: new Date(kernel.clock.now()),
      beforeId: last,
      limit,
    }),
  show: show(Invitation),
});

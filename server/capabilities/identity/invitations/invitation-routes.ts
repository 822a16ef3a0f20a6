import { anyone, may } from "../../../kernel/caller.ts";
import { problemPage } from "../../../kernel/pages/problem-page.ts";
import { cannotBeDone, emailUnverified, forbidden, unauthenticated } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { LinkQuery } from "../mail-settings/schema.ts";
import { alreadyMember, emailTaken, invalidLink, weakPassword, wrongPassword } from "../problems.ts";
import { IdPath } from "../schema.ts";
import { SignedIn } from "../sessions/schema.ts";
import { sessionCookie } from "../sessions/session-cookie.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { invitationPage } from "./invitation-page.ts";
import { invite, listInvitations, withdrawInvitation } from "./invite.ts";
import * as schema from "./schema.ts";

/** These routes invite people to the workspace, and accept invitations. */
export function invitationRoutes(app: Routes): void {
  app.post(
    "/api/members/invitations",
    {
      schema: {
        summary: "Invite a person to the workspace",
        description:
          "Mails a link that works for seven days, and answers members with another one to pass on. A caller invites only to roles whose scopes it has itself. The invitation is void once the inviter has lost them; that of a key ends with the key. A key with an end, with `allowedAddresses` or with `databaseRules` invites nobody, because a member has no such bound.",
        body: schema.NewInvitation,
        response: { 201: schema.InvitationWithLink },
      },
      guard: may("members:write"),
      idempotent: true,
      problems: [alreadyMember, cannotBeDone],
    },
    (call) => invite(call, call.body),
  );
  app.get(
    "/api/members/invitations",
    {
      schema: { summary: "List the open invitations", query: PageQuery, response: { 200: PageOf(schema.Invitation) } },
      guard: may("members:read"),
    },
    (call) => listInvitations(call, call.query),
  );
  app.delete(
    "/api/members/invitations/:id",
    {
      schema: {
        summary: "Withdraw an invitation",
        description: "Takes the scopes of the role itself.",
        params: IdPath,
        response: { 204: null },
      },
      guard: may("members:write"),
    },
    (call) => withdrawInvitation(call, call.params.id),
  );
  app.post(
    "/api/invitations/accept",
    {
      schema: {
        summary: "Accept an invitation and sign in",
        description:
          "Works under every PARLEY_SIGNUP. An address without an account gets one with the chosen `password`. An account proves itself with its access token or its password; one with a second factor with its access token.",
        body: schema.AcceptInvitation,
        response: { 200: SignedIn },
      },
      guard: anyone,
      idempotent: true,
      limit: "signin",
      problems: [invalidLink, weakPassword, wrongPassword, unauthenticated, forbidden, emailUnverified, emailTaken],
    },
    async (call) => sessionCookie.give(call, 200, await acceptInvitation(call, call.body)),
  );
  app.get(
    "/account/invitation",
    {
      schema: {
        summary: "Open the page of an invitation",
        query: LinkQuery,
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => invitationPage.show(call, call.query),
  );
  app.post(
    "/account/invitation",
    {
      schema: {
        summary: "Accept an invitation on that page",
        body: schema.InvitationForm,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
      limit: "signin",
    },
    (call) => invitationPage.submit(call, call.body),
  );
}

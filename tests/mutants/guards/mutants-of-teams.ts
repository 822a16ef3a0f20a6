import { mutantsOf } from "../mutant.ts";

const access = "server/capabilities/access";
const identity = "server/capabilities/identity";
const team = [`${identity}/team/remove-member.test.ts`];
const invitations = [`${identity}/invitations/accept-invitation.test.ts`];
const codes = [`${identity}/second-factor/totp.test.ts`];
const passkeys = [`${identity}/passkeys/add-passkey.test.ts`];

const conversations = "server/capabilities/conversations";
const assigning = [`${conversations}/assigning/change-conversation.test.ts`];
const givingOut = [`${conversations}/assigning/give-out.test.ts`];
const waiting = [`${conversations}/waiting/waiting.test.ts`];
const handOverMails = [`${conversations}/waiting/mail-hand-over.test.ts`];
const transcripts = [`${conversations}/transcripts/mail-transcript.test.ts`];

/** Roles, invitations, and the second factor at sign-in. */
export const mutantsOfTeams = [
  ...mutantsOf(`${access}/authenticate.ts`, team, [
    ["a removed member stays in", " || (grantId !== undefined && revocations.has(grantId))", ""],
  ]),
  ...mutantsOf(`${identity}/sessions/verify-token.ts`, team, [
    ["a former role is accepted by a node that sees it first", "if (standing === undefined) return undefined;", ""],
  ]),
  ...mutantsOf(`${identity}/team/lock-team.ts`, team, [
    ["an admin makes owners", 'if (acting === "owner") return;', "if (acting !== undefined) return;"],
    ["the last owner goes", "caller.workspaceId)) === 1)", "caller.workspaceId)) === 0)"],
    ["two owners remove each other", "await lockWorkspace(tx, caller.workspaceId);", ""],
  ]),
  ...mutantsOf(`${identity}/team/remove-member.ts`, team, [
    ["a removed member comes back", "await deleteInvitationsBy(tx, workspaceId, accountId, roles);", ""],
    ["everybody removes everybody", 'if (!isLeaving && !caller.scopes.has("members:write")) {', "if (false) {"],
  ]),
  ...mutantsOf(`${identity}/invitations/accept-invitation.ts`, invitations, [
    [
      "an invitation is accepted by another address",
      "if (caller !== undefined && input.password === undefined) throw otherAddress();",
      "",
    ],
    ["the shown link verifies the address", 'isMailed ? "active" : "unverified"', '"active"'],
    ["an invitation is accepted again", "await deleteInvitation(tx, workspaceId, { id: invitation.id });", ""],
  ]),
  ...mutantsOf(`${identity}/invitations/accept-invitation.ts`, codes, [
    [
      "an invitation opens an account by its password alone",
      "password === undefined || hasSecondFactor",
      "password === undefined",
    ],
  ]),
  ...mutantsOf(`${identity}/second-factor/store.ts`, codes, [
    ["a code is taken twice", "and last_step < ${step}", "and last_step >= 0"],
    ["a sign-in is tried without end", " and attempts < ${limits.maxAttempts}", ""],
  ]),
  ...mutantsOf(`${identity}/second-factor/pass-second-factor.ts`, codes, [
    ["a sign-in is finished twice", "if (!(await deletePendingSignIn(tx, tokenHash))) throw ended();", ""],
  ]),
  ...mutantsOf(
    `${identity}/second-factor/begin-setup.ts`,
    [`${identity}/second-factor/setup-page.test.ts`],
    [
      [
        "a password adds a factor to an account that has one",
        "await refuseSecondSetup(tx, account.id);\n    const totp",
        "const totp",
      ],
    ],
  ),
  ...mutantsOf(
    `${identity}/second-factor/finish-setup.ts`,
    [`${identity}/second-factor/setup-page.test.ts`],
    [
      [
        "the token of a set-up signs in afterwards",
        "if (!(await deletePendingSignIn(tx, tokenHash))) throw ended();",
        "",
      ],
      ["a set-up adds a factor beside a newer one", "await refuseSecondSetup(tx, account.id);", ""],
    ],
  ),
  ...mutantsOf(`${identity}/second-factor/check-code.ts`, codes, [
    ["codes are guessed without a limit", "if (count <= mostWrongAnHour) return;", "if (count > 0) return;"],
  ]),
  ...mutantsOf(`${identity}/passkeys/store.ts`, passkeys, [
    ["a copied passkey works", "${use.counter > 0 ? sql`and counter < ${use.counter}` : sql``}", ""],
    ["a challenge is of any account", " and account_id = ${challenge.accountId} and expires_at", " and expires_at"],
  ]),
  ...mutantsOf(`${identity}/passkeys/verify-registration.ts`, passkeys, [
    [
      "a passkey is made on another site",
      "expectedOrigin: site.origins,",
      'expectedOrigin: [...site.origins, "https://evil.example"],',
    ],
  ]),
  ...mutantsOf(`${identity}/team/require-assignee.ts`, assigning, [
    ["a stranger becomes an assignee", "(await holdMember(tx, caller.workspaceId, accountId))", "true"],
  ]),
  ...mutantsOf(`${identity}/leaving/remove-account.ts`, assigning, [
    [
      "the release at the end of an account is not announced",
      "await releaseMember(kernel, tx, { workspaceId, accountId });",
      "void [kernel, workspaceId, releaseMember];",
    ],
  ]),
  ...mutantsOf(`${identity}/team/store.ts`, assigning, [
    ["a member who is being removed gets conversations", " for key share`", "`"],
  ]),
  ...mutantsOf(`${conversations}/assigning/give-out.ts`, givingOut, [
    [
      "what waits is not given to who comes",
      'if (who.kind !== "member" || !isOnline) return;',
      'if (workspaceId !== "") return;',
    ],
  ]),
  ...mutantsOf(`${conversations}/waiting/store.ts`, waiting, [
    [
      "a wait that has ended is announced",
      "and waits_since = coalesce(${since ?? null}::timestamptz, waits_since) and not",
      "and coalesce(${since ?? null}::timestamptz, now()) is not null and not",
    ],
  ]),
  ...mutantsOf(`${conversations}/waiting/announce-waiting.ts`, handOverMails, [
    ["a wait is mailed twice", "found.isMailed ? []", "found.isMailed === null ? []"],
  ]),
  ...mutantsOf(`${conversations}/waiting/mail-hand-over.ts`, handOverMails, [
    ["a mail keeps what an erased conversation said", "write, { quotes: conversationId }", "write, {}"],
  ]),
  ...mutantsOf(`${conversations}/record/read-messages.ts`, waiting, [
    [
      "a member who reads does not count",
      'caller.kind === "member" && conversation.waitsSince !== null',
      "conversation.waitsSince === undefined",
    ],
    [
      "a key that reads counts as a member",
      'caller.kind === "member" && conversation.waitsSince !== null',
      "conversation.waitsSince !== null",
    ],
  ]),
  ...mutantsOf(`${conversations}/transcripts/mail-transcript.ts`, transcripts, [
    ["visitors fill mailboxes", "if (count <= mostADay) return;", "if (count > 0) return;"],
    [
      "a visitor learns what mails an address gets",
      "if (!isSent && !isVisitor) throw tooManyMails();",
      "if (!isSent) throw tooManyMails();",
    ],
  ]),
  ...mutantsOf(`${conversations}/transcripts/write-transcript.ts`, transcripts, [
    ["a visitor's markup is mailed", "${escapeHtml(message.text)}</div>", "${message.text}</div>"],
  ]),
];

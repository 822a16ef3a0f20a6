import { mutantsOf } from "./mutant.ts";

const accounts = "server/capabilities/accounts";
const team = [`${accounts}/team/remove-member.test.ts`];
const invitations = [`${accounts}/invitations/accept-invitation.test.ts`];
const codes = [`${accounts}/second-factor/totp.test.ts`];
const passkeys = [`${accounts}/passkeys/add-passkey.test.ts`];

const conversations = "server/capabilities/conversations";
const assigning = [`${conversations}/assigning/change-conversation.test.ts`];
const givingOut = [`${conversations}/assigning/give-out.test.ts`];
const waiting = [`${conversations}/waiting/waiting.test.ts`];
const transcripts = [`${conversations}/transcripts/mail-transcript.test.ts`];

/** Roles, invitations, and the second factor at sign-in. */
export const mutantsOfTeams = [
  ...mutantsOf(`${accounts}/authenticate.ts`, team, [
    ["a removed member stays in", " || (grantId !== undefined && revocations.has(grantId))", ""],
    ["a former role is accepted by a node that sees it first", "if (standing === undefined) return undefined;", ""],
  ]),
  ...mutantsOf(`${accounts}/team/lock-team.ts`, team, [
    ["an admin makes owners", 'if (acting === "owner") return;', "if (acting !== undefined) return;"],
    ["the last owner goes", "caller.workspaceId)) === 1)", "caller.workspaceId)) === 0)"],
    ["two owners remove each other", "await lockWorkspace(tx, caller.workspaceId);", ""],
  ]),
  ...mutantsOf(`${accounts}/team/remove-member.ts`, team, [
    ["a removed member comes back", "await deleteInvitationsBy(tx, workspaceId, accountId);", ""],
    ["everybody removes everybody", 'if (!isLeaving && !caller.scopes.has("members:write")) {', "if (false) {"],
  ]),
  ...mutantsOf(`${accounts}/invitations/accept-invitation.ts`, invitations, [
    [
      "an invitation is accepted by another address",
      'if (caller?.kind === "member" && input.password === undefined) throw otherAddress();',
      "",
    ],
    ["the shown link verifies the address", 'isMailed ? "active" : "unverified"', '"active"'],
    ["an invitation is accepted again", "await deleteInvitation(tx, workspaceId, { id: invitation.id });", ""],
  ]),
  ...mutantsOf(`${accounts}/invitations/accept-invitation.ts`, codes, [
    [
      "an invitation opens an account by its password alone",
      "password === undefined || hasSecondFactor",
      "password === undefined",
    ],
  ]),
  ...mutantsOf(`${accounts}/second-factor/store.ts`, codes, [
    ["a code is taken twice", '.where("last_step", "<", step)', '.where("last_step", ">=", 0)'],
    ["a sign-in is tried without end", '.where("attempts", "<", limits.maxAttempts)', ""],
  ]),
  ...mutantsOf(`${accounts}/second-factor/pass-second-factor.ts`, codes, [
    ["a sign-in is finished twice", "if (!(await deletePendingSignIn(tx, tokenHash))) throw ended();", ""],
  ]),
  ...mutantsOf(
    `${accounts}/second-factor/begin-setup.ts`,
    [`${accounts}/second-factor/setup-page.test.ts`],
    [
      [
        "a password adds a factor to an account that has one",
        "await refuseSecondSetup(tx, account.id);\n    const totp",
        "const totp",
      ],
    ],
  ),
  ...mutantsOf(
    `${accounts}/second-factor/finish-setup.ts`,
    [`${accounts}/second-factor/setup-page.test.ts`],
    [
      [
        "the token of a set-up signs in afterwards",
        "if (!(await deletePendingSignIn(tx, tokenHash))) throw ended();",
        "",
      ],
      ["a set-up adds a factor beside a newer one", "await refuseSecondSetup(tx, account.id);", ""],
    ],
  ),
  ...mutantsOf(`${accounts}/second-factor/check-code.ts`, codes, [
    ["codes are guessed without a limit", "if (count <= mostWrongAnHour) return;", "if (count > 0) return;"],
  ]),
  ...mutantsOf(`${accounts}/passkeys/store.ts`, passkeys, [
    ["a copied passkey works", 'if (use.counter > 0) query = query.where("counter", "<", use.counter);', ""],
    ["a challenge is of any account", '.where("account_id", "=", challenge.accountId)', ""],
  ]),
  ...mutantsOf(`${accounts}/passkeys/verify-registration.ts`, passkeys, [
    [
      "a passkey is made on another site",
      "expectedOrigin: site.origins,",
      'expectedOrigin: [...site.origins, "https://evil.example"],',
    ],
  ]),
  ...mutantsOf(`${accounts}/team/require-assignee.ts`, assigning, [
    ["a stranger becomes an assignee", "(await holdMember(tx, caller.workspaceId, accountId))", "true"],
  ]),
  ...mutantsOf(`${accounts}/workspaces/remove-account.ts`, assigning, [
    [
      "the release at the end of an account is not announced",
      "await releaseMember(kernel, tx, { workspaceId, accountId });",
      "void [kernel, workspaceId, releaseMember];",
    ],
  ]),
  ...mutantsOf(`${accounts}/team/store.ts`, assigning, [
    ["a member who is being removed gets conversations", ".forKeyShare()", ""],
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
      "and waits_since = ${since} and not",
      "and ${since}::timestamptz is not null and not",
    ],
  ]),
  ...mutantsOf(`${conversations}/record/read-conversations.ts`, waiting, [
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

import { mutantsOf } from "../mutant.ts";

const identity = "server/capabilities/identity";

/** Passwords, sign-in sessions, and links in mails. */
export const mutantsOfSignIn = [
  ...mutantsOf(
    `${identity}/passwords/count-password-attempt.ts`,
    [`${identity}/sessions/sign-in.test.ts`, `${identity}/passwords/known-networks.test.ts`],
    [
      [
        "passwords are guessed without a limit",
        "if (count <= maxAttempts) return budget;",
        "if (count > 0) return budget;",
      ],
      [
        "strangers keep the owner out",
        "if (!isKnown) return sharedBudget(kernel, email);",
        "if (!isKnown || isKnown) return sharedBudget(kernel, email);",
      ],
      ["a session of any account has a budget for every account", "?.email === email;", "?.email !== undefined;"],
      ["every network has a budget of its own", "if (!isKnown) return sharedBudget(kernel, email);", "void isKnown;"],
    ],
  ),
  ...mutantsOf(
    `${identity}/passwords/known-networks.ts`,
    [`${identity}/passwords/known-networks.test.ts`],
    [
      [
        "a network is known for ever",
        "return new Date(kernel.clock.now() - lifetimeMs);",
        "return new Date(0 * lifetimeMs + kernel.clock.now() * 0);",
      ],
      [
        "a network that knows one account knows all",
        "JSON.stringify([email, subjectOfAddress(clientAddress)])",
        "JSON.stringify([email.length * 0, subjectOfAddress(clientAddress)])",
      ],
    ],
  ),
  ...mutantsOf(
    `${identity}/sessions/prove-by-password.ts`,
    [`${identity}/sessions/sign-in.test.ts`],
    [
      [
        "a disabled account signs in",
        ' || account.status === "disabled") {\n    await refuse',
        ") {\n    await refuse",
      ],
      ["every password is right", "!isRight || ", ""],
    ],
  ),
  ...mutantsOf(
    `${identity}/sessions/sign-in.ts`,
    [`${identity}/passwords/reset-password.test.ts`],
    [
      [
        "the former password signs in while a reset commits",
        "current?.passwordHash !== account.passwordHash || ",
        "current === undefined || ",
      ],
    ],
  ),
  ...mutantsOf(
    `${identity}/sessions/refresh.ts`,
    [`${identity}/sessions/refresh.test.ts`],
    [
      ["a stolen refresh token ends nothing", "await store.deleteSessions(tx, account.id, { only: session.id });", ""],
      ["the access token of a stolen session stays valid", "await revoke(tx, [session.id]);", ""],
      ["a refresh token is repeated after its successor was used", "if (next?.usedAt === null) return", "return"],
      ["a refresh token is repeated for ever", "nowMs - token.usedAt.getTime() <= refreshGraceMs && ", ""],
      ["a session never ends", " || session.expiresAt.getTime() <= nowMs", ""],
      ["a disabled account is refreshed", ' || account.status === "disabled"', ""],
    ],
  ),
  ...mutantsOf(
    `${identity}/passwords/reset-password.ts`,
    [
      `${identity}/passwords/reset-password.test.ts`,
      `${identity}/signing-up/give-to-owner.test.ts`,
      `${identity}/verifying/verify-email.test.ts`,
    ],
    [
      ["a reset link is used twice", 'await deleteMailedTokens(tx, account.id, "reset-password");', ""],
      ["a reset keeps the sessions", "await deleteSessions(tx, account.id)", "[]"],
      [
        "the owner of an address gets the account that a stranger made with it",
        "isUnverified(kernel, account)\n      ?",
        "account.id === kernel.node.id\n      ?",
      ],
      [
        "the link of a verified address sets a password",
        "unverified !== undefined && isUnverified(kernel, unverified) ?",
        "unverified !== undefined ?",
      ],
    ],
  ),
  ...mutantsOf(
    `${identity}/signing-up/give-to-owner.ts`,
    [`${identity}/signing-up/give-to-owner.test.ts`],
    [
      [
        "the owner of an address gets a stranger's workspace",
        "for (const { workspaceId, role } of [own, ...kept])",
        "for (const { workspaceId, role } of [own, ...memberships])",
      ],
    ],
  ),
  ...mutantsOf(
    "server/http/admitting/admit.ts",
    [`${identity}/signing-up/unverified-accounts.test.ts`],
    [
      [
        "an unverified account makes things that stay",
        "if (caller?.isUnverified && needsVerifiedEmail(request.method, admission)) throw emailNotVerified();",
        "void emailNotVerified;",
      ],
    ],
  ),
  ...mutantsOf(
    "server/kernel/send-mail.ts",
    ["server/kernel/send-mail.test.ts"],
    [
      ["a mailbox is flooded", "if (count <= mostAnHour[purpose]) return true;", "if (count > 0) return true;"],
      ["a mailbox is flooded by its other names", "/^[^+]+(?=\\+)/.exec(local)?.[0] ?? local", "local"],
    ],
  ),
  ...mutantsOf(
    `${identity}/mail/store.ts`,
    [`${identity}/passwords/reset-password.test.ts`],
    [
      ["a mailed link never ends", " and expires_at > ${token.now}", ""],
      ["a link to confirm an address resets the password", " and purpose = ${token.purpose}", ""],
    ],
  ),
  ...mutantsOf(
    `${identity}/signing-up/sign-up.ts`,
    [`${identity}/signing-up/sign-up.test.ts`],
    [
      ["a closed installation lets people sign up", 'signup === "closed" || ', ""],
      [
        "two first accounts sign up at the same moment",
        'if (signup === "first" && !isFirst) throw closed();',
        "void isFirst;",
      ],
    ],
  ),
];

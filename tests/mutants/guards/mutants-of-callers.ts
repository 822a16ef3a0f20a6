import { mutantsOf } from "../mutant.ts";

const access = "server/capabilities/access";
const identity = "server/capabilities/identity";
const keyTests = [`${access}/keys/make-key.test.ts`, `${access}/keys/key-scopes.test.ts`];

/** These guard who calls, for how long, and what each caller may do. */
export const mutantsOfCallers = [
  ...mutantsOf(
    `${access}/authenticate.ts`,
    [`${access}/authenticate.test.ts`],
    [
      ["an expired credential is accepted", "verified.expiresAtMs <= kernel.clock.now() || ", ""],
      ["a revoked credential is accepted", " || isRevoked(kernel, verified.caller)", ""],
      [
        "a node that cannot read revocations trusts what it remembers",
        "kernel.revocations.isFresh() &&\n    !isOutdated(kernel, known)",
        "!isOutdated(kernel, known)",
      ],
      [
        "a node that cannot read revocations does not ask the database",
        "(!kernel.revocations.isFresh() && !(await isAlive(kernel, verified)))",
        "false",
      ],
    ],
  ),
  ...mutantsOf(
    `${access}/authenticate.ts`,
    [`${access}/keys/rotate-key.test.ts`],
    [["a key that was changed is remembered as it was", "edition !== undefined && kernel", "false && kernel"]],
  ),
  ...mutantsOf(
    "server/http/admitting/refuse-other-origin.ts",
    [`${access}/keys/secret-key-in-browser.test.ts`],
    [
      [
        "a page uses a secret key",
        "return !isOwnOrigin(kernel, request, origin);",
        "return !isOwnOrigin(kernel, request, origin) && false;",
      ],
      ["a page names its own host", "return origin === config.ownOrigin;", ""],
      ["a program is taken for a page", "origin === undefined || caller.kind", "caller.kind"],
    ],
  ),
  ...mutantsOf(
    `${access}/keys/store.ts`,
    [`${access}/keys/secret-key-in-browser.test.ts`],
    [["each page with a secret key is told again", "from written where is_first", "from written"]],
  ),
  ...mutantsOf(
    `${identity}/schema.ts`,
    [`${identity}/workspaces/sign-up.test.ts`],
    [["a workspace's name has several lines", "[^\\\\u0000-\\\\u001f", "[^\\\\u0000-\\\\u0008"]],
  ),
  ...mutantsOf(
    `${identity}/sessions/access-token.ts`,
    [`${access}/authenticate.test.ts`],
    [["an access token lives for an hour", "15 * 60_000", "60 * 60_000"]],
  ),
  ...mutantsOf(
    "server/http/admitting/admit.ts",
    [...keyTests, "server/capabilities/contacts/visitor-token.test.ts", `${identity}/mail/mail-settings.test.ts`],
    [
      [
        "a credential without the scope is let in",
        "if (scope !== undefined && !caller.scopes.has(scope))",
        "if (false)",
      ],
      [
        "a publishable key is let in everywhere",
        'if (guard.kind !== "caller" && !(guard.kind === "may" && guard.publishable))',
        "if (false)",
      ],
      ["pages of any origin use a publishable key", "refuseOtherOrigin(kernel, caller, request.headers.origin);", ""],
      ["every member is the operator", "!(caller.isOperator && ", "!("],
      ["every key of the operator's workspace is the operator", ' && caller.scopes.has("settings:write"))', ")"],
    ],
  ),
  ...mutantsOf(
    "server/http/admitting/admit.ts",
    ["server/http/admitting/limits.test.ts"],
    [
      [
        "credentials are guessed without a limit",
        'limits.count("public", subjectOfAddress(request.ip), request.head);\n    throw',
        "throw",
      ],
      ["calls with a key are not counted", "limits.count(name, subject, request.head);", ""],
    ],
  ),
  ...mutantsOf(
    "server/http/admitting/limits.ts",
    ["server/http/admitting/limits.test.ts"],
    [["requests above the limit are answered", "if (window.count > counter.most) throw", "if (false) throw"]],
  ),
  ...mutantsOf(
    "server/kernel/wire/address-list.ts",
    ["server/http/admitting/limits.test.ts"],
    [
      ["each address of an IPv6 network has its own limit", "full.slice(0, 4)", "full.slice(0, 8)"],
      [
        "an IPv4-mapped address has a limit of its own",
        "if (mapped?.[1] !== undefined) return mapped[1];",
        "if (mapped?.[1] !== undefined) return address;",
      ],
    ],
  ),
  ...mutantsOf(`${access}/keys/make-key.ts`, keyTests, [
    ["a key makes a key with scopes that it lacks", "refuseLacking(caller, scopes);", ""],
    ["a publishable key gets any scope", 'if (kind === "publishable") refuseUnpublishable(kernel, scopes);', ""],
    [
      "a key's default scopes are more than its maker's",
      "usual.filter((scope) => caller.scopes.has(scope))",
      "usual.filter(() => true)",
    ],
  ]),
  ...mutantsOf(`${access}/keys/key-limits.ts`, keyTests, [
    ["a key may be made that has expired", "if (!(expiresAt.getTime() > nowMs))", "if (false)"],
    ["a key outlives the key that made it", "|| expiresAt.getTime() <= latestMs) return", "|| true) return"],
    ["a key without an end outlives its maker", "latestMs === undefined ? null : new Date(latestMs)", "null"],
    ["an origin may hold a star", "origin === text && /", "origin === text || /"],
    ["a publishable key works on pages of every origin", "if (isOrigin(origin)) continue;", "continue;"],
  ]),
  ...mutantsOf(`${access}/keys/store.ts`, keyTests, [
    [
      "a key of another workspace is deleted",
      "delete from api_key where workspace_id = ${workspaceId} and id",
      "delete from api_key where id",
    ],
  ]),
];

import { mutantsOf } from "../mutant.ts";

const access = "server/capabilities/access";
const identity = "server/capabilities/identity";
const makerTests = ["tests/rights/rules-of-makers.test.ts"];
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
    [
      [
        "a key that was changed is remembered as it was",
        "edition !== undefined && revocations",
        "false && revocations",
      ],
    ],
  ),
  ...mutantsOf(
    "server/http/admitting/secret-in-page.ts",
    [`${access}/keys/secret-key-in-browser.test.ts`],
    [
      [
        "a page uses a secret key",
        "return !isOwnOrigin(kernel, request, origin);",
        "return !isOwnOrigin(kernel, request, origin) && false;",
      ],
      ["a program is taken for a page", "origin === undefined || caller.kind", "caller.kind"],
    ],
  ),
  ...mutantsOf(
    "server/kernel/pages/refuse-other-origin.ts",
    [`${access}/keys/secret-key-in-browser.test.ts`],
    [["a page names its own host", "return origin === config.ownOrigin;", ""]],
  ),
  ...mutantsOf(
    "server/http/admitting/admit.ts",
    [`${access}/keys/secret-key-in-browser.test.ts`],
    [
      [
        "a page learns nothing of a secret key in its form",
        "if (!isElsewhere && isSecretInPage(",
        "if (false && isSecretInPage(",
      ],
    ],
  ),
  ...mutantsOf(
    `${access}/keys/key-limits.ts`,
    [`${access}/keys/make-key.test.ts`],
    [["a key lets pages send itself", "written === true && !maySendFromPages(caller)", "false"]],
  ),
  ...mutantsOf(
    `${access}/keys/lock-own-key.ts`,
    [`${access}/keys/make-key.test.ts`],
    [["a key gets the text of one that pages may send", "key.allowBrowser && !maySendFromPages(caller)", "false"]],
  ),
  ...mutantsOf(
    `${access}/keys/change-key.ts`,
    [`${identity}/invitations/rights-of-inviters.test.ts`],
    [["a key that gets an end has invited for ever", "await deleteInvitationsOfKey(tx, key);", "{}"]],
  ),
  ...mutantsOf(
    `${access}/keys/key-scopes.ts`,
    [`${access}/keys/tell-of-narrowed-keys.test.ts`],
    [["a key goes around its rules", "scopes.filter((scope) => !isAroundRules(scope))", "scopes"]],
  ),
  ...mutantsOf(
    `${access}/keys/choose-rules.ts`,
    ["server/capabilities/database/tables/rules/rules-of-keys.test.ts"],
    [["a key gets rules and scopes around them", "scopes?.find(isAroundRules)", "undefined as string | undefined"]],
  ),
  ...mutantsOf(`${access}/keys/choose-rules.ts`, makerTests, [
    ["a page acts beyond the key that made its key", "own === null ? null : [...own]", "null"],
  ]),
  ...mutantsOf("server/capabilities/voice/voicebot/answer-channel.ts", makerTests, [
    ["a voice channel acts beyond its maker", "greeting, locale, databaseRules }", "greeting, locale }"],
  ]),
  ...mutantsOf("server/capabilities/voice/channels/change-channel.ts", makerTests, [
    ["a key sets a voice channel up beyond itself", "context.caller.databaseRules ?? null", "channel.databaseRules"],
  ]),
  ...mutantsOf("server/capabilities/incoming-webhooks/sources/rotate-secret.ts", makerTests, [
    ["a key asks by a source beyond itself", "caller.databaseRules ?? null", "source.databaseRules"],
  ]),
  ...mutantsOf("server/capabilities/incoming-webhooks/received-events/replay-event.ts", makerTests, [
    [
      "a key asks again beyond itself",
      "withinBoth(source?.databaseRules ?? null, caller.databaseRules ?? null)",
      "source?.databaseRules ?? null",
    ],
  ]),
  ...mutantsOf("server/capabilities/automation/triggers/start-triggered-runs.ts", makerTests, [
    ["an event of a run with rules starts one without", "if (ruledBy.size === 0) return null;", "return null;"],
  ]),
  ...mutantsOf("server/capabilities/database/plane/cause-text.ts", makerTests, [
    ["a change of a run with rules starts one without", 'mark === "!" && first', "false && first"],
  ]),
  ...mutantsOf("server/capabilities/automation/resuming/retry-run.ts", makerTests, [
    ["a run loses its rules when it is repeated", 'startedBy: "api", databaseRules }', 'startedBy: "api" }'],
  ]),
  ...mutantsOf("server/capabilities/automation/runs/limit-runs.ts", makerTests, [
    ["a key with rules reads rows in runs", "if (own === undefined || own === null) return true;", "return true;"],
    [
      "a key with rules reads rows in approvals",
      "if (own === undefined || own === null) return () => true;",
      "return () => true;",
    ],
  ]),
  ...mutantsOf("server/kernel/caller.ts", makerTests, [
    ["a key with rules hears what runs have read", "(?:database|automation):/", "database:/"],
  ]),
  ...mutantsOf(
    `${identity}/team/role-scopes.ts`,
    [`${identity}/invitations/rights-of-inviters.test.ts`],
    [
      ["a key gives a role beyond its scopes", "if (lacking.length === 0) return;", "return;"],
      ["a key that ends makes a member that does not", "if (bound === undefined) return;", "return;"],
      ["a former owner's invitation makes an owner", 'role === "owner" && own !== "owner"', "false"],
    ],
  ),
  ...mutantsOf(
    `${identity}/team/remove-member.ts`,
    [`${identity}/invitations/rights-of-inviters.test.ts`],
    [["a key removes members who are more than it", "if (!isLeaving) requireScopesOf", "if (false) requireScopesOf"]],
  ),
  ...mutantsOf(
    `${identity}/team/change-member.ts`,
    [`${identity}/invitations/rights-of-inviters.test.ts`],
    [["a key lowers members who are more than it", "acting, member.role);", "acting, role);"]],
  ),
  ...mutantsOf(
    `${identity}/invitations/find-invitation.ts`,
    [`${identity}/invitations/rights-of-inviters.test.ts`],
    [["an invitation outlives the rights of its inviter", "return isVoid ? undefined : found;", "return found;"]],
  ),
  ...mutantsOf(
    `${identity}/invitations/invite.ts`,
    [`${identity}/invitations/rights-of-inviters.test.ts`],
    [["a key makes itself a member", "const url = isInPerson(caller) ?", "const url = true ?"]],
  ),
  ...mutantsOf(
    "server/capabilities/assistants/check-settings.ts",
    ["server/capabilities/conversations/replying/acting/rules-of-caller.test.ts"],
    [["an assistant gets an action beyond its maker", "caller.scopes.has(scope)) continue;", "true) continue;"]],
  ),
  ...mutantsOf(
    "server/capabilities/conversations/replying/acting/allowed-tools.ts",
    ["server/capabilities/conversations/replying/acting/rules-of-caller.test.ts"],
    [["an assistant goes around the rules of the key", "sources, databaseRules, causedBy", "sources, causedBy"]],
  ),
  ...mutantsOf(
    "server/capabilities/automation/functions/workspace-caller.ts",
    [`${access}/keys/tell-of-narrowed-keys.test.ts`],
    [["a run goes around the rules that bound it", "databaseRules: run.databaseRules", "databaseRules: null"]],
  ),
  ...mutantsOf(
    "server/capabilities/automation/runs/start-child-run.ts",
    [`${access}/keys/tell-of-narrowed-keys.test.ts`],
    [["a run goes around its rules by another run", "databaseRules: facts.databaseRules,", ""]],
  ),
  ...mutantsOf(
    `${access}/keys/store.ts`,
    [`${access}/keys/secret-key-in-browser.test.ts`],
    [["each page with a secret key is told again", "from written where is_first", "from written"]],
  ),
  ...mutantsOf(
    `${identity}/schema.ts`,
    [`${identity}/signing-up/sign-up.test.ts`],
    [["a workspace's name has several lines", "\\\\u0000-\\\\u001f", "\\\\u0000-\\\\u0008"]],
  ),
  ...mutantsOf(
    `${identity}/sessions/access-token.ts`,
    [`${access}/authenticate.test.ts`],
    [["an access token lives for an hour", "15 * 60_000", "60 * 60_000"]],
  ),
  ...mutantsOf(
    "server/http/admitting/admit.ts",
    [
      ...keyTests,
      "server/capabilities/contacts/visitor-token.test.ts",
      `${identity}/mail-settings/mail-settings.test.ts`,
    ],
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
      ["pages of any origin use a publishable key", "refuseOtherOrigin(kernel, caller, request);", ""],
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
    [["requests above the limit are answered", "if (window.count <= counter.most) return;", "return;"]],
  ),
  ...mutantsOf(
    "server/kernel/wire/address-list.ts",
    ["server/http/admitting/limits.test.ts"],
    [
      ["each address of an IPv6 network has its own limit", "groupsOf(plain).slice(0, 4)", "groupsOf(plain)"],
      [
        "an IPv4-mapped address has a limit of its own",
        "const plain = plainAddress(address);\n  if (plain === undefined) return address;",
        "const plain = address;",
      ],
    ],
  ),
  ...mutantsOf(
    "server/kernel/wire/address-list.ts",
    ["server/kernel/wire/address-list.test.ts"],
    [
      [
        "a range of IPv6 holds IPv4 addresses",
        "lists[family].check(plain, family)",
        "Object.values(lists).some((list) => list.check(plain, family))",
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

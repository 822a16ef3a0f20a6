import { mutantsOf } from "../mutant.ts";

const contacts = "server/capabilities/contacts";
const conversations = "server/capabilities/conversations";
const visitorTests = [`${contacts}/visitor-token.test.ts`, `${conversations}/asking/users-apart.test.ts`];
const userTests = [
  `${contacts}/verify-user.test.ts`,
  `${contacts}/identify-caller.test.ts`,
  `${contacts}/rotate-identity-secret.test.ts`,
];

/** Visitors, users and their proofs; whose conversation is whose. */
export const mutantsOfVisitors = [
  ...mutantsOf(`${contacts}/visitor-token.ts`, visitorTests, [
    [
      "any visitor token is valid",
      'kernel.secrets.verify("visitor-token", signedText(workspaceId, visitorId, endDay), signature)',
      "signature.length > 0",
    ],
    [
      "a visitor token is valid in every workspace",
      "`${workspaceId}:${visitorId}:${endDay}`",
      "`${visitorId}${workspaceId.slice(99)}:${endDay}`",
    ],
    ["a visitor token never ends", "endsAtMs <= kernel.clock.now()", "endsAtMs <= 0"],
    ["the end of a visitor token can be changed", "${visitorId}:${endDay}`", "${visitorId}:`"],
  ]),
  ...mutantsOf(
    `${conversations}/record/store.ts`,
    [...visitorTests],
    [
      [
        "a visitor reads the conversations of others",
        "holder.visitorId === null ? sql`true` : sql`conversation.visitor_id = ${holder.visitorId}`",
        "holder.visitorId === null ? sql`true` : sql`true`",
      ],
      [
        "a conversation of another workspace is found by its id",
        "where workspace_id = ${holder.workspaceId} and ${ownedBy(holder)} and id = ${id}",
        "where ${ownedBy(holder)} and id = ${id}",
      ],
      [
        "a conversation of another workspace is found by its session id",
        "where workspace_id = ${holder.workspaceId} and ${ownedBy(holder)} and session_key",
        "where ${ownedBy(holder)} and session_key",
      ],
    ],
  ),
  ...mutantsOf(
    `${conversations}/placing/assistant-of-key.ts`,
    [`${conversations}/placing/assistants-of-keys.test.ts`],
    [
      [
        "a publishable key names any assistant",
        "if (named !== undefined && !allowed.includes(named)) throw notForKey();",
        "void notForKey;",
      ],
      [
        "a publishable key continues with another key's assistant",
        "kept !== null && allowed.includes(kept)",
        "kept !== null",
      ],
      [
        "another assistant answers for removed ones",
        "if (chosen === undefined) throw noneLeft();",
        "if (chosen === undefined) return kept!;",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/knowledge/searching/search-knowledge.ts",
    [`${conversations}/replying/finding/knowledge-scope.test.ts`],
    [
      [
        "a model searches all knowledge",
        "findPortion(kernel, workspaceId, query, sources, maxKnowledgeTokens)",
        "findPortion(kernel, workspaceId, query, null, maxKnowledgeTokens)",
      ],
    ],
  ),
  ...mutantsOf(
    `${contacts}/identify-caller.ts`,
    [...userTests, ...visitorTests],
    [
      ["the next person at a browser is the former user", " || isVisitorOfUser(token.visitorId)", ""],
      ["a key that requires identity serves strangers", "if (caller.requiresIdentity) throw proofMissing();", ""],
      ["a proof of one user names another", "isAnother(claimed.userId) || ", ""],
      [
        "a ticket of one visitor serves the proof of another",
        "if (caller.visitorId !== undefined && caller.visitorId !== visitorId)",
        "if (false)",
      ],
    ],
  ),
  ...mutantsOf(`${contacts}/verify-user.ts`, userTests, [
    [
      "a user token lives as long as it likes",
      "if (endsAtMs > nowMs + (maxLifetimeSeconds + 2 * clockToleranceSeconds) * 1000)",
      "if (false)",
    ],
    ["a user token needs no end", 'requiredClaims: ["sub", "exp"]', 'requiredClaims: ["sub"]'],
    [
      "an identity secret that has ended still signs",
      "secrets.filter((secret) => isAccepted(secret, kernel.clock.now()))",
      "secrets.filter(() => true)",
    ],
  ]),
  ...mutantsOf(
    `${contacts}/rights/erase-person.ts`,
    [`${contacts}/rights/rights.test.ts`],
    [
      [
        "an erased user stays in the last capability",
        "kernel.personalData.toReversed()) {",
        "kernel.personalData.slice(1).toReversed()) {",
      ],
      [
        "nobody learns who erased a user",
        'audit(tx, { workspaceId, caller, action: "contact.erased"',
        'audit(tx, { workspaceId, caller: null, action: "contact.erased"',
      ],
      [
        "the database keeps the dead rows of an erased person",
        "addJob(tx, cleanAfterErasure,",
        "(() => {})(tx, cleanAfterErasure,",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/outgoing-webhooks/deliveries/quotes-of-receivers.ts",
    ["tests/erased-person.test.ts"],
    [["endpoints keep what they quoted", "await eraseAnswersAbout(tx, quotes);", ""]],
  ),
  ...mutantsOf(
    `${contacts}/rights/contact-retention.ts`,
    ["server/capabilities/housekeeping/retention/retention.test.ts"],
    [["a contact who talks ends by age", "moment !== null && moment >= before", "moment !== null && moment < before"]],
  ),
  ...mutantsOf(
    `${contacts}/blocking/refuse-blocked.ts`,
    [`${conversations}/record/block-person.test.ts`],
    [["a blocked visitor goes on", "if (!found.isBlocked) return found;", "if (found !== undefined) return found;"]],
  ),
  ...mutantsOf(
    `${conversations}/feedback/store.ts`,
    [`${conversations}/feedback/give-feedback.test.ts`],
    [["a visitor rates the replies of others", "and ${ownedBy(holder)}", "and true"]],
  ),
  ...mutantsOf(
    "server/capabilities/knowledge/gaps/note-missed-question.ts",
    ["server/capabilities/knowledge/gaps/gaps.test.ts"],
    [
      [
        "missed questions outlive their conversation",
        "eraseWithConversations: deleteMissedQuestionsOf,",
        "eraseWithConversations: async () => undefined,",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/knowledge/gaps/phrasings-to-keep.ts",
    ["server/capabilities/knowledge/gaps/gaps.test.ts"],
    [["addresses become phrasings", "personal.test(text)", "text.length < 0"]],
  ),
  ...mutantsOf(
    "server/capabilities/knowledge/gaps/mailing/stop-token.ts",
    ["server/capabilities/knowledge/gaps/mailing/mail-gaps.test.ts"],
    [
      [
        "anybody stops a member's mail",
        'secrets.verify(purpose, member.toString("hex"), bytes.subarray(memberBytes))',
        "member.length > 0",
      ],
    ],
  ),
  ...mutantsOf(
    "server/capabilities/widget/page/plain-visitor.ts",
    ["server/capabilities/widget/page/plain-chat.test.ts"],
    [
      [
        "another site writes into the chat without scripts",
        "if (visitorId === undefined) return;",
        "if (visitorId !== proof) return;",
      ],
      [
        "the form of one visitor writes into another's chat",
        'secrets.verify(purpose, visitorId, Buffer.from(proof ?? "", "base64url"))',
        'secrets !== undefined && (proof ?? "").length > 9',
      ],
    ],
  ),
  ...mutantsOf(
    `${conversations}/record/show-conversation.ts`,
    [`${conversations}/labels/label-conversation.test.ts`],
    [["a browser is told how the team sorts", 'if (caller.kind === "publishable-key") return shown;', ""]],
  ),
  ...mutantsOf(
    `${conversations}/snoozing/snooze-conversation.ts`,
    [`${conversations}/snoozing/snooze-conversation.test.ts`],
    [
      [
        "a colleague's snooze is overwritten",
        "former !== undefined && timeOf(former)",
        "false && timeOf(former ?? null)",
      ],
    ],
  ),
  ...mutantsOf(
    `${conversations}/assigning/change-conversation.ts`,
    [`${conversations}/snoozing/snooze-conversation.test.ts`],
    [["a colleague's assignment is overwritten", "if (!isSame)", "if (false)"]],
  ),
  ...mutantsOf(
    "server/capabilities/stream/subscription.ts",
    ["server/capabilities/stream/viewing.test.ts"],
    [["a visitor is told who looks", 'signal.kind === "typing" || signal.kind === "seen"', "true"]],
  ),
  ...mutantsOf(
    `${conversations}/attachments/send-attachment.ts`,
    [`${conversations}/attachments/send-attachment.test.ts`],
    [
      [
        "a visitor sends files where the owner wants none",
        'if (rule === "never") throw',
        'if (rule === "never" && count < 0) throw',
      ],
      [
        "a visitor sends files before a person has taken over",
        'rule === "taken-over" && !isTakenOver',
        'rule === "taken-over" && isTakenOver === null',
      ],
      [
        "files that are sent at once pass the bound of a conversation",
        "await requireAllowed(kernel, tx, caller, place);",
        "void mostOfConversation;",
      ],
    ],
  ),
];

import { mutantsOf } from "../mutant.ts";

const newsletter = "server/capabilities/newsletter";
const tokenTests = [`${newsletter}/keys/mail-tokens.test.ts`];
const signUpTests = [`${newsletter}/signing-up/sign-up-for-newsletter.test.ts`];
const leavingTests = [`${newsletter}/leaving/leaving.test.ts`];
const transferTests = [`${newsletter}/transfer/transfer.test.ts`];
const attackTests = ["tests/list-bomb.test.ts"];

/**
 * These guard what keeps a newsletter from strangers' mailboxes, and its readers' decisions theirs.
 */
export const mutantsOfNewsletter = [
  ...mutantsOf(`${newsletter}/keys/mail-tokens.ts`, tokenTests, [
    [
      "anybody makes links of a mail",
      "if (!timingSafeEqual(expected, bytes.subarray(namedBytes))) return undefined;",
      "if (!timingSafeEqual(expected, expected)) return undefined;",
    ],
  ]),
  ...mutantsOf(`${newsletter}/opting-in/mail-opt-ins.ts`, attackTests, [
    [
      "a mailbox gets any number of mails of confirmation",
      "if (nextAtMs > nowMs) held.push",
      "if (nextAtMs < 0) held.push",
    ],
    [
      "an installation sends any number of mails of confirmation an hour",
      "Math.min(mailsPerCommit, mostAnHour - sent)",
      "Math.max(mailsPerCommit, mostAnHour - sent)",
    ],
  ]),
  ...mutantsOf(`${newsletter}/opting-in/confirm-page.ts`, signUpTests, [
    [
      "a mail scanner that opens the link confirms",
      "// The link was used before, or nothing waits for it any more.",
      "return confirmPage.submit(call);",
    ],
  ]),
  ...mutantsOf(`${newsletter}/signing-up/sign-up-for-newsletter.ts`, signUpTests, [
    ["spam is asked by mail", "isSpam: verdict.isSpam", "isSpam: false"],
  ]),
  ...mutantsOf(`${newsletter}/signing-up/store.ts`, leavingTests, [
    [
      "a form writes to an address against a member's word",
      "and suppression.address_hash = taken.address_hash and reason in",
      "and false and reason in",
    ],
  ]),
  ...mutantsOf(`${newsletter}/leaving/leave-page.ts`, leavingTests, [
    [
      "a mail scanner that opens the link unsubscribes",
      "const { reader, who, texts, look, preferencesUrl } = found;",
      "return leavePage.submit(call); const { reader, who, texts, look, preferencesUrl } = found;",
    ],
  ]),
  ...mutantsOf(`${newsletter}/leaving/choose-lists.ts`, leavingTests, [
    ["a forwarded link subscribes who has left", "|| confirmed.length === 0) return;", "|| false) return;"],
  ]),
  ...mutantsOf(`${newsletter}/rights/store.ts`, leavingTests, [
    ["the address of an erased subscriber stays", "set email = null, name = null", "set name = null"],
  ]),
  ...mutantsOf(`${newsletter}/transfer/read-subscriber-row.ts`, transferTests, [
    [
      "an import confirms people without a proof",
      'return status === "confirmed" && isPast && (confirmIp',
      'return status === "confirmed" || (confirmIp',
    ],
  ]),
  ...mutantsOf(`${newsletter}/transfer/import-subscribers.ts`, transferTests, [
    ["an import brings back who must get no mail", "if (reason !== undefined && (", "if (false && ("],
  ]),
];

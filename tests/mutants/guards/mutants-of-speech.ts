import { mutantsOf } from "../mutant.ts";

const providers = "server/capabilities/voice/providers";
const speech = "packages/speech/src/engines";

/** Speech providers get what is meant for them, and no more. */
export const mutantsOfSpeech = [
  ...mutantsOf(
    "server/capabilities/models/vendor-accounts/account-key.ts",
    [`${providers}/speech-providers.test.ts`, "server/capabilities/models/providers/providers.test.ts"],
    [
      [
        "a vendor's key is sent to another address than it was entered for",
        "if (baseUrl !== row.baseUrl && row.encryptedKey",
        'if (baseUrl === "" && row.encryptedKey',
      ],
    ],
  ),
  ...mutantsOf(
    `${speech}/http-synthesizer.ts`,
    [`${providers}/vendors.test.ts`],
    [["what a listener has heard in part is spoken again", "if (isHeard || attempt > 1", "if (attempt > 1"]],
  ),
  ...mutantsOf(
    `${speech}/socket-listening.ts`,
    [`${providers}/vendors.test.ts`],
    [
      [
        "a recognizer's connection breaks, and what was said is lost",
        "if (attempt > 1 || !isWorthRetrying",
        "if (attempt > 0 || !isWorthRetrying",
      ],
    ],
  ),
  ...mutantsOf(
    `${speech}/speech-failure-of.ts`,
    [`${providers}/vendors.test.ts`],
    [
      [
        "a speech provider's failure quotes the key",
        "cleanReason(reason, { apiKey, texts: [text] })",
        'cleanReason(reason, { apiKey: "", texts: [text] })',
      ],
    ],
  ),
];

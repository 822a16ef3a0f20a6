import { mutantsOf } from "../mutant.ts";

const voicebot = "server/capabilities/voice/voicebot";
const alexa = `${voicebot}/platforms/alexa`;
const twilio = `${voicebot}/platforms/twilio`;

const realtime = "server/capabilities/compatible-apis/openai-realtime";
const pageTests = [`${realtime}/keep-to-page.test.ts`];

/** Only a channel's own platform is answered, and each of its requests asks once. */
export const mutantsOfChannels = [
  ...mutantsOf(`${realtime}/connect-realtime.ts`, pageTests, [
    [
      "a page names any conversation",
      "isPage ? undefined : readSessionId(call, undefined)",
      "readSessionId(call, undefined)",
    ],
    ["a page instructs the model", "isPage ? keepToPage(event) : event", "event"],
    ["a ticket opens many sessions", "await redeemTicket(kernel, query.ticket);", "void redeemTicket;"],
    [
      "each question of a page is another visitor's",
      "call.request.caller = { ...caller, visitorId: newUuid() };",
      "void newUuid;",
    ],
  ]),
  ...mutantsOf("server/kernel/wire/open-web-socket.ts", pageTests, [
    ["the answer repeats the key", "    handleProtocols: nameProtocol,\n", ""],
  ]),
  ...mutantsOf(
    `${voicebot}/takes-request.ts`,
    [`${voicebot}/takes-request.test.ts`],
    [
      ["a channel has any number of requests", "return minute.count <= most;", "return true;"],
      ["the requests of a channel are forgotten", "minutes.set(channelId, minute);", 'minutes.set("", minute);'],
    ],
  ),
  ...mutantsOf(
    `${alexa}/verify-alexa.ts`,
    [`${alexa}/verify-alexa.test.ts`],
    [
      [
        "any signature of Alexa is valid",
        'return verify("RSA-SHA256", call.rawBody, vouched.key, signature);',
        "return true;",
      ],
      ["an old request of Alexa is answered", '!isRecent(textAt(body, ["request", "timestamp"]), nowMs)', "false"],
      ["another skill of Alexa is answered", "!isOfSkill(body, skillId)", "false"],
      ["an expired certificate vouches for Alexa", " || nowMs > vouched.toMs", ""],
    ],
  ),
  ...mutantsOf(
    `${alexa}/verify-alexa.ts`,
    [`${alexa}/verify-alexa.test.ts`],
    [
      ["certificates of Alexa come from any host", 'url.hostname === "s3.amazonaws.com" &&', ""],
      ["certificates of Alexa come from any folder", 'url.pathname.startsWith("/echo.api/")', "true"],
    ],
  ),
  ...mutantsOf(
    `${alexa}/read-chain.ts`,
    [`${alexa}/verify-alexa.test.ts`],
    [
      [
        "a certificate of any name is Alexa's",
        '?.checkHost(signer, { subject: "never", wildcards: false }) === undefined',
        " === undefined",
      ],
      [
        "a name outside of the certificate's list counts",
        '{ subject: "never", wildcards: false }',
        '{ subject: "always", wildcards: false }',
      ],
      ["any certificate signs others", "issuer.ca && ", ""],
      ["the signature of a certificate is not checked", " && certificate.verify(issuer.publicKey)", ""],
    ],
  ),
  ...mutantsOf(
    `${twilio}/is-signed-by-twilio.ts`,
    [`${twilio}/is-signed-by-twilio.test.ts`],
    [
      [
        "any signature of Twilio of the right length is valid",
        "expected.length === given.length && timingSafeEqual(expected, given);\n  });",
        "expected.length === given.length;\n  });",
      ],
      [
        "the body of JSON from Twilio is not signed",
        "if (!isForm && !hasHash(request.url, rawBody)) return false;",
        "",
      ],
    ],
  ),
  ...mutantsOf(
    `${voicebot}/prove-platform.ts`,
    [`${voicebot}/platforms/dialogflow.test.ts`],
    [
      [
        "any secret of a channel is valid",
        'return timingSafeEqual(sha256(call.header("x-channel-secret") ?? ""), channel.secretHash);',
        "return true;",
      ],
    ],
  ),
  ...mutantsOf(
    `${voicebot}/ask-once.ts`,
    [`${alexa}/alexa.test.ts`],
    [["two requests of the same moment ask twice", "await lockRequest(tx, requestHash);", ""]],
  ),
  ...mutantsOf(
    "server/capabilities/voice/twilio/find-signed-channel.ts",
    ["server/capabilities/voice/twilio/conversation-relay.test.ts"],
    [
      [
        "anybody connects as a phone call",
        "if (isSignedByTwilio(token, { url, signature, rawBody: Buffer.alloc(0), isForm: true })) return channel;",
        "return channel;",
      ],
    ],
  ),
];

import { mutantsOf } from "../mutant.ts";

const calls = "server/capabilities/automation/calls";
const hiding = "server/capabilities/automation/hiding";
const httpTests = [`${calls}/http/call-http.test.ts`];
const tokenTests = [`${calls}/authentication/token-authentication.test.ts`];
const outboundTests = ["packages/outbound/src/create-outbound.test.ts"];
const grpcTests = [`${calls}/call-grpc.test.ts`];
const socketTests = [`${calls}/asyncapi/call-asyncapi.test.ts`];

/**
 * These guard what workflows call: whom they reach, what is told of credentials, and what is known
 * of effects.
 */
export const mutantsOfCalls = [
  ...mutantsOf(`${calls}/http/take-answer.ts`, httpTests, [
    ["a call's output shows its credentials", "!namesOfCredentials.test(name)", "name !== undefined"],
  ]),
  ...mutantsOf(`${calls}/http/take-answer.ts`, httpTests, [
    ["a call's error repeats its credentials", "texts.hideIn(cleanText(", "(cleanText("],
  ]),
  ...mutantsOf(
    `${hiding}/hidden-texts.ts`,
    [`${hiding}/hidden-texts.test.ts`],
    [
      ["a secret is shown where it was escaped twice", "const mostLevels = 4;", "const mostLevels = 0;"],
      ["a line of a secret is shown", "this.#seek(line.trim())", "line.trim()"],
      ["a search may hold up the server", "const mostWork = 500_000_000;", "const mostWork = 5e15;"],
    ],
  ),
  ...mutantsOf(`${calls}/http/read-content.ts`, httpTests, [
    ["an answer may be a bomb", "maxOutputLength: maxBytes", "maxOutputLength: 1e9"],
  ]),
  ...mutantsOf(`${calls}/http/read-json.ts`, httpTests, [
    ["an answer may be nested without end", "if (++depth > maxDepth)", "if (++depth > 1e9)"],
    ["an answer may be what cannot be stored", "needsCleaning.test(written) ||", "false ||"],
  ]),
  ...mutantsOf(`${calls}/http/explain-failure.ts`, httpTests, [
    ["a refused address is taken for a failed connection", "failure instanceof AddressRefused", "false"],
  ]),
  ...mutantsOf(`${calls}/authentication/tokens.ts`, tokenTests, [
    ["a token is used by another workspace", "JSON.stringify([workspaceId, policy])", "JSON.stringify([policy])"],
    ["a refused token is used for ever", "entries.delete(key);", "void key;"],
    ["an expired token is used", "entry.expiresAt > kernel.clock.now()", "entry.expiresAt > 0"],
  ]),
  ...mutantsOf(`${calls}/authentication/fetch-token.ts`, tokenTests, [
    ["a token may be of any issuer", "if (issuers.length === 0 ||", "if (issuers.length >= 0 ||"],
  ]),
  ...mutantsOf("packages/outbound/src/create-outbound.ts", outboundTests, [
    ["a request that was never sent counts as sent", "signal.aborted || onSend()", "onSend()"],
  ]),
  ...mutantsOf(`${calls}/call-grpc.ts`, grpcTests, [
    ["an unknown effect is taken for a known one", 'error.isAnswer ? "done" : effect', '"done"'],
  ]),
  ...mutantsOf("packages/toolbox/src/grpc/call-server.ts", grpcTests, [
    ["an answer of many messages is endless", "bytesLeft -= bytes.length + bytesOfMessage;", ""],
  ]),
  ...mutantsOf("packages/outbound/src/web-socket/connect-web-socket.ts", socketTests, [
    ["a lost message counts as confirmed", "resolve(code !== 1006)", "resolve(true)"],
  ]),
];

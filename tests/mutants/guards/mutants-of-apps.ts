import { mutantsOf } from "../mutant.ts";

const access = "server/capabilities/access";
const grantTests = [`${access}/grants/grants.test.ts`];
const exchangeTests = [`${access}/trusts/exchange.test.ts`];
const trustTests = [`${access}/trusts/set-trust.test.ts`];

/** These guard what apps of others may do, and for how long. */
export const mutantsOfApps = [
  ...mutantsOf(`${access}/authorizing/app-token.ts`, grantTests, [
    ["a revoked access token of an app is accepted", "if (kernel.revocations.has(edition)) return undefined;", ""],
    [
      "a node that cannot read revocations accepts a revoked access token",
      "if (await isRevokedInDatabase(db, edition)) return false;",
      "",
    ],
  ]),
  ...mutantsOf(`${access}/authorizing/introspect.ts`, grantTests, [
    ["an app ends the tokens of another", "verified?.caller.appId === appId", "verified !== undefined"],
  ]),
  ...mutantsOf(`${access}/trusts/prove-workload.ts`, exchangeTests, [
    ["a token of another issuer is exchanged", "payload.iss !== trust.issuer", "false"],
    ["a token for another audience is exchanged", "![payload.aud].flat().includes(trust.audience)", "false"],
    ["a token of another subject is exchanged", "!subjectPattern.matches(trust.subject, sub)", "false"],
    ["a token with another claim is exchanged", "String(given) !== wanted", "false"],
    ["a token of the future is exchanged", "iat > nowSeconds + toleranceSeconds", "false"],
    ["a token that lives for a week is exchanged", "exp - iat > longestSeconds", "false"],
    ["a token without a valid signature is exchanged", "if (fault !== undefined)", "if (false)"],
    ["a token with a shared secret reaches the keys", "!algorithms.includes(algorithm)", "false"],
  ]),
  ...mutantsOf(`${access}/trusts/issuer-keys.ts`, exchangeTests, [
    ["every unknown key reads the issuer's keys", "known.reading === undefined && this.#hasJustTried(known)", "false"],
  ]),
  ...mutantsOf(`${access}/trusts/check-trust.ts`, trustTests, [
    ["an admin sets a trust", "if (caller.isOwner !== true)", "if (false)"],
    ["a trust keeps private keys", "privateParts.some((part) => part in key)", "false"],
  ]),
  ...mutantsOf(`${access}/authorizing/library/workload-grants.ts`, exchangeTests, [
    [
      "a machine gets more than its trust",
      "given.length === wanted.size ? given : undefined",
      "[...wanted] as Scope[]",
    ],
    ["a token of a platform works twice", "!trust.isReusable &&", "false &&"],
  ]),
  ...mutantsOf(`${access}/authorizing/library/workload-grants.ts`, trustTests, [
    ["a trust outlives its owner's rights", "standing === undefined || standing.lacksSecondFactor", "false"],
  ]),
  ...mutantsOf(`${access}/apps/scopes-of-app.ts`, grantTests, [
    ["an app has more than its member", "filter((scope) => ofRole.has(scope))", "filter(() => true)"],
    ["a sensitive scope needs no approval", "!sensitive.has(scope) || approved.includes(scope)", "true"],
  ]),
];

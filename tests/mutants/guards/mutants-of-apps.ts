import { mutantsOf } from "../mutant.ts";

const access = "server/capabilities/access";
const grantTests = [`${access}/grants/grants.test.ts`];

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
  ...mutantsOf(`${access}/authorizing/scopes-of-app.ts`, grantTests, [
    ["an app has more than its member", "filter((scope) => ofRole.has(scope))", "filter(() => true)"],
    ["a sensitive scope needs no approval", "!sensitive.has(scope) || approved.includes(scope)", "true"],
  ]),
];

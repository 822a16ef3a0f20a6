import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import {
  type Account,
  checkCode,
  findAccount,
  findMethods,
  invalidCredentials,
  isUnverified,
  proveByPassword,
  wrongCode,
} from "../../identity/index.ts";
import { unverifiedPerson } from "../problems.ts";

const purpose = "oauth-person";
/** The person has so long for each page. */
const lifetimeMs = 10 * 60_000;

/** `password` is proved, and the second factor still to come, or both are. */
type Stage = "password" | "whole";
type Content = { accountId: string; password: string; stage: Stage; endsAtMs: number };

/**
 * Proves from one page to the next who the person is. It is a field of the form, holds for one request
 * of one app, and ends with the password. No cookie stands for the person.
 */
export const personProof = {
  /** Throws invalid-credentials, rate-limited, and unverified-person. */
  async begin(context: Context, uid: string, login: { email: string; password: string }): Promise<Proved> {
    const account = await proveByPassword(context, login);
    // Somebody else may have signed up with the address.
    if (isUnverified(context.kernel, account))
      throw new Problem(unverifiedPerson, "Verify your e-mail address first: open the link in the mail that you got.");
    const methods = await findMethods(context.kernel.database.query, account.id);
    return prove(context.kernel, uid, account, methods.length === 0 ? "whole" : "password");
  },

  /** Takes the second factor. Throws wrong-code, rate-limited, and invalid-credentials when the proof has ended. */
  async finish(context: Context, uid: string, written: string, code: string): Promise<Proved> {
    const { kernel } = context;
    const account = await read(kernel, kernel.database.query, uid, written, "password");
    if (account === undefined) throw ended();
    const use = await checkCode(kernel, account, code);
    if (use === undefined || !(await context.commit((tx) => use(tx))))
      throw new Problem(wrongCode, "The code is wrong.");
    return prove(kernel, uid, account, "whole");
  },

  /** Finds the person of a whole proof. Throws invalid-credentials when it has ended. */
  async read(kernel: Kernel, db: Queryable, uid: string, written: string): Promise<Account> {
    const account = await read(kernel, db, uid, written, "whole");
    if (account === undefined) throw ended();
    return account;
  },
};

export type Proved = { account: Account; proof: string; stage: Stage };

function prove(kernel: Kernel, uid: string, account: Account, stage: Stage): Proved {
  const endsAtMs = kernel.clock.now() + lifetimeMs;
  const content: Content = { accountId: account.id, password: editionOf(account), stage, endsAtMs };
  return { account, stage, proof: kernel.secrets.encrypt(purpose, JSON.stringify(content), uid).toString("base64url") };
}

async function read(
  kernel: Kernel,
  db: Queryable,
  uid: string,
  written: string,
  stage: Stage,
): Promise<Account | undefined> {
  const content = open(kernel, uid, written);
  if (content === undefined || content.stage !== stage || content.endsAtMs <= kernel.clock.now()) return undefined;
  const account = await findAccount(db, content.accountId);
  const isSame = account !== undefined && account.status !== "disabled" && editionOf(account) === content.password;
  return isSame ? account : undefined;
}

function open(kernel: Kernel, uid: string, written: string): Content | undefined {
  try {
    return JSON.parse(kernel.secrets.decrypt(purpose, Buffer.from(written, "base64url"), uid)) as Content;
  } catch {
    return undefined;
  }
}

/** Changes with the password. */
function editionOf({ passwordHash }: Account): string {
  return sha256(passwordHash).toString("base64url").slice(0, 16);
}

function ended(): Problem {
  return new Problem(invalidCredentials, "You took too long, or your password has changed. Sign in once more.");
}

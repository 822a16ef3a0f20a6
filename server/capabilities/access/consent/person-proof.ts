import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import {
  type Account,
  askForPasskey,
  checkCode,
  findAccount,
  findMethods,
  invalidCredentials,
  isUnverified,
  proveByPasskey,
  proveByPassword,
  wrongCode,
} from "../../identity/index.ts";
import { unverifiedPerson } from "../problems.ts";

const purpose = "oauth-person";
/** The person has so long for each page. */
const lifetimeMs = 10 * 60_000;

/** `password` is proved, and the second factor still to come, or both are. */
type Stage = "password" | "whole";
type Content = { accountId: string; password: string; stage: Stage; endsAtMs: number; passkeyToken?: string };

/** Holds what the browser signed with a passkey, as the form has it. */
export type SignedByPasskey = { id: string; clientDataJSON: string; authenticatorData: string; signature: string };

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
    const content = contentOf(context.kernel, account);
    if (methods.length === 0) return prove(context.kernel, uid, account, { ...content, stage: "whole" });
    return askAgain(context, uid, account, content, methods.includes("passkey"));
  },

  /** Takes the second factor. Throws wrong-code, rate-limited, and invalid-credentials when the proof has ended. */
  async finish(context: Context, uid: string, written: string, factor: string | SignedByPasskey): Promise<Proved> {
    const { kernel } = context;
    const { account, content } = await readFirst(kernel, uid, written);
    if (typeof factor === "string") {
      const use = await checkCode(kernel, account, factor);
      if (use === undefined || !(await context.commit((tx) => use(tx))))
        throw new Problem(wrongCode, "The code is wrong.");
    } else {
      const { id, ...response } = factor;
      const answer = { id, rawId: id, type: "public-key" as const, response };
      await proveByPasskey(context, account, content.passkeyToken ?? "", answer);
    }
    return prove(kernel, uid, account, { ...contentOf(kernel, account), stage: "whole" });
  },

  /** Asks for the second factor once more, after a wrong one. Throws invalid-credentials when the proof has ended. */
  async again(context: Context, uid: string, written: string): Promise<Proved> {
    const { account, content } = await readFirst(context.kernel, uid, written);
    return askAgain(context, uid, account, content, content.passkeyToken !== undefined);
  },

  /** Finds the person of a whole proof. Throws invalid-credentials when it has ended. */
  async read(kernel: Kernel, db: Queryable, uid: string, written: string): Promise<Account> {
    const found = await read(kernel, db, uid, written, "whole");
    if (found === undefined) throw ended();
    return found.account;
  },
};

/** Has `passkeyOptions`, with which the browser asks a passkey, where the person has one. */
export type Proved = { account: Account; proof: string; stage: Stage; passkeyOptions?: Record<string, unknown> };

function contentOf(kernel: Kernel, account: Account): Content {
  const endsAtMs = kernel.clock.now() + lifetimeMs;
  return { accountId: account.id, password: editionOf(account), stage: "password", endsAtMs };
}

function prove(kernel: Kernel, uid: string, account: Account, content: Content): Proved {
  const proof = kernel.secrets.encrypt(purpose, JSON.stringify(content), uid).toString("base64url");
  return { account, stage: content.stage, proof };
}

/** Each page has a challenge of its own for a passkey. The time that the person has goes on. */
async function askAgain(
  context: Context,
  uid: string,
  account: Account,
  content: Content,
  hasPasskey: boolean,
): Promise<Proved> {
  const question = hasPasskey ? await askForPasskey(context, account) : undefined;
  if (question === undefined) return prove(context.kernel, uid, account, content);
  const proved = prove(context.kernel, uid, account, { ...content, passkeyToken: question.token });
  return { ...proved, passkeyOptions: question.options };
}

/** Finds the person whose password was right. Throws invalid-credentials when the proof has ended. */
async function readFirst(kernel: Kernel, uid: string, written: string): Promise<Found> {
  const found = await read(kernel, kernel.database.query, uid, written, "password");
  if (found === undefined) throw ended();
  return found;
}

type Found = { account: Account; content: Content };

async function read(
  kernel: Kernel,
  db: Queryable,
  uid: string,
  written: string,
  stage: Stage,
): Promise<Found | undefined> {
  const content = open(kernel, uid, written);
  if (content === undefined || content.stage !== stage || content.endsAtMs <= kernel.clock.now()) return undefined;
  const account = await findAccount(db, content.accountId);
  const isSame = account !== undefined && account.status !== "disabled" && editionOf(account) === content.password;
  return isSame ? { account, content } : undefined;
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

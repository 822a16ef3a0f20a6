import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { wrongCode } from "../problems.ts";
import { askForSecondFactor } from "../second-factor/ask-for-second-factor.ts";
import { countAttemptOfSignIn, deletePendingSignIn } from "../second-factor/store.ts";
import type { Account } from "../workspaces/store.ts";
import { checkPasskey } from "./check-passkey.ts";
import type { PasskeyAnswer } from "./schema.ts";

const maxAttempts = 5;

/** A page asks a passkey with `options`. `token` names their challenge, and stays on the server or sealed. */
type PasskeyQuestion = { token: string; options: Record<string, unknown> };

/** Makes a challenge for a passkey of the account. Undefined where the account or the site has none. */
export async function askForPasskey(context: Context, account: Account): Promise<PasskeyQuestion | undefined> {
  const asked = await context.commit((tx) =>
    askForSecondFactor(context, tx, account, { methods: ["passkey"], workspaceId: null }),
  );
  const { secondFactorToken: token, passkeyOptions: options } = asked;
  return options === undefined ? undefined : { token, options };
}

/** Checks what a passkey of the account signed for a page, which works once. Throws wrong-code. */
export async function proveByPasskey(
  context: Context,
  account: Account,
  token: string,
  answer: PasskeyAnswer,
): Promise<void> {
  const { kernel } = context;
  const tokenHash = sha256(token);
  const limits = { now: new Date(kernel.clock.now()), maxAttempts };
  const pending = await countAttemptOfSignIn(kernel.database.query, tokenHash, limits);
  const use = pending?.accountId === account.id ? await checkPasskey(kernel, pending, answer) : undefined;
  const isRight =
    use !== undefined && (await context.commit(async (tx) => (await deletePendingSignIn(tx, tokenHash)) && use(tx)));
  if (!isRight) throw new Problem(wrongCode, "The passkey is wrong, or was used already.");
}

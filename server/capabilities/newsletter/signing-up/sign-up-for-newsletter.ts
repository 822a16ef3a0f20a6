import { wantedLanguage } from "../../../kernel/pages/page-language.ts";
import { mailboxOf } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { togetherInTransaction } from "../../../kernel/storage/group-commit.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { foldBlanks, isAnyBlocked } from "../../contacts/index.ts";
import { judgeSubmission, spendProof } from "../../forms/index.ts";
import { requireEmailAddress } from "../../identity/index.ts";
import { requireRoomForThing } from "../../quotas/index.ts";
import { addressHashOf } from "../keys/workspace-keys.ts";
import { listOfSlug } from "../lists/list-of-slug.ts";
import { optInMailer } from "../opting-in/opt-in-mailer.ts";
import type { NewSubscription, TakenSubscription } from "../schema.ts";
import { insertSignUps, type SignUp } from "./store.ts";

const usualList = "newsletter";
const mostUserAgentCharacters = 500;

/**
 * Takes a sign-up. It confirms nothing: the owner of the address is asked by mail, as the limits of such
 * mails allow. The answer and the work are the same for every address, so that nobody learns who is
 * subscribed.
 */
export async function signUpForNewsletter(
  call: Call<unknown, unknown, unknown>,
  input: NewSubscription,
): Promise<TakenSubscription> {
  const { kernel, caller } = call;
  const { workspaceId } = caller;
  const email = requireEmailAddress(input.email);
  const list = await listOfSlug(kernel, workspaceId, input.list ?? usualList);
  const [judged, isBlocked, addressHash] = await Promise.all([
    judgeSubmission(call, {
      guards: input,
      formId: input.formId ?? undefined,
      email,
      names: typeof input.name === "string" ? [input.name] : [],
      texts: [],
    }),
    isAnyBlocked(kernel, workspaceId, [{ kind: "email", value: email }]),
    addressHashOf(kernel, workspaceId, email),
  ]);
  if (isBlocked) judged.reasons.push({ reason: "contact-is-blocked", points: 10 });
  const taken = await call.commit(
    async (tx) => {
      const verdict = await spendProof(tx, workspaceId, judged);
      // Counted before: at the bound, who is subscribed is answered as everybody else.
      const isForVisitor = caller.kind === "publishable-key";
      await requireRoomForThing(kernel, tx, workspaceId, { quota: "subscribers", isForVisitor, isStored: false });
      await insertTogether(tx, {
        workspaceId,
        listId: list.id,
        subscriberId: newUuid(),
        proofId: newUuid(),
        email,
        addressHash,
        mailboxHash: kernel.secrets.sign("opt-in-mailbox", mailboxOf(email)),
        name: foldBlanks(input.name ?? "") || null,
        language: input.language ?? input._language ?? null,
        // The headers of a server are not those of the person.
        browserLanguage: caller.kind === "publishable-key" ? wantedLanguage(call.header("accept-language")) : null,
        source: input.source ?? null,
        isSpam: verdict.isSpam,
        spamPoints: verdict.points,
        spamReasons: verdict.reasons,
        ip: call.clientAddress,
        userAgent: call.userAgent.slice(0, mostUserAgentCharacters),
        formId: input.formId ?? null,
        page: input.page ?? null,
        site: siteOf(call, input),
        consent: input.consent ?? null,
        at: new Date(kernel.clock.now()),
      });
      return { status: "pending" } as const;
    },
    { mayShare: true },
  );
  optInMailer(kernel).wake();
  return taken;
}

/** Sign-ups of one address are stored one after the other: the later ones find the first. */
const insertTogether = togetherInTransaction(async (tx: Transaction, signUps: SignUp[]): Promise<undefined[]> => {
  for (let waiting = signUps; waiting.length > 0; ) {
    const addresses = new Set<string>();
    const later: SignUp[] = [];
    const now = waiting.filter((signUp) => {
      const address = `${signUp.workspaceId}:${signUp.email}`;
      const isFirst = !addresses.has(address);
      if (isFirst) addresses.add(address);
      else later.push(signUp);
      return isFirst;
    });
    await insertSignUps(tx, now);
    waiting = later;
  }
  return signUps.map(() => undefined);
});

/** Gives the host of the page with the form. A browser names it where the key may be used, and nowhere else. */
function siteOf(call: Call<unknown, unknown, unknown>, { page }: NewSubscription): string | null {
  const { kind, allowedOrigins } = call.caller;
  const origin = kind === "publishable-key" ? call.header("origin") : (page ?? undefined);
  if (origin === undefined || !URL.canParse(origin)) return null;
  if (kind === "publishable-key" && allowedOrigins?.includes(origin) !== true) return null;
  return new URL(origin).host.slice(0, 253) || null;
}

const named = new Set([
  ..."email name list language consent source formId page".split(" "),
  ..."_gotcha _timestamp altcha _next _language".split(" "),
]);
const checked = /^(?:on|yes|true|1)$/i;

/**
 * Reads the sign-up of an HTML form. A field that was left empty counts as absent; fields of other names
 * are left out.
 */
export function readSignUpFields(fields: Record<string, string>): Record<string, unknown> {
  const written = Object.entries(fields).filter(([name, value]) => named.has(name) && value.trim() !== "");
  return Object.fromEntries(written.map(([name, value]) => [name, name === "consent" ? checked.test(value) : value]));
}

import type { Static } from "typebox";
import { auditOperation } from "../../../kernel/audit.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { mailboxOf } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { foldBlanks } from "../../contacts/index.ts";
import { teach } from "../../forms/index.ts";
import { leaveLists } from "../leaving/leave-lists.ts";
import { findListId } from "../lists/find-list-id.ts";
import { optInMailer } from "../opting-in/opt-in-mailer.ts";
import { deleteOwedOptIns, insertOwedOptIn } from "../opting-in/store.ts";
import { eraseSubscriberOf } from "../rights/newsletter-erasables.ts";
import type { Leaving, SubscriberChange, SubscriberDetails } from "../schema.ts";
import { noSuchSubscriber, subscriberIdOf } from "./find-subscriber.ts";
import { readSubscriber } from "./read-subscriber.ts";
import { findSubscriptions, type LockedSubscriber, lockSubscriber, updateSubscriber } from "./store.ts";

type Details = Static<typeof SubscriberDetails>;

/** A member does these with a subscriber. */
export const changeSubscriber = {
  /** Changes the name, the language, and whether the sign-up is spam, from which the filter learns. */
  async change(context: Context, id: string, change: SubscriberChange): Promise<Details> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const uuid = subscriberIdOf(id);
    const now = new Date(kernel.clock.now());
    await context.commit(async (tx) => {
      const known = await lockSubscriber(tx, workspaceId, uuid);
      if (known === undefined) throw noSuchSubscriber();
      const isSpam = change.isSpam ?? known.isSpam;
      const taught = isSpam === known.isSpam ? known.taught : await judgeAgain(context, tx, known, isSpam);
      const name = change.name === undefined ? known.name : change.name && foldBlanks(change.name);
      const language = change.language === undefined ? known.language : change.language;
      await updateSubscriber(tx, workspaceId, { id: uuid, name, language, isSpam, taught }, now);
    });
    optInMailer(kernel).wake();
    return readSubscriber(context, id);
  },

  async leave(context: Context, id: string, { lists }: Leaving): Promise<Details> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const leaver = { workspaceId, subscriberId: subscriberIdOf(id) };
    const at = new Date(kernel.clock.now());
    await context.commit(async (tx) => {
      if ((await lockSubscriber(tx, workspaceId, leaver.subscriberId)) === undefined) throw noSuchSubscriber();
      const listIds =
        lists && (await Promise.all(lists.map((slug) => findListId(tx, workspaceId, slug, "/body/lists"))));
      await leaveLists(tx, leaver, { listIds, reason: "member", at });
    });
    return readSubscriber(context, id);
  },

  /** Leaves the keyed hash of the address, which gets no mail any more, and the times of the proofs. */
  async erase(context: Context, id: string): Promise<void> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const uuid = subscriberIdOf(id);
    await context.commit(async (tx) => {
      const known = await lockSubscriber(tx, workspaceId, uuid);
      if (known === undefined) throw noSuchSubscriber();
      if (known.email === null) return;
      await eraseSubscriberOf(kernel, tx, workspaceId, known.email);
      await auditOperation(context, tx, "subscriber.erased", uuid);
      await noteErasure(kernel, [{ kind: "subscriber", workspaceId, id: uuid }]);
    });
  },
};

/** Teaches the filter, and asks the owner of an address that is no spam. */
async function judgeAgain(
  { kernel, caller }: Context,
  tx: Transaction,
  subscriber: LockedSubscriber,
  isSpam: boolean,
): Promise<"spam" | "wanted"> {
  const { workspaceId } = caller;
  const { id, email, name, taught } = subscriber;
  const subscriptions = await findSubscriptions(tx, workspaceId, [id]);
  if (isSpam && subscriptions.some(({ status }) => status === "confirmed")) {
    throw new Problem(
      cannotBeDone,
      "The owner of this address has confirmed it. End the subscription with POST …/unsubscribe in place of this.",
      { errors: [{ pointer: "/body/isSpam", message: "is not possible for a confirmed subscriber" }] },
    );
  }
  const texts = name === null ? [] : [name];
  await teach(kernel, tx, workspaceId, { texts, email }, { isSpam, wasTaughtOtherwise: taught !== null });
  if (isSpam) await deleteOwedOptIns(tx, [{ workspaceId, subscriberId: id }]);
  else if (email !== null) {
    const mailboxHash = kernel.secrets.sign("opt-in-mailbox", mailboxOf(email));
    // A member looked at it, so it is not suspicious any more.
    await insertOwedOptIn(tx, { workspaceId, subscriberId: id, mailboxHash }, 0, new Date(kernel.clock.now()));
  }
  return isSpam ? "spam" : "wanted";
}

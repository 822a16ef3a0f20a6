import { parseEmailAddress } from "@parley/json";
import Type from "typebox";
import { Problem, rateLimited } from "../../../kernel/problem.ts";
import { sendMail as putIntoOutbox } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { countMail } from "../../../kernel/store.ts";
import { findMemberIdsByEmail, findSettings, tooManyMails } from "../../identity/index.ts";
import { gatherAlert } from "../alerts/gather-alert.ts";
import { type Call, type CallFunction, faultyCall } from "../calls/call.ts";
import { doOnce } from "./do-once.ts";
import { readCall } from "./read-call.ts";
import { withProblemsAsFaults } from "./with-problems-as-faults.ts";

const Address = Type.String({ minLength: 3, maxLength: 320 });
const Letter = Type.Object(
  {
    to: Type.Union([Address, Type.Array(Address, { minItems: 1, maxItems: 10 })]),
    subject: Type.String({ minLength: 1, maxLength: 200 }),
    text: Type.String({ minLength: 1, maxLength: 100_000 }),
    replyTo: Type.Optional(Address),
  },
  { additionalProperties: false },
);

/** To people who are not members: a workflow that strangers can start must not become a source of spam. */
const mostAnHour = 100;
const hourMs = 3_600_000;

/**
 * Sends a mail of plain text to each address. The mail is put into the outbox in the transaction that remembers
 * the call, so a repeated call sends nothing more.
 */
export const sendMail: CallFunction = {
  name: "parley.send-mail:1.0.0@default",
  isIdempotent: () => true,
  run: (call) =>
    withProblemsAsFaults(async () => {
      const { to, subject, text, replyTo } = readCall(call, Letter);
      const addresses = [...new Set([to].flat().map(readAddress))];
      const reply = replyTo === undefined ? {} : { replyTo: readAddress(replyTo) };
      const output = await doOnce(call, async (tx) => {
        const members = await findMemberIdsByEmail(tx, call.workspaceId, addresses);
        await countStrangers(
          call,
          tx,
          addresses.filter((address) => !members.has(address)),
        );
        const { name } = await findSettings(tx, call.workspaceId);
        for (const address of addresses) {
          const mail = { to: address, subject, text, fromName: name, ...reply };
          const { kernel } = call;
          // A mail to a contact is taken back when the contact is erased.
          const accountId = members.get(address);
          const workspaceId = accountId === undefined ? call.workspaceId : null;
          if (await putIntoOutbox(kernel, tx, "workflow", mail, { workspaceId })) continue;
          if (accountId === undefined) throw tooManyMails();
          await gatherAlert(kernel, tx, { workspaceId: call.workspaceId, accountId }, { subject, text });
        }
        return { sentTo: addresses.length };
      });
      return { output };
    }),
};

function readAddress(written: string): string {
  const address = parseEmailAddress(written);
  if (address === undefined) throw faultyCall("An address is no e-mail address like person@example.com.");
  return address;
}

async function countStrangers({ kernel, workspaceId }: Call, tx: Transaction, addresses: string[]): Promise<void> {
  const nowMs = Date.now();
  for (const _ of addresses) {
    const count = await countMail(tx, {
      subject: kernel.secrets.sign("workflow-mails", workspaceId),
      now: new Date(nowMs),
      windowEndsAt: new Date(nowMs + hourMs),
    });
    if (count > mostAnHour) {
      throw new Problem(
        rateLimited,
        `The workflows of a workspace send at most ${mostAnHour} mails an hour to people who are not members.`,
      );
    }
  }
}

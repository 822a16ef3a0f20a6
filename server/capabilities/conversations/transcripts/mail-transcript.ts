import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { invalidRequest, Problem, rateLimited } from "../../../kernel/problem.ts";
import { sendMail } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { countMail } from "../../../kernel/store.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import { findVerifiedEmail } from "../../contacts/index.ts";
import { requireEmailAddress, tooManyMails } from "../../identity/index.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import type { ConversationRow } from "../record/store.ts";
import { readTranscript } from "./read-transcript.ts";
import { refuseForeignAddress } from "./refuse-foreign-address.ts";
import type { AcceptedTranscript, TranscriptRequest } from "./schema.ts";
import { writeTranscript } from "./write-transcript.ts";

/** A stranger's mailbox must not be filled by visitors who name it. */
const mostADay = 3;
const dayMs = 86_400_000;

/**
 * Mails a conversation. `caller` is as `identifyCaller` gives it: a visitor reaches the visitor's own
 * conversations. Throws not-found, invalid-request without an address and for
 * a stranger's, and rate-limited.
 */
export async function mailTranscript(
  context: Context,
  caller: Caller,
  sessionId: string,
  input: TranscriptRequest,
): Promise<AcceptedTranscript> {
  const { kernel } = context;
  const { workspaceId } = caller;
  const isVisitor = caller.kind === "publishable-key";
  const named = input.email === undefined ? undefined : requireEmailAddress(input.email);
  return context.commit(async (tx) => {
    const conversation = await findOwnConversation(tx, caller, sessionId);
    const to = named ?? (await requireProvedAddress(tx, workspaceId, conversation));
    if (isVisitor && named !== undefined) await refuseForeignAddress(tx, workspaceId, conversation, named);
    if (isVisitor) await countTranscript(kernel, tx, conversation.id);
    const written = writeTranscript(await readTranscript(tx, workspaceId, conversation.id));
    const isSent = await sendMail(
      kernel,
      tx,
      "notice",
      { to, ...written },
      { workspaceId, conversationId: conversation.id },
    );
    // A visitor who is told would learn what mails the address gets.
    if (!isSent && !isVisitor) throw tooManyMails();
    return { status: "accepted" as const };
  });
}

/** Gives a conversation as a text to keep: without notes, the newest 200 messages. Throws not-found. */
export async function downloadTranscript({ kernel, caller }: Context, sessionId: string): Promise<Answer> {
  const { query } = kernel.database;
  const { id } = await findOwnConversation(query, caller, sessionId);
  const { text } = writeTranscript(await readTranscript(query, caller.workspaceId, id));
  return new Answer(200, text, {
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": 'attachment; filename="conversation.txt"',
  });
}

/**
 * Requires that the address is the person's own: the user whom a page only claims may be another
 * person.
 */
async function requireProvedAddress(
  tx: Transaction,
  workspaceId: string,
  { endUserId, endUserVerified }: ConversationRow,
): Promise<string> {
  const found =
    endUserId === null || !endUserVerified ? undefined : await findVerifiedEmail(tx, workspaceId, endUserId);
  if (found !== undefined) return found;
  throw new Problem(invalidRequest, "Name the address in `email`: the person of this conversation has proved none.", {
    errors: [{ pointer: "/body/email", message: "is needed, because the person has no proved address" }],
  });
}

async function countTranscript(kernel: Kernel, tx: Transaction, conversationId: string): Promise<void> {
  const nowMs = kernel.clock.now();
  const count = await countMail(tx, {
    subject: kernel.secrets.sign("transcripts-of-day", conversationId),
    now: new Date(nowMs),
    windowEndsAt: new Date(nowMs + dayMs),
  });
  if (count <= mostADay) return;
  throw new Problem(
    rateLimited,
    `This conversation was mailed ${mostADay} times within a day. Ask again tomorrow, or keep what you need from the page.`,
    { headers: { "retry-after": String(dayMs / 1000) } },
  );
}

import type { Caller } from "../../../kernel/caller.ts";
import { pageLanguageOf } from "../../../kernel/pages/page-language.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { type Identity, isAnyBlocked, linkConversation, placePerson } from "../../contacts/index.ts";
import { findOwnConversation } from "../../conversations/index.ts";
import { findSettings, requireEmailAddress } from "../../identity/index.ts";
import { incomingTexts } from "../texts/incoming-texts.ts";
import { beginToAnswerMails } from "./answer-mails.ts";
import { findReceivingAddress, writeChatAddress } from "./store.ts";

/**
 * Notes the address at which the person of a conversation is reached. From now on, what a colleague writes
 * and the person has not seen after a minute goes there, and an answer to that mail goes on in the same
 * conversation. `caller` is as `identifyCaller` gives it.
 * @throws not-found, invalid-request for what is no address
 */
export async function leaveAddress(
  context: Context & { wantedLanguage: string | null },
  caller: Caller,
  sessionId: string,
  written: string,
): Promise<void> {
  const { kernel } = context;
  const { workspaceId } = caller;
  const address = requireEmailAddress(written);
  const identity: Identity = { kind: "email", value: address, isVerified: false };
  const isBlocked = await isAnyBlocked(kernel, workspaceId, [identity]);
  await context.commit(async (tx) => {
    const conversation = await findOwnConversation(tx, caller, sessionId);
    // A browser is not told who is blocked.
    if (isBlocked) return;
    const { id: conversationId, lastNumber: mailedNumber } = conversation;
    const { contactId } = await placePerson(kernel, tx, workspaceId, { identities: [identity], origin: "chat" });
    await linkConversation(tx, workspaceId, contactId, conversationId);
    const language = context.wantedLanguage;
    const { name } = await findSettings(tx, workspaceId);
    const replyTo = (await findReceivingAddress(tx, workspaceId)) ?? "";
    const subject = incomingTexts[pageLanguageOf(language) ?? "en"].chatMail.subject(name);
    await writeChatAddress(tx, workspaceId, {
      ...{ conversationId, address, replyTo, subject, language, mailedNumber },
    });
    await beginToAnswerMails(tx, workspaceId);
  });
}

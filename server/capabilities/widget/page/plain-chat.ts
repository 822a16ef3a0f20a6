import { setTimeout as delay } from "node:timers/promises";
import type { Static } from "typebox";
import Type from "typebox";
import { type Html, html } from "../../../kernel/pages/html.ts";
import { hiddenField } from "../../../kernel/pages/html-page.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { proofMissing, refuseBlocked, VisitorToken } from "../../contacts/index.ts";
import { completeTurn, insertQuestion, readTalk, SendMessage } from "../../conversations/index.ts";
import { widgetTexts } from "../texts/widget-texts.ts";
import { drawTalk } from "./draw-talk.ts";
import { findPage } from "./find-page.ts";
import { plainVisitor } from "./plain-visitor.ts";

/** The visitor has one conversation, as in the window of the chat. */
const sessionId = "chat";
const shownMessages = 100;
/** A page that loads for longer looks broken. The reply is made all the same. */
const patienceMs = 25_000;

export const PlainMessage = Type.Object(
  { message: SendMessage.properties.message, proof: Type.Optional(Type.String({ maxLength: 200 })) },
  { $id: "PlainMessage" },
);
type SendCall = Call<{ key: string }, { lang?: string | undefined }, Static<typeof PlainMessage>>;
type AnyCall = Pick<Call<unknown, unknown, unknown>, "kernel" | "header">;

/** Draws the chat for a browser that runs no scripts: what was said, and a form. */
async function draw(
  call: AnyCall,
  { caller, key, language, fields }: Awaited<ReturnType<typeof findPage>> & { key: string },
): Promise<Html> {
  const texts = widgetTexts[language];
  if (caller.requiresIdentity) return html`<p role="alert">${texts.needsScript}</p>`;
  const { kernel } = call;
  const visitorId = plainVisitor.read(call, caller);
  const visitor = visitorId === undefined ? caller : { ...caller, visitorId };
  const talk = await readTalk(kernel, visitor, { sessionId, limit: shownMessages });
  const address = addressOf(key, language);
  const again = talk === undefined ? undefined : html`<p><a href="${address}">${texts.plainRefresh}</a></p>`;
  const proof = hiddenField("proof", plainVisitor.proof(kernel, visitorId));
  const action = `/chat/${key}?lang=${language}`;
  const chip = (question: string) =>
    html`<button class="second" name="message" value="${question}">${question}</button>`;
  const chips = (questions: readonly string[]) =>
    questions.length === 0
      ? undefined
      : html`<form method="post" action="${action}" class="chips">${proof}${questions.map(chip)}</form>`;
  const { greeting, suggestions } = fields;
  return html`${await drawTalk(talk, { texts, greeting, suggestions, draw: chips })}
<form method="post" action="${action}" class="end" id="end">
<label>${texts.plainWrite}<textarea name="message" rows="3" maxlength="8000" required dir="auto"></textarea></label>
${proof}<button>${texts.plainSend}</button></form>${again}`;
}

/**
 * Sends what a form of that page says, and leads back to the page, which shows the answer. A browser that comes
 * without a cookie is a new visitor.
 * @throws not-found, forbidden, visitor-blocked, user-proof-missing, and as `insertQuestion` does
 */
async function send(call: SendCall): Promise<Answer> {
  const { kernel, params, body } = call;
  const { caller, language } = await findPage(call);
  if (caller.requiresIdentity) throw proofMissing();
  const { workspaceId } = caller;
  const known = plainVisitor.read(call, caller);
  plainVisitor.requireOwnForm(kernel, known, body.proof);
  const visitorId = known ?? newUuid();
  await refuseBlocked(kernel, kernel.database.query, workspaceId, visitorId);
  const question = {
    ...{ text: body.message, sessionId, userId: undefined, isUserVerified: false, context: {} },
    ...{ assistantIds: caller.assistantIds, databaseRules: caller.databaseRules },
  };
  const turn = await inTransaction(kernel.database, (tx) =>
    insertQuestion(kernel, tx, { workspaceId, visitorId }, question),
  );
  if (turn.reply !== null) await waitFor(completeTurn(kernel, turn.reply, turn));
  return new Answer(303, null, {
    location: addressOf(params.key, language),
    "set-cookie": plainVisitor.cookie(kernel, params.key, VisitorToken.make(kernel, workspaceId, visitorId)),
  });
}

/** The page says of a reply that failed, or takes longer, what became of it. */
async function waitFor(reply: Promise<unknown>): Promise<void> {
  const pause = new AbortController();
  const isOver = reply.then(
    () => {},
    () => {},
  );
  await Promise.race([isOver, delay(patienceMs, undefined, { signal: pause.signal, ref: false }).catch(() => {})]);
  pause.abort();
}

function addressOf(key: string, language: PageLanguage): string {
  return `/chat/${key}?plain=1&lang=${language}#end`;
}

/** The chat for browsers that run no scripts: a page, and the form on it. */
export const plainChat = { draw, send };

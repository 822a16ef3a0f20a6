import { noteErasure } from "../../kernel/erasing/note-erasure.ts";
import { forbidden, Problem } from "../../kernel/problem.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { AssistantId, setupAt } from "../assistants/index.ts";
import { lockConversation, readReply } from "../conversations/index.ts";
import { keepSources, SourceId } from "../knowledge/index.ts";
import { findSetupVersion } from "../models/index.ts";
import { PinId } from "./ids.ts";
import { cannotPin, noSuchPin, tooManyPins } from "./problems.ts";
import { askForRun } from "./run-pins.ts";
import type { Expectation, NewPin, Pin } from "./schema.ts";
import { showPin } from "./show-pin.ts";
import { countPins, deletePin, insertPin } from "./store.ts";

/** All of them are asked after each change. */
const mostPins = 200;
const mostHeldCharacters = 2_000;

type Wanted = {
  question: string;
  earlierQuestions: string[];
  assistantId: string | null;
  expect: Expectation;
  messageId: string | null;
  conversationId: string | null;
};

/** Keeps a question with what its answer must be, and has it asked. Throws cannot-be-done. */
export async function addPin(context: Context, input: NewPin): Promise<Pin> {
  const { workspaceId } = context.caller;
  const wanted = "messageId" in input ? await pinOfReply(context, input.messageId) : await pinOf(context, input);
  return context.commit(async (tx) => {
    if ((await countPins(tx, workspaceId)) >= mostPins) throw tooManyPins(mostPins);
    const sourceId = wanted.expect.sourceId === undefined ? undefined : SourceId.parse(wanted.expect.sourceId);
    if (wanted.expect.sourceId !== undefined && !(sourceId && (await keepSources(tx, workspaceId, [sourceId])))) {
      throw cannotPin("/body/expect/sourceId", "This workspace has no such source, so that no answer can cite it.");
    }
    const { conversationId } = wanted;
    // The erasure of the conversation waits, and takes the test with it.
    if (conversationId !== null && (await lockConversation(tx, workspaceId, conversationId)) === undefined) {
      throw cannotPin("/body/messageId", "The conversation of this reply was erased.");
    }
    const row = await insertPin(tx, workspaceId, { id: newUuid(), ...wanted });
    await askForRun(tx, workspaceId);
    return showPin(row);
  });
}

async function pinOf({ kernel, caller }: Context, input: Exclude<NewPin, { messageId: string }>): Promise<Wanted> {
  const { workspaceId } = caller;
  const { question, expect } = input;
  if (expect.declines && (expect.sourceId ?? expect.holds) !== undefined) {
    throw cannotPin("/body/expect/declines", "An answer that declines cites nothing and holds nothing: expect one.");
  }
  const assistantId = input.assistantId === undefined ? null : AssistantId.parse(input.assistantId);
  if (assistantId !== null) {
    const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
    if (assistantId === undefined || !setup.assistants.some(({ id }) => id === assistantId)) {
      throw cannotPin("/body/assistantId", "This workspace has no such assistant. GET /api/assistants lists them.");
    }
  }
  return { question, earlierQuestions: [], assistantId, expect, messageId: null, conversationId: null };
}

async function pinOfReply({ kernel, caller }: Context, messageId: string): Promise<Wanted> {
  if (!caller.scopes.has("conversations:read")) {
    throw new Problem(forbidden, "A test of a message needs the scope conversations:read as well.");
  }
  const asked = await readReply(kernel.database.query, caller.workspaceId, messageId);
  if (asked === undefined) throw cannotPin("/body/messageId", "This is no reply that an assistant gave.");
  const { reply, question, earlierQuestions, assistantId } = asked;
  const { text, isAnswered, conversationId } = reply;
  const cited = reply.citations?.find(({ withdrawn }) => withdrawn === undefined);
  const expect: Expectation = !isAnswered
    ? { declines: true }
    : cited === undefined
      ? { holds: [text.slice(0, mostHeldCharacters)] }
      : { sourceId: cited.sourceId };
  if (isAnswered && cited === undefined && text.trim() === "") {
    throw cannotPin("/body/messageId", "This reply says nothing that a test could expect.");
  }
  return { question, earlierQuestions, assistantId, expect, messageId: reply.id, conversationId };
}

/** @throws not-found */
export async function removePin(context: Context, wireId: string): Promise<void> {
  const id = PinId.parse(wireId);
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    if (id === undefined || !(await deletePin(tx, workspaceId, id))) throw noSuchPin();
    await noteErasure(context.kernel, [{ kind: "answer-test", workspaceId, id }]);
  });
}

import { topicWords } from "@parley/engine";
import { noteErasure } from "../../kernel/erasing/note-erasure.ts";
import type { Erasable } from "../../kernel/erasing/replay-erasures.ts";
import { cannotBeDone, notFound, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import {
  AskedQuestionId,
  findAsked,
  idsOfAsked,
  raiseAskedVersion,
  removeAsked,
  writeAskedText,
} from "../knowledge/index.ts";
import { showQuestions } from "./list-questions.ts";
import type { AskedQuestion, ChangedAskedQuestion } from "./schema.ts";
import { deleteTakers } from "./store.ts";

/** The passage is found by the new words from now on. Throws not-found, and cannot-be-done for words without a topic. */
export async function changeQuestion(
  context: Context,
  wireId: string,
  { text: written }: ChangedAskedQuestion,
): Promise<AskedQuestion> {
  const { workspaceId } = context.caller;
  const id = requireQuestionId(wireId);
  const text = written.replace(/\s+/g, " ").trim();
  if (topicWords(text).length === 0) throw namesNothing();
  return context.commit(async (tx) => {
    const documentId = await writeAskedText(tx, workspaceId, id, text);
    if (documentId === undefined) throw noSuchQuestion();
    await raiseAskedVersion(tx, workspaceId, [documentId]);
    const [shown] = await showQuestions(tx, workspaceId, await findAsked(tx, workspaceId, { id, limit: 1 }));
    if (shown === undefined) throw noSuchQuestion();
    return shown;
  });
}

/** The passage is not found by it any more, and the same choices do not bring it back. Throws not-found. */
export async function removeQuestion(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const id = requireQuestionId(wireId);
  await context.commit(async (tx) => {
    if (!(await removeIn(tx, workspaceId, id))) throw noSuchQuestion();
    await noteErasure(context.kernel, [{ kind: erasableQuestions.kind, workspaceId, id }]);
  });
}

/** Questions that a member removed: visitors may have written them. */
export const erasableQuestions: Erasable = {
  kind: "asked-question",
  ids: idsOfAsked,
  async erase(_kernel, tx, { workspaceId, id }) {
    await removeIn(tx, workspaceId, id);
  },
};

async function removeIn(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const documentId = await removeAsked(tx, workspaceId, id);
  if (documentId === undefined) return false;
  await deleteTakers(tx, workspaceId, id);
  await raiseAskedVersion(tx, workspaceId, [documentId]);
  return true;
}

function requireQuestionId(wireId: string): string {
  const id = AskedQuestionId.parse(wireId);
  if (id === undefined) throw noSuchQuestion();
  return id;
}

function noSuchQuestion(): Problem {
  return new Problem(
    notFound,
    "This workspace has no asked question with this id. GET /api/knowledge/questions lists them.",
  );
}

function namesNothing(): Problem {
  const message = "names nothing that could be looked for. Write a question with a word for its topic";
  return new Problem(cannotBeDone, `/body/text ${message}.`, { errors: [{ pointer: "/body/text", message }] });
}

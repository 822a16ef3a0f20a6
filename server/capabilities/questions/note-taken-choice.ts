import { topicWords } from "@parley/engine";
import { defineJob } from "../../kernel/log/job.ts";
import type { PersonalData } from "../../kernel/personal-data.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import {
  findAskedState,
  forgetCounting,
  isPersonal,
  keepAsked,
  raiseAskedVersion,
  writeAskedState,
} from "../knowledge/index.ts";
import { countTakers, deleteTakenIn, insertTaken, moveTaken } from "./store.ts";

const keptMs = 180 * 86_400_000;
/** A stranger may ask anything. */
const mostCounting = 10_000;
/** One visitor teaches nothing: from so many on, what they asked leads to what they chose. */
const distinctTakers = 3;
const mostCharacters = 120;

type NotedChoice = {
  /** The person's own words, to which choices were offered. */
  question: string;
  language: string;
  /** The answer to the choice begins here. */
  place: { documentId: string; start: number; section: string | null };
  conversationId: string;
  /** The visitor or user; undefined for nobody in particular, who counts by the conversation. */
  visitorId: string | undefined;
};

/**
 * Remembers for which question a passage was chosen, in the transaction that stores the answer. What
 * names no topic, may belong to one person or is long teaches nothing.
 */
export async function noteTakenChoice(tx: Transaction, workspaceId: string, noted: NotedChoice): Promise<void> {
  const { question, language, place, conversationId, visitorId } = noted;
  const text = question.replace(/\s+/g, " ").trim().toWellFormed();
  const topic = [...new Set(topicWords(text))].sort().join(" ");
  if (topic === "" || text.length > mostCharacters || isPersonal(text)) return;
  const asked = { id: newUuid(), ...place, language, topic, text: null };
  const kept = await keepAsked(tx, workspaceId, { ...asked, origin: "choice", state: "counting" });
  if (kept === undefined || kept.state === "removed") return;
  const taker = visitorId ?? conversationId;
  await insertTaken(tx, workspaceId, { questionId: kept.id, taker, conversationId, text });
  if (kept.state === "counting") await countAgain(tx, workspaceId, [kept.id]);
}

/** Decides by who is counted now whether the questions lead to their passages, and in which words. */
async function countAgain(tx: Transaction, workspaceId: string, questionIds: readonly string[]): Promise<void> {
  const documentIds: string[] = [];
  for (const id of questionIds) {
    const { takers, text } = await countTakers(tx, workspaceId, id);
    const before = await findAskedState(tx, workspaceId, id);
    if (before === undefined || before.state === "removed") continue;
    const state = takers >= distinctTakers ? "active" : "counting";
    if (state === "counting" && before.state === "counting") continue;
    await writeAskedState(tx, workspaceId, id, { state, text: state === "active" ? text : null });
    documentIds.push(before.documentId);
  }
  await raiseAskedVersion(tx, workspaceId, documentIds);
}

/**
 * The words of questions are copies of messages: a user's export has the messages themselves, and
 * erasing the conversations erases the copies and what they counted.
 */
export const choicesOfUser: PersonalData = {
  name: "questions",
  tables: ["taken_choice"],
  async *export() {},
  erase: async () => ({}),
  async eraseWithConversations(tx, workspaceId, conversationIds) {
    if (conversationIds.length === 0) return;
    await countAgain(tx, workspaceId, await deleteTakenIn(tx, workspaceId, conversationIds));
  },
  async reassign(tx, visitor) {
    await countAgain(tx, visitor.workspaceId, await moveTaken(tx, visitor.workspaceId, visitor));
  },
};

/** Questions that too few visitors chose a passage for are forgotten after half a year. */
export const forgetOldChoices = defineJob<unknown>({
  name: "forget-old-choices",
  schedule: "51 3 * * *",
  run: (kernel) => forgetCounting(kernel.database.query, new Date(kernel.clock.now() - keptMs), mostCounting),
});

import type { EarlierTurn } from "@parley/engine";
import type { Queryable } from "../../../../kernel/storage/database.ts";
import { SourceId } from "../../../knowledge/index.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import { type CallBackStep, countUnanswered, type EarlierTurnRow, findEarlierTurns } from "./store.ts";

/** The rules and the search for passages take this from the conversation before the question. */
export type History = {
  /** The turns stand in their order, the oldest first. */
  turns: (EarlierTurn & Pick<EarlierTurnRow, "questionId">)[];
  /** Counts the replies in a row, up to the newest, that found no answer; 0 where no rule asks for it. */
  unanswered: number;
  callBack: CallBackTalk | undefined;
};

/** The last reply took part in a talk about a call back; `texts` are the person's part, oldest first. */
type CallBackTalk = { step: CallBackStep; texts: string[] };

/** A conversation's first question has this history. */
export const noHistory: History = { turns: [], unanswered: 0, callBack: undefined };

/** A follow-up question is understood from at most so many turns before it. */
export const maxEarlierTurns = 4;

export async function readHistory(db: Queryable, { settings }: ChosenAssistant, reply: PendingReply): Promise<History> {
  if (reply.isFirst) return noHistory;
  const rows = await findEarlierTurns(db, reply, maxEarlierTurns);
  const turns = rows.map((row) => ({
    ...row,
    citedSourceIds: row.citedSourceIds.map(sourceIdOf),
    // All of them, because a person may name the place of one: "the second".
    choices: row.choices.map(({ title, sourceId }) => ({ title, sourceId: sourceIdOf(sourceId) })),
  }));
  const mustCount = settings.handOver.afterUnanswered !== null;
  const unanswered = mustCount ? await countUnanswered(db, reply) : 0;
  return { turns, unanswered, callBack: callBackTalkOf(rows) };
}

function callBackTalkOf(rows: readonly EarlierTurnRow[]): CallBackTalk | undefined {
  const last = rows.at(-1);
  if (!last?.callBack) return undefined;
  const before = rows.slice(0, -1);
  const asked = before.slice(before.findLastIndex(({ callBack }) => callBack !== "asked") + 1);
  return { step: last.callBack, texts: [...asked, last].map(({ question }) => question) };
}

const sourceIdOf = (onTheWire: string): string => SourceId.parse(onTheWire) ?? "";

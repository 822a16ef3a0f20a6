import type { Transaction } from "../../../kernel/storage/database.ts";
import { createGatherer, type Gatherer } from "../../../kernel/storage/gatherer.ts";
import { DocumentId } from "../../knowledge/index.ts";
import type { NewTurn, StoredTurn } from "../placing/store.ts";
import type { Holder, MessageRow } from "../record/store.ts";
import type { EndOfReply } from "../replying/end-of-reply.ts";
import { type AnsweredTurn, insertAnsweredTurns, type StoredTimes } from "./store.ts";

const maxTogether = 32;

/** By transaction: a group commit runs the works of one moment in one transaction. */
const gatherers = new WeakMap<Transaction, Gatherer<AnsweredTurn, StoredTimes | undefined>>();

/**
 * Stores a new conversation with its question and its completed reply; those of the same transaction
 * and moment in one statement. Gives the reply. Undefined, and nothing is stored, when the versions
 * are not the newest ones or a cited document is gone.
 */
export async function storeAnswered(
  tx: Transaction,
  holder: Holder,
  turn: NewTurn,
  stored: StoredTurn,
  end: EndOfReply,
): Promise<MessageRow | undefined> {
  const { knowledgeVersion, setupVersion } = stored;
  const cited = new Set(end.citations.map(({ documentId }) => DocumentId.parse(documentId) ?? ""));
  const answered = { holder, turn, knowledgeVersion, setupVersion, end, citedDocumentIds: [...cited] };
  const times = await gathererOf(tx).add(answered)!;
  return times && replyOf(turn, end, times);
}

function gathererOf(tx: Transaction): Gatherer<AnsweredTurn, StoredTimes | undefined> {
  const known = gatherers.get(tx);
  if (known !== undefined) return known;
  const made = createGatherer<AnsweredTurn, StoredTimes | undefined>(
    { maxTogether },
    async (turns) => {
      const stored = await insertAnsweredTurns(tx, turns);
      return turns.map(({ turn }) => stored.get(turn.conversationId));
    },
    // The transaction is rolled back, and its works are run again, each alone.
    () => "fail-all",
  );
  gatherers.set(tx, made);
  return made;
}

/** Makes the reply as it is stored, without reading it again. */
function replyOf(turn: NewTurn, end: EndOfReply, times: StoredTimes): MessageRow {
  const { status, text, model, isAnswered, confidence, citations } = end;
  return {
    ...{
      id: turn.replyId,
      conversationId: turn.conversationId,
      number: 2,
      author: "assistant",
      replyToId: turn.messageId,
    },
    ...{ status, text, model, isAnswered, confidence, citations },
    ...{ endReason: end.reason ?? null, asks: end.asks ?? null, choices: end.choices ?? null },
    handedOver: end.handOver !== undefined,
    asksForContact: end.provenance.callBack === "asked",
    ...{ nodeId: null, isNote: false, memberId: null, usage: null, unsupported: null, toolCalls: null, origin: null },
    ...times,
  };
}

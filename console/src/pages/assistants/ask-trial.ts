import type { Assistant, BodyOf, ChatAnswer, Provenance } from "@parley/client";
import { readEvents } from "../../session/read-events.ts";
import { parley } from "../../session/session.ts";

/** These settings are laid over those that are stored. */
export type Trial = NonNullable<BodyOf<"POST /api/assistants/{assistantId}/try">["settings"]>;

export type ShownPassage = { key: string; title: string; words: string; score: number; isCited: boolean };

/** An answer while it is written, and when it is there with what it was made from. */
export type TrialAnswer = {
  text: string;
  answer?: ChatAnswer;
  provenance?: Provenance;
  passages: ShownPassage[];
  /** The time from the question to the first word, and to the end, as this browser measured it. */
  firstWordMs?: number;
  endMs?: number;
};

const operation = "POST /api/assistants/{assistantId}/try";
const mostPassages = 6;
const mostLetters = 200;

/**
 * Asks the assistant with settings that are not stored, and shows the answer as it is written. The conversation is
 * erased again: a trial is none of the workspace.
 */
export async function askTrial(
  { assistantId, message, settings }: { assistantId: Assistant["id"]; message: string; settings: Trial },
  show: (answer: TrialAnswer) => void,
): Promise<void> {
  const beganMs = performance.now();
  const shown: TrialAnswer = { text: "", passages: [] };
  const body = { message, settings };
  const headers = { accept: "text/event-stream" };
  for await (const { event, data } of readEvents(
    await parley.open(operation, { params: { assistantId }, body, headers }),
  )) {
    if (event === "message.delta") {
      shown.firstWordMs ??= performance.now() - beganMs;
      shown.text += (data as { text: string }).text;
      show({ ...shown });
    }
    if (event === "error") throw new Error((data as { detail?: string }).detail);
    if (event !== "message.completed" && event !== "message.interrupted") continue;
    shown.answer = data as ChatAnswer;
    shown.text = shown.answer.aiResponse;
    shown.endMs = performance.now() - beganMs;
    show({ ...shown });
  }
  if (shown.answer === undefined) return;
  const { messageId, conversationId, handedOver } = shown.answer;
  try {
    if (handedOver === undefined) {
      shown.provenance = await parley.conversations.provenance(messageId);
      shown.passages = await readPassages(shown.provenance);
    }
    show({ ...shown });
  } finally {
    await parley.conversations.delete(conversationId).catch(() => undefined);
  }
}

async function readPassages({ considered, citations }: Provenance): Promise<ShownPassage[]> {
  const first = considered.slice(0, mostPassages);
  const ids = [...new Set(first.map(({ documentId }) => documentId))];
  const documents = new Map(
    await Promise.all(ids.map(async (id) => [id, await parley.knowledge.getDocument(id).catch(() => null)] as const)),
  );
  return first.map(({ documentId, start, end, score }) => ({
    key: `${documentId} ${start}`,
    title: documents.get(documentId)?.title ?? "…",
    words: documents.get(documentId)?.text.slice(start, end).replaceAll(/\s+/g, " ").slice(0, mostLetters) ?? "",
    score,
    isCited: citations.some(
      (each) => each.documentId === documentId && (each.start ?? end) < end && (each.end ?? start) > start,
    ),
  }));
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { topicWords } from "@parley/engine";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { insertMissedQuestions } from "./store.ts";

const many = 10_000;
const readers = 8;

const server = useTestServer();

test("10,000 different questions become gaps a few hundred at a time, and every reader of them gets an answer", async () => {
  const { client, workspaceId } = await signUp(server.client);
  const { database } = server.server.kernel;
  const ofWorkspace = WorkspaceId.parse(workspaceId)!;
  const asked = Array.from({ length: many }, (_none, at) => {
    const text = `Is the cake ${nameOf(at)} ready with ${nameOf(at + many)}?`;
    const words = topicWords(text);
    const ids = { id: newUuid(), conversationId: newUuid(), workspaceId: ofWorkspace };
    return { ...ids, reason: "unanswered" as const, text, words, askedAt: new Date() };
  });
  await inTransaction(database, (tx) => insertMissedQuestions(tx, asked));
  const first = await client.get("/api/knowledge/gaps?limit=1");
  assert.equal(first.status, 200, first.text);
  const counted = "select count(*)::int as count from missed_question where workspace_id = $1 and gap_id is null";
  const countLeft = async () => (await database.pool.query(counted, [ofWorkspace])).rows[0].count as number;
  const paths = ["/api/knowledge/gaps?limit=1", "/api/needs-me"];
  const calls = Array.from({ length: readers }, (_none, at) => client.get(paths[at % paths.length]!));
  for (const { status, text } of await Promise.all(calls)) assert.equal(status, 200, text);
  await until(async () => (await countLeft()) === 0);
  const { rows } = await database.pool.query(
    "select count(*)::int as count from knowledge_gap where workspace_id = $1",
    [ofWorkspace],
  );
  assert.equal(rows[0].count, many);
});

/** Makes a word that is more than one slip away from those of other numbers. */
function nameOf(number: number): string {
  const syllables = ["bak", "del", "fim", "gor", "huv", "jas", "ket", "lin", "mop", "nur"];
  return [...String(number).padStart(5, "0")].map((digit) => syllables[Number(digit)]).join("");
}

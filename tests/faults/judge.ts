import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { MessageId } from "../../server/capabilities/conversations/index.ts";
import { SourceId } from "../../server/capabilities/knowledge/index.ts";
import { ask } from "./clients.ts";
import type { Answer, Ledger } from "./ledger.ts";
import { isGivenUp, type RetryingClient } from "./retrying-client.ts";

type Row = Record<string, unknown>;
type Select = (text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * The last replies, and the adoption of a dead node's work, may take so long after the last fault.
 */
const settlingMs = 20_000;

/** Compares what is stored with what clients were told. Throws at the first broken promise. */
export async function judge(ledger: Ledger, retrying: RetryingClient, client: pg.Client): Promise<void> {
  const select: Select = async (text, values) => (await client.query(text, values)).rows;
  await everyReplyEnds(select);
  await accountsAreThereOnce(ledger, retrying, select);
  await sourcesAreThereOnce(ledger, retrying, select);
  await conversationsAreWhole(ledger, select);
  await historyIsWhatWasTold(ledger, retrying);
  await citationsAreVerbatim(ledger, retrying);
  await eventsTellEverythingOnce(ledger, select);
  await retriesGetTheSameAnswer(ledger, retrying);
}

async function everyReplyEnds(select: Select): Promise<void> {
  const deadline = performance.now() + settlingMs;
  for (;;) {
    const pending = await select(
      `select message.id, message.node_id, message.number, message.created_at, conversation.active_reply_id,
        exists (select from node where node.id = message.node_id) as node_is_known
       from message join conversation on conversation.id = conversation_id where message.status = 'pending'`,
    );
    if (pending.length === 0) break;
    if (performance.now() > deadline) assert.deepEqual(pending, [], "These replies have no end.");
    await pause(50);
  }
  const waiting = await select("select id, session_key from conversation where active_reply_id is not null");
  assert.deepEqual(waiting, [], "These conversations wait for a reply that has ended.");
}

async function accountsAreThereOnce(ledger: Ledger, retrying: RetryingClient, select: Select): Promise<void> {
  const told = [ledger.owner.email, ...ledger.accounts.map((account) => account.email)];
  const stored = await select("select email from account");
  assert.deepEqual(stored.map((row) => row.email).sort(), told.sort());
  const [counts] = await select(
    "select (select count(*)::int from workspace) as workspaces, (select count(*)::int from member) as members, (select count(*)::int from session) as sessions",
  );
  assert.deepEqual(
    counts,
    { workspaces: told.length, members: told.length, sessions: told.length },
    "A sign-up makes one workspace, one member and one session.",
  );
  const split = await select(
    "select session_id from refresh_token where used_at is null group by session_id having count(*) <> 1",
  );
  assert.deepEqual(split, [], "A session has one refresh token that works.");
  for (const { refreshToken, signedUp } of ledger.accounts) {
    const refreshed = await retrying.call({ method: "POST", path: "/api/auth/refresh", body: { refreshToken } });
    assert.equal(refreshed.answer.status, 200, refreshed.answer.text);
    const token: string = refreshed.answer.body.accessToken;
    const { answer } = await retrying.call({ method: "GET", path: "/api/auth/me", token });
    assert.deepEqual([answer.body.user.id, answer.body.workspace.id], [signedUp.user.id, signedUp.workspace.id]);
  }
  for (const { email, password } of ledger.accounts.slice(-3)) {
    const { answer } = await retrying.call({ method: "POST", path: "/api/auth/signin", body: { email, password } });
    assert.equal(answer.status, 200, answer.text);
  }
}

async function sourcesAreThereOnce(ledger: Ledger, retrying: RetryingClient, select: Select): Promise<void> {
  const token = ledger.secretKey;
  const listed = await listAll(retrying, token, "/api/knowledge/sources");
  const expected = [...ledger.sources].filter(([, source]) => !source.isRemoved);
  assert.deepEqual(
    listed.map((source) => [source.id, source.title, source.version]).sort(),
    expected.map(([id, source]) => [id, source.title, source.version]).sort(),
  );
  for (const [id, { content }] of expected) {
    const { answer } = await retrying.call({ method: "GET", path: `/api/knowledge/sources/${id}`, token });
    assert.equal(answer.body.content ?? answer.body.answer, content);
  }
  const documents = await select(
    "select source_id, version from knowledge_document where retired_version is null group by source_id, version",
  );
  const toldVersions = expected.map(([id, { version }]) => ({ source_id: SourceId.parse(id), version }));
  assert.deepEqual(bySourceId(documents), bySourceId(toldVersions), "A source has its newest document.");
  const twice = await select(
    "select source_id from knowledge_document group by source_id, version having count(*) > 1",
  );
  assert.deepEqual(twice, [], "A source has each of its documents once.");
  const uncited = await select(
    `select id from knowledge_document as former where retired_version is not null and not exists (
      select from citation where citation.workspace_id = former.workspace_id and citation.document_id = former.id)`,
  );
  assert.deepEqual(uncited, [], "Of former documents those stay that a reply cites, and no others.");
}

function bySourceId(rows: Row[]): Row[] {
  return rows.sort((one, other) => String(one.source_id).localeCompare(String(other.source_id)));
}

async function conversationsAreWhole(ledger: Ledger, select: Select): Promise<void> {
  const gaps = await select(
    `select conversation.id, last_number, count(message.id), min(number), max(number)
     from conversation left join message on message.conversation_id = conversation.id
     group by conversation.workspace_id, conversation.id
     having count(message.id) <> last_number or min(number) <> 1 or max(number) <> last_number`,
  );
  assert.deepEqual(gaps, [], "The numbers of these conversations have gaps.");
  const unpaired = await select(
    `select question.id, count(reply.id) from message question left join message reply on reply.reply_to_id = question.id
     where question.author = 'contact' group by question.id having count(reply.id) <> 1`,
  );
  assert.deepEqual(unpaired, [], "These questions have not exactly one reply.");
  const stored = await select("select text from message where author = 'contact'");
  assert.deepEqual(
    stored.map((row) => row.text).sort(),
    ledger.questions.map(({ request }) => request.body.message).sort(),
    "Each question is stored once.",
  );
  const overtaken = await select(
    `select * from (
       select conversation_id, number, ended_at, lag(ended_at) over (partition by conversation_id order by number) as before
       from message where author = 'assistant') as replies where ended_at < before`,
  );
  assert.deepEqual(overtaken, [], "These replies ended before the one of an earlier question.");
}

/**
 * Every message that a client saw is in the history, word for word, and the watcher saw each of
 * them once.
 */
async function historyIsWhatWasTold(ledger: Ledger, retrying: RetryingClient): Promise<void> {
  const history = new Map<string, Row>();
  for (const conversationId of new Set(ledger.questions.map(({ answer }) => answer.conversationId))) {
    const path = `/api/conversations/${conversationId}/messages`;
    for (const message of await listAll(retrying, ledger.secretKey, path)) history.set(String(message.id), message);
  }
  // Many questions are worded alike, so each is known by the message that its reply answers.
  const asked = ledger.questions.map(({ answer }) => history.get(answer.messageId)?.replyTo);
  assert.equal(new Set(asked).size, ledger.questions.length, "Two replies answer one message.");
  for (const { request, answer } of ledger.questions) {
    const reply = history.get(answer.messageId);
    assert.ok(reply !== undefined, `The answer ${answer.messageId} is lost.`);
    assert.equal(history.get(String(reply.replyTo))?.text, request.body.message);
    const { text: aiResponse, status, answered, confidence, citations, model } = reply;
    const shown = { aiResponse, status, answered, confidence, citations, model };
    assert.deepEqual(shown, pickShown(answer));
    // Two nodes may be killed while they make one reply, which then ends without an answer.
    if (status === "failed") assert.equal(reply.reason, "node-died", answer.messageId);
  }
  const { sessionId, events } = ledger.watched;
  const told = ledger.questions.filter((question) => question.answer.sessionId === sessionId);
  const ends = events.filter(({ event }) => /^(message\.(completed|interrupted)|error)$/.test(event));
  const order = (await listAll(retrying, ledger.secretKey, `/api/conversations/${sessionId}/messages`)).map(
    ({ id }) => id,
  );
  assert.deepEqual(
    events.filter(({ id }) => id.endsWith(":end")).map(({ id }) => id.slice(0, -":end".length)),
    order,
    "A watcher sees each message once, in order.",
  );
  for (const { answer } of told) {
    const end = ends.find(({ data }) => data.messageId === answer.messageId);
    if (answer.status === "failed")
      assert.ok(isGivenUp(end), `${answer.messageId} failed, and its watcher was not told.`);
    else assert.deepEqual(end?.data, answer);
    const deltas = events.filter(({ event, data }) => event === "message.delta" && data.messageId === answer.messageId);
    assert.equal(deltas.map(({ data }) => data.text).join(""), answer.aiResponse);
  }
}

function pickShown({ aiResponse, status, answered, confidence, citations, model }: Answer): Row {
  return { aiResponse, status, answered, confidence, citations, model };
}

async function citationsAreVerbatim(ledger: Ledger, retrying: RetryingClient): Promise<void> {
  const citations = ledger.questions.flatMap(({ answer }) => answer.citations);
  assert.ok(citations.length > 0, "Not one question was answered from the knowledge.");
  const texts = new Map<string, string>();
  for (const { documentId, passage, start, end } of citations) {
    if (!texts.has(documentId)) {
      const path = `/api/knowledge/documents/${documentId}`;
      const { answer } = await retrying.call({ method: "GET", path, token: ledger.secretKey });
      texts.set(documentId, answer.body.text);
    }
    assert.equal(texts.get(documentId)?.slice(start, end), passage);
  }
}

async function eventsTellEverythingOnce(ledger: Ledger, select: Select): Promise<void> {
  const gaps = await select(
    `select workspace_id, count(*), max(event.position), event_position.position
     from event join event_position using (workspace_id) group by workspace_id, event_position.position
     having count(*) <> event_position.position or min(event.position) <> 1
       or max(event.position) <> event_position.position`,
  );
  assert.deepEqual(gaps, [], "The positions of these workspaces have gaps.");
  const [counts] = await select(
    `select
      (select count(*) from message) as messages, (select count(*) from event where type = 'message.created') as messages_told,
      (select count(distinct data->>'messageId') from event where type = 'message.created') as messages_told_once,
      (select count(*) from conversation) as conversations,
      (select count(*) from event where type = 'conversation.started') as conversations_told,
      (select count(distinct data->>'documentId') from event where type = 'source.indexed') as documents_told_once,
      (select count(*) from event where type = 'source.indexed') as documents_told,
      (select count(*) from member) as members,
      (select count(*) from event where type = 'member.joined') as members_told`,
  );
  const { messages, conversations, members } = counts!;
  // Former documents that nothing cites are gone; their events stay.
  const documents = [...ledger.sources.values()].reduce((sum, { version }) => sum + version, 0);
  assert.deepEqual(counts, {
    messages,
    messages_told: messages,
    messages_told_once: messages,
    conversations,
    conversations_told: conversations,
    documents_told_once: documents,
    documents_told: documents,
    members,
    members_told: members,
  });
  const events = await select("select data->>'messageId' as id, position from event where type = 'message.created'");
  const positions = new Map(events.map(({ id, position }) => [id, Number(position)]));
  const replies = await select(
    "select conversation_id, id from message where author = 'assistant' order by conversation_id, number",
  );
  for (const [index, reply] of replies.entries()) {
    const earlier = replies[index - 1];
    if (earlier?.conversation_id !== reply.conversation_id) continue;
    const [before, after] = [earlier, reply].map((row) => positions.get(MessageId.format(String(row?.id))));
    assert.ok(before! < after!, `The reply ${reply.id} was announced before the one to an earlier question.`);
  }
}

async function retriesGetTheSameAnswer(ledger: Ledger, retrying: RetryingClient): Promise<void> {
  for (const { key, request, answer } of ledger.questions) assert.deepEqual(await ask(retrying, key, request), answer);
  for (const { key, email, password, signedUp } of ledger.accounts) {
    const { answer } = await retrying.call({
      method: "POST",
      path: "/api/auth/signup",
      body: { email, password },
      headers: { "idempotency-key": key },
    });
    assert.deepEqual(answer.body, signedUp);
  }
}

async function listAll(retrying: RetryingClient, token: string, path: string): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: string = `${path}?limit=100${cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`}`;
    const { answer } = await retrying.call({ method: "GET", path: page, token });
    assert.equal(answer.status, 200, answer.text);
    all.push(...answer.body.data);
    cursor = answer.body.nextCursor;
  } while (cursor !== null);
  return all;
}

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { openEvents } from "../../server/testing/clients/event-reader.ts";
import type { Answer, Ledger, QuestionRequest } from "./ledger.ts";
import { isGivenUp, type RetryingClient } from "./retrying-client.ts";
import type { Random } from "./seeded-random.ts";

/** Works until `isOver`, and completes the request that it began. */
export type Client = (work: {
  retrying: RetryingClient;
  ledger: Ledger;
  random: Random;
  isOver(): boolean;
}) => Promise<void>;

/** The default form has them rest longer, because the judge asks for each of their answers again. */
const restMs = process.env.FAULTS === "long" ? 20 : 150;

const questions = [
  "Within how many days can I return a shoe?",
  "What are your opening hours?",
  "Do you repair umbrellas?",
  "Who won the football cup in 1987?",
];

/** Signs people up and refreshes their tokens once or twice. */
export const signer: Client = async ({ retrying, ledger, random, isOver }) => {
  while (!isOver()) {
    const key = `sign-up-${random.seed}-${ledger.accounts.length}`;
    const email = `${key}@example.com`;
    const password = `a long sentence of ${key}`;
    const { answer } = await retrying.call({
      method: "POST",
      path: "/api/auth/signup",
      body: { email, password },
      headers: { "idempotency-key": key },
    });
    assert.equal(answer.status, 201, `${key}: ${answer.text}`);
    let refreshToken: string = answer.body.refreshToken;
    ledger.accounts.push({ email, password, key, signedUp: answer.body, refreshToken });
    for (let turns = random.between(0, 2); turns > 0; turns--) {
      const refreshed = await retrying.call({ method: "POST", path: "/api/auth/refresh", body: { refreshToken } });
      assert.equal(refreshed.answer.status, 200, `refresh after ${key}: ${refreshed.answer.text}`);
      refreshToken = refreshed.answer.body.refreshToken;
      ledger.accounts.at(-1)!.refreshToken = refreshToken;
    }
    await pause(random.between(50, 15 * restMs));
  }
};

/** Adds, replaces and removes sources. The next search must find what was added. */
export const teacher: Client = async ({ retrying, ledger, random, isOver }) => {
  const token = ledger.secretKey;
  const own: string[] = [];
  let count = 0;
  const text = () => {
    const word = `zanthor${random.seed}x${count++}`;
    return { type: "text", title: word, content: `The ${word} lamp costs ${random.between(10, 99)} euros.` };
  };

  async function teach(): Promise<void> {
    const isBulk = random.chance(0.3);
    const sources = Array.from({ length: isBulk ? random.between(2, 12) : 1 }, text);
    const { answer } = await retrying.call({
      method: "POST",
      path: "/api/knowledge/sources",
      body: isBulk ? { sources } : sources[0],
      token,
      headers: { "idempotency-key": `teach-${random.seed}-${count}` },
    });
    assert.equal(answer.status, 201, answer.text);
    const stored: { id: string; title: string; version: number }[] = isBulk ? answer.body.sources : [answer.body];
    assert.deepEqual(
      stored.map((source) => source.title),
      sources.map((source) => source.title),
    );
    for (const [index, { id, title, version }] of stored.entries()) {
      ledger.sources.set(id, { title, content: sources[index]!.content, version, isRemoved: false });
      own.push(id);
    }
  }

  async function replace(id: string): Promise<void> {
    const source = ledger.sources.get(id)!;
    const content = `${source.content} Since then it costs ${random.between(100, 999)} euros.`;
    const body = { type: "text", title: source.title, content };
    const { answer } = await retrying.call({ method: "PUT", path: `/api/knowledge/sources/${id}`, body, token });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.version, source.version + 1);
    ledger.sources.set(id, { ...source, content, version: source.version + 1 });
  }

  async function remove(id: string): Promise<void> {
    const path = `/api/knowledge/sources/${id}`;
    const { answer, earlierAttempts } = await retrying.call({ method: "DELETE", path, token });
    // A repeated DELETE may find that its first attempt succeeded, although the answer was lost.
    assert.ok(answer.status === 204 || (answer.status === 404 && earlierAttempts > 0), answer.text);
    ledger.sources.get(id)!.isRemoved = true;
    own.splice(own.indexOf(id), 1);
  }

  async function search(id: string): Promise<void> {
    const { title, content } = ledger.sources.get(id)!;
    const body = { query: title };
    const { answer } = await retrying.call({ method: "POST", path: "/api/knowledge/search", body, token });
    assert.equal(answer.status, 200, answer.text);
    const passages: { sourceId: string; text: string }[] = answer.body.passages;
    const found = passages.find((passage) => passage.sourceId === id);
    assert.ok(found !== undefined && content.includes(found.text), `${title} was taught and is not found.`);
  }

  while (!isOver()) {
    const choice = random.next();
    if (own.length < 3 || choice < 0.4) await teach();
    else if (choice < 0.7) await replace(random.pick(own));
    else if (choice < 0.85) await remove(random.pick(own));
    if (own.length > 0 && random.chance(0.5)) await search(own.at(-1)!);
    await pause(random.between(0, restMs));
  }
};

/**
 * Sends questions in one session, with or without a stream. Several clients may share a session.
 */
export function asker(sessionId: string, token: (ledger: Ledger) => string): Client {
  return async ({ retrying, ledger, random, isOver }) => {
    let visitor: { sessionId: string; visitorToken: string } | undefined;
    for (let count = 0; !isOver(); count++) {
      const key = `question-${random.seed}-number-${count}`;
      const request: QuestionRequest = {
        path: random.chance(0.2) ? "/api/chatbot" : "/api/chatbot/send",
        token: token(ledger),
        body: { message: random.pick(questions), sessionId: visitor?.sessionId ?? sessionId },
        ...(visitor === undefined ? {} : { visitorToken: visitor.visitorToken }),
      };
      const answer = random.chance(0.4) ? await askStreamed(retrying, key, request) : await ask(retrying, key, request);
      ledger.questions.push({ key, request, answer });
      if (answer.visitorToken !== undefined) {
        visitor = { sessionId: answer.sessionId, visitorToken: answer.visitorToken };
      }
      await pause(random.between(0, restMs));
    }
  };
}

export async function ask(retrying: RetryingClient, key: string, request: QuestionRequest): Promise<Answer> {
  const { answer } = await retrying.call({ method: "POST", ...sent(key, request) });
  assert.equal(answer.status, 200, `${key}: ${answer.text}`);
  return answer.body;
}

async function askStreamed(retrying: RetryingClient, key: string, request: QuestionRequest): Promise<Answer> {
  const events = await retrying.stream({ method: "POST", ...sent(key, request) });
  // The stream ends with a problem, the same request without a stream with the failed reply.
  if (isGivenUp(events.at(-1))) return ask(retrying, key, request);
  const told = (name: string) => events.filter(({ event }) => event === name).map(({ data }) => data);
  const answer = events.at(-1)?.data as Answer;
  assert.equal(told("message.started").length, 1);
  assert.equal(
    told("message.delta")
      .map((data) => data.text)
      .join(""),
    answer.aiResponse,
  );
  assert.deepEqual(
    told("message.citation").map((data) => data.citation),
    answer.citations,
  );
  return answer;
}

function sent(key: string, { path, token, body, visitorToken }: QuestionRequest) {
  const headers = {
    "idempotency-key": key,
    ...(visitorToken === undefined ? {} : { "x-visitor-token": visitorToken }),
  };
  return { path, token, body, headers };
}

/**
 * Watches the shared session from its first message on. After each disconnect it continues from its
 * position.
 */
export function watcher(victim: { readonly url: string }, cut: AbortSignal): Client {
  return async ({ ledger }) => {
    const { sessionId, events } = ledger.watched;
    while (!cut.aborted) {
      const last = events.at(-1)?.id;
      try {
        const reader = await openEvents(`${victim.url}/api/conversations/${sessionId}/events?from=start`, {
          headers: {
            authorization: `Bearer ${ledger.secretKey}`,
            ...(last === undefined ? {} : { "last-event-id": last }),
          },
        });
        cut.addEventListener("abort", () => reader.cut());
        for (let event = await reader.next(); event !== undefined; event = await reader.next()) events.push(event);
      } catch {
        // A fault closed the connection. The next one continues after the last event.
      }
      await pause(20);
    }
  };
}

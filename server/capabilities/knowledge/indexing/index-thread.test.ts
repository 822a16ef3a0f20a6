import assert from "node:assert/strict";
import { test } from "node:test";
import { learnPhrasings, PassageIndex, readDocuments } from "@parley/engine";
import { fixtures } from "@parley/engine/testing";
import { divideDocument } from "./divide-document.ts";
import { IndexThread } from "./index-thread.ts";

const documents = fixtures.flatMap((fixture) => fixture.documents).map(divideDocument);
const passages = documents.map((document) => document.passages);
const index = new PassageIndex();
index.addAll(documents);
const firstThree = documents.slice(0, 3);
const answers = index.phrasingsToLearn();

test("the index thread gives the same results as the main thread", async () => {
  const thread = new IndexThread();
  const [read, model] = await Promise.all([thread.read(documents), thread.learn(answers)]);
  assert.deepEqual(read, { passages, batch: readDocuments(documents) });
  assert.deepEqual(model, learnPhrasings(answers));
  const handedOver = new PassageIndex();
  handedOver.addAll(documents, read.batch);
  for (const { questions } of fixtures) {
    for (const { question } of questions) assert.deepEqual(handedOver.find(question), index.find(question));
  }
  await thread.close();
});

test("closing the thread rejects its tasks, and the next task starts another thread", async () => {
  const thread = new IndexThread();
  const waiting = thread.learn(answers);
  const closing = thread.close();
  await assert.rejects(waiting, /stopping/);
  await closing;
  assert.deepEqual(await thread.read(firstThree), { passages: passages.slice(0, 3), batch: readDocuments(firstThree) });
  await thread.close();
});

test("a task that fails is rejected, and the next task is done", async () => {
  const thread = new IndexThread();
  const broken = [{ ...documents[0]!, text: undefined as unknown as string }];
  await assert.rejects(thread.read(broken), /failed: TypeError/);
  assert.deepEqual(await thread.read(firstThree), { passages: passages.slice(0, 3), batch: readDocuments(firstThree) });
  await thread.close();
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { openWorkshop, text } from "../testing/workshop.ts";

const node = useTestServer();

test("an added text is found by the next search, verbatim and with its span", async () => {
  const workshop = await openWorkshop(node);
  const content = "The kiln is fired on Thursdays.\r\n\r\nGlazes are mixed by Ottilie.";
  const answer = await workshop.teach({ ...text("Kiln", content), url: "https://example.com/kiln" });
  assert.equal(answer.status, 201);
  const { id, documentId, createdAt, updatedAt, ...rest } = answer.body;
  assert.match(id, /^src_/);
  assert.match(documentId, /^doc_/);
  assert.equal(createdAt, updatedAt);
  assert.deepEqual(rest, {
    type: "text",
    title: "Kiln",
    url: "https://example.com/kiln",
    externalId: null,
    tags: [],
    status: "indexed",
    version: 1,
    change: "created",
  });
  const [found] = await workshop.find("When is the kiln fired?");
  const { score, ...passage } = found!;
  assert.equal(typeof score, "number");
  assert.deepEqual(passage, {
    sourceId: id,
    documentId,
    title: "Kiln",
    url: "https://example.com/kiln",
    section: null,
    anchor: null,
    page: null,
    text: content,
    start: 0,
    end: content.length,
  });
});

test("soft hyphens part no word, and a lone carriage return ends a line", async () => {
  const workshop = await openWorkshop(node);
  await workshop.teach(text("Cafe", "# Hours\r\rThe har\u00adbour cafe opens at sev\u00aden.\rTea is free."));
  const [found] = await workshop.find("When does the harbour cafe open?");
  assert.deepEqual(
    [found!.section, found!.text],
    ["Hours", "# Hours\n\nThe harbour cafe opens at seven.\nTea is free."],
  );
  const blank = await workshop.teach(text("Nothing", "\u00ad \r"));
  assert.equal(blank.body.code, "no-text", blank.text);
});

test("a FAQ is found by its question and by each alternative, and its passage is the whole answer", async () => {
  const workshop = await openWorkshop(node);
  const source = await workshop.taught({
    type: "faq",
    question: "May I bring my dog?",
    answer: "  Yes, on a leash. \n",
    alternatives: ["Are pets welcome?"],
  });
  assert.equal(source.title, "May I bring my dog?");
  for (const query of ["may I bring my dog", "are pets welcome"]) {
    const [found] = await workshop.find(query);
    assert.deepEqual([found?.text, found?.start, found?.end], ["Yes, on a leash.", 2, 18]);
  }
});

test("several sources are added together, answered in order, and each is announced", async () => {
  const workshop = await openWorkshop(node);
  const answer = await workshop.teach({
    sources: [text("One", "The first thing."), { type: "faq", question: "Two?", answer: "The second thing." }],
  });
  assert.equal(answer.status, 201);
  const { sources } = answer.body;
  assert.deepEqual(
    sources.map((source: { title: string; type: string }) => [source.type, source.title]),
    [
      ["text", "One"],
      ["faq", "Two?"],
    ],
  );
  const expected = sources.map((source: { [member: string]: unknown }) => ({
    type: "source.indexed",
    data: {
      sourceId: source.id,
      documentId: source.documentId,
      type: source.type,
      title: source.title,
      version: 1,
    },
  }));
  assert.deepEqual(await workshop.events(), expected);
  assert.equal((await workshop.find("second thing"))[0]?.sourceId, sources[1].id);
});

test("500 sources are added in one request and 501 are refused", async () => {
  const workshop = await openWorkshop(node);
  const sources = Array.from({ length: 500 }, (_, number) => text(`Shelf ${number}`, `Shelf ${number} holds jars.`));
  const answer = await workshop.teach({ sources });
  assert.equal(answer.status, 201);
  assert.equal(answer.body.sources.length, 500);
  assert.equal((await workshop.find("shelf 317"))[0]?.title, "Shelf 317");
  const refused = await workshop.teach({ sources: [...sources, text("One more", "too many")] });
  assert.equal(refused.status, 400);
});

test("one bad source among many leaves nothing stored and is named in the error", async () => {
  const workshop = await openWorkshop(node);
  const good = text("Good", "A good text.");
  const answer = await workshop.teach({ sources: [good, good, good, text("Bad", " \n\t "), good] });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.code, "invalid-request");
  const pointers = answer.body.errors.map((error: { pointer: string }) => error.pointer);
  assert.ok(pointers.includes("/body/sources/3/content"), pointers.join(" "));
  assert.ok(!pointers.some((pointer: string) => /\/sources\/[0124]/.test(pointer)), pointers.join(" "));
  assert.deepEqual((await workshop.get("/sources")).body.data, []);
  assert.deepEqual(await workshop.find("good text"), []);
  assert.deepEqual(await workshop.events(), []);
});

const refused: [string, unknown, string][] = [
  ["an unknown type", { type: "pdf", title: "T", content: "c" }, "/body/type"],
  ["no type", { title: "T", content: "c" }, "/body/type"],
  ["an empty text", text("T", ""), "/body/content"],
  ["a text of white space", text("T", " \u00a0\u2003\r\n\ufeff"), "/body/content"],
  ["a title of white space", text(" ", "c"), "/body/title"],
  ["a title of 501 characters", text("t".repeat(501), "c"), "/body/title"],
  ["a blank question", { type: "faq", question: " ", answer: "a" }, "/body/question"],
  ["a question of 2,001 characters", { type: "faq", question: "q".repeat(2_001), answer: "a" }, "/body/question"],
  ["a blank answer", { type: "faq", question: "q", answer: "\n" }, "/body/answer"],
  ["a blank alternative", { type: "faq", question: "q", answer: "a", alternatives: ["b", ""] }, "/body/alternatives/1"],
  [
    "101 alternatives",
    { type: "faq", question: "q", answer: "a", alternatives: Array(101).fill("b") },
    "/body/alternatives",
  ],
  ["an unknown member", { ...text("T", "c"), colour: "red" }, "/body/colour"],
  ["an address that is a script", { ...text("T", "c"), url: "javascript:alert(1)" }, "/body/url"],
  ["an address of blanks", { ...text("T", "c"), url: "https://  " }, "/body/url"],
  [
    "an address of one among many that is none",
    { sources: [text("T", "c"), text("U", "d"), { ...text("V", "e"), url: "nowhere" }] },
    "/body/sources/2/url",
  ],
  ["a NUL character", text("T", "a\0b"), "/body/content"],
  ["no sources", { sources: [] }, "/body/sources"],
  ["a list", [text("T", "c")], "/body"],
];

test("an address with blanks and line breaks is taken as a browser takes it, in a bulk too", async () => {
  const workshop = await openWorkshop(node);
  const urls = [
    "  https://a.example/our menu.pdf\n",
    "https://a.example/\r\nlong/path",
    "https://a.example/plain%20x?q=a+b#c",
  ];
  const sources = urls.map((url, at) => ({ ...text(`T${at}`, "See [more](more)."), url }));
  const answer = await workshop.teach({ sources });
  assert.equal(answer.status, 201, answer.text);
  assert.deepEqual(
    answer.body.sources.map(({ url }: { url: string }) => url),
    ["https://a.example/our%20menu.pdf", "https://a.example/long/path", "https://a.example/plain%20x?q=a+b#c"],
  );
  const broken = { sources: Array.from({ length: 30 }, (_, at) => ({ ...text(`T${at}`, "c"), url: "nowhere" })) };
  const { status, body } = await workshop.teach(broken);
  assert.deepEqual([status, body.errors.length], [400, 20]);
  assert.match(
    body.detail,
    /^\/body\/sources\/0\/url must be an http or https address.* There are 30 faults in all\.$/,
  );
});

for (const [what, body, pointer] of refused) {
  test(`${what} is refused with a pointer to it`, async () => {
    const workshop = await openWorkshop(node);
    const answer = await workshop.teach(body);
    assert.equal(answer.status, 400);
    const pointers = answer.body.errors.map((error: { pointer: string }) => error.pointer);
    assert.ok(pointers.includes(pointer), pointers.join(" "));
    assert.deepEqual((await workshop.get("/sources")).body.data, []);
  });
}

test("a body larger than 8 MiB is refused as too large", async () => {
  const workshop = await openWorkshop(node);
  const answer = await workshop.teach({ sources: Array(9).fill(text("T", "word ".repeat(200_000))) });
  assert.equal(answer.status, 413);
});

test("a retry with the same Idempotency-Key gets the same answer and adds nothing twice", async () => {
  const workshop = await openWorkshop(node);
  const headers = { "idempotency-key": "teach-once" };
  const body = text("Once", "Told only once.");
  const answers = [await workshop.teach(body, headers), await workshop.teach(body, headers)];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201],
  );
  assert.deepEqual(answers[0]?.body, answers[1]?.body);
  assert.equal((await workshop.get("/sources")).body.data.length, 1);
  assert.equal((await workshop.events()).length, 1);
  const other = await workshop.teach(text("Other", "Another text."), headers);
  assert.deepEqual([other.status, other.body.code], [422, "idempotency-key-reused"]);
});

test("the sources of many requests at once are all stored and found", async () => {
  const workshop = await openWorkshop(node);
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  const answers = await Promise.all(
    numbers.map((number) => workshop.teach(text(`Box${number}`, `In box${number}: nails.`))),
  );
  assert.ok(answers.every(({ status }) => status === 201));
  const found = await Promise.all(numbers.map((number) => workshop.find(`box${number}`)));
  assert.deepEqual(
    found.map(([first]) => first?.title),
    numbers.map((number) => `Box${number}`),
  );
});

test("adding sources needs knowledge:write, which a publishable key never has", async () => {
  const workshop = await openWorkshop(node);
  const reading = await makeKey(workshop.person, { scopes: ["knowledge:read"] });
  const writing = await makeKey(workshop.person, { scopes: ["knowledge:write"] });
  const browser = await makeKey(workshop.person, { kind: "publishable", allowedOrigins: ["https://example.com"] });
  const teachWith = (key: string) => node.client.as(key).post("/api/knowledge/sources", text("T", "A text."));
  const searchWith = (key: string) => node.client.as(key).post("/api/knowledge/search", { query: "text" });
  assert.deepEqual([(await teachWith(reading)).status, (await searchWith(reading)).status], [403, 200]);
  assert.deepEqual([(await teachWith(writing)).status, (await searchWith(writing)).status], [201, 403]);
  assert.deepEqual([(await teachWith(browser)).status, (await searchWith(browser)).status], [403, 403]);
  assert.equal((await node.client.post("/api/knowledge/sources", text("T", "A text."))).status, 401);
});

test("a long text is divided like a short one: a passage near its end is found with its span", async () => {
  const workshop = await openWorkshop(node);
  const filler = "A bowl dries. ".repeat(5_000);
  const content = `${filler}\n\nThe zircon glaze is mixed by Ottilie.\n\n${filler}`;
  const added = await workshop.teach({ sources: [text("Long", content), text("Short", "The wheel turns left.")] });
  assert.equal(added.status, 201, added.text);
  const [found] = await workshop.find("Who mixes the zircon glaze?");
  assert.ok(found!.text.includes("zircon"));
  assert.equal(content.slice(Number(found!.start), Number(found!.end)), found!.text);
  const changed = text("Long", `${filler}\n\nThe cobalt glaze is mixed by Wilma.`);
  const replaced = await workshop.replace(added.body.sources[0].id, changed);
  assert.equal(replaced.status, 200, replaced.text);
  assert.match((await workshop.find("Who mixes the cobalt glaze?"))[0]!.text, /Wilma/);
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { one } from "../../../kernel/storage/sql.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { openWorkshop, type Workshop } from "../testing/workshop.ts";
import { upload, zipOf } from "./testing/upload.ts";

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../packages/documents/fixtures/${name}`, import.meta.url)));

let node: TestServer;
before(async () => {
  node = await startTestServer();
});
after(() => node.stop());

type Upload = Parameters<typeof upload>;

/** A fresh workspace that is taught files. */
async function openDesk() {
  const workshop: Workshop = await openWorkshop(node);
  const { person } = workshop;
  return {
    ...workshop,
    upload: (files: Upload[2], options?: Upload[3]) => upload(node, person, files, options),
    async asked(message: string) {
      return (await person.client.post("/api/chatbot/send", { message })).body;
    },
    api: (method: string, path: string) => person.client.call(method, path),
    /** Counts the files of the workspace, and those that nothing uses. */
    files: () =>
      one<{ count: number; unused: number }>(node.server.kernel.database.query)`
        select count(*)::integer as count, count(unused_since)::integer as unused from file
        where workspace_id = ${WorkspaceId.parse(person.workspaceId)}`,
  };
}

describe("a file", () => {
  test("is learnt within the request, and answers with its row, its step, its page or its slide", async () => {
    const cases: [file: string, question: string, answer: RegExp, place: Record<string, unknown>][] = [
      ["handbook.pdf", "Was kostet der Kurs Fisch filetieren?", /112/, { page: 1 }],
      ["handbook.docx", "Was kostet der Kurs Brot und Sauerteig?", /95/, { section: /Kurse und Preise/ }],
      ["handbook.odt", "Bis wann kann ich kostenlos stornieren?", /sieben Tage/, { section: /Stornieren/ }],
      ["slides.pptx", "Quanto costa la regata del sabato?", /65/, { page: 4 }],
      ["rental.xlsx", "¿Cuándo es el taller de frenos?", /19:30/, { section: /Talleres/ }],
      ["guide.epub", "Combien coûte le billet ?", /9 €/, { section: /verrerie/ }],
    ];
    for (const [name, question, expected, place] of cases) {
      const desk = await openDesk();
      const { status, body } = await desk.upload([[name, fixture(name)]]);
      assert.deepEqual([status, body.status, body.type, body.change], [201, "indexed", "file", "created"], name);
      const answer = await desk.asked(question);
      assert.match(answer.aiResponse, expected, `${name}: ${question}`);
      const [citation] = answer.citations;
      assert.equal(citation.sourceId, body.id);
      assert.equal(citation.url, null);
      for (const [member, value] of Object.entries(place)) {
        if (value instanceof RegExp) assert.match(citation[member], value, name);
        else assert.equal(citation[member], value, `${name}: ${member}`);
      }
    }
  });

  test("shows its name, its notes and its original, which goes with the source although it is cited", async () => {
    const desk = await openDesk();
    const { body } = await desk.upload([["Handbuch März.docx", fixture("handbook.docx")]], {
      fields: [
        ["tags", "guests"],
        ["externalId", "handbook"],
      ],
    });
    assert.deepEqual([body.title, body.externalId, body.tags], ["Kochhaus Lindner: Handbuch", "handbook", ["guests"]]);
    const shown = (await desk.get(`/sources/${body.id}`)).body;
    assert.deepEqual([shown.fileName, shown.shareOriginal, shown.progress.changed], ["Handbuch März.docx", false, 1]);
    const [page] = (await desk.get(`/sources/${body.id}/documents`)).body.data;
    assert.deepEqual(
      [page.status, page.url, page.notes.map(({ code }: { code: string }) => code)],
      ["indexed", null, ["deleted-text", "comments"]],
    );
    const original = await fetch(`${node.url}/api/files/${shown.fileId}`, {
      headers: { authorization: `Bearer ${desk.person.accessToken}` },
    });
    assert.deepEqual(new Uint8Array(await original.arrayBuffer()), fixture("handbook.docx"));
    await desk.ask("Was kostet der Kurs Fisch filetieren?");
    assert.equal((await desk.remove(body.id)).status, 204);
    assert.equal((await desk.api("GET", `/api/files/${shown.fileId}`)).status, 404);
    assert.equal((await desk.get(`/documents/${page.documentId}`)).status, 200, "a citation needs its document");
    assert.equal((await desk.files()).count, 0);
    const events = (await desk.events()).map(({ type }) => type);
    assert.deepEqual(events, ["source.started", "source.indexed", "source.removed"]);
  });

  test("that is refused says why, and leaves nothing", async () => {
    const desk = await openDesk();
    const nothing = { count: 0, unused: 0 };
    for (const [name, bytes, code] of [
      ["handbook.pdf", fixture("locked/handbook.pdf"), "file-locked"],
      ["guide.docx", fixture("guide.epub").subarray(0, 3_000), "file-unreadable"],
      ["photo.md", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), "file-kind-unknown"],
      ["nothing.txt", " \n", "file-empty"],
    ] as const) {
      const { status, body } = await desk.upload([[name, bytes as Uint8Array<ArrayBuffer>]]);
      assert.deepEqual([status, body.code], [422, code], name);
      assert.ok(body.detail.length > 20, body.detail);
      assert.deepEqual(await desk.files(), nothing, name);
    }
    assert.deepEqual((await desk.get("/sources")).body.data, []);
  });

  test("of questions and answers is one FAQ for each row, also under columns that its sender names", async () => {
    const desk = await openDesk();
    const told = await desk.upload([["fragen.csv", "Frage;Antwort\nWann habt ihr offen?;Von 9 bis 17 Uhr.\n"]]);
    assert.equal(told.status, 201, told.text);
    assert.match((await desk.asked("Wann habt ihr offen?")).aiResponse, /Von 9 bis 17 Uhr/);
    const named = await desk.upload([["x.csv", "No,Topic,Reply\n1,Do you ship abroad?,We ship to all of Europe.\n"]], {
      fields: [
        ["questionColumn", "Topic"],
        ["answerColumn", "Reply"],
      ],
    });
    assert.equal(named.status, 201, named.text);
    assert.match((await desk.asked("Do you ship abroad?")).aiResponse, /^We ship to all of Europe\.$/);
  });

  test("takes the place of the source with its name, and the same file changes nothing", async () => {
    const desk = await openDesk();
    const send = (content: string, tags: readonly string[] = []) =>
      desk.upload([["prices.md", content]], {
        fields: [["externalId", "prices"], ...tags.map((tag) => ["tags", tag] as const)],
      });
    const first = await send("# Prices\n\nThe small kettle costs 40 euros.");
    const same = await send("# Prices\n\nThe small kettle costs 40 euros.");
    assert.deepEqual([same.status, same.body.change, same.body.id], [200, "unchanged", first.body.id]);
    assert.deepEqual(await desk.files(), { count: 1, unused: 0 });
    const tagged = await send("# Prices\n\nThe small kettle costs 40 euros.", ["shop"]);
    assert.deepEqual([tagged.body.change, tagged.body.tags, tagged.body.version], ["replaced", ["shop"], 1]);
    const changed = await send("# Prices\n\nThe small kettle costs 45 euros.");
    assert.deepEqual([changed.status, changed.body.change, changed.body.tags], [200, "replaced", ["shop"]]);
    assert.match((await desk.asked("What does the small kettle cost?")).aiResponse, /45 euros/);
    assert.deepEqual(await desk.files(), { count: 1, unused: 0 });
    const broken = await desk.upload([["prices.pdf", fixture("locked/handbook.pdf")]], {
      fields: [["externalId", "prices"]],
    });
    assert.equal(broken.status, 422);
    assert.match((await desk.asked("What does the small kettle cost?")).aiResponse, /45 euros/, "the former stays");
  });

  test("is read again on demand, and from the file of an earlier upload", async () => {
    const desk = await openDesk();
    const file = (await desk.upload([["hours.txt", "We open at nine in the morning."]], { path: "/api/files" })).body;
    const { status, body } = await desk.teach({ type: "file", fileId: file.id, tags: ["front"] });
    assert.deepEqual([status, body.status, body.tags], [201, "indexed", ["front"]]);
    assert.equal((await desk.teach({ type: "file", fileId: file.id })).status, 409, "a file has one source");
    const stranger = await openDesk();
    assert.equal((await stranger.teach({ type: "file", fileId: file.id })).status, 404);
    assert.equal((await desk.api("POST", `/api/knowledge/sources/${body.id}/refresh`)).status, 204);
    await until(async () => (await desk.get(`/sources/${body.id}`)).body.status === "indexed");
    assert.equal((await desk.get(`/sources/${body.id}`)).body.progress.unchanged, 1);
    assert.equal((await desk.api("DELETE", `/api/files/${file.id}`)).status, 204);
    await desk.api("POST", `/api/knowledge/sources/${body.id}/refresh`);
    await until(async () => (await desk.get(`/sources/${body.id}`)).body.status === "indexed");
    const [page] = (await desk.get(`/sources/${body.id}/documents`)).body.data;
    assert.equal(page.problem.code, "file-missing");
    assert.match((await desk.asked("When do you open?")).aiResponse, /nine/, "what was taught of it stays");
  });

  test("is shared by its citations where the source says so, for an hour each", async () => {
    const desk = await openDesk();
    const share = (shareOriginal: string) =>
      desk.upload([["bulletin.pdf", fixture("bulletin.pdf")]], {
        fields: [
          ["externalId", "bulletin"],
          ["shareOriginal", shareOriginal],
        ],
      });
    await share("true");
    const answer = await desk.asked("When should passengers with bicycles arrive?");
    const { url } = answer.citations[0];
    const given = await fetch(url);
    assert.equal(given.headers.get("content-disposition")?.startsWith("attachment;"), true);
    assert.deepEqual(new Uint8Array(await given.arrayBuffer()), fixture("bulletin.pdf"));
    const history = await desk.api("GET", `/api/conversations/${answer.sessionId}/messages`);
    assert.match(history.text, /\/files\//);
    assert.doesNotMatch(history.text, /parley-file:/);
    assert.match((await desk.find("passengers with bicycles"))[0]!.url as string, /\/files\//);
    assert.equal((await share("false")).body.change, "replaced");
    assert.equal((await fetch(url)).status, 404);
    assert.equal((await desk.asked("When should passengers with bicycles arrive?")).citations[0].url, null);
  });
});

describe("several files", () => {
  test("are sources of their own, and one that cannot be read holds up no other", async () => {
    const desk = await openDesk();
    const { status, body } = await desk.upload([
      ["a.md", "# Tea\n\nGreen tea is brewed at seventy degrees."],
      ["b.pdf", fixture("locked/handbook.pdf")],
      ["c.html", "<title>Coffee</title><main><h1>Coffee</h1><p>Coffee is brewed at ninety degrees.</p></main>"],
    ]);
    assert.equal(status, 201);
    assert.deepEqual(
      body.sources.map((source: { status: string }) => source.status),
      ["indexed", "failed", "indexed"],
    );
    const failed = (await desk.get(`/sources/${body.sources[1].id}/documents`)).body.data[0];
    assert.deepEqual([failed.status, failed.problem.code], ["failed", "file-locked"]);
    assert.match((await desk.asked("How hot is coffee brewed?")).aiResponse, /ninety/);
  });

  test("of text, Markdown with components, HTML and mail answer with their words", async () => {
    const desk = await openDesk();
    const mail = "From: a@b.example\r\nSubject: Parking\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nVisitors park behind the mill.";
    const { body } = await desk.upload([
      ["hours.txt", "The tower is open from eight to six."],
      ["start.mdx", "import { Steps } from 'x';\n\n# Booking\n\n<Steps><Step title=\"Choose a boat\">Pay ten euros.</Step></Steps>"],
      ["rules.htm", "<title>Rules</title><main><h2>Dogs</h2><p>Dogs stay on a lead in the garden.</p></main>"],
      ["parking.eml", mail],
    ]);
    assert.deepEqual(
      body.sources.map(({ status, title }: { status: string; title: string }) => [status, title]),
      [
        ["indexed", "hours"],
        ["indexed", "Booking"],
        ["indexed", "Rules"],
        ["indexed", "Parking"],
      ],
    );
    for (const [question, answer] of [
      ["When is the tower open?", /eight to six/],
      ["How do I choose a boat?", /Pay ten euros/],
      ["Do dogs stay on a lead?", /lead in the garden/],
      ["Where do visitors park?", /behind the mill/],
    ] as const) {
      assert.match((await desk.asked(question)).aiResponse, answer, question);
    }
  });

  test("of an archive are named by their paths, and the same archive changes nothing", async () => {
    const desk = await openDesk();
    const folder = {
      "docs/index.md":
        "---\ntitle: Marsh Help\nurl: https://marsh.example/help\ntags: [welcome]\n---\nSee [prices](shop/prices.md).",
      "docs/shop/prices.md": "# Prices\n\nThe copper pan costs 80 euros. Details: [terms](../terms.md#returns)",
      "docs/logo.png": "no document",
      "__MACOSX/docs/._index.md": "of a system",
    };
    const send = async (files: Record<string, string>) =>
      desk.upload([["docs.zip", await zipOf(files)]], {
        fields: [
          ["tags", "help"],
          ["baseUrl", "https://marsh.example/site"],
        ],
      });
    const first = await send(folder);
    assert.equal(first.status, 201, first.text);
    const byName = Object.fromEntries(
      first.body.sources.map((source: { externalId: string }) => [source.externalId, source]),
    );
    assert.deepEqual(Object.keys(byName).sort(), ["docs/index.md", "docs/shop/prices.md"]);
    assert.deepEqual(
      first.body.notes.map(({ code }: { code: string }) => code),
      ["files-left-out"],
    );
    const index = (await desk.get(`/sources/${byName["docs/index.md"].id}`)).body;
    assert.deepEqual([index.title, index.tags], ["Marsh Help", ["help", "welcome"]]);
    const answer = await desk.asked("What does the copper pan cost?");
    assert.match(answer.aiResponse, /80 euros/);
    assert.equal(answer.citations[0].url, "https://marsh.example/site/docs/shop/prices.md");
    const { text } = (await desk.get(`/documents/${answer.citations[0].documentId}`)).body;
    assert.match(text, /\(https:\/\/marsh\.example\/site\/docs\/terms\.md#returns\)/);
    const again = await send(folder);
    assert.equal(again.status, 200);
    assert.deepEqual(
      new Set(again.body.sources.map(({ change }: { change: string }) => change)),
      new Set(["unchanged"]),
    );
    assert.deepEqual(await desk.files(), { count: 2, unused: 0 });
    const changed = await send({ ...folder, "docs/shop/prices.md": "# Prices\n\nThe copper pan costs 85 euros." });
    assert.deepEqual(
      Object.fromEntries(
        changed.body.sources.map((s: { externalId: string; change: string }) => [s.externalId, s.change]),
      ),
      { "docs/index.md": "unchanged", "docs/shop/prices.md": "replaced" },
    );
    assert.match((await desk.asked("What does the copper pan cost?")).aiResponse, /85 euros/);
    assert.equal((await desk.api("DELETE", "/api/knowledge/sources?tag=help")).body.removed, 2);
    assert.equal((await desk.files()).count, 0);
  });

  test("come with fields that fit, or are refused and leave nothing", async () => {
    const desk = await openDesk();
    const file = ["a.txt", "A text."] as const;
    const refused = async (files: Upload[2], options: Upload[3], pointer: string) => {
      const { status, body } = await desk.upload(files, options);
      assert.deepEqual([status, body.errors?.[0]?.pointer], [400, pointer], JSON.stringify(body));
      assert.equal((await desk.files()).count, 0);
    };
    await refused([], { fields: [["tags", "a"]] }, "/body/file");
    await refused([file], { part: "document" }, "/body/document");
    await refused([file], { fields: [["colour", "red"]] }, "/body/colour");
    await refused([file], { fields: [["__proto__", "red"]] }, "/body/__proto__");
    await refused([file], { fields: [["url", "javascript:alert(1)"]] }, "/body/url");
    await refused([file], { fields: [["shareOriginal", "yes"]] }, "/body/shareOriginal");
    await refused([file, file], { fields: [["externalId", "one"]] }, "/body/externalId");
    const twice = [
      ["externalId", "a"],
      ["externalId", "a"],
    ] as const;
    await refused([file, file], { fields: twice }, "/body/externalId");
  });

  test("sent again with their Idempotency-Key are stored once", async () => {
    const desk = await openDesk();
    const headers = { "idempotency-key": "upload-1" };
    const first = await desk.upload([["a.txt", "The cellar is closed in winter."]], { headers });
    const again = await desk.upload([["a.txt", "The cellar is closed in winter."]], { headers });
    assert.deepEqual([first.status, again.status, again.body.id], [201, 201, first.body.id]);
    assert.equal((await desk.get("/sources")).body.data.length, 1);
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { fixture, openFileDesk } from "./testing/open-file-desk.ts";

const node = useTestServer();

const openDesk = () => openFileDesk(node);

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
    const later = await desk.api("GET", `/api/conversations/${answer.sessionId}/messages`);
    assert.doesNotMatch(later.text, /\/files\/|parley-file:/);
    assert.equal((await desk.asked("When should passengers with bicycles arrive?")).citations[0].url, null);
  });
});

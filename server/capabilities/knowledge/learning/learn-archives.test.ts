import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { fixture, openFileDesk, type Upload } from "./testing/open-file-desk.ts";
import { zipOf } from "./testing/upload.ts";

const node = useTestServer();

const openDesk = () => openFileDesk(node);

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
    assert.equal(body.sources[1].problem.code, "file-locked");
    assert.match((await desk.get(`/sources/${body.sources[1].id}`)).body.problem.message, /without one/);
    const failed = (await desk.get(`/sources/${body.sources[1].id}/documents`)).body.data[0];
    assert.deepEqual([failed.status, failed.problem.code], ["failed", "file-locked"]);
    assert.match((await desk.asked("How hot is coffee brewed?")).aiResponse, /ninety/);
  });

  test("of text, Markdown with components, HTML and mail answer with their words", async () => {
    const desk = await openDesk();
    const mail =
      "From: a@b.example\r\nSubject: Parking\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nVisitors park behind the mill.";
    const { body } = await desk.upload([
      ["hours.txt", "The tower is open from eight to six."],
      [
        "start.mdx",
        "import { Steps } from 'x';\n\n# Booking\n\n<Steps><Step title=\"Choose a boat\">Pay ten euros.</Step></Steps>",
      ],
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

  test("of two archives at once are all learnt, and a file that became unreadable stays as it was", async () => {
    const desk = await openDesk();
    const zips = ["north", "south"].map((side) =>
      zipOf({ [`${side}.md`]: `# Gate ${side}\n\nThe ${side} gate is green.` }),
    );
    const both = await Promise.all(zips.map(async (zip) => desk.upload([["gates.zip", await zip]])));
    for (const { status, body } of both)
      assert.deepEqual([status, body.sources?.length], [201, 1], JSON.stringify(body));
    const { body } = await desk.upload([["gates.zip", await zipOf({ "north.md": " " })]]);
    assert.deepEqual(
      [body.sources[0].status, body.sources[0].change, body.sources[0].problem.code],
      ["indexed", "unchanged", "file-empty"],
    );
    assert.match((await desk.asked("Which colour is the north gate?")).aiResponse, /green/);
  });

  test("of a long table answer with their row, under its header, wherever the text is cut", async () => {
    const desk = await openDesk();
    const rows = Array.from({ length: 20_000 }, (_, at) => `PX-${at},Rack ${at % 977},${at % 89}`);
    const { status, body } = await desk.upload([["rows.csv", ["Part,Place,Stock", ...rows].join("\n")]]);
    assert.equal(status, 201);
    // On a slow machine it is read after the answer.
    await until(async () => (await desk.get(`/sources/${body.id}`)).body.status === "indexed");
    const [passage] = await desk.find("PX-19990");
    assert.match(passage!.text, /PX-19990/);
    assert.equal(passage!.section, null);
    const { text } = (await desk.get(`/documents/${passage!.documentId}`)).body;
    assert.match(text, /^\| Part \| Place \| Stock \|\n/);
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
    const zip = ["a.zip", await zipOf({ "a.md": "A text." })] as const;
    await refused([zip], { fields: [["externalId", "one"]] }, "/body/externalId");
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

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { strToU8, zipSync } from "fflate";
import { addressInFolder } from "../index.ts";
import { readFile } from "./read-file.ts";

const encode = (text: string) => Buffer.from(text);
const read = (name: string, bytes: Uint8Array | string, more: { mimeType?: string; url?: string } = {}) =>
  readFile({ name, bytes: typeof bytes === "string" ? encode(bytes) : bytes, ...more });

async function documentOf(...file: Parameters<typeof read>) {
  const found = await read(...file);
  return found.kind === "document" ? found.document : assert.fail(`it is ${found.kind}`);
}

const refused = (code: string, message = /\w/) => ({ name: "FileFault", code, message });

describe("a text", () => {
  const words = "Schließtage: 24. Dezember. Für 5 € öffnen wir später.";
  const utf16 = Buffer.from(words, "utf16le");
  const encodings: [string, Uint8Array][] = [
    ["UTF-8", encode(words)],
    ["UTF-8 with its mark", encode(`\ufeff${words}`)],
    ["UTF-16 with its mark", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ["UTF-16 without a mark", utf16],
    ["UTF-16 of the other order", Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ["Windows-1252", Buffer.from(words.replace("€", "\x80"), "latin1")],
  ];
  for (const [encoding, bytes] of encodings) {
    test(`in ${encoding} is read with every letter`, async () => {
      assert.deepEqual(await documentOf("a.txt", bytes), {
        ...{ format: "txt", title: null, markdown: words },
        ...{ pages: [], url: null, tags: [], notes: [] },
      });
    });
  }

  test("is read in the encoding that its sender or its page names, when it is no UTF-8", async () => {
    const greek = Buffer.from([0xc3, 0xe5, 0xe9, 0xdc]);
    const { markdown } = await documentOf("a", greek, { mimeType: "text/plain; charset=ISO-8859-7" });
    assert.equal(markdown, "Γειά");
    const page = Buffer.concat([encode('<html><meta charset="iso-8859-7"><body><p>'), greek, encode("</p></html>")]);
    assert.equal((await documentOf("a.html", page)).markdown, "Γειά");
  });

  test("keeps its lines, also those of old Macs, and loses soft hyphens", async () => {
    assert.equal((await documentOf("a.txt", "One\rTwo\r\nThr\u00adee")).markdown, "One\nTwo\nThree");
  });
});

describe("a file of Markdown", () => {
  test("has the title, the address and the tags of its front matter", async () => {
    const yaml =
      '---\ntitle: "Prices: 2026"\nurl: /prices\ntags:\n  - shop\n  - 2026\n---\n\n# Costs\n\nSee [more](more.md).';
    const found = await documentOf("a.md", yaml, { url: "https://example.com/docs/a.md" });
    assert.deepEqual([found.format, found.title, found.tags], ["md", "Prices: 2026", ["shop", "2026"]]);
    assert.equal(found.url, "https://example.com/prices");
    assert.equal(found.markdown, "# Costs\n\nSee [more](https://example.com/more.md).");
    const toml = '+++\ntitle = "Prices"\ntags = ["shop"]\n+++\nA bagel costs 2 €.';
    const other = await documentOf("a.md", toml);
    assert.deepEqual(
      [other.title, other.url, other.tags, other.markdown],
      ["Prices", null, ["shop"], "A bagel costs 2 €."],
    );
  });

  test("has the title of its first heading, and one with broken front matter keeps its text", async () => {
    const code = "```sh\n# not this\n```\n\n## Opening **hours** {#hours}\n\nFrom 9.";
    assert.equal((await documentOf("a.md", code)).title, "Opening hours");
    const broken = await documentOf("a.md", "---\ntitle: a: b: [\n---\nFrom 9.");
    assert.deepEqual([broken.title, broken.markdown], [null, "From 9."]);
    const bomb = `---\na: &a [x,x]\n${"bcdefghij".replace(/./g, (name) => `${name}: &${name} [*a,*a,*a,*a]\n`)}---\nFrom 9.`;
    assert.equal((await documentOf("a.md", bomb)).markdown, "From 9.");
  });
});

describe("a file of MDX", () => {
  test("leaves its words and not its code", async () => {
    const mdx = [
      "---\ntitle: Start\n---\n",
      "export const Box = ({ a }) => (\n  <div>\n\n    {a}\n  </div>\n);\n",
      'Version {props.version} of{" "}it, at `/users/{id}`.\n',
      "{steps.map((step) => (\n  <Step key={step} />\n))}\n",
      '<Step title="Log in" count={2}>\n  Open it.\n</Step>',
    ].join("\n");
    const { format, title, markdown } = await documentOf("a.mdx", mdx);
    assert.deepEqual([format, title], ["mdx", "Start"]);
    assert.equal(markdown.trim(), "Version  of it, at `/users/{id}`.\n\n\n**Log in**\n\nOpen it.");
  });
});

describe("a file of HTML", () => {
  const page = (head: string, body: string) =>
    `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main>${body}</main></body></html>`;

  test("is read as its main text, whatever it is called, under its own title", async () => {
    const html = page("<title>Opening hours | Club</title>", '<h1>Opening hours</h1><p>From <a href="nine">9</a>.</p>');
    for (const name of ["a.html", "a.md", "a.txt", "a", "a.json", "a.xls"]) {
      const found = await documentOf(name, html, { url: "https://example.com/club/" });
      assert.deepEqual([found.format, found.title], ["html", "Opening hours"], name);
      assert.equal(found.markdown, "# Opening hours\n\nFrom [9](https://example.com/club/nine).");
    }
    const untitled = page(
      '<title>Prices</title><link rel="canonical" href="https://example.com/p">',
      "<h1>A</h1><p>b</p>",
    );
    const found = await documentOf("a.html", untitled);
    assert.deepEqual([found.title, found.url], ["Prices", "https://example.com/p"]);
  });

  test("of 10,000 nested tags is refused with a sentence, or read", async () => {
    const deep = `<html><body>${"<div>".repeat(10_000)}Hello${"</div>".repeat(10_000)}</body></html>`;
    await assert.rejects(read("a.html", deep), refused("file-unreadable", /nested too deeply/));
  });
});

describe("a mail", () => {
  const mail = (type: string, body: string) =>
    `Received: from a\r\nFrom: Ada <ada@example.com>\r\nSubject: =?utf-8?q?Caf=C3=A9?= hours\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n${body}`;

  test("is read as its text under its subject, whatever it is called", async () => {
    for (const name of ["a.eml", "a.txt", "a"]) {
      const found = await documentOf(name, mail("text/plain; charset=utf-8", "We open\r\nat 9."));
      assert.deepEqual([found.format, found.title, found.markdown.trim()], ["eml", "Café hours", "We open\nat 9."]);
    }
  });

  test("of HTML alone is Markdown, and its attachments are counted and not read", async () => {
    const parts = [
      "Content-Type: text/html\r\n\r\n<p>We open at <b>9</b>.</p>",
      'Content-Type: application/pdf; name="secret.pdf"\r\nContent-Disposition: attachment; filename="secret.pdf"\r\n\r\n%PDF-',
    ];
    const body = `--x\r\n${parts.join("\r\n--x\r\n")}\r\n--x--\r\n`;
    const found = await documentOf("a.eml", mail('multipart/mixed; boundary="x"', body));
    assert.equal(found.markdown, "We open at **9**.");
    assert.deepEqual(
      found.notes.map(({ code }) => code),
      ["attachments"],
    );
    assert.doesNotMatch(JSON.stringify(found), /secret/);
  });
});

describe("an archive", () => {
  test("gives its documents, and tells how many other files it has", async () => {
    const archive = zipSync({
      "docs/a.md": strToU8("# A"),
      "docs/sub/b.txt": strToU8("B"),
      "docs/.git/config": strToU8("x"),
      "__MACOSX/docs/._a.md": strToU8("x"),
      "docs/app.js": strToU8("x"),
      "docs/logo.png": strToU8("x"),
    });
    const found = await read("docs.zip", archive);
    assert.ok(found.kind === "archive");
    assert.deepEqual(
      found.files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
      [
        ["docs/a.md", "# A"],
        ["docs/sub/b.txt", "B"],
      ],
    );
    assert.deepEqual(found.notes, [
      { code: "files-left-out", message: "2 files of the archive are no documents. They were left out." },
    ]);
  });

  test("has files whose addresses stand below that of the archive", () => {
    const expected = "https://example.com/docs/guide/Set%20up%23.md";
    for (const base of ["https://example.com/docs", "https://example.com/docs/"])
      assert.equal(addressInFolder("guide/Set up#.md", base), expected);
  });

  test("of more than a server holds in memory is refused", async () => {
    const file = Buffer.alloc(11 * 1_048_576, "Words of a long text. ");
    const files = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`${at}.txt`, file]));
    await assert.rejects(read("a.zip", zipSync(files, { level: 0 })), refused("file-too-large", /64 MiB/));
  });

  test("has no links, which hold the path of another file", async () => {
    const link = { os: 3, attrs: (0o120777 << 16) >>> 0 };
    const found = await read("a.zip", zipSync({ "a.md": strToU8("Words."), "b.md": [strToU8("/etc/hosts"), link] }));
    assert.deepEqual(found.kind === "archive" && found.files.map(({ path }) => path), ["a.md"]);
  });

  test("that unpacks to far more than it weighs is refused before it is unpacked", async () => {
    const bomb = zipSync({ "a.txt": new Uint8Array(30_000_000) });
    assert.ok(bomb.length < 100_000);
    await assert.rejects(read("a.zip", bomb), refused("file-too-large", /20 times/));
    // The archive says that the file in it is small.
    const lying = Buffer.from(bomb);
    const directory = lying.lastIndexOf("PK\x01\x02");
    lying.writeUInt32LE(10, directory + 24);
    lying.writeUInt32LE(10, 22);
    await assert.rejects(read("a.zip", lying), refused("file-unreadable"));
  });

  test("that leads out of its folder, is cut, or has damaged bytes is refused", async () => {
    for (const path of ["../a.txt", "/a.txt"]) {
      const outside = zipSync({ [path]: strToU8("x") });
      await assert.rejects(read("a.zip", outside), refused("file-unreadable", /leads out of its folder/));
    }
    const whole = zipSync({ "a.txt": strToU8("some words ".repeat(100)) }, { level: 0 });
    await assert.rejects(read("a.zip", whole.subarray(0, whole.length - 30)), refused("file-unreadable"));
    const damaged = Uint8Array.from(whole);
    damaged[100]! ^= 1;
    await assert.rejects(read("a.zip", damaged), refused("file-unreadable"));
  });

  test("with a password is told apart", async () => {
    const locked = Buffer.from(zipSync({ "a.txt": strToU8("x") }));
    const directory = locked.lastIndexOf("PK\x01\x02");
    locked[directory + 8]! |= 1;
    locked[6]! |= 1;
    await assert.rejects(read("a.zip", locked), refused("file-locked", /password/));
  });
});

describe("what no reader reads", () => {
  const files: [string, Uint8Array | string, string, RegExp][] = [
    ["an empty file", "", "file-empty", /empty/],
    ["a file of blanks", "\ufeff \n\t", "file-empty", /empty/],
    ["a page without text", "<html><body><script>x()</script></body></html>", "file-empty", /no text/],
    ["a picture called a document", Buffer.from("\x89PNG\r\n\x1a\n\0\0", "latin1"), "file-kind-unknown", /picture/],
    ["an old document of Office", Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1", "latin1"), "file-kind-unknown", /\.docx/],
    [
      "a document of Office with a password",
      Buffer.concat([Buffer.from("\xd0\xcf\x11\xe0", "latin1"), Buffer.from("EncryptedPackage", "utf16le")]),
      "file-locked",
      /password/,
    ],
    ["a program", Buffer.from("\x7fELF\x02\x01\0\0\0", "latin1"), "file-kind-unknown", /no document/],
    ["a file of RTF", "{\\rtf1 Hello}", "file-kind-unknown", /\.docx/],
  ];
  for (const [name, bytes, code, message] of files)
    test(`${name} is refused with what to do`, () => assert.rejects(read("a.docx", bytes), refused(code, message)));

  test("text for programs is refused by its name", () =>
    assert.rejects(read("a.json", '{"a": 1}'), refused("file-kind-unknown")));
});

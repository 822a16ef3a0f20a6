import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { openWorkshop, text, type Workshop } from "../testing/workshop.ts";

const url = "https://help.example.com/guide/start";
let node: TestServer;
let workshop: Workshop;
before(async () => {
  node = await startTestServer();
  workshop = await openWorkshop(node);
});
after(() => node.stop());

let pages = 0;
/** The text that is stored for a content, as its source and its document show it. */
async function stored(content: string, page: string | null = url): Promise<string> {
  // A page that was taught before is found, and no new source is made.
  const source = await workshop.taught({
    ...text(`A page ${++pages}`, content),
    ...(page === null ? {} : { url: page }),
  });
  const shown = (await workshop.get(`/sources/${source.id}`)).body.content;
  assert.equal((await workshop.get(`/documents/${source.documentId}`)).body.text, shown);
  const again = await workshop.replace(source.id, {
    ...text(`A page ${pages}`, shown),
    ...(page === null ? {} : { url: page }),
  });
  assert.equal(again.body.version, 1, `Cleaning the cleaned text again changes it: ${shown}`);
  return shown;
}

const same: [string, string][] = [
  ["plain text", "  1 < 2 & 3 > x; AT&T; a*b*c, snake_case [x] {y} C:\\new <3\r\n\r\n\tcosts 5 £  \n"],
  [
    "Markdown",
    "# T\n\n1. Open *it*\n2. [Go](https://a.example/x?a=1#b)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n\n- [ ] do\n",
  ],
  ["code that shows HTML", "Write `<br>` or `&amp;`:\n\n```html\n<div>[a](b) &lt;</div>\n```\n\n    <p>indented</p>\n"],
  ["notes", "> Take care.\n\n> [!NOTE]\n> Or not.\n"],
  [
    "tags that a text is about",
    "Write `{% hint %}`:\n\n```\n:::tip\n{{< note >}}\n:::\n```\n\nSee {% if %} and {{ name }}.\n",
  ],
  ["what is to be filled in", "Run ssh <user>@<host> when a <b and c> d."],
  ["a rule above a text", "---\nSome words\n---\nMore words"],
];
for (const [what, content] of same) {
  test(`${what} is stored as it was sent`, async () => {
    assert.equal(await stored(content), content);
  });
}

const cleaned: [string, string, string][] = [
  ["YAML front matter goes", "---\ntitle: Kilns\ntags:\n  - hot\n---\n\n# Kilns\n", "# Kilns\n"],
  ["TOML front matter goes", "+++\ntitle = 'Kilns'\n+++\nHot.", "Hot."],
  ["comments go", "One.\n\n<!-- two\n\nthree -->\n\nFour <!-- five -->six.", "One.\n\nFour six."],
  ["line breaks become Markdown", "One<br>two<br/>\nthree", "One  \ntwo  \nthree"],
  ["the cells of a table keep to their line", "| a |\n|---|\n| x<br>y |", "| a |\n|---|\n| x y |"],
  [
    "marked words keep their marks",
    "Press <b>Save</b>, <em>then</em> <code>a &lt; b</code>.",
    "Press **Save**, *then* `a < b`.",
  ],
  [
    "folds become a line and their content",
    "<details>\n<summary>How do I <b>pay</b>?</summary>\n\n- by card\n- in cash\n\n</details>\n\nEnd.",
    "**How do I pay?**\n\n- by card\n- in cash\n\n---\n\nEnd.",
  ],
  [
    "components and imports of MDX go",
    'import Tabs from \'@theme/Tabs\';\n\n# Use\n\n<Tabs>\n<TabItem value="a">\n\n1. one\n2. two\n\n</TabItem>\n</Tabs>\n\n{/* later */}\n\nSee <Icon name="x" /> it.',
    "# Use\n\n1. one\n2. two\n\nSee it.",
  ],
  [
    "links lead somewhere from any page",
    'See [a](../a.md "T"), [b](#part), [c](/c), [d][r], [e](https://e.example) and <a href="f?x=1&amp;y=2">f</a>.\n\n[r]: ./d',
    'See [a](https://help.example.com/a.md "T"), [b](https://help.example.com/guide/start#part), [c](https://help.example.com/c), [d](https://help.example.com/guide/d), [e](https://e.example) and [f](https://help.example.com/guide/f?x=1&y=2).\n\n',
  ],
  [
    "images leave what they say",
    "![A red kiln](kiln.png) ![](x.png) ![screenshot](y.png)\n\n[![build](b.svg)](ci) <img src=z alt='The lid'>\n\n![](z.png)\n\nEnd.",
    "A red kiln\n\n[build](https://help.example.com/guide/ci) The lid\n\nEnd.",
  ],
  [
    "no link runs code",
    "[a](javascript:alert(1)) [b](JAVA&Tab;SCRIPT&colon;x) [c](data:text/html,x) [d][v] <a href=' vbscript:x'>e</a> <javascript:x>\n\n[v]: vbscript:x",
    "a b c d e\n\n",
  ],
  [
    "entities become characters, and never HTML",
    "Caf&eacute;&nbsp;&copy; 1 &lt; 2, &lt;script&gt; &#42;x&#42; &amp;lt;",
    "Café © 1 < 2, \\<script> \\*x\\* \\&lt;",
  ],
  [
    "scripts and styles go",
    "One <script>alert('x')</script>two\n\n<style>\np { color: red }\n</style>\n\nThree",
    "One two\n\nThree",
  ],
  [
    "quotations and lists keep their shape",
    "> <p>One</p>\n\n- two <img src=x>\n- <img src=y>\n- three\n  <div>four</div>\n",
    "> One\n\n- two\n\n- three\n  four\n",
  ],
  [
    "a fragment of HTML becomes Markdown",
    "<h2>Pay</h2><p>Either &amp; or:</p><ol><li>Open <strong>Bills</strong><ul><li>yours</li></ul></li><li><p>Pay</p></li></ol><pre><code class='language-js'>if (a &lt; b) {}\n</code></pre><table><tr><th>Plan</th><th>Price</th></tr><tr><td rowspan='2'>A|B</td><td>5<br>6</td></tr><tr><td>7</td></tr></table><p><a href='more'>More</a></p>",
    "## Pay\n\nEither & or:\n\n1. Open **Bills**\n   - yours\n2. Pay\n\n```js\nif (a < b) {}\n```\n\n| Plan | Price |\n| --- | --- |\n| A\\|B | 5 6 |\n| A\\|B | 7 |\n\n[More](https://help.example.com/guide/more)",
  ],
  [
    "folds of HTML become a line and their content",
    "<h2>Pay</h2><details><summary>How?</summary><p>By card.</p></details><details><summary>When?</summary><p>Now.</p></details><p>End.</p>",
    "## Pay\n\n**How?**\n\nBy card.\n\n**When?**\n\nNow.\n\n---\n\nEnd.",
  ],
  [
    "notes of documentation tools become quotations",
    ':::tip\nTake care.\n:::\n\n::: warning Mind it\n- hot\n:::\n\n{% hint style="info" %}\nOne.\n{% endhint %}\n\n{{< note >}}\nTwo.\n{{< /note >}}\n\nEnd.',
    "> Take care.\n\n> **Mind it**\n>\n> - hot\n\n> One.\n\n> Two.\n\nEnd.",
  ],
  [
    "tags of documentation tools go",
    '{% tabs %}\n{% tab title="Web" %}\nOne.\n{% endtab %}\n{% endtabs %}\n\n{{< figure src="a.png" >}}\n\nSee [here]({{< ref "a.md" >}}) and {{< icon "x" >}} there.',
    "**Web**\n\nOne.\n\nSee here and there.",
  ],
  ["the mark of the byte order goes", "\uFEFF# Kilns\n\nHot.", "# Kilns\n\nHot."],
  [
    "an image behind a sentence is set apart from it",
    "1. Upload your passport. ![ID scan](a.png)\n2. Press ![Send](b.png) now.\n\n<p>Look. <img src=x alt='The lid'></p>",
    "1. Upload your passport. (ID scan)\n2. Press Send now.\n\nLook. (The lid)",
  ],
  [
    "buttons and footers of the page go, and those of a sentence stay",
    "# Kilns\n\nPress <button>Save</button> now.\n\n<button>Copy</button>\n\nWas this helpful? <button>Yes</button> <button>No</button>\n\nEnd.\n\n<footer>\n\nOurs\n\n</footer>",
    "# Kilns\n\nPress Save now.\n\nEnd.",
  ],
  [
    "buttons and footers of HTML go, and those of a sentence stay",
    "<h2>Kilns</h2><p>Press <button>Save</button> now.</p><button>Copy</button><div><p>Was this helpful?</p><button>Yes</button><button>No</button></div><blockquote><p>Hot.</p><footer>A potter</footer></blockquote><footer>Ours</footer>",
    "## Kilns\n\nPress Save now.\n\n> Hot.\n>\n> A potter",
  ],
  [
    "powers stay powers",
    "x<sup>2</sup>, 10<sup>-3</sup>, x<sup>a+b</sup>, 1<sup>st</sup> and H<sub>2</sub>O",
    "x², 10⁻³, x^(a+b), 1st and H2O",
  ],
  [
    "the ids of headings become anchors",
    '<h2 id="halt">Halting it</h2><p>A</p><h2>Pay <a name="pay"></a></h2><p>B</p><p><a id="lost"></a></p><h3>Lose</h3><p>C</p><section id="end"><h2>End</h2><p>D</p><h3>No id</h3><p>E</p></section><h2 id="a b">Odd</h2><p>F</p>',
    "## Halting it {#halt}\n\nA\n\n## Pay {#pay}\n\nB\n\n### Lose {#lost}\n\nC\n\n## End {#end}\n\nD\n\n### No id\n\nE\n\n## Odd\n\nF",
  ],
  [
    "the ids at headings of Markdown become anchors",
    '<a name="one"></a>\n\n# One\n\nA\n\n## <a id="two"></a>Two\n\nB\n\n## Three <span id="three"></span>\n\nC\n\n<div id="four">\n\nFour\n----\n\nD\n\n</div>\n\n## Five {#five}\n\n<h2 id="six">Six</h2>\n\nE',
    "# One {#one}\n\nA\n\n## Two {#two}\n\nB\n\n## Three {#three}\n\nC\n\nFour {#four}\n----\n\nD\n\n## Five {#five}\n\n## Six {#six}\n\nE",
  ],
  [
    "a table with titles of rows has no row for a header",
    "<table><tr><th>Price</th><td>5</td></tr><tr><th>Size</th><td>3</td></tr></table>",
    "|  |  |\n| --- | --- |\n| Price | 5 |\n| Size | 3 |",
  ],
  ["an element that a sentence speaks of becomes code", "Put a <div> around it.", "Put a `<div>` around it."],
  [
    "of a page the main part is kept",
    "<!DOCTYPE html>\n<html><head><title>T</title></head><body><nav>Menu</nav><main><h1>Kilns</h1><p>Hot.</p><p hidden>Secret</p><script>x()</script></main><footer>Us</footer></body></html>",
    "# Kilns\n\nHot.",
  ],
];
for (const [what, content, expected] of cleaned) {
  test(`in a stored text, ${what}`, async () => {
    const shown = await stored(content);
    assert.equal(shown.replace(/ +\n/g, (end) => (end === "  \n" ? end : "\n")).trimEnd(), expected.trimEnd());
  });
}

test("without the address of its page, a relative link stays as it is", async () => {
  assert.equal(await stored("See [a](b) and ![c](d).", null), "See [a](b) and c.");
});

test("the answer of a FAQ is cleaned too, and its address is shown with citations", async () => {
  const faq = {
    type: "faq",
    question: "Where are the glazes?",
    answer: "In the <b>cellar</b>, see [plan](plan).",
    url,
  };
  const source = await workshop.taught(faq);
  assert.equal(source.url, url);
  const { body } = await workshop.person.client.post("/api/chatbot/send", { message: "Where are the glazes?" });
  assert.equal(body.aiResponse, "In the **cellar**, see [plan](https://help.example.com/guide/plan).");
  assert.equal(body.citations[0].url, url);
});

test("a citation leads to the id that a heading of a page has", async () => {
  const page = `<h1>Plans</h1><p>All plans.</p><h2 id="cancel">Cancelling your subscription</h2><p>Open the vault page and press Stop.</p>`;
  await workshop.taught({ ...text("Plans", page), url });
  const { body } = await workshop.person.client.post("/api/chatbot/send", {
    message: "How do I cancel my subscription?",
  });
  assert.deepEqual([body.citations[0].anchor, body.citations[0].section], ["cancel", "Cancelling your subscription"]);
  assert.doesNotMatch(body.aiResponse, /\{#/);
});

test("another address makes a new version, and the same content does not", async () => {
  const page = { ...text("Plan", "See the <u>plan</u> [here](plan)."), url };
  const { id } = await workshop.taught(page);
  assert.equal((await workshop.replace(id, page)).body.version, 1);
  assert.equal((await workshop.replace(id, { ...page, url: "https://other.example/" })).body.version, 2);
  assert.equal((await workshop.get(`/sources/${id}`)).body.content, "See the plan [here](https://other.example/plan).");
});

test("content without any text is refused with its place, and nothing is stored", async () => {
  const other = await openWorkshop(node);
  for (const content of [
    "<img src='x.png'>",
    "---\ntitle: x\n---\n",
    "<script>alert(1)</script>",
    "<html><body> </body></html>",
  ]) {
    const answer = await other.teach({ sources: [text("Good", "Some text."), text("Empty", content)] });
    assert.deepEqual([answer.status, answer.body.code], [422, "no-text"], answer.text);
    assert.equal(answer.body.errors[0].pointer, "/body/sources/1/content");
  }
  const faq = await other.teach({ type: "faq", question: "Q?", answer: "<br>" });
  assert.deepEqual([faq.status, faq.body.errors[0].pointer], [422, "/body/answer"]);
  assert.deepEqual((await other.get("/sources")).body.data, []);
});

test("the answer that resolves a gap is cleaned, and refused when no text is left", async () => {
  const { client } = (await openWorkshop(node)).person;
  await client.post("/api/chatbot/send", { message: "Where is the zircon glaze kept?" });
  const [gap] = (await client.get("/api/knowledge/gaps")).body.data;
  const resolve = (answer: string) => client.post(`/api/knowledge/gaps/${gap.id}/resolve`, { answer });
  const refused = await resolve("<br>");
  assert.deepEqual([refused.status, refused.body.code], [422, "no-text"]);
  assert.equal((await resolve("In the <b>cellar</b>.")).status, 200);
  const { body } = await client.post("/api/chatbot/send", { message: "Where is the zircon glaze kept?" });
  assert.equal(body.aiResponse, "In the **cellar**.");
});

const address = `https://help.example.com/${"x".repeat(1_900)}/y`;
const hostile: [string, string][] = [
  ["is nested a hundred thousand times", `<p>${"<b><i>".repeat(50_000)}x`],
  ["asks for a hundred megabytes of links", "[a](b) ".repeat(50_000)],
  [
    "repeats a long cell in many rows",
    `<table><tr><td rowspan=9999>${"x".repeat(400_000)}<td>1</tr>${"<tr><td>y</tr>".repeat(9_999)}`,
  ],
];
for (const [what, content] of hostile) {
  test(`a text that ${what} is refused, and the next one is stored`, async () => {
    const answer = await workshop.teach({ ...text("Hostile", content), url: address });
    assert.deepEqual([answer.status, answer.body.code], [422, "too-complex"], answer.text.slice(0, 500));
    assert.equal((await workshop.teach(text(`After a text that ${what}`, "A <b>fine</b> text."))).status, 201);
  });
}

test("a long text is cleaned like a short one", async () => {
  const filler = "A bowl dries in [the shed](shed). ".repeat(300);
  const shown = await stored(`${filler}\n\n<p>The <b>zircon</b> glaze.</p>`);
  assert.equal(
    shown,
    `${filler.replaceAll("(shed)", "(https://help.example.com/guide/shed)")}\n\nThe **zircon** glaze.`,
  );
});

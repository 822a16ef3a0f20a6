// Long because an author's text and what it becomes are read side by side.

import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { createUntrusted } from "../../../kernel/untrusted/create-untrusted.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { type CampaignSource, type CompiledCampaign, compileCampaign } from "./compile-campaign.ts";
import { fillTemplate } from "./template.ts";
import { speakable, type Values } from "./variables.ts";

const source: CampaignSource = {
  format: "markdown",
  subject: "News of May",
  preheader: "",
  body: "Hello",
  language: "en",
  siteUrl: "https://shop.example/",
  senderName: "The Shop",
  postalAddress: "High Street 1\n12345 Town",
  tracksOpens: false,
  tracksClicks: false,
};
const values: Values = {
  name: "Ada Lovelace",
  firstName: "Ada",
  salutation: "",
  contactField: () => "",
  email: "ada@example.com",
  senderName: "The Shop",
  leaveUrl: "https://parley.example/newsletter/leave/abc",
  preferencesUrl: "https://parley.example/newsletter/preferences/abc",
  viewUrl: "https://parley.example/newsletter/view/abc",
  clickUrl: "https://parley.example/newsletter/click/abc",
  openUrl: "https://parley.example/newsletter/open/abc",
};

async function compile(part: Partial<CampaignSource>): Promise<CompiledCampaign> {
  const made = await compileCampaign({ ...source, ...part });
  assert.ok("compiled" in made, JSON.stringify(made));
  return made.compiled;
}
async function faultsOf(part: Partial<CampaignSource>): Promise<string[]> {
  const made = await compileCampaign({ ...source, ...part });
  assert.ok("faults" in made, `it was taken: ${part.body}`);
  return made.faults.map(({ pointer, message }) => `${pointer} ${message}`);
}
async function mailOf(part: Partial<CampaignSource>, of: Partial<Values> = {}) {
  const { subject, html, text } = await compile(part);
  const filled = { ...values, ...of };
  return { subject: fillTemplate(subject, filled), html: fillTemplate(html, filled), text: fillTemplate(text, filled) };
}
const mjml = (body: string, head = "") =>
  `<mjml><mj-head>${head}</mj-head><mj-body><mj-section><mj-column>${body}</mj-column></mj-section></mj-body></mjml>`;

describe("a campaign in Markdown", () => {
  test("becomes HTML and a plain text that say the same", async () => {
    const body = '# May\n\nHello {{ firstName | "you" }}\n\n- one\n- [two](/two?a=1&b=2)\n\n1. first\n2. second';
    const { html, text } = await mailOf({ body });
    assert.match(
      html,
      /<h1>May<\/h1>[\s\S]*Hello Ada[\s\S]*<a href="https:\/\/shop\.example\/two\?a=1&amp;b=2">two<\/a>/,
    );
    assert.match(
      text,
      /^May\n\nHello Ada\n\n- one\n- two \(https:\/\/shop\.example\/two\?a=1&b=2\)\n\n1\. first\n2\. second\n/,
    );
  });

  test("always says who sends it and how to leave, once", async () => {
    const { html, text } = await mailOf({});
    for (const said of ["The Shop", "High Street 1", values.leaveUrl, values.preferencesUrl, values.viewUrl]) {
      assert.equal(html.split(said).length, 2, said);
      assert.equal(text.split(said).length, 2, said);
    }
    const own = await mailOf({ body: "[Go]({{ leaveUrl }})" });
    assert.equal(own.html.split(values.leaveUrl).length, 2);
    assert.match(own.html, /<a href="https:\/\/parley\.example\/newsletter\/leave\/abc">Go<\/a>/);
  });

  test("shows HTML as text, and says it in the language of the campaign", async () => {
    const { html } = await mailOf({ body: "<script>alert(1)</script> <b onclick=x>", language: "de" });
    assert.doesNotMatch(html, /<script|<b /);
    assert.match(html, /&lt;script&gt;/);
    assert.match(html, /<html lang="de">[\s\S]*Abmelden/);
  });

  test("says that opens and clicks are noted, when they are, and leads links over Parley", async () => {
    const plain = await mailOf({ body: "[a](https://a.example/x)" });
    assert.doesNotMatch(plain.html, /<img|The sender sees/);
    const part = {
      body: "[a](https://a.example/x?y&z) [b](https://b.example) [a](https://a.example/x?y&z) [c](/{{ name }})",
    };
    const compiled = await compile({ ...part, tracksOpens: true, tracksClicks: true });
    assert.deepEqual(compiled.links, ["https://a.example/x?y&z", "https://b.example/"]);
    const { html, text } = await mailOf({ ...part, tracksOpens: true, tracksClicks: true });
    assert.deepEqual(
      [...html.matchAll(/click\/abc\/(\d)/g)].map(([, number]) => number),
      ["1", "2", "1"],
    );
    assert.match(html, /href="https:\/\/shop\.example\/Ada%20Lovelace"/);
    assert.match(html, /<img src="https:\/\/parley\.example\/newsletter\/open\/abc"/);
    for (const form of [html, text]) assert.match(form, /The sender sees that you opened this mail and which/);
  });
});

describe("a campaign in MJML", () => {
  test("keeps its columns and its own styles, and gets the footer that no style of it hides", async () => {
    const { html, text } = await mailOf({
      format: "mjml",
      body: mjml(
        `<mj-text>Hello {{ name }}</mj-text><mj-button href="/buy">Buy</mj-button>`,
        "<mj-style>footer a { display: none }</mj-style>",
      ),
    });
    assert.match(html, /mj-column-per-100[\s\S]*Hello Ada Lovelace[\s\S]*href="https:\/\/shop\.example\/buy"/);
    assert.match(html, /<!--\[if mso \| IE\]><table/);
    assert.match(html, /<footer style="display:block !important[\s\S]*Unsubscribe/);
    assert.match(text, /Hello Ada Lovelace\n+Buy \(https:\/\/shop\.example\/buy\)/);
  });

  test("keeps the pictures and colours behind its sections, in Outlook the colours", async () => {
    const text = "<mj-column><mj-text>Sale</mj-text></mj-column>";
    const at = (name: string) => `background-url="https://shop.example/${name}.jpg"`;
    const body = `<mjml><mj-body>
      <mj-section ${at("a")} background-color="#112233">${text}</mj-section>
      <mj-wrapper ${at("b")} background-color="#223344"><mj-section>${text}</mj-section></mj-wrapper>
      <mj-hero ${at("c")} background-width="600px" background-height="90px" background-color="#334455">
        <mj-text>Sale</mj-text></mj-hero>
      <mj-section background-url="http://shop.example/d.jpg" background-color="#445566">${text}</mj-section>
    </mj-body></mjml>`;
    const compiled = await compile({ format: "mjml", body });
    const html = fillTemplate(compiled.html, values);
    for (const [name, colour] of Object.entries({ a: "#112233", b: "#223344", c: "#334455" })) {
      const address = `https://shop.example/${name}.jpg`;
      assert.match(html, new RegExp(`background="${address}"`));
      assert.match(html, new RegExp(`background:${colour} [^;]*url\\(&#39;${address}&#39;\\)`));
    }
    assert.match(html, /bgcolor="#112233"/);
    assert.doesNotMatch(html, /d\.jpg|<v:/);
    assert.match(html, /background:#445566 center top/);
    assert.deepEqual(compiled.warnings, [
      'a background was left out. The image "http://shop.example/d.jpg" must begin with https:',
    ]);
    // Outlook reads balanced tables, too.
    const outlook = [...html.matchAll(/<!--\[if [^\]]*\]>([\s\S]*?)<!\[endif\]-->/g)]
      .map(([, tables]) => tables)
      .join("");
    for (const tag of ["table", "tr", "td"]) {
      const [begun, ended] = [`<${tag}[ >]`, `</${tag}>`].map((of) => outlook.match(new RegExp(of, "g"))?.length);
      assert.equal(begun, ended, tag);
    }
  });

  test("is refused with the line of each mistake, and includes are refused", async () => {
    assert.match(
      (await faultsOf({ format: "mjml", body: mjml("\n<mj-txt>x</mj-txt>") }))[0]!,
      /^\/body\/body line 2: /,
    );
    assert.match((await faultsOf({ format: "mjml", body: "no mjml" }))[0]!, /is no MJML: .*[^.]$/);
    // An author who asks for no font is not told of fonts.
    const plain = await compile({ format: "mjml", body: mjml("<mj-text>Hi</mj-text><mj-button>Go</mj-button>") });
    assert.deepEqual(plain.warnings, []);
    assert.doesNotMatch(fillTemplate(plain.html, values), /fonts\.g/);
    const include = mjml('\n<mj-include path="/etc/passwd" />');
    assert.deepEqual(await faultsOf({ format: "mjml", body: include }), [
      "/body/body line 2: <mj-include> is not supported. Put the content in its place",
    ]);
  });

  test("loses everything that runs, loads or asks, and says so", async () => {
    const hostile = `<script>alert(1)</script><iframe src="https://evil.example"></iframe><form action="/x"><input name="a"></form>
      <object data="x"></object><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
      <link rel="stylesheet" href="https://evil.example/a.css"><svg><script>1</script></svg><p onclick="x()" onmouseover=y>text</p>
      <b style="background:url(https://evil.example/i);color:red;position:fixed">bold</b><math><mi xlink:href="x">m</mi></math>
      <!--[if gte mso 9]><v:roundrect href="https://evil.example">x</v:roundrect><![endif]--><noscript><p title="</noscript><img src=x onerror=alert(1)>">`;
    const compiled = await compile({
      format: "mjml",
      body: mjml(`<mj-raw>${hostile}</mj-raw>`, "<mj-style>@import url(https://evil.example/c.css);</mj-style>"),
    });
    const html = fillTemplate(compiled.html, values);
    assert.doesNotMatch(
      html,
      /evil|<script|<iframe|<form|<input|<object|<base|http-equiv|<link|<svg|<math|v:roundrect|onclick|onmouseover|onerror|@import|fixed/i,
    );
    assert.match(html, /<p>text<\/p>[\s\S]*<b style="color:red">bold<\/b>/);
    for (const left of ["<script>", "<iframe>", "<form>", "onclick", "<style>"]) {
      assert.ok(
        compiled.warnings.some((warning) => warning.includes(left)),
        left,
      );
    }
  });
});

describe("addresses", () => {
  test("that run something, have no begin or hide their host are refused by name", async () => {
    for (const [address, reason] of [
      ["javascript:alert(1)", /javascript:alert\(1\)" must begin with/],
      ["JaVaScRiPt&#58;alert(1)", /must begin with/],
      ["data:text/html,x", /must begin with/],
      ["vbscript:x", /must begin with/],
      ["file:///etc/passwd", /must begin with/],
      ["https://user:secret@evil.example/", /must not hold a user name/],
      ["https://{{name}}.example/", /variable in its host/],
      ["https://{{name}}/x", /variable in its host/],
      ["{{name}}", /no address|variable|must begin/],
    ] as const) {
      const [fault] = await faultsOf({
        body: `[x](<${address}>)`,
        ...(address === "{{name}}" ? { siteUrl: null } : {}),
      });
      assert.match(fault!, reason, address);
    }
    assert.match((await faultsOf({ body: "[x](/two)", siteUrl: null }))[0]!, /"\/two" must begin with https:\/\//);
    assert.match((await faultsOf({ body: "![x](data:image/png;base64,AA)" }))[0]!, /must begin with https:, http:$/);
  });
});

describe("a link without an address", () => {
  test("is named by its line and its text, in Markdown and MJML", async () => {
    const body = "# Sale\n\nSee [the new\nshop]() and [our  menu]().";
    assert.deepEqual(await faultsOf({ body }), [
      '/body/body line 3: The link "the new shop" has no address',
      '/body/body line 4: The link "our menu" has no address',
    ]);
    const columns = [
      '<mj-button href="">Order {{ name }} a cake</mj-button>',
      '<mj-text>One <a href=" ">{{ name }} <b>offer</b></a><a href=" ">more <b>offer</b></a></mj-text>',
      '<mj-text><a href=""><img alt="Logo" src="https://shop.example/l.png" /></a><a href=""></a></mj-text>',
      '<mj-image alt="Hero" src="" />',
      '<mj-text><a href="htp://shop.example/x">Typo</a></mj-text>',
    ];
    const lines = columns.map((each) => `<mj-section><mj-column>${each}</mj-column></mj-section>`).join("\n");
    const faults = await faultsOf({ format: "mjml", body: `<mjml><mj-body>\n${lines}\n</mj-body></mjml>` });
    assert.deepEqual(
      faults.filter((fault) => !fault.includes("must begin")),
      [
        '/body/body The link "{{…}} offer" has no address',
        '/body/body The link "more offer" has no address',
        '/body/body line 4: The link "Logo" has no address',
        "/body/body A link without a text has no address",
        '/body/body line 5: The image "Hero" has no address',
      ],
    );
    assert.match(faults.find((fault) => fault.includes("htp:"))!, / line 6: The link "htp:/);
  });
});

describe("variables", () => {
  test("are escaped where they stand: text, attribute, address, subject and plain text", async () => {
    const name = `A"><script>&'`;
    const { html, text, subject } = await mailOf(
      {
        subject: "Hi {{ name }}",
        body: '{{ name }} [x](https://a.example/?q={{ name }}#{{name}}) ![{{ name }}](https://a.example/i.png "{{ name }}")',
      },
      { name },
    );
    const escaped = "A&quot;&gt;&lt;script&gt;&amp;&#39;";
    assert.doesNotMatch(html, /<script>/);
    assert.ok(html.includes(`<p>${escaped} `));
    assert.ok(html.includes(`alt="${escaped}" title="${escaped}"`));
    assert.ok(html.includes("?q=A%22%3E%3Cscript%3E%26&#39;#A%22%3E"));
    assert.ok(text.startsWith(`${name} x (https://a.example/?q=A%22%3E%3Cscript%3E%26'`));
    assert.equal(subject, `Hi ${name}`);
  });

  test("that are unknown or unreadable are refused with their line and column", async () => {
    assert.deepEqual(await faultsOf({ body: "Hello\n\nDear {{ nam }}" }), [
      "/body/body line 3, column 6: {{ nam }} is unknown. There are name, firstName, salutation, email, senderName, leaveUrl, preferencesUrl, viewUrl, and contact.… for a field of your contacts",
    ]);
    assert.match(
      (await faultsOf({ subject: "Hi {{ name | there }}" }))[0]!,
      /^\/body\/subject line 1, column 4: .* is no variable/,
    );
    assert.match((await faultsOf({ body: "{{ clickUrl }}" }))[0]!, /unknown/);
    assert.match((await faultsOf({ body: "{{ name" }))[0]!, /no variable/);
    assert.match(
      (await faultsOf({ format: "mjml", body: mjml('<mj-raw><p style="color:{{ name }}">x</p></mj-raw>') }))[0]!,
      /cannot stand in a style/,
    );
  });

  test("without a value take their default, and the author's marks stay the author's", async () => {
    const { html, text } = await mailOf({ body: 'Dear {{ name | "friend <3" }} zqv0z' }, { name: "" });
    assert.match(html, /Dear friend &lt;3 zqv0z/);
    assert.match(text, /^Dear friend <3 zqv0z\n/);
  });

  test("whose values hold an address, a link or what nobody sees are not spoken", () => {
    for (const value of [
      "Win at evil.com",
      "evil。com",
      "ｅｖｉｌ．ｃｏｍ",
      "https://evil.example",
      "www evil com",
      "eve@evil.example",
      "<b>Eve</b>",
      "a/b",
      "x".repeat(101),
      "tel:123",
    ]) {
      assert.equal(speakable(value), "", value);
    }
    for (const [value, spoken] of [
      ["Ada Lovelace", "Ada Lovelace"],
      ["J. R. R. Tolkien", "J. R. R. Tolkien"],
      ["J.R.R. Tolkien", "J.R.R. Tolkien"],
      ["O’Neill, Anne-Marie", "O’Neill, Anne-Marie"],
      ["李小龍", "李小龍"],
      ["Ada\r\nBcc: x", "Ada Bcc: x"],
      ["Ada\u202e\u200b\n Love", "Ada Love"],
    ] as const) {
      assert.equal(speakable(value), spoken);
    }
  });
});

describe("hostile input", () => {
  const untrusted = createUntrusted({ deadlineMs: 3_000, maxHeapMiB: 192 });
  after(() => untrusted.close());
  const parser = parserIn<typeof compileCampaign>(new URL("compile-campaign.ts", import.meta.url), "compileCampaign");
  test("ends with an answer or a refusal, in a thread of its own", async () => {
    for (const [format, body] of [
      ["markdown", `${"[".repeat(50_000)}a${"](x)".repeat(50_000)}`],
      ["markdown", "> ".repeat(20_000)],
      ["markdown", "*a **b ".repeat(20_000)],
      ["markdown", `${"{{ name }} ".repeat(20_000)}`],
      ["mjml", mjml("<mj-raw>".repeat(2_000))],
      ["mjml", mjml(`<mj-raw>${"<div>".repeat(20_000)}</mj-raw>`)],
      ["mjml", mjml(`<mj-text>${"&lt;".repeat(50_000)}</mj-text>`)],
    ] as const) {
      const answer = await untrusted.parse("w", parser, { ...source, format, body }).catch((error: Error) => error);
      if (answer instanceof Error) assert.match(answer.message, /^too-complex/, `${format} ${body.slice(0, 30)}`);
      else assert.ok("faults" in answer || "compiled" in answer);
    }
  });
});

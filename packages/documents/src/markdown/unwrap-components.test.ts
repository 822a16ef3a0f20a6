import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cleanText } from "../clean-text.ts";

const clean = (text: string) => cleanText({ text, url: "https://example.com/docs/" }).trim();

describe("the components of MDX", () => {
  test("leave their titles above their content, wherever that is indented", () => {
    const steps =
      '<Steps>\n  <Step title="Install it">\n    Run this:\n\n    ```sh\n    npm i x\n      --y\n    ```\n  </Step>\n  <Step title={"Sign in"} icon={<Icon name="x" />}>\n    Use your mail.\n  </Step>\n</Steps>\n\nThen go on.';
    assert.equal(
      clean(steps),
      "**Install it**\n\nRun this:\n\n```sh\nnpm i x\n  --y\n```\n\n**Sign in**\n\nUse your mail.\n\n---\n\nThen go on.",
    );
  });

  test("leave their words in a line, in tags of many lines, and in cards", () => {
    assert.equal(
      clean('Hello <Badge label="New" /> world, see <Link href="a">this</Link>.'),
      "Hello New world, see [this](https://example.com/docs/a).",
    );
    assert.equal(clean('<TabItem value="w" label="Windows">Run y.</TabItem>'), "**Windows** Run y.");
    assert.equal(
      clean('<Card\n  title="Billing"\n  onClick={() => go()}\n>\n  All about invoices.\n</Card>'),
      "**Billing**\n\nAll about invoices.",
    );
    const cards =
      '<Cards>\n  <Card title="One" href="one" description="The first" />\n  <Card title="Two" />\n</Cards>';
    assert.equal(clean(cards), "- [One](https://example.com/docs/one): The first\n- Two");
  });

  test("lose their imports, exports and code", () => {
    const mdx =
      'import { A } from "a";\nimport {\n  B,\n} from "b";\n\nexport const meta = {\n  a: 1,\n\n  b: 2,\n};\n\n<A b={[1, 2]} />\n\nHello {/* not this */}there.';
    assert.equal(clean(mdx), "Hello there.");
  });

  test("stay in code, and a list keeps what it holds", () => {
    const code = '```mdx\n<Step title="x">\n  Hi\n</Step>\n```\n\nWrite `<Step title="x">`.';
    assert.equal(clean(code), code);
    assert.equal(clean("1. One\n   <Note>\n   Careful.\n   </Note>\n2. Two"), "1. One\n\n   Careful.\n\n2. Two");
  });
});

describe("template tags", () => {
  const cases: [string, string, string][] = [
    [
      "a note with its title without a name",
      '{{< admonition "Balboa (Tue 19:30)" >}}\nCome.\n{{< /admonition >}}',
      "> **Balboa (Tue 19:30)**\n>\n> Come.",
    ],
    [
      "a note behind its kind",
      "{{< admonition tip 'Come early' false >}}\nAt 7.\n{{< /admonition >}}",
      "> **Come early**\n>\n> At 7.",
    ],
    ["a tab", '{{< tabs "id1" >}}\n{{< tab "Linux" >}}\nRun x.\n{{< /tab >}}\n{{< /tabs >}}', "**Linux**\n\nRun x."],
    ["words within a sentence", 'Call {{< phone "030 123 456" >}} now{{< ref "page.md" >}}.', "Call 030 123 456 now."],
    [
      "a named title",
      '{% hint style="info" title="Good to know" %}\nIt rains.\n{% endhint %}',
      "> **Good to know**\n>\n> It rains.",
    ],
    ["a title alone", '{{< figure src="/a.png" title="The way in" >}}', "The way in"],
    ["options and no words", '{{< highlight go "linenos=table,hl_lines=8 15" >}}\n{{< youtube "dQw4w9" >}}\nA', "A"],
  ];
  for (const [name, written, expected] of cases) test(`leave ${name}`, () => assert.equal(clean(written), expected));
});

test("a text of many tags that never end is cleaned in a time that grows with its length", () => {
  for (const line of [
    '<Card title="x"\n',
    "export const a = {\n\n",
    '{{< note "a b" >}}\n',
    "<Step>\n  ",
    "::: note\n",
  ])
    assert.equal(typeof clean(line.repeat(20_000)), "string");
});

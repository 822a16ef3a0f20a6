import { type Html, html } from "../../../kernel/pages/html.ts";
import { languages } from "../operations/example-of.ts";
import { inline } from "./inline.ts";

const sentences = [
  "Send `Authorization: Bearer <key or access token>`. A key comes from the console, or from `POST /api/keys`.",
  "The examples of every operation begin with these lines.",
];

/** The lines that make a client, by language. The examples of all operations go on from here. */
const linesFor = (address: string): Readonly<Record<string, string>> => ({
  curl: `export PARLEY_URL="${address}"\nexport PARLEY_API_KEY="parley_sk_…"`,
  typescript: `// npm install ${address}/client/typescript.tgz
import { Parley } from "@parley/client";

// The key is in PARLEY_API_KEY.
const parley = new Parley({ endpoint: "${address}" });`,
  python: `# The key is in PARLEY_API_KEY.
from parley_client import Parley

parley = Parley("${address}")`,
  go: `// import "parley", from ${address}/client/go.zip
ctx := context.Background()
// The key is in PARLEY_API_KEY.
client, err := parley.New(parley.Settings{Endpoint: "${address}"})
if err != nil {
	log.Fatal(err)
}`,
  php: `require 'parley-client/autoload.php';

// The key is in PARLEY_API_KEY.
$parley = new \\Parley\\Parley('${address}');`,
  ruby: `require "parley-client"

# The key is in PARLEY_API_KEY.
parley = Parley::Client.new("${address}")`,
});

/** Says how a client of the server at `address` is made, before the first call. */
export function setUp(address: string): { html: Html; markdown: string } {
  const lines = linesFor(address);
  const blocks = languages.flatMap(({ id, title }) => {
    const text = lines[id];
    if (text === undefined) return [];
    return [
      html`<figure data-language="${id}"><figcaption>${title}</figcaption><pre tabindex="0"><code>${text}</code></pre></figure>`,
    ];
  });
  return {
    html: html`${sentences.map((sentence) => html`<p>${inline(sentence)}</p>`)}<div class="calls" role="group" aria-label="How a client is made">${blocks}</div>
<p>For machines: <a href="/openapi.json">openapi.json</a>, <a href="/llms.txt">llms.txt</a>, and each page with <code>.md</code> at its end.</p>`,
    markdown: `${sentences.join("\n")}\n\n\`\`\`sh\n${lines.curl}\n\`\`\`\n`,
  };
}

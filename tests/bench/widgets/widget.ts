import { makeKey } from "../../../server/testing/client.ts";
import { openBrowser } from "../../browser/open-browser.ts";
import { startParley } from "../measuring/parley.ts";
import { printTable, printTarget } from "../measuring/report.ts";
import { measureVisit, type Steps, type Visit } from "./measure-visit.ts";
import { servePeers } from "./serve-peers.ts";

const rounds = 6;
const most = { bytesBefore: 12_000, bytesAfter: 35_000, taskMs: 50 };
const asked = { question: "What does a birthday cake cost?", answer: "costs 32 euros" };
const cakes = "# Birthday cakes\n\n## Prices\n\nA birthday cake for 8 people costs 32 euros.";

/** Gives the look of a page that has something in its body. */
const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ada Bakes</title></head><body><h1>Bread</h1><p>A small bakery on the corner.</p>${body}</body></html>`;

const figures: [name: string, figure: keyof Visit][] = [
  ["kB before", "bytesBefore"],
  ["requests", "requestsBefore"],
  ["main thread ms", "busyMs"],
  ["longest task ms", "longestTaskMs"],
  ["click to open ms", "openMs"],
  ["to first word ms", "firstWordMs"],
  ["kB after", "bytesAfter"],
];

/**
 * Measures what the chat costs a page and its visitor, in a browser with a quarter of this machine's speed,
 * beside a page without any and beside the published scripts of two others. All of them get the answers of
 * the same server.
 */
export async function widget(): Promise<void> {
  const [parley, browser] = await Promise.all([startParley(), openBrowser()]);
  const secret = parley.person.client.as(parley.key);
  const peers = await servePeers(async (message) => {
    const { body } = await secret.post("/api/chatbot/send", { message });
    return body.aiResponse;
  });
  try {
    await secret.post("/api/knowledge/sources", { type: "text", title: "Birthday cakes", content: cakes });
    const key = await makeKey(parley.person, { kind: "publishable", allowedOrigins: [peers.origin] });
    const variants = variantsOf(`http://127.0.0.1:${parley.port}`, key, peers.answering);
    for (const { path, body } of Object.values(variants)) peers.pages.set(path, pageOf(body));
    const visits: Record<string, Visit[]> = {};
    for (let round = 0; round <= rounds; round++) {
      for (const [name, { path, steps }] of Object.entries(variants)) {
        const visit = await measureVisit(browser, peers.origin + path, steps);
        // The first round warms the server and the browser up.
        if (round > 0) visits[name] = [...(visits[name] ?? []), visit];
      }
    }
    tell(visits);
  } finally {
    await browser.close();
    await Promise.all([parley.stop(), peers.stop()]);
  }
}

type Variant = { path: string; body: string; steps: Steps | undefined };

/** Gives a page for each chat, as its own documentation puts it on a page. */
function variantsOf(server: string, key: string, answering: string): Record<string, Variant> {
  const typebot = `import Typebot from "/typebot.js"; Typebot.initBubble({ typebot: "shop", apiHost: "${answering}" });`;
  const deepChat = `document.querySelector("#open").addEventListener("click", () => {
    const chat = document.createElement("deep-chat");
    chat.connect = { url: "${answering}/ask" };
    document.body.append(chat);
  });`;
  return {
    "empty page": { path: "/empty", body: "", steps: undefined },
    Parley: {
      ...{ path: "/parley", body: `<script src="${server}/widget.js" data-key="${key}" async></script>` },
      steps: { ...asked, button: ".launch", field: "form.in textarea" },
    },
    "@typebot.io/js": {
      ...{ path: "/typebot", body: `<script type="module">${typebot}</script>` },
      steps: { ...asked, button: "[part=button]", field: "input.text-input, textarea" },
    },
    "deep-chat": {
      path: "/deep-chat",
      body: `<script type="module" src="/deep-chat.js"></script><button id="open">Chat</button><script>${deepChat}</script>`,
      steps: { ...asked, button: "#open", field: "#text-input" },
    },
  };
}

function tell(visits: Record<string, Visit[]>): void {
  // Other work of the machine makes a visit slower, and never faster.
  const of = (name: string, figure: keyof Visit) => Math.min(...visits[name]!.map((visit) => visit[figure]));
  const show = (name: string, figure: keyof Visit) =>
    figure.startsWith("bytes") ? (of(name, figure) / 1_000).toFixed(1) : of(name, figure).toFixed(0);
  printTable([
    ["4 × slowed CPU, best rounds", ...figures.map(([name]) => name)],
    ...Object.keys(visits).map((name) => [name, ...figures.map(([, figure]) => show(name, figure))]),
  ]);
  const [floor, own, ...others] = Object.keys(visits);
  const before = of(own!, "bytesBefore") - of(floor!, "bytesBefore");
  printTarget(
    `before it is opened ≤ ${most.bytesBefore / 1_000} kB`,
    before <= most.bytesBefore,
    `${(before / 1_000).toFixed(1)} kB`,
  );
  const opened = of(own!, "bytesAfter") - before;
  printTarget(
    `after it ≤ ${most.bytesAfter / 1_000} kB`,
    opened <= most.bytesAfter,
    `${(opened / 1_000).toFixed(1)} kB with the answer`,
  );
  const longest = of(own!, "longestTaskMs");
  printTarget(`no task over ${most.taskMs} ms before`, longest <= most.taskMs, `${longest.toFixed(0)} ms`);
  const requests = of(own!, "requestsBefore") - of(floor!, "requestsBefore");
  printTarget("two requests before: the script and the owner's settings", requests <= 2, `${requests}`);
  // The others have their settings in the page, which an owner must then change.
  for (const [name, figure] of figures.filter(([, figure]) => figure !== "requestsBefore")) {
    const least = Math.min(...others.map((other) => of(other, figure)));
    printTarget(`${name}: ahead of both others`, of(own!, figure) <= least, show(own!, figure));
  }
}

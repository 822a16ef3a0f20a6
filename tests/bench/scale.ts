import { PassageIndex } from "@parley/engine";
import { divideDocument } from "../../server/capabilities/knowledge/indexing/divide-document.ts";
import { createClient, makeKey, signUp, type TestClient } from "../../server/testing/client.ts";
import { peakMiBOf, residentMiBOf } from "./measuring/cpu-time.ts";
import { createTexts, type GeneratedText, questionAbout } from "./measuring/generated-text.ts";
import { type Parley, startParley } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";

const workspaces = 200;
const passagesEach = 1_000;
const passagesOfLargest = 100_000;
const sourcesPerCall = 500;
const passagesIndexed = 50_000;
const mostMiB = 1_024;
const fewestPerSecond = 30_000;
const questionsInPeace = 200;

type Workspace = { client: TestClient; question: string };

/**
 * Many workspaces and a large one on one node: what they hold, how fast they are read, and what
 * others notice of it.
 */
export async function scale(): Promise<void> {
  const parley = await startParley();
  try {
    const idleMiB = residentMiBOf(parley.pid);
    const texts = createTexts(1);
    const large = await openWorkspace(parley, texts, passagesOfLargest);
    const small: Workspace[] = [];
    for (let count = 0; count < workspaces; count++) small.push(await openWorkspace(parley, texts, passagesEach));
    const [neighbour] = small;
    await ask(neighbour!);
    const inPeace: number[] = [];
    for (let count = 0; count < questionsInPeace; count++) inPeace.push(await ask(neighbour!));

    let isBuilding = true;
    const building = ask(large).finally(() => {
      isBuilding = false;
    });
    const meanwhile: number[] = [];
    while (isBuilding) meanwhile.push(await ask(neighbour!));
    const buildMs = await building;

    const firstMs: number[] = [];
    for (const workspace of small) firstMs.push(await ask(workspace));
    const againMs: number[] = [];
    for (const workspace of [large, ...small]) againMs.push(await ask(workspace));

    const quantile = (values: number[], share: number) =>
      [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!.toFixed(1);
    const row = (name: string, values: number[]) => [
      name,
      String(values.length),
      quantile(values, 0.5),
      quantile(values, 0.99),
      quantile(values, 1),
    ];
    printTable([
      ["one answer at a time", "count", "p50 ms", "p99 ms", "max ms"],
      row("one workspace, in peace", inPeace),
      row(`the same, while ${passagesOfLargest} passages are read`, meanwhile),
      row(`first question of ${workspaces} workspaces`, firstMs),
      row(`next question of ${workspaces + 1} workspaces`, againMs),
    ]);
    const held = residentMiBOf(parley.pid) - idleMiB;
    const passages = passagesOfLargest + workspaces * passagesEach;
    console.log(
      `  ${passages} passages of 200–400 characters: ${((held * 1024 * 1024) / passages).toFixed(0)} bytes each, texts included`,
    );
    console.log(
      `  ${passagesOfLargest} passages are read from the database and answered from in ${(buildMs / 1000).toFixed(1)} s while the other workspace asks without a pause`,
    );
    const perSecond = indexedPerSecond();
    printTarget(`passages indexed a second ≥ ${fewestPerSecond}`, perSecond >= fewestPerSecond, perSecond.toFixed(0));
    const peak = peakMiBOf(parley.pid);
    printTarget(`resident memory of the node ≤ ${mostMiB} MiB`, peak <= mostMiB, `${peak.toFixed(0)} MiB at its peak`);
  } finally {
    await parley.stop();
  }
}

async function openWorkspace(parley: Parley, texts: ReturnType<typeof createTexts>, count: number): Promise<Workspace> {
  const person = await signUp(createClient(`http://127.0.0.1:${parley.port}`));
  const client = person.client.as(await makeKey(person));
  let last: GeneratedText | undefined;
  for (let first = 0; first < count; first += sourcesPerCall) {
    const written = Array.from({ length: Math.min(sourcesPerCall, count - first) }, () => texts.next(200, 400));
    last = written.at(-1);
    const sources = written.map((text) => ({ type: "text", ...text }));
    const answer = await client.post("/api/knowledge/sources", { sources });
    if (answer.status !== 201) throw new Error(`Teaching answered ${answer.status}: ${answer.text}`);
  }
  return { client, question: questionAbout(last!) };
}

/** Without a database, on one core. */
function indexedPerSecond(): number {
  const texts = createTexts(2);
  const documents = Array.from({ length: passagesIndexed }, (_, at) => {
    const { title, content } = texts.next(200, 400);
    const id = String(at);
    return { documentId: id, sourceId: id, kind: "text" as const, title, url: null, text: content, questions: [] };
  });
  new PassageIndex().addAll(documents.slice(0, 2_000).map(divideDocument));
  const beganMs = performance.now();
  new PassageIndex().addAll(documents.map(divideDocument));
  return (passagesIndexed * 1000) / (performance.now() - beganMs);
}

/** Measures how long one answer took, in ms. */
async function ask({ client, question }: Workspace): Promise<number> {
  const beganMs = performance.now();
  const answer = await client.post("/api/chatbot/send", { message: question });
  if (answer.status !== 200) throw new Error(`Asking answered ${answer.status}: ${answer.text}`);
  return performance.now() - beganMs;
}

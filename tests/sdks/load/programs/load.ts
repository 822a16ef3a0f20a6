import { Chatbot, Parley } from "../../../../sdks/typescript/src/index.ts";

// Streams answers and reads a long list, and tells how much memory it holds: node --expose-gc load.ts URL ANSWERS
declare const gc: () => void;

const [endpoint = "", answers] = process.argv.slice(2);
const chatbot = new Chatbot({ endpoint });
let beganMs = performance.now();
for (let count = 1; count <= Number(answers); count++) {
  let status: string | undefined;
  for await (const event of chatbot.stream({ message: "Is delivery free?" })) {
    if ("answer" in event) status = event.answer.status;
  }
  if (status !== "completed") throw new Error("no answer");
  if (count % 100 === 0) tell("answers", count);
}
beganMs = performance.now();
let count = 0;
for await (const contact of new Parley({ endpoint }).contacts.list({ limit: 100 })) {
  if (contact.id === "") throw new Error("no contact");
  if (++count % 1_000 === 0) tell("items", count);
}

function tell(kind: string, count: number): void {
  gc();
  // The engine keeps pages of memory that it no longer uses.
  const { heapUsed, external } = process.memoryUsage();
  const seconds = (performance.now() - beganMs) / 1_000;
  process.stdout.write(`${JSON.stringify({ kind, count, bytes: heapUsed + external, seconds })}\n`);
}

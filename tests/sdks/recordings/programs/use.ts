import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { recordTo, replayFrom } from "../../../../sdks/typescript/src/entries/recording.ts";
import { Chatbot } from "../../../../sdks/typescript/src/index.ts";

// Records three calls, or plays them back: node use.ts record|replay FILE URL
const [mode, path = "", endpoint = ""] = process.argv.slice(2);
if (mode === "record") writeFileSync(path, "");
const chatbot = new Chatbot(
  mode === "record"
    ? { endpoint, fetch: recordTo((line) => appendFileSync(path, line)) }
    : { endpoint, apiKey: null, fetch: replayFrom(readFileSync(path, "utf8")) },
);
const { leads } = chatbot.parley;
const lead = await leads.create({ email: "grace@example.com", name: "Grace Ünal", message: '1 < 2 & "so" on / off' });
const { data } = await leads.list({ limit: 1 }).page();
let text = "";
for await (const event of chatbot.stream({ message: "Is delivery free?" })) {
  if (event.type === "message.delta") text += event.text;
}
process.stdout.write(`${JSON.stringify({ lead: lead.id, name: data[0]?.name, listed: data.length, text })}\n`);

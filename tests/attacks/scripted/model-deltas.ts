import assert from "node:assert/strict";
import { signUp } from "../../../server/testing/client.ts";
import { addProvider } from "../../../server/testing/model-desk.ts";
import { type Script, startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

const say = (...texts: string[]): Script => texts.map((text) => ({ say: text }));

const replies: [name: string, script: Script][] = [
  ["one delta of 60,000 marks", say("[1]".repeat(60_000))],
  // Just below the longest answer that is accepted.
  ["as many marks as an answer may have", say("The shop is open from nine to five.", "[1]".repeat(42_000))],
  ["a mark after every letter", say("The shop is open. ", "a[1]".repeat(31_000))],
  ["marks between blanks", say("The shop is open ", "[1] ".repeat(31_000))],
  ["marks of many numbers", say("The shop is open ", `[${"1,".repeat(60_000)}1]`)],
  ["marks in small deltas", say(...Array<string>(12_000).fill("is open [1]"))],
  ["half marks in small deltas", say(...Array<string>(12_000).fill("open [1"))],
  ["marks that never close", say("[1".repeat(100_000))],
  ["brackets", say("[".repeat(300_000))],
  ["marks within marks", say("[1,".repeat(50_000) + "]".repeat(50_000))],
  ["marks with spaces", say("[ 1 ] ".repeat(40_000))],
  ["marks of wide digits", say("【1】".repeat(40_000))],
  ["marks after a source", say("The shop is open from nine to five [1].".repeat(8_000))],
  ["30,000 deltas", say(...Array<string>(30_000).fill("[1]"))],
  ["a mark in many deltas", say(...Array<string>(20_000).fill("["))],
  ["sentences without an end", say("and ".repeat(200_000))],
  ["ends of sentences", say(". ".repeat(200_000))],
  ["Markdown", say("*_`[](".repeat(60_000))],
  ["white space", say(" ".repeat(500_000))],
  ["half pairs of surrogates", say("\ud83d".repeat(100_000))],
  ["a call with a long input", [{ call: { name: "search_knowledge", input: { query: "[1]".repeat(200_000) } } }]],
  [
    "many calls",
    Array.from({ length: 500 }, (_, n) => ({ call: { name: "search_knowledge", input: { query: `${n}` } } })),
  ],
];

export const modelDeltas: ScriptedAttack = {
  name: "replies of a model that are slow to read",
  settings: () => ({ PARLEY_OUTBOUND_ALLOW: "models:127.0.0.1" }),
  async run(victim) {
    const provider = await startScriptedProvider();
    try {
      const person = await signUp(victim.client);
      await addProvider(person, provider);
      const content = "The shop is open from nine to five. It is closed on Sundays.";
      await person.client.post("/api/knowledge/sources", { type: "text", title: "Hours", content });
      for (const [name, script] of replies) {
        provider.answer(script);
        const signal = AbortSignal.timeout(60_000);
        const message = { message: "When is the shop open?" };
        const sent = await person.client.post("/api/chatbot/send", message, { signal });
        assert.equal(sent.status, 200, `${name}: ${sent.status} ${sent.text.slice(0, 300)}`);
        const streamed = await person.client.post("/api/chatbot/send", message, {
          signal,
          headers: { accept: "text/event-stream" },
        });
        assert.match(streamed.text, /event: (message\.completed|message\.interrupted|error)/, name);
      }
    } finally {
      await provider.stop();
    }
  },
};

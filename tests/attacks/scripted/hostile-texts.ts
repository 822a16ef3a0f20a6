import assert from "node:assert/strict";
import { signUp } from "../../../server/testing/client.ts";
import { pieces } from "../hostile-shapes.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

const longestText = 1_000_000;
const longestMessage = 8_000;
const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** Most readers look for the end of something that begins again and again. */
const openings = [
  "<!--",
  "<a href='",
  "[[",
  "```\n",
  "1. ",
  "q: ",
  "\u200d",
  "＃",
  "Mr. ",
  "12:",
  "$1,",
  "a-",
  "is is ",
];

export const hostileTexts: ScriptedAttack = {
  name: "texts that are slow to read, taught and asked",
  async run(victim) {
    const { client } = await signUp(victim.client);
    for (const piece of [...pieces, ...openings]) {
      const shown = JSON.stringify(piece);
      const source = {
        type: "text",
        title: `Text of ${shown}`,
        content: `The shop opens at nine. ${filled(piece, longestText)}`,
      };
      const taught = await client.post("/api/knowledge/sources", source);
      assert.ok(taught.status < 500, `teaching ${shown}: ${taught.status} ${taught.text.slice(0, 300)}`);
      const faq = {
        type: "faq",
        question: filled(piece, 2_000).trim() || "?",
        answer: filled(piece, 20_000).trim() || ".",
      };
      const answered = await client.post("/api/knowledge/sources", faq);
      assert.ok(answered.status < 500, `a FAQ of ${shown}: ${answered.status} ${answered.text.slice(0, 300)}`);
      const asked = await client.post("/api/chatbot/send", { message: filled(piece, longestMessage) });
      assert.ok(asked.status < 500, `asking ${shown}: ${asked.status} ${asked.text.slice(0, 300)}`);
      const found = await client.post("/api/knowledge/search", { query: filled(piece, 2_000) });
      assert.ok(found.status < 500, `searching ${shown}: ${found.status} ${found.text.slice(0, 300)}`);
      const removed = taught.body?.id === undefined ? undefined : `/api/knowledge/sources/${taught.body.id}`;
      if (removed !== undefined) await client.call("DELETE", removed);
    }
    const groups = Array.from({ length: 500 }, (_, index) => [`word${index}`, `${filled("ab ", 60)}${index}`]);
    assert.ok((await client.call("PUT", "/api/knowledge/synonyms", { body: { groups } })).status < 500);
  },
};

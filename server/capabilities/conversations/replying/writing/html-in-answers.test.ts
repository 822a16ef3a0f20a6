import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";

const written = "A kiln costs 12 euros [1].<br>See <script>x</script> and `<form>`.";
const shown = "A kiln costs 12 euros.  \nSee \\<script>x\\</script> and `<form>`.";
const question = "What does a kiln cost?";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk([...written].map((say) => ({ say })));
  await desk.teach(["Kilns", "A kiln costs 12 euros."]);
});
after(() => desk.stop());

type StreamEvent = { text?: string; choices?: { delta: { content?: string } }[] };

/** Joins what the events of a stream say. */
function piecesOf(stream: string, read: (event: StreamEvent) => string | undefined): string {
  const data = stream.match(/^data: \{.*$/gm) ?? [];
  return data.map((line) => read(JSON.parse(line.slice("data: ".length))) ?? "").join("");
}

test("what a model writes is shown as Markdown without HTML, at once and as a stream", async () => {
  const { body } = await desk.send(question);
  assert.equal(body.aiResponse, shown);
  assert.equal(body.citations[0].title, "Kilns");
  const headers = { accept: "text/event-stream" };
  const { text } = await desk.person.client.post("/api/chatbot/send", { message: question }, { headers });
  assert.equal(
    piecesOf(text, (event) => event.text),
    shown,
  );
});

test("the compatible APIs show the same", async () => {
  const { client } = desk.person;
  const messages = [{ role: "user", content: question }];
  const chat = { model: "scripted/scripted-1", messages };
  const answer = await client.post("/v1/chat/completions", chat);
  assert.equal(answer.body.choices[0].message.content, shown);
  const stream = await client.post("/v1/chat/completions", { ...chat, stream: true });
  assert.equal(
    piecesOf(stream.text, (event) => event.choices?.[0]?.delta.content),
    shown,
  );
  const response = await client.post("/v1/responses", { model: chat.model, input: question });
  assert.equal(response.body.output.at(-1).content[0].text, shown);
});

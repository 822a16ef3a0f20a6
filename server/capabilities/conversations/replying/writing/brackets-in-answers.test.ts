import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
  await desk.teach(["Lists", "A list of the Parrot language begins at place 1, so a[1] is its first element."]);
});
after(() => desk.stop());

test("an answer keeps the brackets of its code, and its citations are taken out", async () => {
  const code = "```js\na = [1];\nb = a[1];\n```";
  const written = `A list begins at place 1[1]. Write \`a[1]\` or x = [1, 2]:\n${code}\nThat is all.`;
  desk.provider.answer([...written].map((say) => ({ say })));
  const { body } = await desk.send("Where does a list of the Parrot language begin?");
  assert.equal(body.aiResponse, written.replace("place 1[1]", "place 1"));
  assert.equal(body.citations[0].title, "Lists");
});

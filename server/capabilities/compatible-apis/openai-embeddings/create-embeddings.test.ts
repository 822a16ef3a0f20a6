import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import OpenAI7 from "openai";
import OpenAI6 from "openai-6";
import { makeKey } from "../../../testing/client.ts";
import { addProvider, type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";

let desk: ModelDesk;
let key: string;
before(async () => {
  desk = await openModelDesk();
  key = await makeKey(desk.person);
  await addProvider(desk.person, desk.provider, { kind: "anthropic", name: "claude" });
});
after(() => desk.stop());

const clients: Record<string, typeof OpenAI7> = {
  "openai 6": OpenAI6 as unknown as typeof OpenAI7,
  "openai 7": OpenAI7,
};
for (const [name, OpenAI] of Object.entries(clients)) {
  describe(`embeddings with ${name}`, () => {
    const make = () => new OpenAI({ baseURL: `${desk.server.url}/v1`, apiKey: key, maxRetries: 0 });

    test("come from the provider in the order of the texts, and count as model use", async () => {
      for (const model of ["scripted/points-1", "points-1"]) {
        const { data, usage } = await make().embeddings.create({ model, input: ["four", "letters"] });
        assert.deepEqual(
          data.map(({ index, embedding }) => [index, [...embedding]]),
          [
            [0, [4, 1, 0]],
            [1, [7, 1, 0]],
          ],
        );
        assert.ok(usage.total_tokens > 0);
      }
      const plain = await make().embeddings.create({ model: "points-1", input: "one", encoding_format: "float" });
      assert.deepEqual(plain.data[0]!.embedding, [3, 1, 0]);
      const { models } = (await desk.person.client.get("/api/model-use")).body;
      assert.ok(models.some(({ model }: { model: string }) => model === "scripted/points-1"));
    });

    test("a model without embeddings and a failing provider are errors of the client's own classes", async () => {
      for (const model of ["parley", "nobody/x", "claude/x"]) {
        await assert.rejects(make().embeddings.create({ model, input: "a" }), OpenAI.NotFoundError, model);
      }
      desk.provider.answer({ status: 500 });
      await assert.rejects(make().embeddings.create({ model: "points-1", input: "a" }), OpenAI.InternalServerError);
      desk.provider.answer("Hello.");
      await assert.rejects(make().embeddings.create({ model: "points-1", input: [] }), OpenAI.BadRequestError);
    });
  });
}

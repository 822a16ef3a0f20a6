import { may } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { unknownModel } from "../assistants/index.ts";
import { EmbeddingSetting, NewEmbeddingSetting } from "./schema.ts";
import { removeEmbeddings, setEmbeddings } from "./set-embeddings.ts";
import { readEmbeddings } from "./show-embedding-setting.ts";

export function routes(app: Routes): void {
  app.get(
    "/api/knowledge/embeddings",
    {
      schema: {
        summary: "Show which model embeds the passages, and how far that has come",
        response: { 200: EmbeddingSetting },
      },
      guard: may("knowledge:read"),
    },
    (call) => readEmbeddings(call),
  );
  app.put(
    "/api/knowledge/embeddings",
    {
      schema: {
        summary: "Have a model embed the passages, so that they are found by meaning as well as by words",
        description:
          "The model embeds two test sentences first. The passages follow in the background, and are used when nine of ten have a vector. Another model or another length starts from the beginning.",
        body: NewEmbeddingSetting,
        response: { 200: EmbeddingSetting },
      },
      guard: may("settings:write"),
      problems: [unknownModel, cannotBeDone],
    },
    (call) => setEmbeddings(call, call.body),
  );
  app.delete(
    "/api/knowledge/embeddings",
    {
      schema: {
        summary: "Find passages by their words alone, and delete every vector",
        response: { 204: null },
      },
      guard: may("settings:write"),
    },
    (call) => removeEmbeddings(call),
  );
}

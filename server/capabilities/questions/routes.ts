import { may } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import { PageOf } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { changeQuestion, removeQuestion } from "./change-question.ts";
import { listQuestions } from "./list-questions.ts";
import { AskedQuestion, AskedQuestionPath, AskedQuestionQuery, ChangedAskedQuestion } from "./schema.ts";

export function routes(app: Routes): void {
  app.get(
    "/api/knowledge/questions",
    {
      schema: {
        summary: "List the questions that passages are found by beside their own words",
        query: AskedQuestionQuery,
        response: { 200: PageOf(AskedQuestion) },
      },
      guard: may("knowledge:read"),
    },
    (call) => listQuestions(call, call.query),
  );
  app.patch(
    "/api/knowledge/questions/:questionId",
    {
      schema: {
        summary: "Write an asked question in other words",
        params: AskedQuestionPath,
        body: ChangedAskedQuestion,
        response: { 200: AskedQuestion },
      },
      guard: may("knowledge:write"),
      problems: [cannotBeDone],
    },
    (call) => changeQuestion(call, call.params.questionId, call.body),
  );
  app.delete(
    "/api/knowledge/questions/:questionId",
    {
      schema: {
        summary: "Remove an asked question",
        description:
          "Its passage is not found by it any more, from the answer on. Visitors who take the same choices do not bring it back while the document is taught.",
        params: AskedQuestionPath,
        response: { 204: null },
      },
      guard: may("knowledge:write"),
    },
    (call) => removeQuestion(call, call.params.questionId),
  );
}

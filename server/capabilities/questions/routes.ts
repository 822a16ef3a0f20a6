import { may } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { unknownModel } from "../assistants/index.ts";
import { changeQuestion, removeQuestion } from "./change-question.ts";
import { listQuestions } from "./list-questions.ts";
import {
  AskedQuestion,
  AskedQuestionPath,
  AskedQuestionQuery,
  AskedQuestions,
  ChangedAskedQuestion,
  NewQuestionWriting,
  QuestionWriting,
} from "./schema.ts";
import { endWriting, setWriting } from "./writing/set-writing.ts";

/** Every text of the workspace is counted. */
const costOfEstimate = { workMs: 200, of: "an estimate" };

export function routes(app: Routes): void {
  app.get(
    "/api/knowledge/questions",
    {
      schema: {
        summary:
          "List the questions that passages are found by beside their own words, and what a model writes of them",
        query: AskedQuestionQuery,
        response: { 200: AskedQuestions },
      },
      guard: may("knowledge:read"),
    },
    (call) => listQuestions(call, call.query),
  );
  app.put(
    "/api/knowledge/questions",
    {
      schema: {
        summary: "Have a model write questions that each section answers",
        description:
          "In the background, section by section. A question that the engine does not lead back to its section is thrown away; the others are what the section is found by beside its own words, and go with the version of the document. Answers stay the words of the text, and ask no model. The answer estimates what the sections that are left take; `dryRun` does nothing else. The same again goes on with another ceiling; another model, number or choice of languages begins from the start, and forgets what was written.",
        body: NewQuestionWriting,
        response: { 200: QuestionWriting },
      },
      guard: may("settings:write"),
      problems: [unknownModel, cannotBeDone],
      cost: () => costOfEstimate,
    },
    (call) => setWriting(call, call.body),
  );
  app.delete(
    "/api/knowledge/questions",
    {
      schema: {
        summary: "Have no model write questions, and forget those that one wrote",
        description: "Questions that visitors taught by their choices stay.",
        response: { 204: null },
      },
      guard: may("settings:write"),
    },
    (call) => endWriting(call),
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

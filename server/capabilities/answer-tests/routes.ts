import { anyMember, may } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { addPin, removePin } from "./add-pin.ts";
import { changePinMail, readPinMail } from "./mail-changes.ts";
import { listPins, readReport, requestPins } from "./read-report.ts";
import { NewPin, Pin, PinMail, PinPath, Report, Requested } from "./schema.ts";

export function routes(app: Routes): void {
  app.post(
    "/api/answer-tests",
    {
      schema: {
        summary: "Keep a question as a test of an assistant, or a reply that was given",
        description:
          "The tests run after each change of the knowledge or the settings, where a model answers at most every ten minutes, and each asks its question as the first message of a conversation, or as a follow-up where the reply was one. Nothing is stored of the conversation, nobody is told, and no tool is run. A workspace has at most 200.",
        body: NewPin,
        response: { 201: Pin },
      },
      guard: may("knowledge:write"),
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => addPin(call, call.body),
  );
  app.get(
    "/api/answer-tests",
    {
      schema: { summary: "List the tests with their newest results", query: PageQuery, response: { 200: PageOf(Pin) } },
      guard: may("knowledge:read"),
    },
    (call) => listPins(call, call.query),
  );
  app.delete(
    "/api/answer-tests/:pinId",
    {
      schema: { summary: "Delete a test", params: PinPath, response: { 204: null } },
      guard: may("knowledge:write"),
    },
    (call) => removePin(call, call.params.pinId),
  );
  app.post(
    "/api/answer-tests/run",
    {
      schema: {
        summary: "Run all tests",
        description: "They run after the answer: the report tells when. A run that waits already is the same.",
        response: { 202: Requested },
      },
      guard: may("knowledge:write"),
      idempotent: true,
    },
    (call) => requestPins(call),
  );
  app.get(
    "/api/answer-tests/report",
    {
      schema: {
        summary: "Show how the tests came out, and what differs from the run before",
        response: { 200: Report },
      },
      guard: may("knowledge:read"),
    },
    (call) => readReport(call),
  );
  app.get(
    "/api/answer-tests/mail",
    {
      schema: { summary: "Whether I get a mail when tests come out otherwise", response: { 200: PinMail } },
      guard: anyMember,
    },
    (call) => readPinMail(call),
  );
  app.put(
    "/api/answer-tests/mail",
    {
      schema: {
        summary: "Get a mail when tests come out otherwise, or stop it",
        body: PinMail,
        response: { 200: PinMail },
      },
      guard: anyMember,
    },
    (call) => changePinMail(call, call.body),
  );
}

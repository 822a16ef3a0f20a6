import Type from "typebox";
import { anyMember, anyone } from "../../../../kernel/caller.ts";
import { problemPage } from "../../../../kernel/pages/problem-page.ts";
import type { Routes } from "../../../../kernel/wire/route.ts";
import { GapMail, NewGapMail } from "../schema.ts";
import { changeGapMail, readGapMail } from "./change-gap-mail.ts";
import { stopPage } from "./stop-page.ts";

const StopLink = Type.Object({ token: Type.Optional(Type.String({ maxLength: 2_000 })) });

/**
 * These routes serve the weekly mail about gaps: each member's own setting, and the page that stops
 * it.
 */
export function gapMailRoutes(app: Routes): void {
  app.get(
    "/api/knowledge/gaps/mail",
    {
      schema: { summary: "Whether I get the weekly mail about gaps", response: { 200: GapMail } },
      guard: anyMember,
    },
    (call) => readGapMail(call),
  );
  app.put(
    "/api/knowledge/gaps/mail",
    {
      schema: {
        summary: "Get the weekly mail about gaps, or stop it",
        description:
          "On Mondays at 8:00 UTC: the ten gaps that were asked most often in the week. No mail when there are none.",
        body: NewGapMail,
        response: { 200: GapMail },
      },
      guard: anyMember,
    },
    (call) => changeGapMail(call, call.body),
  );
  app.get(
    "/account/gap-mail",
    {
      schema: {
        summary: "Open the page that stops the weekly mail",
        query: StopLink,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => stopPage.show(call, call.query),
  );
  app.post(
    "/account/gap-mail",
    {
      schema: {
        summary: "Stop the weekly mail",
        query: StopLink,
        body: StopLink,
        isBodyOptional: true,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
    },
    (call) => stopPage.submit(call, { ...call.query, ...call.body }),
  );
}

import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { addressRefused, cannotBeDone } from "../../kernel/problem.ts";
import { PageOf } from "../../kernel/storage/page.ts";
import { tooComplex } from "../../kernel/untrusted/untrusted.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { toolboxNameTaken, toolboxUnreadable } from "./problems.ts";
import { readToolboxes } from "./read-toolboxes.ts";
import { makeToolbox, refreshToolbox, removeToolbox } from "./save-toolbox.ts";
import { NewToolbox, Toolbox } from "./schema.ts";

const ToolboxPath = Type.Object({ toolboxId: Type.String() });

/** The answer of another server is read for up to ten seconds. */
const costOfReading = { workMs: 2_000, of: "the tools of a toolbox to read" };

export function routes(app: Routes): void {
  app.get(
    "/api/toolboxes",
    {
      schema: { summary: "List the toolboxes", response: { 200: PageOf(Toolbox) } },
      guard: may("settings:read"),
    },
    (call) => readToolboxes(call),
  );

  app.post(
    "/api/toolboxes",
    {
      schema: {
        summary: "Add the tools of an MCP server or of an OpenAPI document as a toolbox",
        description: "An assistant may use the tools that its `actions` name.",
        body: NewToolbox,
        response: { 201: Toolbox },
      },
      guard: may("settings:write"),
      idempotent: true,
      problems: [toolboxNameTaken, toolboxUnreadable, tooComplex, addressRefused, cannotBeDone],
      cost: () => costOfReading,
    },
    (call) => makeToolbox(call, call.body),
  );

  app.post(
    "/api/toolboxes/:toolboxId/refresh",
    {
      schema: { summary: "Read the tools of a toolbox again", params: ToolboxPath, response: { 200: Toolbox } },
      guard: may("settings:write"),
      problems: [toolboxUnreadable, tooComplex, addressRefused],
      cost: () => costOfReading,
    },
    (call) => refreshToolbox(call, call.params.toolboxId),
  );

  app.delete(
    "/api/toolboxes/:toolboxId",
    {
      schema: { summary: "Remove a toolbox", params: ToolboxPath, response: { 204: null } },
      guard: may("settings:write"),
    },
    (call) => removeToolbox(call, call.params.toolboxId),
  );
}

import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { previewDefaultRetention, previewRetention, takeDefaultRetention } from "./default-retention.ts";
import { retentionSettings } from "./retention-settings.ts";
import { Retention, RetentionChange, RetentionPreview } from "./schema.ts";

export function routes(app: Routes): void {
  app.get(
    "/api/settings/retention",
    {
      schema: { summary: "Read for how long each kind of data is kept", response: { 200: Retention } },
      guard: may("settings:read"),
    },
    (call) => retentionSettings.read(call),
  );
  app.patch(
    "/api/settings/retention",
    {
      schema: {
        summary: "Change for how long kinds of data are kept",
        description:
          "What is older is erased every night and announced like any erasure. A change counts from the first night after a whole day.",
        body: RetentionChange,
        response: { 200: Retention },
      },
      guard: may("settings:write"),
      goesOnWhenFull: true,
    },
    (call) => retentionSettings.change(call, call.body),
  );
  app.post(
    "/api/settings/retention/preview",
    {
      schema: {
        summary: "See how much a change would erase",
        description: "Nothing is changed. `PATCH /api/settings/retention` makes the change.",
        body: RetentionChange,
        response: { 200: RetentionPreview },
      },
      guard: may("settings:read"),
      cost: () => ({ workMs: 500, of: "counting what is older" }),
      goesOnWhenFull: true,
    },
    (call) => previewRetention(call, call.body),
  );
  app.get(
    "/api/settings/retention/default",
    {
      schema: {
        summary: "See what the default of the installation would change here",
        description:
          "The operator says for how long new workspaces keep their data. An older workspace keeps what it has until it takes the default.",
        response: { 200: RetentionPreview },
      },
      guard: may("settings:read"),
      cost: () => ({ workMs: 500, of: "counting what is older" }),
    },
    (call) => previewDefaultRetention(call),
  );
  app.post(
    "/api/settings/retention/default",
    {
      schema: {
        summary: "Keep data for as long as new workspaces do",
        description:
          "As any change, it counts from the first night after a whole day, and can be taken back until then.",
        response: { 200: Retention },
      },
      guard: may("settings:write"),
      cost: () => ({ workMs: 500, of: "counting what is older" }),
      goesOnWhenFull: true,
    },
    (call) => takeDefaultRetention(call),
  );
}

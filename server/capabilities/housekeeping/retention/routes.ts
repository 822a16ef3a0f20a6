import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { retentionSettings } from "./retention-settings.ts";
import { Retention, RetentionChange } from "./schema.ts";

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
}

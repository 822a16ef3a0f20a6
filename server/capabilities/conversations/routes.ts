import type { Routes } from "../../kernel/wire/route.ts";
import { askRoutes } from "./asking/routes.ts";
import { assignRoutes } from "./assigning/routes.ts";
import { attachmentRoutes } from "./attachments/routes.ts";
import { draftRoutes } from "./drafting/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { handOverRoutes } from "./handing-over/routes.ts";
import { labelRoutes } from "./labels/routes.ts";
import { listRoutes } from "./listing/routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { recordRoutes } from "./record/routes.ts";
import { replayRoutes } from "./replaying/routes.ts";
import { savedReplyRoutes } from "./saved-replies/routes.ts";
import { seeRoutes } from "./seeing/routes.ts";
import { snoozeRoutes } from "./snoozing/routes.ts";
import { stopRoutes } from "./stopping/routes.ts";
import { transcriptRoutes } from "./transcripts/routes.ts";

export function routes(app: Routes): void {
  askRoutes(app);
  liveRoutes(app);
  stopRoutes(app);
  listRoutes(app);
  recordRoutes(app);
  handOverRoutes(app);
  assignRoutes(app);
  labelRoutes(app);
  snoozeRoutes(app);
  savedReplyRoutes(app);
  draftRoutes(app);
  attachmentRoutes(app);
  seeRoutes(app);
  feedbackRoutes(app);
  transcriptRoutes(app);
  replayRoutes(app);
}

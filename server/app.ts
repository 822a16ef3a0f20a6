import { access } from "./capabilities/access/index.ts";
import { answerTests } from "./capabilities/answer-tests/index.ts";
import { assistants } from "./capabilities/assistants/index.ts";
import { automation } from "./capabilities/automation/index.ts";
import { campaigns } from "./capabilities/campaigns/index.ts";
import { compatibleApis } from "./capabilities/compatible-apis/index.ts";
import { console } from "./capabilities/console/index.ts";
import { contacts } from "./capabilities/contacts/index.ts";
import { conversations } from "./capabilities/conversations/index.ts";
import { database } from "./capabilities/database/index.ts";
import { embeddings } from "./capabilities/embeddings/index.ts";
import { files } from "./capabilities/files/index.ts";
import { forms } from "./capabilities/forms/index.ts";
import { housekeeping } from "./capabilities/housekeeping/index.ts";
import { identity } from "./capabilities/identity/index.ts";
import { incomingWebhooks } from "./capabilities/incoming-webhooks/index.ts";
import { installation } from "./capabilities/installation/index.ts";
import { knowledge } from "./capabilities/knowledge/index.ts";
import { leads } from "./capabilities/leads/index.ts";
import { models } from "./capabilities/models/index.ts";
import { newsletter } from "./capabilities/newsletter/index.ts";
import { outgoingWebhooks } from "./capabilities/outgoing-webhooks/index.ts";
import { overview } from "./capabilities/overview/index.ts";
import { questions } from "./capabilities/questions/index.ts";
import { quotas } from "./capabilities/quotas/index.ts";
import { relocation } from "./capabilities/relocation/index.ts";
import { stream } from "./capabilities/stream/index.ts";
import { toolboxes } from "./capabilities/toolboxes/index.ts";
import { voice } from "./capabilities/voice/index.ts";
import { widget } from "./capabilities/widget/index.ts";
import type { Capability } from "./kernel/capability.ts";

/** THE TABLE OF CONTENTS. Each capability may call those above it, never those below. */
export const capabilities: readonly Capability[] = [
  housekeeping,
  identity,
  access,
  quotas,
  installation,
  contacts,
  forms,
  leads,
  newsletter,
  campaigns,
  database,
  files,
  knowledge,
  models,
  toolboxes,
  assistants,
  embeddings,
  questions,
  conversations,
  answerTests,
  incomingWebhooks,
  outgoingWebhooks,
  automation,
  overview,
  stream,
  voice,
  widget,
  console,
  compatibleApis,
  relocation,
];

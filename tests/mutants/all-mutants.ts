import type { Mutant } from "./mutant.ts";
import { mutantsOfAutomation } from "./mutants-of-automation.ts";
import { mutantsOfCallers } from "./mutants-of-callers.ts";
import { mutantsOfCalls } from "./mutants-of-calls.ts";
import { mutantsOfCampaigns } from "./mutants-of-campaigns.ts";
import { mutantsOfChannels } from "./mutants-of-channels.ts";
import { mutantsOfLeads } from "./mutants-of-leads.ts";
import { mutantsOfNewsletter } from "./mutants-of-newsletter.ts";
import { mutantsOfOutbound } from "./mutants-of-outbound.ts";
import { mutantsOfSignIn } from "./mutants-of-sign-in.ts";
import { mutantsOfSignatures } from "./mutants-of-signatures.ts";
import { mutantsOfSpeech } from "./mutants-of-speech.ts";
import { mutantsOfSql } from "./mutants-of-sql.ts";
import { mutantsOfStreams } from "./mutants-of-streams.ts";
import { mutantsOfTables } from "./mutants-of-tables.ts";
import { mutantsOfTeams } from "./mutants-of-teams.ts";
import { mutantsOfUntrustedInput } from "./mutants-of-untrusted-input.ts";
import { mutantsOfVisitors } from "./mutants-of-visitors.ts";
import { mutantsOfWorkspaces } from "./mutants-of-workspaces.ts";

export const allMutants: readonly Mutant[] = [
  ...mutantsOfAutomation,
  ...mutantsOfCallers,
  ...mutantsOfCalls,
  ...mutantsOfSignIn,
  ...mutantsOfVisitors,
  ...mutantsOfCampaigns,
  ...mutantsOfChannels,
  ...mutantsOfLeads,
  ...mutantsOfNewsletter,
  ...mutantsOfStreams,
  ...mutantsOfOutbound,
  ...mutantsOfSignatures,
  ...mutantsOfUntrustedInput,
  ...mutantsOfSpeech,
  ...mutantsOfSql,
  ...mutantsOfTables,
  ...mutantsOfTeams,
  ...mutantsOfWorkspaces,
];

import { mutantsOfApps } from "./guards/mutants-of-apps.ts";
import { mutantsOfAutomation } from "./guards/mutants-of-automation.ts";
import { mutantsOfCallers } from "./guards/mutants-of-callers.ts";
import { mutantsOfCalls } from "./guards/mutants-of-calls.ts";
import { mutantsOfCampaigns } from "./guards/mutants-of-campaigns.ts";
import { mutantsOfChannels } from "./guards/mutants-of-channels.ts";
import { mutantsOfLeads } from "./guards/mutants-of-leads.ts";
import { mutantsOfNewsletter } from "./guards/mutants-of-newsletter.ts";
import { mutantsOfOutbound } from "./guards/mutants-of-outbound.ts";
import { mutantsOfRelocation } from "./guards/mutants-of-relocation.ts";
import { mutantsOfSignIn } from "./guards/mutants-of-sign-in.ts";
import { mutantsOfSignatures } from "./guards/mutants-of-signatures.ts";
import { mutantsOfSpeech } from "./guards/mutants-of-speech.ts";
import { mutantsOfSql } from "./guards/mutants-of-sql.ts";
import { mutantsOfStreams } from "./guards/mutants-of-streams.ts";
import { mutantsOfTables } from "./guards/mutants-of-tables.ts";
import { mutantsOfTeams } from "./guards/mutants-of-teams.ts";
import { mutantsOfUntrustedInput } from "./guards/mutants-of-untrusted-input.ts";
import { mutantsOfVisitors } from "./guards/mutants-of-visitors.ts";
import { mutantsOfWorkspaces } from "./guards/mutants-of-workspaces.ts";
import type { Mutant } from "./mutant.ts";

export const allMutants: readonly Mutant[] = [
  ...mutantsOfApps,
  ...mutantsOfAutomation,
  ...mutantsOfCallers,
  ...mutantsOfCalls,
  ...mutantsOfRelocation,
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

import { findSpeechVendor } from "@parley/speech";
import { show } from "../../../kernel/wire/show.ts";
import { installedNames } from "../../../providers/speech/open-speech.ts";
import { vendorAccounts } from "../../models/index.ts";
import { speechProviderChanged, speechProviderRemoved } from "./events.ts";
import { SpeechProviderId } from "./ids.ts";
import { readSpeechSettings } from "./read-speech-settings.ts";
import { type NewSpeechProvider, SpeechProvider, type SpeechProviderChange } from "./schema.ts";
import { speechChoiceOf } from "./speech-choice-of.ts";
import {
  listSpeechProviders,
  lockSpeechProviders,
  type SpeechProviderRow,
  speechProviderTable,
  writeSpeechProvider,
} from "./store.ts";

const maxProviders = 20;

/** The workspace's accounts with vendors of speech. Sessions under way keep the voice that they have. */
export const speechProviders = vendorAccounts({
  id: SpeechProviderId,
  name: "speech provider",
  most: maxProviders,
  reservedNames: installedNames,
  purpose: "speech",
  keyPurpose: "speech-provider-key",
  findVendor: findSpeechVendor,
  firstPath: "/audio/speech",
  events: { changed: speechProviderChanged, removed: speechProviderRemoved },
  rows: {
    ...{ ...speechProviderTable, lock: lockSpeechProviders, list: listSpeechProviders, write: writeSpeechProvider },
  },
  readNew: (input: NewSpeechProvider) => ({ kind: input.kind, settings: readSpeechSettings(input) }),
  readChange: ({ kind, settings }, change: SpeechProviderChange) => ({
    ...{ kind, settings: { ...settings, ...readSpeechSettings(change) } },
  }),
  show: async (_db, _workspaceId, rows: readonly SpeechProviderRow[]) => rows.map(showSpeechProvider),
});

const showShape = show(SpeechProvider);

function showSpeechProvider(row: SpeechProviderRow): SpeechProvider {
  return showShape({ ...row, ...speechChoiceOf(row), hasApiKey: row.encryptedKey !== null });
}

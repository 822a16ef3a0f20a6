import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { addressRefused, cannotBeDone } from "../../../kernel/problem.ts";
import { PageOf } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { providerNameTaken } from "../../models/index.ts";
import { NewSpeechProvider, SpeechProvider, SpeechProviderChange, SpeechProviderTest } from "./schema.ts";
import { speechProviders } from "./speech-providers.ts";
import { testSpeechProvider } from "./test-speech-provider.ts";

const Path = Type.Object({ speechProviderId: Type.String() });
const problems = [providerNameTaken, addressRefused, cannotBeDone];

export function speechProviderRoutes(app: Routes): void {
  app.get(
    "/api/voice/providers",
    {
      schema: { summary: "List the speech providers", response: { 200: PageOf(SpeechProvider) } },
      guard: may("settings:read"),
    },
    (call) => speechProviders.list(call),
  );

  app.post(
    "/api/voice/providers",
    {
      schema: {
        summary: "Add a speech provider",
        description:
          "Voice conversations that name no voice speak and listen through the first provider that knows their language.",
        body: NewSpeechProvider,
        response: { 201: SpeechProvider },
      },
      guard: may("settings:write"),
      idempotent: true,
      problems,
    },
    (call) => speechProviders.make(call, call.body),
  );

  app.get(
    "/api/voice/providers/:speechProviderId",
    {
      schema: { summary: "Show a speech provider", params: Path, response: { 200: SpeechProvider } },
      guard: may("settings:read"),
    },
    (call) => speechProviders.read(call, call.params.speechProviderId),
  );

  app.patch(
    "/api/voice/providers/:speechProviderId",
    {
      schema: {
        summary: "Change a speech provider",
        description: "A new `baseUrl` needs the `apiKey` again.",
        params: Path,
        body: SpeechProviderChange,
        response: { 200: SpeechProvider },
      },
      guard: may("settings:write"),
      problems,
    },
    (call) => speechProviders.change(call, call.params.speechProviderId, call.body),
  );

  app.delete(
    "/api/voice/providers/:speechProviderId",
    {
      schema: { summary: "Remove a speech provider", params: Path, response: { 204: null } },
      guard: may("settings:write"),
    },
    (call) => speechProviders.remove(call, call.params.speechProviderId),
  );

  app.post(
    "/api/voice/providers/:speechProviderId/test",
    {
      schema: {
        summary: "Let a speech provider speak and listen once",
        description: "A provider that fails gives a result with `ok: false`, not a problem.",
        params: Path,
        response: { 200: SpeechProviderTest },
      },
      guard: may("settings:write"),
      idempotent: true,
    },
    (call) => testSpeechProvider(call, call.params.speechProviderId),
  );
}

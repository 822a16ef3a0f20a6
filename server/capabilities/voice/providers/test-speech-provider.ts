import { SpeechFailure, type SpeechRecognizer, type SpeechSynthesizer } from "@parley/speech";
import type { Context } from "../../../kernel/wire/route.ts";
import { openSpeechOf } from "./open-speech-of.ts";
import type { SpeechProviderTest } from "./schema.ts";
import { speechProviders } from "./speech-providers.ts";

const timeoutMs = 30_000;
const sentence = "This is a test.";

const nextSteps: Record<SpeechFailure["fault"], string> = {
  "refused-key": "Check the API key and its permissions.",
  "unknown-voice": "Check the ids of the voices and models, and the base URL.",
  "rate-limited": "Wait, or raise the limit at the provider.",
  "refused-request": "Check the voices, the models and the rate.",
  unreachable: "Check the base URL. The operator must list a private address in PARLEY_OUTBOUND_ALLOW.",
  broken: "Try again. If it fails again, ask the provider.",
};

/** Speaks a sentence, and listens to half a second of silence. */
export async function testSpeechProvider(context: Context, wireId: string): Promise<SpeechProviderTest> {
  const [found] = openSpeechOf(context.kernel, await speechProviders.find(context, wireId));
  const { synthesizer, recognizer } = found?.engine ?? {};
  const [speech, recognition] = await Promise.all([
    synthesizer === undefined ? null : attempt(() => trySpeech(synthesizer)),
    recognizer === undefined ? null : attempt(() => tryRecognition(recognizer)),
  ]);
  const ok = (speech?.ok ?? true) && (recognition?.ok ?? true);
  // The result is stored with the Idempotency-Key, so a retry of this request gets the same one.
  return context.commit(async () => ({ ok, speech, recognition }));
}

type Outcome = NonNullable<SpeechProviderTest["speech"]>;

async function attempt(work: () => Promise<string>): Promise<Outcome> {
  const startedMs = performance.now();
  const outcome = await work().then(
    (detail) => ({ ok: true, detail }),
    (error: unknown) => {
      if (!(error instanceof SpeechFailure)) throw error;
      return { ok: false, detail: `${error.message} ${nextSteps[error.fault]}` };
    },
  );
  return { ...outcome, durationMs: Math.round(performance.now() - startedMs) };
}

async function trySpeech(synthesizer: SpeechSynthesizer): Promise<string> {
  const { id } = synthesizer.voices[0]!;
  const signal = AbortSignal.timeout(timeoutMs);
  for await (const _samples of synthesizer.synthesize(sentence, { voice: id, signal })) return `${id} speaks.`;
  throw new SpeechFailure("broken", "The provider sent no sound.");
}

async function tryRecognition(recognizer: SpeechRecognizer): Promise<string> {
  const listening = recognizer.listen({
    language: recognizer.languages[0] ?? "en-US",
    grammar: { phrases: [], slots: {} },
  });
  listening.write(new Int16Array(8_000));
  const timer = setTimeout(() => listening.cancel(), timeoutMs);
  try {
    await listening.finish();
    return "It listens.";
  } finally {
    clearTimeout(timer);
  }
}

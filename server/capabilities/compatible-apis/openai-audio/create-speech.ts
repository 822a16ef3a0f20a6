import { Readable } from "node:stream";
import { openMp3Encoder, pcmBytes, Resampler, SpeechFailure, wavHeader } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Cost } from "../../../kernel/wire/cost.ts";
import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import { Answer, alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { findVoice, mp3Packages, speechFailed } from "../../voice/index.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";
import { openaiErrorOf } from "../openai/openai-errors.ts";
import { unsupported } from "../problems.ts";
import type { SpeechRequest } from "./speech-schema.ts";

type SpeechCall = Call<unknown, unknown, SpeechRequest>;
type Format = "wav" | "pcm" | "mp3";
const mediaTypes: Record<Format, string> = { wav: "audio/wav", pcm: "audio/pcm", mp3: "audio/mpeg" };

/** OpenAI's PCM has this rate, and says so nowhere. */
const rateHz = 24_000;

/** Voices of OpenAI. A voice of the workspace that has such a name speaks itself. */
const openaiVoices = new Set("alloy ash ballad cedar coral echo fable marin nova onyx sage shimmer verse".split(" "));

/** Says a text. The answer begins with the first sound; nothing is stored. */
export async function createSpeech(call: SpeechCall, request: SpeechRequest): Promise<Answer | typeof alreadyAnswered> {
  const format = formatOf(request, mp3Packages(call.kernel)?.encoder !== undefined);
  const unwanted = new AbortController();
  const sound = speak(call, request, unwanted.signal);
  // A failure before the first sound is answered as an error.
  const first = await sound.next();
  const bytes = bytesOf(await openWriter(call.kernel, format), first, sound);
  if (request.stream_format === "sse") {
    await sendEvents(call, bytes, unwanted);
    return alreadyAnswered;
  }
  const body = Readable.from(bytes, { objectMode: false });
  body.on("close", () => unwanted.abort());
  return new Answer(200, body, { "content-type": mediaTypes[format] });
}

/** Without a wish, OpenAI's clients expect MP3. */
function formatOf({ response_format: format }: SpeechRequest, hasMp3: boolean): Format {
  if (format == null) return hasMp3 ? "mp3" : "wav";
  if (format === "wav" || format === "pcm" || (format === "mp3" && hasMp3)) return format;
  const sentence = `This server makes no ${format}. Send \`wav\` or \`pcm\` as \`response_format\`.`;
  throw unsupported("/body/response_format", sentence);
}

/** Speaks the text as sound, 24 kHz. Throws unknown-voice before and speech-failed while it speaks. */
async function* speak(
  { kernel, caller: { workspaceId } }: SpeechCall,
  { input, voice: named, speed }: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<Int16Array, undefined> {
  const id = typeof named === "string" ? named : named.id;
  const pointers = { voice: "/body/voice", language: "/body/voice" };
  const found = await findVoice(kernel, workspaceId, id, undefined, pointers).catch((error: unknown) => {
    if (openaiVoices.has(id)) return findVoice(kernel, workspaceId, undefined, undefined, pointers);
    throw error;
  });
  const { synthesizer, voice } = found;
  const resampler = new Resampler(voice.rateHz, rateHz);
  const options = { voice: voice.id, speed: speed ?? 1, isUrgent: true, signal };
  try {
    for await (const piece of synthesizer.synthesize(input, options)) yield resampler.push(piece);
    yield resampler.end();
  } catch (error) {
    if (!(error instanceof SpeechFailure)) throw error;
    throw new Problem(speechFailed, error.message, { cause: error });
  }
  return undefined;
}

/** Makes the bytes of a file out of samples. */
type SoundWriter = { begin(): Buffer; write(samples: Int16Array): Buffer; end(): Buffer };

async function openWriter(kernel: Kernel, format: Format): Promise<SoundWriter> {
  const nothing = () => Buffer.alloc(0);
  if (format !== "mp3") {
    const begin = format === "wav" ? () => wavHeader(rateHz) : nothing;
    return { begin, write: (samples) => pcmBytes(samples), end: nothing };
  }
  const { encode, end } = await openMp3Encoder(mp3Packages(kernel)!.encoder!, rateHz);
  return { begin: nothing, write: encode, end };
}

async function* bytesOf(
  writer: SoundWriter,
  first: IteratorResult<Int16Array, undefined>,
  rest: AsyncGenerator<Int16Array, undefined>,
): AsyncGenerator<Buffer> {
  const all = async function* () {
    yield writer.begin();
    if (first.value !== undefined) yield writer.write(first.value);
    for await (const samples of rest) yield writer.write(samples);
    yield writer.end();
  };
  try {
    for await (const bytes of all()) if (bytes.length > 0) yield bytes;
  } finally {
    await rest.return(undefined);
  }
}

async function sendEvents(call: SpeechCall, pieces: AsyncGenerator<Buffer>, unwanted: AbortController): Promise<void> {
  const stream = openEventStream(call);
  stream.signal.addEventListener("abort", () => unwanted.abort());
  const send = (type: string, fields: object) =>
    stream.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  try {
    for await (const piece of pieces) {
      if (!stream.isOpen) break;
      await send("speech.audio.delta", { audio: piece.toString("base64") });
    }
    await send("speech.audio.done", { usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 } });
  } catch (error) {
    await send("error", openaiErrorOf(loggedProblemOf(call, error)));
  } finally {
    stream.close();
  }
}

const charactersPerSecond = 15;
/** The cost of a second of sound: making it, its rate and its bytes, and these as MP3. */
const [workMsPerSecond, workMsOfMp3] = [12, 9];

/**
 * The cost of saying a text with the embedded voices; a provider's are cheaper for this machine.
 */
export function costOfSpeech({ input, speed, response_format: format }: SpeechRequest): Cost {
  const seconds = Math.ceil(input.length / charactersPerSecond / (speed ?? 1));
  const mayBeMp3 = format == null || format === "mp3";
  return {
    workMs: seconds * (workMsPerSecond + (mayBeMp3 ? workMsOfMp3 : 0)),
    of: `some ${seconds} seconds of speech`,
  };
}

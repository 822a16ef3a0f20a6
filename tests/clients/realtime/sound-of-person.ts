import { Resampler } from "@parley/speech";
import type { RealtimeClient } from "./openai-realtime.ts";

/** 20 ms at 16 kHz, as the synthetic voices have it. */
const frame = 320;

export const silence = (lengthMs: number) => new Int16Array(lengthMs * 16);

/** PCM16 at 24 kHz. */
export function base64Of(samples: Int16Array): string {
  return encode(new Resampler(16_000, 24_000).push(samples));
}

/** Sends sound as it would be recorded, or as many times faster. */
export async function speak(client: Pick<RealtimeClient, "send">, samples: Int16Array, times = 1): Promise<void> {
  const resampler = new Resampler(16_000, 24_000);
  const beganMs = performance.now();
  for (let at = 0; at < samples.length; at += frame) {
    const audio = encode(resampler.push(samples.subarray(at, at + frame)));
    client.send({ type: "input_audio_buffer.append", audio });
    const waitMs = beganMs + (at + frame) / 16 / times - performance.now();
    if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

const encode = ({ buffer, byteOffset, byteLength }: Int16Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString("base64");

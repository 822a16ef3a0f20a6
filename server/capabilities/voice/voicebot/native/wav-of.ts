import { muLaw, pcmBytes, wavHeader } from "@parley/speech";

const [muLawRateHz, usualRateHz] = [8_000, 16_000];
const [leastRateHz, mostRateHz] = [8_000, 48_000];

/**
 * Gives a recording as a WAV file, by the media type that its sender gives it. Undefined for a type that
 * is not known.
 * @example wavOf(bytes, "audio/pcm;rate=8000")
 */
export function wavOf(bytes: Buffer, mimeType: string): Buffer | undefined {
  const [type = "", ...parameters] = mimeType.toLowerCase().split(";");
  switch (type.trim()) {
    case "audio/wav":
    case "audio/wave":
    case "audio/x-wav":
      return bytes;
    case "audio/pcm": {
      const rateHz = rateOf(parameters);
      return rateHz === undefined ? undefined : Buffer.concat([wavHeader(rateHz, Math.floor(bytes.length / 2)), bytes]);
    }
    case "audio/basic":
    case "audio/x-mulaw":
      return Buffer.concat([wavHeader(muLawRateHz, bytes.length), pcmBytes(muLaw.decode(bytes))]);
    default:
      return undefined;
  }
}

function rateOf(parameters: readonly string[]): number | undefined {
  const written = parameters.map((parameter) => /^\s*rate=(\S+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  const rateHz = written === undefined ? usualRateHz : Number(written);
  return rateHz >= leastRateHz && rateHz <= mostRateHz ? rateHz : undefined;
}

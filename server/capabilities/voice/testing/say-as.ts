import { FliteSynthesizer } from "@parley/speech-embedded";

let synthesizer: FliteSynthesizer | undefined;

/** Says a sentence in one of the synthetic voices, at 16 kHz. */
export async function sayAs(voice: string, text: string, speed = 1): Promise<Int16Array> {
  synthesizer ??= new FliteSynthesizer();
  const pieces: Int16Array[] = [];
  const { signal } = new AbortController();
  for await (const piece of synthesizer.synthesize(text, { voice, speed, signal })) pieces.push(piece);
  const all = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Ends the threads of `sayAs`. */
export async function stopSaying(): Promise<void> {
  await synthesizer?.close();
  synthesizer = undefined;
}

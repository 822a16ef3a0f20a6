import { createRequire } from "node:module";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The recognizer's machine code: an instance of WebAssembly that holds any number of decoders.
 * Names that begin with `_` are C functions; an address is an offset into its memory.
 */
export type SoundSwallower = {
  Decoder: new (config: Record<string, string | number | boolean>) => NativeDecoder;
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  _malloc(bytes: number): number;
  _free(address: number): void;
  _decoder_logmath(decoder: number): number;
  _decoder_add_word(decoder: number, word: number, phones: number, isLast: boolean): number;
  _decoder_set_fsg(decoder: number, fsg: number): number;
  _decoder_start_utt(decoder: number): number;
  _decoder_end_utt(decoder: number): number;
  _decoder_process_float32(decoder: number, samples: number, count: number, noSearch: 0, isWhole: 0 | 1): number;
  _decoder_init_fe(decoder: number): number;
  _decoder_init_feat_s3file(decoder: number, file: 0): number;
  _acmod_reinit_feat(acousticModel: number, frontEnd: number, features: number): number;
  _logmath_log(logmath: number, probability: number): number;
  _decoder_seg_iter(decoder: number): number;
  _seg_iter_next(segment: number): number;
  _seg_iter_word(segment: number): number;
  _seg_iter_frames(segment: number, firstFrame: number, lastFrame: number): void;
  _fsg_model_init(name: number, logmath: number, languageWeight: number, states: number): number;
  _fsg_model_word_add(fsg: number, word: number): number;
  _fsg_model_trans_add(fsg: number, from: number, to: number, logProbability: number, wordId: number): void;
  _fsg_set_states(fsg: number, start: number, final: number): void;
};

/** These parts of the package's own class are used. */
export type NativeDecoder = {
  /** The address of the decoder in the memory of the library. */
  cdecoder: number;
  /** The address of its acoustic model. */
  cacmod: number;
  initialize(): Promise<void>;
  get_config(key: string): string | number;
  delete(): void;
};

const entry = createRequire(import.meta.url).resolve("soundswallower");

/**
 * Ends with a slash, and is absolute: a relative one would be looked for in the working directory.
 */
export const modelFolder = `${dirname(entry)}/model/en-us/`;

/** Takes some 10 ms and 16 MiB. */
export async function loadSoundSwallower(): Promise<SoundSwallower> {
  // The package's types would bring those of emscripten, which differ from ours of WebAssembly.
  const { default: create } = (await import(pathToFileURL(entry).href)) as {
    default(settings: Record<string, unknown>): Promise<SoundSwallower>;
  };
  // The package's messages are dropped, because they quote what people say.
  return create({ print: () => {}, printErr: () => {} });
}

/** Speech engines behind one interface, sound as bytes, and who speaks when. */

export { aLaw } from "./audio/a-law.ts";
export { findMp3Packages, openMp3Encoder } from "./audio/files/mp3-packages.ts";
export { readSoundFile } from "./audio/files/read-sound-file.ts";
export { FrameCutter } from "./audio/frame-cutter.ts";
export { isAudible } from "./audio/is-audible.ts";
export { muLaw } from "./audio/mu-law.ts";
export { OpusCodec } from "./audio/opus-codec.ts";
export { pcmBytes } from "./audio/pcm-bytes.ts";
export { PcmReader } from "./audio/pcm-reader.ts";
export { Resampler } from "./audio/resampler.ts";
export { SoundFault } from "./audio/sound-fault.ts";
export { VoiceActivity } from "./audio/voice-activity.ts";
export { readWav, wavHeader } from "./audio/wav.ts";
export { espeakNg } from "./engines/espeak-ng/espeak-ng.ts";
export {
  findSpeechVendor,
  openSpeechProvider,
  type SpeechKind,
  speechVendors,
} from "./engines/open-speech-provider.ts";
export { sherpaOnnx } from "./engines/sherpa-onnx/sherpa-onnx.ts";
export {
  knownSlots,
  type Listening,
  type ListeningOptions,
  type SpeechEngine,
  SpeechFailure,
  type SpeechRecognizer,
  type SpeechSynthesizer,
  type SpokenGrammar,
  type SynthesisOptions,
  type Transcript,
  type Voice,
} from "./engines/speech-engine.ts";
export type {
  SpeechChoice,
  SpeechNetwork,
} from "./engines/speech-vendor.ts";
export { type SessionEffect, type SessionInput, type SessionState, startState } from "./turn-taking/session-state.ts";
export { isNobodySpeaking, saysNothing, takeTurns } from "./turn-taking/take-turns.ts";
export { type TurnSettings, usualTurnSettings } from "./turn-taking/turn-settings.ts";

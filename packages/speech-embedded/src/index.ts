/** The speech that comes along: Flite speaks English, SoundSwallower understands phrases of it. */

export { compileFlite } from "./flite/compile-flite.ts";
export { FliteMachine, type FliteVoice } from "./flite/flite-machine.ts";
export { FliteSynthesizer } from "./flite/flite-synthesizer.ts";
export { compileGrammar } from "./soundswallower/compiled-grammar.ts";
export { GrammarDecoder } from "./soundswallower/grammar-decoder.ts";
export { isWord } from "./soundswallower/is-plausible.ts";
export { Pronunciations } from "./soundswallower/pronunciations.ts";
export { loadSoundSwallower } from "./soundswallower/sound-swallower.ts";
export { SoundSwallowerRecognizer } from "./soundswallower/sound-swallower-recognizer.ts";

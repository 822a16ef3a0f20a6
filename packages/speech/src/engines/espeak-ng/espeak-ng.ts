import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SpeechEngine } from "../speech-engine.ts";
import { SpeechThread } from "../thread/speech-thread.ts";
import { threadSynthesizer } from "../thread/thread-synthesizer.ts";

/** The languages of eSpeak NG 1.52 that people speak, by its own names. */
const espeakLanguages: readonly string[] =
  `af am an ar as az ba be bg bn bs ca cs cv cy da de el en-gb en-us eo es es-419 et eu fa fi fo fr-fr fr-be fr-ch ga
  gd gn gu haw he hi hr ht hu hy ia id is it ja ka kk kl kn ko kok ku ky la lb lt lv mi mk ml mr ms mt my nb ne nl om
  or pa pap pl pt pt-br quc ro ru sd shn si sk sl sq sr sv sw ta te th ti tk tn tr tt ug uk ur uz vi cmn yue`.split(
    /\s+/,
  );

const rateHz = 22_050;
const prefix = "espeak-ng/";

/**
 * eSpeak NG, which speaks about a hundred languages. It is under the GPL-3.0, so it is no part of
 * Parley: the operator installs the package `@echogarden/espeak-ng-emscripten`.
 * @param folder of the package
 * @throws Error when the package is not there
 */
export function espeakNg(folder: string): SpeechEngine {
  const entry = join(folder, "espeak-ng.js");
  if (!existsSync(entry)) {
    throw new Error(
      `PARLEY_ESPEAK_NG: ${folder} does not hold espeak-ng.js. Install @echogarden/espeak-ng-emscripten with npm and name its folder, which ends with node_modules/@echogarden/espeak-ng-emscripten.`,
    );
  }
  const settings = { entry: pathToFileURL(entry).href };
  const thread = new SpeechThread("eSpeak NG", new URL("espeak-worker.ts", import.meta.url), settings);
  const names = new Intl.DisplayNames("en", { type: "language" });
  const voices = espeakLanguages.map((language) => {
    const tag = Intl.getCanonicalLocales(language)[0]!;
    const others = language === "nb" ? ["no"] : [];
    return { id: `${prefix}${language}`, name: `eSpeak NG, ${names.of(tag)}`, languages: [tag, ...others], rateHz };
  });
  return { synthesizer: threadSynthesizer(thread, voices), close: () => thread.close() };
}

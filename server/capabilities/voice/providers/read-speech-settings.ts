import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { SpeechSettings } from "./store.ts";

/**
 * Reads the settings of a request as they are stored: languages in their canonical form.
 * @throws cannot-be-done for a voice that is named twice, and for what is no language
 */
export function readSpeechSettings(input: SpeechSettings): SpeechSettings {
  const { voices, speechModel, recognitionModel, recognitionLanguages, rateHz } = input;
  const seen = new Set<string>();
  const read = voices?.map(({ id, languages = [] }, index) => {
    if (seen.has(id)) throw refused(`/body/voices/${index}/id`, "is named twice");
    seen.add(id);
    return { id, languages: canonical(languages, `/body/voices/${index}/languages`) };
  });
  return {
    ...(read !== undefined && { voices: read }),
    ...(speechModel !== undefined && { speechModel }),
    ...(recognitionModel !== undefined && { recognitionModel }),
    ...(recognitionLanguages !== undefined && {
      recognitionLanguages: canonical(recognitionLanguages, "/body/recognitionLanguages"),
    }),
    ...(rateHz !== undefined && { rateHz }),
  };
}

function canonical(languages: readonly string[], pointer: string): string[] {
  return languages.flatMap((language, index) => {
    try {
      return Intl.getCanonicalLocales(language);
    } catch {
      throw refused(`${pointer}/${index}`, "is no language tag of BCP 47, such as en-US");
    }
  });
}

function refused(pointer: string, message: string): Problem {
  return new Problem(cannotBeDone, `${pointer} ${message}.`, { errors: [{ pointer, message }] });
}

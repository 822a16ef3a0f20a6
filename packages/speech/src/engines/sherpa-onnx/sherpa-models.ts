import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Type, { type Static } from "typebox";

const Config = Type.Record(Type.String(), Type.Unknown());
const Languages = Type.Array(Type.String({ pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" }));

/** The operator's file names the models. `config` is passed on to the package as it is. */
export const SherpaModels = Type.Object(
  {
    /** The folder of the package `sherpa-onnx-node`. */
    package: Type.String({ minLength: 1 }),
    recognizers: Type.Optional(
      Type.Array(
        Type.Object(
          {
            languages: Languages,
            /** Then `config` is one of OnlineRecognizer, else of OfflineRecognizer. */
            streaming: Type.Boolean(),
            config: Config,
          },
          { additionalProperties: false },
        ),
      ),
    ),
    voices: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({ pattern: "^[\\x21-\\x7e]{1,100}$" }),
            name: Type.Optional(Type.String()),
            languages: Languages,
            /** A model with several speakers speaks as this one. */
            speaker: Type.Optional(Type.Integer({ minimum: 0 })),
            rateHz: Type.Integer({ minimum: 4_000, maximum: 192_000 }),
            /** The package takes this to make its OfflineTts. */
            config: Config,
          },
          { additionalProperties: false },
        ),
      ),
    ),
  },
  { additionalProperties: false },
);
export type SherpaModels = Static<typeof SherpaModels>;

/** Checking takes 300 modules, which only those load who have such a file. */
const require = createRequire(import.meta.url);

/** @throws Error that names the setting, for a file that cannot be used */
export function readSherpaModels(file: string): SherpaModels {
  const wrong = (sentence: string) => new Error(`PARLEY_SHERPA_ONNX: ${sentence}`);
  let models: unknown;
  try {
    models = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw wrong(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const { Check, Errors } = require("typebox/value") as typeof import("typebox/value");
  if (!Check(SherpaModels, models)) {
    const [first] = Errors(SherpaModels, models);
    throw wrong(`${file} is wrong at ${first?.instancePath || "/"}: it ${first?.message ?? "has another form"}.`);
  }
  if (!existsSync(models.package)) {
    throw wrong(`there is no folder ${models.package}. Install sherpa-onnx-node with npm, and name its folder.`);
  }
  return models;
}

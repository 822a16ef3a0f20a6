import type { ResponseFormat, Sampling } from "../../../providers/model/model.ts";
import type { ToldQuestion } from "../ask-with-history.ts";
import { checkClientSchema } from "../check-client-schema.ts";
import { invalid, unsupported } from "../problems.ts";
import { withoutUndefined } from "../without-undefined.ts";
import { readTools } from "./read-tools.ts";

/** The largest answer that an assistant can be set to give. */
const mostOutputTokens = 32_000;

type AnswerParameters = SamplingParameters &
  Parameters<typeof readTools>[0] & {
    tokenLimit: number | null | undefined;
    format: FormatParameter | null | undefined;
  };

/**
 * The settings of an answer, by names that chat completions and responses share. Throws
 * invalid-request and unsupported-parameter, naming the parameter.
 *
 * @param formatPointer where in the request the format is
 */
export function readAnswerSettings(body: AnswerParameters, formatPointer: string): ToldQuestion["settings"] {
  const { tools, toolChoice } = readTools(body);
  return withoutUndefined({
    sampling: readSampling(body),
    maxOutputTokens: readTokenLimit(body.tokenLimit),
    responseFormat: readFormat(body.format, formatPointer),
    tools: tools.length === 0 ? undefined : tools,
    toolChoice,
  });
}

/** A larger limit than the largest answer is met by every answer. */
function readTokenLimit(limit: number | null | undefined): number | undefined {
  return limit == null ? undefined : Math.min(limit, mostOutputTokens);
}

type SamplingParameters = {
  temperature?: number | null;
  top_p?: number | null;
  top_k?: number | null;
  seed?: number | null;
  presence_penalty?: number | null;
  frequency_penalty?: number | null;
  stop?: string | readonly string[] | null;
  reasoningEffort?: string | null | undefined;
};

/** Gives undefined when a request leaves everything to the model. */
function readSampling(body: SamplingParameters): Sampling | undefined {
  const stop = typeof body.stop === "string" ? [body.stop] : body.stop;
  const sampling = withoutUndefined({
    temperature: body.temperature ?? undefined,
    topP: body.top_p ?? undefined,
    topK: body.top_k ?? undefined,
    seed: body.seed ?? undefined,
    presencePenalty: body.presence_penalty ?? undefined,
    frequencyPenalty: body.frequency_penalty ?? undefined,
    stop: stop == null || stop.length === 0 ? undefined : stop,
    reasoningEffort: body.reasoningEffort ?? undefined,
  });
  return Object.keys(sampling).length === 0 ? undefined : sampling;
}

type JsonSchema = {
  name?: string;
  description?: string | null;
  schema?: Record<string, unknown> | null;
  strict?: boolean | null;
};
type FormatParameter = JsonSchema & { type: string; json_schema?: JsonSchema };

/**
 * The format of the answer; undefined for text. Chat completions wrap the schema in `json_schema`,
 * responses do not. Throws unsupported-parameter for a format that is neither text nor JSON.
 */
function readFormat(format: FormatParameter | null | undefined, pointer: string): ResponseFormat | undefined {
  if (format == null || format.type === "text") return undefined;
  if (format.type === "json_object") return {};
  if (format.type !== "json_schema") {
    const type = format.type.slice(0, 100);
    throw unsupported(`${pointer}/type`, `Parley answers with text or JSON, not with the format ${type}.`);
  }
  const place = format.json_schema === undefined ? pointer : `${pointer}/json_schema`;
  const { name, description, schema, strict } = format.json_schema ?? format;
  if (schema == null) throw invalid(`${place}/schema`, "must be the JSON Schema of the answer");
  return withoutUndefined({
    schema: checkClientSchema(schema, `${place}/schema`),
    name,
    description: description ?? undefined,
    isStrict: strict ?? undefined,
  });
}

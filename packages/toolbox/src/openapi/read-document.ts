import { numberOf, parseJsonWithin } from "@parley/json";
import { parse, type ScalarTag, type Tags } from "yaml";
import { isObject, type Json } from "../schemas/document-reading.ts";
import { ToolboxFailed, ToolboxTooLarge } from "../toolbox.ts";

/** YAML is read a hundred times more slowly than JSON. */
const maxYamlCharacters = 1_048_576;
/**
 * JSON has no form of its own for what `!!omap`, `!!set` or `!!binary` name: these are read as they
 * are written, as lists, objects and texts.
 */
const asJson = { resolveKnownTags: false } as const;
/**
 * Aliases can make a huge value out of a small text, and comparing every two keys of a map takes a
 * minute for 30,000 of them.
 */
const yamlOptions = {
  ...({ ...asJson, maxAliasCount: 50, uniqueKeys: false, logLevel: "silent" } as const),
  customTags: (tags: Tags): Tags =>
    tags.map((tag) =>
      typeof tag === "object" && isDecimalInteger(tag) ? ({ ...tag, resolve: readInteger } as ScalarTag) : tag,
    ),
};

/** The parser would make a double of a long number. */
const readInteger = (written: string) => (/^-?[1-9]\d{15,40}$/.test(written) ? numberOf(written) : Number(written));
const isDecimalInteger = ({ tag, format }: { tag: string; format?: string }) =>
  tag === "tag:yaml.org,2002:int" && format === undefined;

/** Reads a document of OpenAPI 3 or Swagger 2, in JSON or YAML. @throws ToolboxFailed, ToolboxTooLarge */
export function readDocument(written: string): Json {
  const text = written.replace(/^\uFEFF/, "");
  const isJson = text.trimStart().startsWith("{");
  if (!isJson && text.length > maxYamlCharacters) {
    throw new ToolboxTooLarge(`A document in YAML may have at most ${maxYamlCharacters} characters. Use JSON.`);
  }
  let document: unknown;
  try {
    document = isJson ? parseJsonWithin(text) : parse(text, yamlOptions);
  } catch (cause) {
    throw new ToolboxFailed("The document is neither JSON nor YAML.", { cause });
  }
  if (isObject(document) && isObject(document.paths)) return document;
  throw new ToolboxFailed("The document is not an OpenAPI document: it has no `paths`.");
}

export function isSwagger2(document: Json): boolean {
  return String(document.swagger ?? "").startsWith("2");
}

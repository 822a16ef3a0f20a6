import { isDeepStrictEqual } from "node:util";
import { parseJsonWithin } from "@parley/json";
import { isObject, type Json } from "./schemas/document-reading.ts";
import { limitText, toolLimits } from "./tool-limits.ts";

const longestName = 500;

/**
 * Writes a tool's result for a model: its text and its data, and one line for each image, sound and
 * file that says what it is.
 */
export function readMcpOutput({ content, structuredContent, isError }: Json): unknown {
  const parts = Array.isArray(content) ? content.filter(isObject) : [];
  const text = limitText(parts.map(writePart).join("\n"), toolLimits.outputCharacters);
  if (isError === true) return { error: text || "The tool failed and did not say why." };
  const isSmall = JSON.stringify(structuredContent ?? "").length <= toolLimits.outputCharacters;
  if (structuredContent === undefined || !isSmall) return text;
  // Servers repeat their data as text for clients that read only text.
  return text === "" || isDeepStrictEqual(readJson(text), structuredContent)
    ? structuredContent
    : { text, data: structuredContent };
}

function writePart(part: Json): string {
  const { type, text, data, mimeType, uri, name, title, description, resource } = part;
  if (type === "text") return wordsOf(text, toolLimits.outputCharacters);
  if (type === "image" || type === "audio") return brackets(type, [mimeType, sizeOf(data)]);
  if (type === "resource_link")
    return `${brackets("link", [title ?? name, uri, mimeType])} ${wordsOf(description)}`.trim();
  if (type !== "resource" || !isObject(resource)) return brackets(wordsOf(type) || "unknown", []);
  const head = brackets("file", [resource.uri, resource.mimeType, sizeOf(resource.blob)]);
  return typeof resource.text === "string" ? `${head}\n${wordsOf(resource.text, toolLimits.outputCharacters)}` : head;
}

function brackets(kind: string, words: unknown[]): string {
  const said = words.map((word) => wordsOf(word)).filter((word) => word !== "");
  return said.length === 0 ? `[${kind}]` : `[${kind}: ${said.join(", ")}]`;
}

function wordsOf(value: unknown, longest = longestName): string {
  return typeof value === "string" ? limitText(value, longest) : "";
}

/** Tells the size of content from its base64 text, without decoding it. */
function sizeOf(encoded: unknown): string {
  return typeof encoded === "string" ? `${Math.ceil((encoded.length * 3) / 4 / 1024)} KiB` : "";
}

function readJson(text: string): unknown {
  try {
    return parseJsonWithin(text);
  } catch {
    return undefined;
  }
}

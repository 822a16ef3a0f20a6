import { parseJsonWithin } from "@parley/json";
import { limitText, toolLimits } from "../tool-limits.ts";
import { isJsonType, isTextType } from "./is-media-type.ts";

/** Reads an answer for a model: JSON or text as it is, and of any other type only its name. */
export async function readAnswer(response: Response): Promise<unknown> {
  const { ok, status } = response;
  const type = response.headers.get("content-type") ?? "";
  if (type !== "" && !isTextType(type)) {
    await response.body?.cancel();
    const body = `An answer of the type ${type.slice(0, 100)}, which is not shown.`;
    return ok ? { status, body } : { error: `status ${status}`, body };
  }
  const text = limitText(decode(await response.arrayBuffer(), type), toolLimits.outputCharacters);
  if (!ok) return { error: `status ${status}`, body: text };
  if (text.trim() === "") return { status };
  return type === "" || isJsonType(type) ? readJson(text) : text;
}

function decode(bytes: ArrayBuffer, type: string): string {
  const [, charset = "utf-8"] = isJsonType(type) ? [] : (/charset\s*=\s*"?([\w.:-]+)/i.exec(type) ?? []);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function readJson(text: string): unknown {
  try {
    return parseJsonWithin(text);
  } catch {
    return text;
  }
}

import { STATUS_CODES } from "node:http";
import { HiddenTexts, shortestCredential } from "../../hiding/hidden-texts.ts";
import { CallFault, standardError } from "../call.ts";
import { mediaTypeOf } from "./media-type.ts";
import { decodeBytes, readContent } from "./read-content.ts";
import { cleanText, readJson, UnreadableJson } from "./read-json.ts";
import type { HttpAnswer } from "./send-request.ts";

type AnswerRule = {
  output: "raw" | "content" | "response";
  /** A status from 300 to 399 is no error. */
  allowsRedirects: boolean;
};

/** These tell what was asked, and which texts must appear in no error. */
type Asked = { method: string; url: string; hidden: readonly string[]; maxBytes: number };

const maxDetailCharacters = 4_096;
/** An error keeps as much of an answer. Of a longer one it has the beginning, as text. */
const maxBodyCharacters = 65_536;
const namesOfCredentials = /authorization|cookie|token|secret|password|signature|credential|api-?key|^x-.*-key$/i;

/**
 * The output of a call: the content, its bytes in base64, or the whole response without credentials.
 * @throws CallFault (communication) with the status of an answer that is an error
 */
export async function takeAnswer(answer: HttpAnswer, asked: Asked, rule: AnswerRule): Promise<unknown> {
  const { status, headers, url, sentHeaders } = answer;
  const type = headers["content-type"];
  if (status < 200 || status > (rule.allowsRedirects ? 399 : 299)) throw await refusalOf(answer, asked);
  const bytes = await decodeBytes(answer.bytes, headers["content-encoding"], asked.maxBytes);
  if (rule.output === "raw") return bytes.toString("base64");
  const content = readContent(bytes, type);
  if (rule.output === "content") return content;
  const request = { method: asked.method, uri: url, headers: Object.fromEntries(withoutCredentials(sentHeaders)) };
  return { request, statusCode: status, headers, content };
}

async function refusalOf(answer: HttpAnswer, { method, url, hidden, maxBytes }: Asked): Promise<CallFault> {
  const { status, headers, bytes } = answer;
  const { origin, pathname } = new URL(url);
  // The query may hold a key.
  const texts = new HiddenTexts(hidden, shortestCredential);
  const sentence = texts.hideIn(`${method} ${origin}${pathname} answered ${status}.`);
  const kind = mediaTypeOf(headers["content-type"] ?? "");
  const isText = ["json", "text"].includes(kind);
  const said = await decodeBytes(bytes, headers["content-encoding"], maxBytes).then(
    (decoded) => (isText ? texts.hideIn(cleanText(decoded.toString()).trim()) : ""),
    () => "",
  );
  const shown = said.slice(0, maxDetailCharacters).toWellFormed();
  const title = STATUS_CODES[status] ?? `Status ${status}`;
  return new CallFault(
    {
      type: standardError("communication"),
      ...{ status, title, detail: shown === "" ? sentence : `${sentence} ${shown}` },
      headers: Object.fromEntries(withoutCredentials(headers).map(([name, value]) => [name, texts.hideIn(value)])),
      body: bodyOfError(said, kind),
    },
    "done",
  );
}

function withoutCredentials(headers: Record<string, string>): [string, string][] {
  return Object.entries(headers).filter(([name]) => !namesOfCredentials.test(name));
}

function bodyOfError(said: string, kind: string): unknown {
  if (said === "") return null;
  if (said.length > maxBodyCharacters) return said.slice(0, maxBodyCharacters).toWellFormed();
  try {
    return kind === "json" ? readJson(said) : said;
  } catch (error) {
    if (error instanceof UnreadableJson) return said;
    throw error;
  }
}

import { describeRequest, type Recorded } from "./recorded.ts";

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205, 304]);

/** The recording has no answer to this request, or has given it already. */
export class NotRecorded extends Error {
  override name = "NotRecorded";
}

/**
 * Makes a `fetch` that answers from a recording, each line once and in order, and sends nothing.
 * A call that is not in it fails, with a `NotRecorded` as the cause.
 *
 * @example
 * const parley = new Parley({ endpoint: "http://replay", apiKey: null, fetch: replayFrom(recording) });
 */
export function replayFrom(recording: string): typeof fetch {
  const entries = recording
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Recorded);
  return async (input, init = {}) => {
    const wanted = describeRequest(String(input), init);
    const content = inOrder(wanted.body);
    const index = entries.findIndex(
      ({ request: { method, path, body } }) =>
        method === wanted.method && path === wanted.path && inOrder(body) === content,
    );
    if (index < 0) throw new NotRecorded(`The recording has no further answer to ${wanted.method} ${wanted.path}.`);
    const [{ answer }] = entries.splice(index, 1) as [Recorded];
    const { status, headers, text = "", base64 } = answer;
    const body = base64 === undefined ? text : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new Response(bodiless.has(status) ? null : body, { status, headers });
  };
}

/** Languages write the members and the blanks of JSON differently. */
function inOrder(text: string): string {
  const sort = (_name: string, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  try {
    return JSON.stringify(JSON.parse(text), sort);
  } catch {
    return text;
  }
}

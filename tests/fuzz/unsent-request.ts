import type { HttpRequest } from "./send-request.ts";

/** A request before it is encoded, so that it can be broken member by member. */
export type UnsentRequest = {
  method: string;
  /** With its parameters in braces. */
  template: string;
  /** By name, not yet encoded; `rawParams` are put into the path as they are. */
  params: Record<string, string>;
  rawParams: Record<string, string>;
  query: [name: string, value: string][];
  /** Appended to the query as it is. */
  rawQuery: string;
  headers: [name: string, value: string][];
  /** Sent as JSON unless `rawBody` is there. */
  body: unknown;
  rawBody: Buffer | undefined;
  contentType: string | undefined;
  /** Says what was broken, for the report. */
  breaks: string[];
};

export function unsentRequest(
  operation: { method: string; path: string },
  parts: Partial<Pick<UnsentRequest, "params" | "query" | "headers" | "body">> & {
    rawBody?: { bytes: Buffer; contentType: string };
  } = {},
): UnsentRequest {
  return {
    method: operation.method,
    template: operation.path,
    params: { ...parts.params },
    rawParams: {},
    query: [...(parts.query ?? [])],
    rawQuery: "",
    headers: [...(parts.headers ?? [])],
    body: structuredClone(parts.body),
    rawBody: parts.rawBody?.bytes,
    contentType: parts.rawBody?.contentType ?? (parts.body === undefined ? undefined : "application/json"),
    breaks: [],
  };
}

export function bodyText(unsent: UnsentRequest): Buffer | undefined {
  if (unsent.rawBody !== undefined) return unsent.rawBody;
  return unsent.body === undefined ? undefined : Buffer.from(JSON.stringify(unsent.body));
}

export function requestOf(unsent: UnsentRequest, credential: string | undefined): HttpRequest {
  const path = unsent.template.replace(/\{([A-Za-z]+)\}/g, (_whole, name: string) => {
    const raw = unsent.rawParams[name];
    return raw ?? encodeURIComponent((unsent.params[name] ?? "").toWellFormed());
  });
  const named = unsent.query.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
  );
  const query = [...named, ...(unsent.rawQuery === "" ? [] : [unsent.rawQuery])].join("&");
  return {
    method: unsent.method,
    path: query === "" ? path : `${path}?${query}`,
    headers: [
      ...(credential === undefined ? [] : [["authorization", credential] as [string, string]]),
      ...(unsent.contentType === undefined ? [] : [["content-type", unsent.contentType] as [string, string]]),
      ...unsent.headers,
    ],
    body: bodyText(unsent),
  };
}

const longestShown = 300;

function shortened(text: string, longest = longestShown): string {
  return text.length > longest ? `${text.slice(0, longest)}…(${text.length} in all)` : text;
}

/** A line that makes the request again, as far as a shell can; what is long is cut and says so. */
export function curlOf(url: string, request: HttpRequest, nameOf: (credential: string) => string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const headers = request.headers.map(([name, value]) =>
    quoted(`${name}: ${shortened(name === "authorization" ? nameOf(value) : value, 80)}`),
  );
  return [
    `curl -sS -X ${request.method}`,
    quoted(url + shortened(request.path)),
    ...headers.map((header) => `-H ${header}`),
    ...(request.body === undefined ? [] : [`--data-raw ${quoted(shortened(request.body.toString("utf8")))}`]),
  ].join(" ");
}

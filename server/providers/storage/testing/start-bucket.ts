import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Credentials = { region: string; accessKeyId: string; secretAccessKey: string };

export const keyOfBucket = {
  bucket: "originals",
  region: "eu-test-1",
  accessKeyId: "AKIATEST",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG",
};

export type Bucket = {
  objects: Map<string, Buffer>;
  /** The parts of uploads that have not been completed, by the id of the upload. */
  uploads: Map<string, Buffer[]>;
  /** Tells, in order, why requests were refused for their signature or hash. */
  refused: string[];
  /**
   * Answers all requests of a method with this status, or never where it is null. The bucket has done
   * what it was asked before, if `isDone`.
   */
  fault: { method: string; status: number | null; isDone?: boolean } | undefined;
  /** The connection of a download breaks after so many bytes. */
  breaksAfter: number | undefined;
  /** Answers the completion of an upload with 200 and an error, as S3 may. */
  failsToComplete: boolean;
  url: string;
  stop(): void;
};

/** Speaks S3 as far as files and backups need it, and checks each signature (AWS Signature Version 4) and each hash. */
export async function startBucket(): Promise<Bucket> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { method = "", url = "", headers } = request;
    const answer = (status: number, code: string) =>
      void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const refusal = refusalOf({ method, url, headers, body }, keyOfBucket);
    if (refusal !== undefined) {
      bucket.refused.push(refusal);
      return answer(403, refusal);
    }
    const fault = bucket.fault?.method === method ? bucket.fault : undefined;
    const { pathname, searchParams: query } = new URL(url, "http://bucket");
    const key = pathname.replace(`/${keyOfBucket.bucket}/`, "");
    const stored = bucket.objects.get(key);
    if (fault === undefined && query.size > 0) return void response.end(answerQuery(method, key, query, body));
    if (fault === undefined || fault.isDone === true) {
      if (method === "PUT") bucket.objects.set(key, body);
      if (method === "DELETE") bucket.objects.delete(key);
    }
    if (fault?.status === null) return;
    if (fault !== undefined) return answer(fault.status, "Planted");
    if (method === "GET" && stored === undefined) return answer(404, "NoSuchKey");
    if (method === "GET" && stored !== undefined) return give(stored, headers, response);
    response.writeHead(method === "DELETE" ? 204 : 200).end();
  });

  /** Gives an object, or the end of it. */
  function give(stored: Buffer, { range, "if-match": wanted }: IncomingHttpHeaders, response: ServerResponse): void {
    const etag = `"${hex(stored)}"`;
    if (wanted !== undefined && wanted !== etag)
      return void response.writeHead(412).end("<Error><Code>PreconditionFailed</Code></Error>");
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
    const bytes = stored.subarray(from);
    response.writeHead(range === undefined ? 200 : 206, { etag, "content-length": bytes.length });
    const { breaksAfter } = bucket;
    if (breaksAfter === undefined || breaksAfter >= bytes.length) return void response.end(bytes);
    response.flushHeaders();
    response.write(bytes.subarray(0, breaksAfter), () => response.destroy());
  }

  /** Lists, or takes a step of an upload in parts. Two names at once are listed. */
  function answerQuery(method: string, key: string, query: URLSearchParams, body: Buffer): string {
    if (query.has("list-type")) {
      const [prefix, after] = [query.get("prefix") ?? "", query.get("continuation-token") ?? ""];
      const names = [...bucket.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
      const shown = names.slice(0, 2);
      const more = names.length > 2 ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : "";
      return `<ListBucketResult>${shown.map((name) => `<Contents><Key>${name}</Key></Contents>`).join("")}${more}</ListBucketResult>`;
    }
    if (query.has("uploads")) {
      const id = `upload/${bucket.uploads.size}`;
      bucket.uploads.set(id, []);
      return `<R><UploadId>${id}</UploadId></R>`;
    }
    const id = query.get("uploadId") ?? "";
    const parts = bucket.uploads.get(id);
    if (parts === undefined) return "<Error><Code>NoSuchUpload</Code></Error>";
    if (method === "PUT") parts[Number(query.get("partNumber")) - 1] = body;
    else if (method === "POST" && bucket.failsToComplete) return "<Error><Code>InternalError</Code></Error>";
    else bucket.uploads.delete(id);
    if (method === "POST") bucket.objects.set(key, Buffer.concat(parts));
    return "";
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bucket: Bucket = {
    objects: new Map(),
    uploads: new Map(),
    failsToComplete: false,
    breaksAfter: undefined,
    refused: [],
    fault: undefined,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return bucket;
}

type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

/** Gives the code with which S3 refuses a request that these credentials have not signed as it came. */
export function refusalOf(
  { method, url, headers, body }: SignedRequest,
  { region, accessKeyId, secretAccessKey }: Credentials,
): string | undefined {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = "", signed = "", signature] = pattern.exec(headers.authorization ?? "") ?? [];
  const [keyId, day = "", ...scope] = credential.split("/");
  if (keyId !== accessKeyId || scope.join("/") !== `${region}/s3/aws4_request`) return "InvalidAccessKeyId";
  const header = (name: string): string => String(headers[name] ?? "").trim();
  const hash = header("x-amz-content-sha256");
  // Without a body, the hash may be left out.
  const isHashed = hash === hex(body) || (hash === "UNSIGNED-PAYLOAD" && body.length === 0 && method !== "PUT");
  if (!isHashed) return "XAmzContentSHA256Mismatch";
  if (method === "PUT" && header("content-length") !== String(body.length)) return "MissingContentLength";
  const date = header("x-amz-date");
  const names = signed.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name))) return "AccessDenied";
  if (!date.startsWith(day)) return "AccessDenied";
  const { pathname, searchParams } = new URL(url, "http://bucket");
  searchParams.sort();
  const lines = names.map((name) => `${name}:${header(name)}\n`).join("");
  const canonical = [method, pathname, String(searchParams), lines, signed, hash].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", date, [day, ...scope].join("/"), hex(canonical)].join("\n");
  const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = [day, ...scope].reduce<string | Buffer>(mac, `AWS4${secretAccessKey}`);
  return mac(key, toSign).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

const hex = (text: string | Buffer): string => createHash("sha256").update(text).digest("hex");

import type { AwsClient } from "aws4fetch";

/** Says where a bucket is, and with which key it is opened. `endpoint` has no slash at its end. */
export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A request to a bucket. aws4fetch signs it, and sends it again where the storage answers 5xx or 429. */
type BucketRequest = {
  method: "GET" | "PUT" | "POST" | "DELETE";
  query?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  body?: Blob | Uint8Array<ArrayBuffer>;
};

/** Reaches a bucket of a service that speaks S3. */
export type Bucket = {
  /** Gives the answer where its status is an accepted one, else throws what the operator can do. */
  send(key: string, request: BucketRequest, accepted: readonly number[]): Promise<Response>;
};

const mostRetries = 3;
const usualPatienceMs = 60_000;
/** A slower connection to the bucket than that is taken for a broken one. */
const leastBytesPerMs = 100;

/** Opens a bucket. Errors name the settings that begin with `settingsName`. */
export function openBucket(
  settings: S3Settings,
  {
    patienceMs = usualPatienceMs,
    settingsName = "PARLEY_FILES_S3",
  }: { patienceMs?: number; settingsName?: string } = {},
): Bucket {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = settings;
  let client: Promise<AwsClient> | undefined;

  async function openClient(): Promise<AwsClient> {
    const { AwsClient } = await import("aws4fetch");
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: mostRetries });
  }

  return {
    async send(key, { query, ...init }, accepted) {
      client ??= openClient();
      const opened = await client;
      const waiting = new AbortController();
      // The time limit ends when the headers have come: a slow client may still be reading the body.
      const bytes = init.body === undefined ? 0 : init.body instanceof Blob ? init.body.size : init.body.length;
      const timer = setTimeout(() => waiting.abort(), patienceMs + bytes / leastBytesPerMs);
      const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
      const ask = () =>
        opened.fetch(`${endpoint}/${bucket}/${key}${search}`, { ...init, redirect: "manual", signal: waiting.signal });
      // Node forgets to abort a request whose object the garbage collector has taken, so this waits as well.
      const late = new Promise<never>((_, reject) => {
        waiting.signal.addEventListener("abort", () => reject(waiting.signal.reason));
      });
      late.catch(() => {});
      try {
        // The storage may have closed a connection that was open for the next request.
        const asked = ask().catch((cause) => (waiting.signal.aborted ? Promise.reject(cause) : ask()));
        const answer = await Promise.race([asked, late]);
        if (accepted.includes(answer.status)) return answer;
        // The answer quotes the request, so that only its code is told.
        const code = codeIn(await answer.text()) ?? "no code";
        throw new BucketRefused(`${endpoint} answered ${init.method}`, answer.status, code, settingsName);
      } catch (cause) {
        if (cause instanceof BucketRefused) throw cause;
        const { code = waiting.signal.aborted ? "timeout" : "no connection" } = ((cause as Error).cause ?? {}) as {
          code?: string;
        };
        throw new Error(`${endpoint} does not answer ${init.method} (${code}). Check ${settingsName}_ENDPOINT.`, {
          cause,
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Finds the code of an error in an answer of S3. */
export function codeIn(answer: string): string | undefined {
  return /<Error>[\s\S]*<Code>(\w+)<\/Code>/.exec(answer)?.[1];
}

/** The storage has answered, and not as it was asked. */
export class BucketRefused extends Error {
  readonly isAbsent: boolean;

  constructor(what: string, status: number, code: string, settingsName: string) {
    super(`${what} with ${status} (${code}). ${adviceFor(status, settingsName)}`);
    this.isAbsent = code === "NoSuchKey";
  }
}

function adviceFor(status: number, settingsName: string): string {
  if (status === 401 || status === 403) {
    return `Check ${settingsName}_ACCESS_KEY_ID and …_SECRET_ACCESS_KEY, and that this key may read, write and delete in the bucket.`;
  }
  if (status >= 500 || status === 429) return "Uploads and downloads work again when the storage does.";
  return `Check ${settingsName}_ENDPOINT, …_BUCKET and …_REGION.`;
}

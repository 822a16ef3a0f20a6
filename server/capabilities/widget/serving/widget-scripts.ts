import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";

const [compressGzip, compressBrotli] = [promisify(gzip), promisify(brotliCompress)];

type Built = { folder: string; loader: string; files: Record<string, string> };
/** A script as it is, and as browsers take it. */
type Script = { text: string; gzip: Buffer; br: Buffer };
type Scripts = { folder: string; tag: string; loader: Script; files: Record<string, Script> };

/** The scripts are read once. `npm start` has built them; a server for tests builds them at the first request. */
const scriptsOf = state(() => ({ reading: undefined as Promise<Scripts> | undefined }));

const type = { "content-type": "text/javascript; charset=utf-8" };
/** Pages of every site load them, also such as let in nothing that does not say so. */
const forAll = { "cross-origin-resource-policy": "cross-origin" };

/** Serves the scripts of the chat on websites. */
export const widgetScripts = {
  /** Answers with the script that a page names. A browser asks each time whether it has changed. */
  async loader(call: Call<unknown, unknown, unknown>): Promise<Answer> {
    const { loader, tag } = await readScripts(call);
    const revalidated = { vary: "Accept-Encoding", etag: tag, "cache-control": "public, max-age=0, must-revalidate" };
    const headers = { ...forAll, ...revalidated };
    return call.header("if-none-match") === tag ? new Answer(304, null, headers) : send(call, loader, headers);
  },

  /**
   * Answers with a script of the window. Its address changes with its content, so that a browser never asks
   * again. A page that was opened before an update gets the script of today.
   * @throws not-found
   */
  async window(call: Call<{ build: string; file: string }, unknown, unknown>): Promise<Answer> {
    const { folder, files } = await readScripts(call);
    const { build, file } = call.params;
    const script = Object.hasOwn(files, file) ? files[file] : undefined;
    if (script === undefined) throw new Problem(notFound, "There is no such script. Pages load /widget.js.");
    const isOfToday = folder === `/widget/${build}`;
    const cache: Record<string, string> = isOfToday ? { "cache-control": "public, max-age=31536000, immutable" } : {};
    return send(call, script, { vary: "Accept-Encoding", ...forAll, ...cache });
  },
};

/** Sends a script as small as the browser takes it: not every server has a proxy that compresses. */
function send(call: Call<unknown, unknown, unknown>, script: Script, headers: Record<string, string>): Answer {
  const accepted = (call.header("accept-encoding") ?? "").split(",").map((each) => each.trim().toLowerCase());
  for (const encoding of ["br", "gzip"] as const) {
    if (accepted.includes(encoding))
      return new Answer(200, script[encoding], { ...type, ...headers, "content-encoding": encoding });
  }
  return new Answer(200, script.text, { ...type, ...headers });
}

function readScripts({ kernel }: Call<unknown, unknown, unknown>): Promise<Scripts> {
  const kept = scriptsOf(kernel);
  kept.reading ??= build().catch((error) => {
    kept.reading = undefined;
    throw error;
  });
  return kept.reading;
}

/** The server's bundle leaves the builder outside, because it needs esbuild. */
async function build(): Promise<Scripts> {
  const root = new URL("../../../../", import.meta.url);
  const builder = await import(new URL("tools/widget/build-widget.js", root).href);
  const built: Built = await builder.buildWidget(fileURLToPath(root));
  // The tag is weak, because a script has one for all its encodings.
  const tag = `W/"${createHash("sha256").update(built.loader).digest("base64url").slice(0, 22)}"`;
  const packed = Object.entries(built.files).map(async ([name, text]) => [name, await pack(text)] as const);
  const files = Object.fromEntries(await Promise.all(packed));
  return { folder: built.folder, tag, loader: await pack(built.loader), files };
}

/** Compresses outside the main thread, where it would block all requests for a tenth of a second. */
async function pack(text: string): Promise<Script> {
  const [short, shorter] = await Promise.all([compressGzip(text, { level: 9 }), compressBrotli(text)]);
  return { text, gzip: short, br: shorter };
}
